/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react'
import { Offline } from '@/components/offline/offline.client'

const router = { refresh: jest.fn() }
let pathname = '/priser'
jest.mock('next/navigation', () => ({ useRouter: () => router, usePathname: () => pathname }))

const post = jest.fn()
const container = Object.assign(new EventTarget(), {
  controller: {} as object | null,
  register: jest.fn(),
  ready: Promise.resolve({ active: { postMessage: post } }),
  getRegistrations: jest.fn(async () => []),
})
const isOnline = jest.spyOn(navigator, 'onLine', 'get')

beforeEach(() => {
  Object.defineProperty(navigator, 'serviceWorker', { value: container, configurable: true })
  Object.assign(globalThis, { fetch: jest.fn(async () => ({ status: 200 })) })
  container.register
    .mockReset()
    .mockResolvedValue(Object.assign(new EventTarget(), { installing: null, waiting: null }))
  container.getRegistrations.mockClear()
  container.controller = {}
  isOnline.mockReturnValue(true)
  post.mockReset()
  router.refresh.mockReset()
  pathname = '/priser'
  history.replaceState(null, '', '/priser')
  document.head.innerHTML = ''
  delete document.documentElement.dataset.kept
  localStorage.clear()
  sessionStorage.clear()
})

const show = async () => {
  const shown = render(
    <>
      <a data-ticket="1" href="#kjop">
        18.00
      </a>
      <input aria-label="Navn" />
      <Offline />
    </>,
  )
  await act(async () => undefined)
  return shown
}

it('tells the worker of each page that is looked at', async () => {
  const { rerender } = await show()
  expect(post.mock.calls).toEqual([[{ visited: '/priser' }]])
  pathname = '/program'
  rerender(<Offline />)
  await act(async () => undefined)
  expect(post).toHaveBeenLastCalledWith({ visited: '/program' })
})

it('says that a ticket needs a network, until there is one', async () => {
  await show()
  isOnline.mockReturnValue(false)
  fireEvent.click(screen.getByText('18.00'))
  expect(screen.getByRole('status')).toHaveTextContent('Billetter kan kjøpes når du har nett igjen.')
  act(() => void window.dispatchEvent(new Event('online')))
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})

it('tells who is typing of a new build, with a button', async () => {
  await show()
  fireEvent.input(screen.getByLabelText('Navn'), { target: { value: 'Kari' } })
  act(() => void container.dispatchEvent(new Event('controllerchange')))
  expect(screen.getByRole('status')).toHaveTextContent('Nettstedet er oppdatert.')
  expect(screen.getByRole('button', { name: 'Last inn på nytt' })).toBeInTheDocument()
})

it('renews a kept page', async () => {
  document.documentElement.dataset.kept = 'Lagret kl. 14.05.'
  await show()
  expect(router.refresh).toHaveBeenCalledTimes(1)
})

it('S2.14: registers nothing at a path that is unknown', async () => {
  document.head.innerHTML = '<meta name="unknown-path" content="true">'
  container.controller = null
  await show()
  expect(container.register).not.toHaveBeenCalled()
  container.controller = {}
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  await show()
  expect(container.getRegistrations).toHaveBeenCalledTimes(1)
  jest.mocked(console.error).mockRestore()
})

it('registers nothing for who asks for less data', async () => {
  Object.assign(navigator, { connection: { saveData: true } })
  await show()
  expect(container.register).not.toHaveBeenCalled()
  Reflect.deleteProperty(navigator, 'connection')
})

it('offers a place on the home screen, which is easy to refuse', async () => {
  await show()
  const prompt = jest.fn(async () => undefined)
  act(() => void window.dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt })))
  expect(screen.getByRole('region', { name: 'Legg til på hjemskjermen' })).toBeInTheDocument()
  fireEvent.click(screen.getByRole('button', { name: 'Nei takk' }))
  expect(screen.queryByRole('region')).not.toBeInTheDocument()
  expect(prompt).not.toHaveBeenCalled()
})
