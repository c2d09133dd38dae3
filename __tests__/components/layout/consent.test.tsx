/** @jest-environment jsdom */
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { Consent } from '@/components/layout/consent.client'
import { CONSENT_SLOT } from '@/components/layout/consent-slot'
import { ANSWER_KEY, keepAnswer } from '@/lib/analytics/answer'
import { countPage, stopCounting } from '@/lib/analytics/count'

let pathname = '/'
jest.mock('next/navigation', () => ({ usePathname: () => pathname }))
jest.mock('@/lib/analytics/count', () => ({ countPage: jest.fn(), stopCounting: jest.fn() }))

const settings = { tagId: 'G-1A2B3C4D5E', brand: 'Huset' }
const page = () => (
  <>
    <div id={CONSENT_SLOT} />
    <main id="innhold" tabIndex={-1}>
      Siden
    </main>
    <Consent {...settings} />
  </>
)
const findNotice = () => screen.findByRole('region', { name: 'Får vi telle besøket ditt?' })
const getNotice = () => screen.queryByRole('region')
const control = () => screen.getByRole('button', { name: 'Endre samtykke' })
const answerWith = (name: 'Ja takk' | 'Nei takk') => userEvent.click(screen.getByRole('button', { name }))
/** All that is fetched when needed has come. */
const settled = () => act(async () => void (await new Promise((resolve) => setTimeout(resolve))))

beforeEach(() => {
  localStorage.clear()
  jest.clearAllMocks()
  pathname = '/'
  delete window.dataLayer
})

it('asks a visitor who has not answered, stores nothing and counts nothing', async () => {
  render(page())
  expect(await findNotice()).toBeVisible()
  await settled()
  expect(localStorage).toHaveLength(0)
  expect(countPage).not.toHaveBeenCalled()
})

it('takes no focus by itself, and is met first by who comes by keyboard', async () => {
  const { container } = render(page())
  await findNotice()
  expect(document.body).toHaveFocus()
  await userEvent.tab()
  expect(screen.getByText('Hva lagres, og hvor lenge?')).toHaveFocus()
  await userEvent.tab()
  expect(screen.getByRole('button', { name: 'Nei takk' })).toHaveFocus()
  const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })
  expect(violations).toEqual([])
})

it('offers a no that looks as the yes does', async () => {
  render(page())
  await findNotice()
  const [no, yes] = ['Nei takk', 'Ja takk'].map((name) => screen.getByRole('button', { name }))
  expect(no?.className).toBe(yes?.className)
  expect(no?.parentElement).toBe(yes?.parentElement)
})

it('remembers a no: the question does not come again, and nothing is counted', async () => {
  const { unmount } = render(page())
  await findNotice()
  await answerWith('Nei takk')
  expect(getNotice()).toBeNull()
  expect(screen.getByRole('main')).toHaveFocus()
  unmount()
  render(page())
  await settled()
  expect(getNotice()).toBeNull()
  expect(countPage).not.toHaveBeenCalled()
  expect(stopCounting).not.toHaveBeenCalled()
})

it('counts each page after a yes, and does not ask again', async () => {
  const { rerender } = render(page())
  await findNotice()
  await answerWith('Ja takk')
  await waitFor(() => expect(countPage).toHaveBeenCalledTimes(1))
  expect(countPage).toHaveBeenCalledWith(settings)
  pathname = '/program'
  rerender(page())
  await waitFor(() => expect(countPage).toHaveBeenCalledTimes(2))
  expect(getNotice()).toBeNull()
})

it('may be answered anew from the footer: the focus goes there and back, and a no ends the counting', async () => {
  keepAnswer('ja')
  window.dataLayer = ['told']
  render(page())
  await userEvent.click(control())
  await findNotice()
  expect(screen.getByRole('heading', { name: 'Får vi telle besøket ditt?' })).toHaveFocus()
  expect(screen.getByText('Svaret ditt nå: ja takk.')).toBeVisible()
  await answerWith('Nei takk')
  expect(control()).toHaveFocus()
  await waitFor(() => expect(stopCounting).toHaveBeenCalledWith(settings))
  expect(localStorage.getItem(ANSWER_KEY)).toMatch(/^nei /)
})

it('keeps the answer where one only looks, and closes at Escape', async () => {
  keepAnswer('nei')
  render(page())
  await userEvent.click(control())
  await findNotice()
  await userEvent.keyboard('{Escape}')
  expect(getNotice()).toBeNull()
  expect(control()).toHaveFocus()
  expect(localStorage.getItem(ANSWER_KEY)).toMatch(/^nei /)
})

it('does not take Escape for an answer', async () => {
  render(page())
  await findNotice()
  await userEvent.tab()
  await userEvent.keyboard('{Escape}')
  expect(getNotice()).toBeVisible()
  expect(localStorage).toHaveLength(0)
})

it('follows an answer that is given in another tab', async () => {
  render(page())
  await findNotice()
  keepAnswer('nei')
  act(() => void window.dispatchEvent(new StorageEvent('storage')))
  expect(getNotice()).toBeNull()
})

it('forgets what an earlier yes left, once that yes is too old', async () => {
  window.dataLayer = ['told']
  render(page())
  await findNotice()
  await waitFor(() => expect(stopCounting).toHaveBeenCalledWith(settings))
  expect(countPage).not.toHaveBeenCalled()
})
