/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { NewsletterForm } from '@/components/layout/newsletter-form'

const ACTION = 'https://nyhetsbrev.example/subscribe'
const getForm = () => screen.getByRole('form', { name: 'Nyhetsbrev' })

describe('the newsletter form', () => {
  it('asks for an e-mail address, and may ask for a name (S5.1, S5.2)', () => {
    render(<NewsletterForm action={ACTION} label="Nyhetsbrev" />)
    const email = screen.getByLabelText('E-post adresse')
    expect(email).toBeRequired()
    expect(email).toHaveAttribute('type', 'email')
    expect(email).toHaveAttribute('name', 'EMAIL')
    expect(screen.getByLabelText('Navn')).not.toBeRequired()
    expect(screen.getByLabelText('Navn')).toHaveAttribute('name', 'NAME')
  })

  it('asks for permission with a box that is not ticked beforehand (S5.3)', () => {
    render(<NewsletterForm action={ACTION} label="Nyhetsbrev" />)
    const permission = screen.getByRole('checkbox', { name: 'Markedsføringstillatelser' })
    expect(permission).not.toBeChecked()
    expect(permission).toHaveAttribute('name', 'MARKETING_EMAIL')
    expect(permission).toHaveAttribute('value', 'Y')
    expect(permission).toHaveAccessibleDescription(/e-post/)
  })

  it('is posted to the provider in a new window, without the browser judging it (S5.5, S5.6, S7.27)', () => {
    render(<NewsletterForm action={ACTION} label="Nyhetsbrev" />)
    expect(getForm()).toHaveAttribute('action', ACTION)
    expect(getForm()).toHaveAttribute('method', 'post')
    expect(getForm()).toHaveAttribute('target', '_blank')
    expect(getForm()).toHaveAttribute('novalidate')
    expect(screen.getByRole('button', { name: 'Meld deg på' })).toHaveAttribute('type', 'submit')
  })

  it('says that one may unsubscribe at any time (S5.7)', () => {
    render(<NewsletterForm action={ACTION} label="Nyhetsbrev" />)
    expect(screen.getByText('Du kan melde deg av når som helst.')).toBeVisible()
  })

  it('hides its trap from people: no keyboard and no reader comes to it (S5.4)', async () => {
    render(<NewsletterForm action={ACTION} label="Nyhetsbrev" />)
    expect(screen.queryAllByRole('textbox')).toHaveLength(2)
    const trap = getForm().querySelector<HTMLInputElement>('[name=b_hp]')
    expect(trap).not.toBeVisible()
    expect(trap).toHaveValue('')
    for (let step = 0; step < 6; step += 1) {
      await userEvent.tab()
      expect(trap).not.toHaveFocus()
    }
  })

  it('sends an empty trap', () => {
    render(<NewsletterForm action={ACTION} label="Nyhetsbrev" />)
    const form = getForm()
    expect(form instanceof HTMLFormElement && [...new FormData(form).keys()].sort()).toEqual(['EMAIL', 'NAME', 'b_hp'])
  })

  it('may stand on a page twice', () => {
    render(
      <>
        <NewsletterForm action={ACTION} label="Nyhetsbrev" />
        <NewsletterForm action={ACTION} label="Nyhetsbrev" />
      </>,
    )
    const [first, second] = screen.getAllByRole('form').map((form) => within(form).getByLabelText('E-post adresse'))
    expect(first?.id).not.toBe(second?.id)
  })
})
