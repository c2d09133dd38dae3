/** @jest-environment jsdom */
import { render } from '@testing-library/react'
import fc from 'fast-check'
import { PosterFallback } from '@/components/ui/poster-fallback'

const markup = (title: string) => render(<PosterFallback title={title} />).container.innerHTML

describe('the poster of a film without one', () => {
  it('shows the title, for eyes only', () => {
    const { container } = render(<PosterFallback title="Elgen som ville fly" />)
    expect(container.firstElementChild).toHaveTextContent('Elgen som ville fly')
    expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true')
  })

  it('is the same each time, and spread over many looks', () => {
    expect(markup('Ulvetid')).toBe(markup('Ulvetid'))
    const titles = Array.from({ length: 60 }, (_, number) => `Film ${number}`)
    const looks = new Set(titles.map((title) => markup(title).replaceAll(title, '')))
    expect(looks.size).toBeGreaterThan(16)
  })

  it('sets long words smaller', () => {
    expect(markup('Ulvetid')).toContain('huge')
    expect(markup('Verdensromsforskningsinstituttet')).toContain('tiny')
  })

  it('is made for any title', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (title) => {
        expect(markup(title)).not.toMatch(/undefined|NaN/)
      }),
      { numRuns: 60 },
    )
  })
})
