/** @jest-environment jsdom */
import { act, cleanup, render, screen, within } from '@testing-library/react'
import axe from 'axe-core'
import fc from 'fast-check'
import type { AnyBlock, BlockProps } from '@/components/blocks/define-block'
import { blockFor, blocks } from '@/components/blocks/registry'
import { exampleContext, exampleProps } from '@/components/editorial/examples'
import { contentItemType } from '@/contract/content-item'
import { BLOCK_ITEMS, blockKind } from '@/contract/page'
import * as hostile from './hostile'

// A Saturday afternoon: the examples stand around it.
jest.mock('@/lib/clock', () => ({ ...jest.requireActual('@/lib/clock'), now: () => Date.UTC(2026, 10, 21, 15) }))

// jsdom has no media: nobody here asks for less motion.
window.matchMedia = (media) =>
  Object.assign(new EventTarget(), { media, matches: false, onchange: null, addListener() {}, removeListener() {} })

const byKind = blocks.map((block) => [block.kind, block] as const)

function show(block: AnyBlock, props: BlockProps, level: 1 | 2 = 2) {
  return render(<main>{block.prepare(props).render(level)}</main>)
}

const anything: fc.Arbitrary<BlockProps> = fc
  .record({
    productions: fc.array(fc.oneof(hostile.production('movie'), hostile.production('culture')), { maxLength: 4 }),
    articles: fc.array(hostile.article, { maxLength: 3 }),
    items: fc.array(fc.constantFrom(...contentItemType.options).chain(hostile.itemOf), { maxLength: 8 }),
    context: hostile.context,
    isSingle: fc.boolean(),
  })
  .chain(({ productions, articles, items, context, isSingle }) =>
    fc.tuple(...productions.flatMap((one) => [hostile.showing(one), hostile.showing(one)])).map((showings) => ({
      ...exampleProps,
      id: 'blokk',
      productions,
      articles,
      items,
      context,
      showings,
      single: isSingle
        ? {
            ...(productions[0] && { production: productions[0] }),
            ...(articles[0] && { article: articles[0] }),
            ...(showings[0] && { showing: showings[0] }),
          }
        : {},
    })),
  )

describe('the registry', () => {
  it('holds every kind of the contract, each once (S3.32)', () => {
    expect(blocks.map(({ kind }) => kind)).toEqual(blockKind.options)
    for (const kind of blockKind.options) expect(blockFor(kind)?.kind).toBe(kind)
  })
})

describe.each(byKind)('%s', (_, block) => {
  it('shows its example, of which it refuses nothing', () => {
    expect(block.prepare(block.example).refused).toEqual([])
    const { container } = show(block, block.example)
    expect(container.textContent?.trim().length).toBeGreaterThan(10)
  })

  it('is accessible', async () => {
    const { container } = show(block, block.example)
    // Links take up their work a moment after they are there.
    const { violations } = await act(() =>
      axe.run(container, {
        // jsdom lays nothing out; the browser journeys look at colours and targets.
        rules: { 'color-contrast': { enabled: false }, 'target-size': { enabled: false } },
      }),
    )
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([])
  })

  it('holds the one h1 where it has a heading, and none where another block holds it', () => {
    const { heading } = block.prepare(block.example)
    show(block, block.example, 1)
    const firsts = screen.queryAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent)
    expect(firsts).toEqual(heading === undefined ? [] : [heading])
    cleanup()
    show(block, block.example, 2)
    expect(screen.queryAllByRole('heading', { level: 1 })).toEqual([])
  })

  it('stands without any data', () => {
    const { container } = show(block, { ...exampleProps, context: { ...exampleContext, newsletterAction: undefined } })
    expect(within(container).queryByText(/undefined|NaN|Invalid/)).toBeNull()
  })

  it('does not mistake an item of another type for its own', () => {
    const strangers = contentItemType.options.map((type) => ({ id: type, type, title: `Fra ${type}` }))
    const { refused } = block.prepare({ ...exampleProps, items: strangers })
    // The type in the contract and the schema in the kind's own file are one.
    expect(refused).toEqual(contentItemType.options.filter((type) => type !== BLOCK_ITEMS[block.kind]))
  })

  it('is not broken, and breaks nothing, by hostile data', () => {
    fc.assert(
      fc.property(anything, fc.constantFrom<1 | 2>(1, 2), (props, level) => {
        const { container } = show(block, props, level)
        expect(container.querySelector('script, iframe, [onclick], [onerror], [href^="javascript:"]')).toBeNull()
        expect(container.innerHTML).not.toMatch(/\bundefined\b|\bNaN\b|Invalid Date/)
        expect(container.querySelectorAll('h1').length).toBeLessThanOrEqual(1)
        cleanup()
      }),
      { numRuns: 15 },
    )
  })
})
