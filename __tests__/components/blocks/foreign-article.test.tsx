/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import type { BlockProps } from '@/components/blocks/define-block'
import { blockFor } from '@/components/blocks/registry'
import { exampleArticle, exampleProps } from '@/components/editorial/examples'
import type { BlockKind } from '@/contract/page'

const english = exampleArticle('english', {
  title: 'The culture house',
  content: '<p>Open every day.</p>',
  node_locale: 'en',
})
const own = exampleArticle('norsk', {})
const show = (kind: BlockKind, props: Partial<BlockProps>) =>
  render(
    blockFor(kind)
      ?.prepare({ ...exampleProps, ...props })
      .render(1),
  )
const languageOf = (words: string) => screen.getByText(words).closest('[lang]')?.getAttribute('lang')

describe('an article in another language than its page', () => {
  it('says so of its title on the cover', () => {
    show('cover', { single: { article: english } })
    expect(screen.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'en')
  })

  it('says so of its title and words on a card, and not of the date', () => {
    const { container } = show('cardList', { articles: [english] })
    expect(languageOf('The culture house')).toBe('en')
    expect(languageOf('Open every day.')).toBe('en')
    expect(container.querySelectorAll('[lang]')).toHaveLength(2)
  })

  it.each([
    ['cover', { single: { article: own } }],
    ['cardList', { articles: [own] }],
  ] as const)('one in the page’s own says nothing: %s', (kind, props) => {
    expect(show(kind, props).container.querySelector('[lang]')).toBeNull()
  })
})
