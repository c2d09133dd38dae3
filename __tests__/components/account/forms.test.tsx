/** @jest-environment jsdom */
import '@/__tests__/store/browser'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { changeElsewhere, keepProfile } from '@/__tests__/store/loyalty/account-store'
import { type LoyaltyServer, OLA, PASSWORD, refuse, startLoyalty } from '@/__tests__/store/loyalty/loyalty-server'
import { CreateForm } from '@/components/account/create-form'
import { ForgotForm } from '@/components/account/forgot-form'
import { LoginForm } from '@/components/account/login-form'
import { loggedOut } from '@/store/user-profile/slice'
import { renderInStore } from './in-store'

const replace = jest.fn()
jest.mock('next/navigation', () => ({ useRouter: () => ({ replace }) }))

let loyalty: LoyaltyServer

beforeEach(async () => {
  replace.mockReset()
  localStorage.clear()
  window.history.replaceState(null, '', '/konto/logg-inn?tilbake=%2Fkonto%2Fbilletter')
  loyalty = await startLoyalty()
})
afterEach(() => {
  jest.useRealTimers()
  return loyalty.close()
})

const email = () => screen.getByRole('textbox', { name: 'E-postadresse' })
const password = () => screen.getByLabelText('Passord')
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

async function fill(secret = PASSWORD) {
  await userEvent.type(email(), OLA.email)
  await userEvent.type(password(), secret)
}

/** A group that has the focus and tells what is wrong. */
const summary = () =>
  waitFor(() => expect(screen.getByRole('group')).toHaveFocus()).then(() => screen.getByRole('group'))

describe('logging in', () => {
  it('is done with the keyboard alone, and leads back (S1.17)', async () => {
    renderInStore(loyalty.url, <LoginForm />)
    await userEvent.tab()
    await userEvent.keyboard(OLA.email)
    await userEvent.tab()
    await userEvent.keyboard(`${PASSWORD}{Enter}`)
    await waitFor(() => expect(replace).toHaveBeenCalledWith('/konto/billetter'))
  })

  describe('on the way to a ticket', () => {
    const checkout = () => `${loyalty.url}/checkout/e1`
    beforeEach(() => {
      window.history.replaceState(null, '', `/konto/logg-inn?${new URLSearchParams({ tilbake: checkout() })}`)
    })

    it('leads on to the checkout, with the session’s cookie in place by then', async () => {
      renderInStore(loyalty.url, <LoginForm />)
      await fill()
      await press('Logg inn')
      await waitFor(() => expect(replace).toHaveBeenCalledWith(checkout()))
      expect(loyalty.calls()).toEqual(['LoginDx', 'SwitchTokensDx'])
    })

    it('asks for no password again who is logged in', async () => {
      keepProfile()
      renderInStore(loyalty.url, <LoginForm />)
      expect(screen.getByRole('status')).toHaveTextContent('Du er logget inn. Vi sender deg videre …')
      expect(screen.queryByLabelText('Passord')).not.toBeInTheDocument()
      await waitFor(() => expect(replace).toHaveBeenCalledWith(checkout()))
      expect(loyalty.calls()).toEqual(['SwitchTokensDx'])
    })

    it('goes on without the exchange where that fails', async () => {
      keepProfile()
      loyalty.override('SwitchTokensDx', refuse(503))
      renderInStore(loyalty.url, <LoginForm />)
      await waitFor(() => expect(replace).toHaveBeenCalledWith(checkout()))
    })

    it('goes on without the exchange where that takes long', async () => {
      jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask', 'performance', 'setInterval'] })
      keepProfile()
      let answer = () => {}
      loyalty.override('SwitchTokensDx', (_, response) => {
        answer = () => response.end()
      })
      renderInStore(loyalty.url, <LoginForm />)
      await waitFor(() => expect(loyalty.calls()).toEqual(['SwitchTokensDx']))
      await act(() => jest.advanceTimersByTimeAsync(500))
      expect(replace).not.toHaveBeenCalled()
      await act(() => jest.advanceTimersByTimeAsync(1500))
      expect(replace).toHaveBeenCalledWith(checkout())
      answer()
    })

    it('stays, and asks for the password, where the login is not valid any more', async () => {
      keepProfile()
      loyalty.override('SwitchTokensDx', refuse(401))
      renderInStore(loyalty.url, <LoginForm />)
      expect(await summary()).toHaveTextContent('Du er logget ut fordi innloggingen ikke gjelder lenger.')
      expect(replace).not.toHaveBeenCalled()
      loyalty.override('SwitchTokensDx', undefined)
      await fill()
      await press('Logg inn')
      await waitFor(() => expect(replace).toHaveBeenCalledWith(checkout()))
    })
  })

  it('can be filled in by a password manager', () => {
    const { container } = renderInStore(loyalty.url, <LoginForm />)
    expect(email()).toHaveAttribute('autocomplete', 'username')
    expect(password()).toHaveAttribute('autocomplete', 'current-password')
    expect(container.querySelectorAll('form')).toHaveLength(1)
  })

  it('that is refused says so where the focus is, and keeps what was typed', async () => {
    renderInStore(loyalty.url, <LoginForm />)
    await fill('feil passord')
    await press('Logg inn')
    expect(await summary()).toHaveTextContent('E-posten eller passordet stemmer ikke.')
    expect(email()).toHaveValue(OLA.email)
    expect(password()).toHaveValue('feil passord')
    expect(replace).not.toHaveBeenCalled()
  })

  it('too often says when to try again', async () => {
    loyalty.override('LoginDx', (request, response) => {
      response.setHeader('Retry-After', '40')
      refuse(429)(request, response)
    })
    renderInStore(loyalty.url, <LoginForm />)
    await fill()
    await press('Logg inn')
    expect(await summary()).toHaveTextContent('Prøv igjen om 40 sekunder.')
  })

  it('sends nothing that cannot be right, and says it at the field', async () => {
    renderInStore(loyalty.url, <LoginForm />)
    await userEvent.type(email(), 'ola')
    await press('Logg inn')
    const group = await summary()
    expect(email()).toHaveAccessibleDescription('Skriv hele e-postadressen, med @.')
    expect(email()).toBeInvalid()
    await userEvent.click(group.querySelector('a') ?? group)
    expect(email()).toHaveFocus()
    expect(loyalty.requests).toEqual([])
  })

  it('shows the password to who wants to see it', async () => {
    renderInStore(loyalty.url, <LoginForm />)
    await userEvent.type(password(), 'abc')
    expect(password()).toHaveAttribute('type', 'password')
    await press('Vis passordet')
    expect(password()).toHaveAttribute('type', 'text')
    expect(password()).toHaveValue('abc')
    await press('Skjul passordet')
    expect(password()).toHaveAttribute('type', 'password')
  })

  it('is not sent twice while the answer is awaited', async () => {
    loyalty.override('LoginDx', () => {})
    renderInStore(loyalty.url, <LoginForm />)
    await fill()
    await press('Logg inn')
    await press('Logger inn …')
    await waitFor(() => expect(loyalty.calls()).toEqual(['LoginDx']))
  })

  it('leads back at once who is in already, or comes in by another tab', async () => {
    renderInStore(loyalty.url, <LoginForm />)
    expect(replace).not.toHaveBeenCalled()
    act(() => changeElsewhere(OLA))
    await waitFor(() => expect(replace).toHaveBeenCalledWith('/konto/billetter'))
  })

  it('tells a visitor whose login ended why', async () => {
    keepProfile()
    const { store } = renderInStore(loyalty.url, <LoginForm />)
    act(() => void store.dispatch(loggedOut({ call: 'switchTokensDx', kind: 'status', status: 401, message: '' })))
    expect(await summary()).toHaveTextContent('Du er logget ut fordi innloggingen ikke gjelder lenger.')
  })
})

