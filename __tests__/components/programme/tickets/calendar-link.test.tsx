/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import { makeShowing } from '@/__tests__/lib/calendar/showings'
import { CalendarLink } from '@/components/programme/tickets/calendar-link'

describe('the way to a calendar', () => {
  it('says which showing, and leads to its file', () => {
    render(<CalendarLink showing={makeShowing()} />)
    const link = screen.getByRole('link', { name: 'Legg i kalender Høststorm, lørdag 21. november kl. 18.00' })
    expect(link).toHaveAttribute('href', '/kalender/e1')
    expect(link).toHaveAttribute('type', 'text/calendar')
  })

  it('of one that is off tells the calendar so', () => {
    render(<CalendarLink showing={makeShowing({ status: 'cancelled' })} />)
    expect(screen.getByRole('link', { name: /^Oppdater kalenderen Høststorm/ })).toBeInTheDocument()
  })

  it('is not there where there can be no file', () => {
    const { container } = render(<CalendarLink showing={makeShowing({ id: 'a/b' })} />)
    expect(container).toBeEmptyDOMElement()
  })
})
