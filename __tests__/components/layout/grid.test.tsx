/** @jest-environment jsdom */
import { readFileSync } from 'node:fs'
import { render, screen } from '@testing-library/react'
import { Column, Row } from '@/components/layout/grid'

/** What its style says, by property. */
function styleOf(ui: React.ReactElement) {
  render(ui)
  const declarations = screen.getByText('Innhold').getAttribute('style')?.split(';') ?? []
  return Object.fromEntries(declarations.filter(Boolean).map((one) => one.split(':').map((part) => part.trim())))
}
const WHOLE = { '--span-xs': '12', '--span-md': '12', '--span-lg': '12' }

describe('rule 7: spans and orders', () => {
  it('a missing span is 12 (S2.62, S9.11)', () => {
    expect(styleOf(<Column>Innhold</Column>)).toEqual(WHOLE)
  })

  it('takes the spans that are given', () => {
    expect(styleOf(<Column span={{ md: 8, lg: 9 }}>Innhold</Column>)).toEqual({
      '--span-xs': '12',
      '--span-md': '8',
      '--span-lg': '9',
    })
  })

  it('without an order keeps that of the source', () => {
    expect(styleOf(<Column order={{}}>Innhold</Column>)).toEqual(WHOLE)
  })

  it('says the orders that are given, however great', () => {
    expect(styleOf(<Column order={{ xs: 0, lg: 4711 }}>Innhold</Column>)).toEqual({
      ...WHOLE,
      '--order-xs': '0',
      '--order-lg': '4711',
    })
  })

  it('has twelve columns, a style for the span of each width, and lets a missing order be the next smaller one (S2.62, S9.11)', () => {
    const css = readFileSync('components/layout/grid.module.css', 'utf8')
    expect(css).toContain('grid-template-columns: repeat(12, ')
    for (const width of ['xs', 'md', 'lg']) {
      expect(css).toContain(`grid-column: span var(--span-${width});`)
    }
    expect(css).toContain('order: var(--order-md, var(--order-xs, 0));')
    expect(css).toContain('order: var(--order-lg, var(--order-md, var(--order-xs, 0)));')
  })
})

describe('a row', () => {
  it('is contained, or goes from edge to edge (S2.60, S2.61)', () => {
    render(
      <>
        <Row container>Med</Row>
        <Row container={false}>Uten</Row>
      </>,
    )
    expect(screen.getByText('Med')).toHaveClass('row', 'contained')
    expect(screen.getByText('Uten')).not.toHaveClass('contained')
  })
})
