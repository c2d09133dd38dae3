/** @jest-environment jsdom */
import { arrive, stay, type Wait, waitFor } from '@/components/layout/wait'

const isOnline = jest.spyOn(navigator, 'onLine', 'get')
const loads: string[] = []
let wait: Wait = 'none'
const tell = (next: Wait | ((now: Wait) => Wait)) => {
  wait = typeof next === 'function' ? next(wait) : next
}
const start = () => {
  document.body.innerHTML = '<a href="/priser">Priser</a>'
  const [link] = document.links
  if (!(link instanceof HTMLAnchorElement)) throw new Error('no link')
  return { link, end: waitFor({ address: '/priser', link }, tell, location.href) }
}

beforeEach(() => {
  jest.useFakeTimers()
  wait = 'none'
  loads.length = 0
  isOnline.mockReturnValue(true)
  // jsdom cannot navigate, and says here that it was asked to.
  jest.spyOn(console, 'error').mockImplementation((line) => void loads.push(String(line)))
})
afterEach(() => {
  jest.useRealTimers()
  jest.mocked(console.error).mockRestore()
})

it('S2.11, S2.12, S9.2: says after 1 s that a page is slow, goes on waiting, and is silent when it is there', () => {
  const { link, end } = start()
  expect(link.getAttribute('aria-busy')).toBe('true')
  jest.advanceTimersByTime(999)
  expect(wait).toBe('none')
  jest.advanceTimersByTime(1)
  expect(wait).toBe('slow')
  end()
  expect(wait).toBe('none')
  expect(link.hasAttribute('aria-busy')).toBe(false)
  jest.advanceTimersByTime(10_000)
  expect(loads).toEqual([])
})

it('S2.13: leaves a page that never comes to the browser after 3 s more, once', () => {
  start()
  jest.advanceTimersByTime(3999)
  expect(loads).toEqual([])
  jest.advanceTimersByTime(1)
  expect(loads).toHaveLength(1)
  jest.advanceTimersByTime(60_000)
  expect(loads).toEqual([expect.stringMatching(/not implemented: navigation/i)])
})

it('S8.11: goes to what the device has kept of the page without a network', async () => {
  isOnline.mockReturnValue(false)
  const match = jest.fn(async () => 'kept')
  Object.assign(globalThis, { caches: { match } })
  start()
  await jest.advanceTimersByTimeAsync(4000)
  await jest.advanceTimersByTimeAsync(0)
  expect(match).toHaveBeenCalledWith('/priser')
  expect(loads).toHaveLength(1)
  expect(wait).toBe('slow')
  Reflect.deleteProperty(globalThis, 'caches')
})

it('S8.11: keeps the page without a network, with a word about it that outlasts the waiting', async () => {
  isOnline.mockReturnValue(false)
  const { end } = start()
  const kept = jest.spyOn(history, 'replaceState')
  await jest.advanceTimersByTimeAsync(4000)
  end()
  expect(wait).toBe('lost')
  expect(kept.mock.calls).toEqual([[null, '', location.href]])
  expect(loads).toEqual([])
  kept.mockRestore()
})

it('S8.11: goes back where the router has gone ahead to a page that it has not', () => {
  const back = jest.spyOn(history, 'back').mockReturnValue()
  const replace = jest.spyOn(history, 'replaceState')
  stay(tell, `${location.href}vare-filmer`)
  expect(back).toHaveBeenCalledTimes(1)
  expect(replace).not.toHaveBeenCalled()
  expect(wait).toBe('lost')
  back.mockRestore()
  replace.mockRestore()
})

it('S8.11: goes back from a page whose code cannot be had without a network', () => {
  isOnline.mockReturnValue(false)
  document.body.innerHTML = '<main data-failed><h1>Feil</h1></main>'
  const back = jest.spyOn(history, 'back').mockReturnValue()
  arrive(tell)
  expect(back).toHaveBeenCalledTimes(1)
  expect(wait).toBe('lost')
})

it('S2.11: the focus goes to the heading of the page that came', () => {
  document.body.innerHTML = '<main><h1>Priser</h1></main>'
  arrive(tell)
  expect(document.activeElement?.tagName).toBe('H1')
})
