/** @jest-environment jsdom */
import { readFileSync } from 'node:fs'
import { render, screen } from '@testing-library/react'
import { Column, Row } from '@/components/layout/grid'

const column = (ui: React.ReactElement) => {
  render(ui)
  const element = screen.getByText('Innhold')
  return { classes: [...element.classList], orders: element.getAttribute('style') }
}

describe('rule 7: spans and orders', () => {
  it('a missing span is 12', () => {
    expect(column(<Column>Innhold</Column>).classes).toEqual(['column', 'xs12', 'md12', 'lg12'])
  })

  it('takes the spans that are given', () => {
    expect(column(<Column span={{ md: 8, lg: 9 }}>Innhold</Column>).classes).toEqual(['column', 'xs12', 'md8', 'lg9'])
  })

  it('without an order keeps that of the source', () => {
    expect(column(<Column order={{}}>Innhold</Column>).orders).toBeNull()
  })

  it('says the orders that are given, however great', () => {
    expect(column(<Column order={{ xs: 0, lg: 4711 }}>Innhold</Column>).orders).toBe('--order-xs: 0; --order-lg: 4711;')
  })

  it('has a style for each span of each width, and lets a missing order be the next smaller one', () => {
    const css = readFileSync('components/layout/grid.module.css', 'utf8')
    for (const width of ['xs', 'md', 'lg']) {
      for (let span = 1; span <= 12; span += 1) {
        expect(css).toMatch(new RegExp(`\\.${width}${span} \\{\\s*grid-column: span ${span};`))
      }
    }
    expect(css).toContain('order: var(--order-md, var(--order-xs, 0));')
    expect(css).toContain('order: var(--order-lg, var(--order-md, var(--order-xs, 0)));')
  })
})

describe('a row', () => {
  it('is contained, or goes from edge to edge', () => {
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
