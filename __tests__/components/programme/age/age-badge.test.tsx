/** @jest-environment jsdom */
import { render } from '@testing-library/react'
import { AgeBadge } from '@/components/programme/age/age-badge'

describe('the age limit', () => {
  it.each([
    [0, 'Tillatt for Alle'],
    [9, 'Aldersgrense 9 år'],
    [18, 'Aldersgrense 18 år'],
    [null, 'Aldersgrense ikke satt'],
  ] as const)('%p is said in words', (limit, words) => {
    expect(render(<AgeBadge limit={limit} />).container).toHaveTextContent(words)
  })

  it('is not there for what has none', () => {
    expect(render(<AgeBadge limit={undefined} />).container).toBeEmptyDOMElement()
  })

  it('has a colour of its own for each', () => {
    const limits = ([0, 9, 15, 18, null] as const).map((limit) => {
      const { container } = render(<AgeBadge limit={limit} />)
      return container.firstElementChild?.getAttribute('data-limit')
    })
    expect(limits).toEqual(['0', '9', '15', '18', 'unset'])
  })
})