describe('creating an account', () => {
  it('names every field at fault, in order', async () => {
    renderInStore(loyalty.url, <CreateForm />)
    await press('Opprett konto')
    expect([...(await summary()).querySelectorAll('li')].map((one) => one.textContent)).toEqual([
      'Skriv et navn på 1 til 80 tegn.',
      'Skriv hele e-postadressen, med @.',
      'Velg et passord på 8 til 128 tegn.',
    ])
    expect(password()).toHaveAttribute('autocomplete', 'new-password')
    expect(password()).toHaveAccessibleDescription('8 til 128 tegn. Velg et passord på 8 til 128 tegn.')
  })

  it('says at the email that it is taken', async () => {
    loyalty.override('CreateUserDx', refuse(409))
    renderInStore(loyalty.url, <CreateForm />)
    await userEvent.type(screen.getByRole('textbox', { name: 'Navn' }), 'Ola')
    await fill()
    await press('Opprett konto')
    await summary()
    expect(email()).toHaveAccessibleDescription(/har en konto fra før/)
    expect(screen.getByRole('link', { name: 'Be om et nytt passord' })).toHaveAttribute('href', '/konto/glemt-passord')
    expect(screen.getByRole('textbox', { name: 'Navn' })).toHaveValue('Ola')
  })
})

describe('a new password', () => {
  it('is on its way, whoever asked, and the focus is where it says so', async () => {
    renderInStore(loyalty.url, <ForgotForm />)
    await userEvent.type(email(), 'hvem@post.example')
    await press('Send meg en lenke')
    const words = await screen.findByText(/Sjekk e-posten din/)
    expect(words.parentElement).toHaveFocus()
  })

  it('that fails says so', async () => {
    loyalty.override('ForgotPasswordDx', refuse(503))
    renderInStore(loyalty.url, <ForgotForm />)
    await userEvent.type(email(), 'hvem@post.example')
    await press('Send meg en lenke')
    expect(await summary()).toHaveTextContent('Vi fikk ikke sendt e-posten. Noe gikk galt hos oss. Prøv igjen om litt.')
  })
})

it.each([
  ['login', <LoginForm key="1" />],
  ['create', <CreateForm key="2" />],
  ['forgot', <ForgotForm key="3" />],
])('axe finds nothing in %s, with its errors', async (_, form) => {
  const { container } = renderInStore(loyalty.url, form)
  await userEvent.click(container.querySelector('button[type=submit]') ?? container)
  const rules = { region: { enabled: false }, 'color-contrast': { enabled: false } }
  const { violations } = await axe.run(container, { rules })
  expect(violations).toEqual([])
})
