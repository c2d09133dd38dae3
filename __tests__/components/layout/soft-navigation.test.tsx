/** @jest-environment jsdom */
import { createEvent, fireEvent, render, screen } from '@testing-library/react'
import { SoftNavigation } from '@/components/layout/soft-navigation.client'

const router = { push: jest.fn(), prefetch: jest.fn() }
jest.mock('next/navigation', () => ({ useRouter: () => router }))

const LINKS = (
  <>
    <a href="/priser?dag=1#barn">
      <span>Priser</span>
    </a>
    <a href="https://annet.example/">Ute</a>
    <a href="/priser" target="_blank" rel="noopener">
      Nytt vindu
    </a>
    <a href="/liste.pdf" download>
      Last ned
    </a>
    <a href="/kalender/e1" type="text/calendar">
      Legg i kalender
    </a>
    <a href="#innhold">Hopp</a>
    <a href="mailto:post@huset.example">Skriv</a>
  </>
)

/** @returns true where the browser is left to follow the link itself */
function click(name: string, init: MouseEventInit = {}): boolean {
  const link = screen.getByText(name)
  const event = createEvent.click(link, { button: 0, ...init })
  // jsdom cannot navigate, and says so.
  window.addEventListener('click', (late) => late.preventDefault(), { once: true })
  let isLeft = true
  link.ownerDocument.addEventListener(
    'click',
    (late) => {
      isLeft = !late.defaultPrevented
    },
    { once: true },
  )
  fireEvent(link, event)
  return isLeft
}

beforeEach(() => {
  jest.clearAllMocks()
  render(
    <>
      <SoftNavigation />
      {LINKS}
    </>,
  )
})

it("follows the site's own links without a page load, with query and hash", () => {
  expect(click('Priser')).toBe(false)
  expect(router.push.mock.calls).toEqual([['/priser?dag=1#barn']])
})

it.each(['Ute', 'Nytt vindu', 'Last ned', 'Legg i kalender', 'Hopp', 'Skriv'])('leaves "%s" to the browser', (name) => {
  expect(click(name)).toBe(true)
  expect(router.push).not.toHaveBeenCalled()
})

it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'leaves a click with %j to the browser',
  (init) => {
    expect(click('Priser', init)).toBe(true)
    expect(router.push).not.toHaveBeenCalled()
  },
)

it('fetches a page once, when a visitor comes near its link, and not before', () => {
  expect(router.prefetch).not.toHaveBeenCalled()
  fireEvent.pointerOver(screen.getByText('Priser'))
  fireEvent.focusIn(screen.getByText('Priser'))
  fireEvent.touchStart(screen.getByText('Ute'))
  expect(router.prefetch.mock.calls).toEqual([['/priser?dag=1#barn']])
})

it('fetches no page ahead for who asks for less data', () => {
  Object.assign(navigator, { connection: { saveData: true } })
  fireEvent.pointerOver(screen.getByText('Priser'))
  expect(router.prefetch).not.toHaveBeenCalled()
  Reflect.deleteProperty(navigator, 'connection')
})

it('tells when links are followed here', () => {
  delete document.documentElement.dataset.links
  render(<SoftNavigation />)
  expect(document.documentElement.dataset.links).toBe('soft')
})
