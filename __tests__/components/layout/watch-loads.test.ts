/** @jest-environment jsdom */
import { watchLoads } from '@/components/layout/watch-loads'

const isOnline = jest.spyOn(navigator, 'onLine', 'get')
const onLost = jest.fn()
const loads = jest.fn()
const logged = jest.fn()
let ending: AbortController

beforeEach(() => {
  jest.resetAllMocks()
  isOnline.mockReturnValue(true)
  jest.spyOn(console, 'error').mockImplementation(logged)
  window.fetch = loads
  ending = new AbortController()
  watchLoads(onLost, ending.signal)
})
afterEach(() => {
  ending.abort()
  expect(window.fetch).toBe(loads)
  jest.mocked(console.error).mockRestore()
})

const PAGE = { headers: { rsc: '1' } }

it('S8.11: logs a page that is answered with an error, and leaves the answer to the router', async () => {
  const answer = { status: 503 }
  loads.mockResolvedValue(answer)
  expect(await fetch('/priser', PAGE)).toBe(answer)
  expect(logged.mock.calls).toEqual([['page loading error: data']])
})

it('S8.11: logs a page that is not answered, and leaves it to the router online', async () => {
  loads.mockRejectedValue(new TypeError('Failed to fetch'))
  await expect(fetch('/priser', PAGE)).rejects.toThrow('Failed to fetch')
  expect(logged.mock.calls).toEqual([['page loading error: data']])
  expect(onLost).not.toHaveBeenCalled()
})

it('S8.11: never tells the router that there is no network', async () => {
  isOnline.mockReturnValue(false)
  loads.mockRejectedValue(new TypeError('Failed to fetch'))
  const settled = jest.fn()
  fetch('/priser', PAGE).then(settled, settled)
  await new Promise((resolve) => setTimeout(resolve))
  expect(onLost).toHaveBeenCalledTimes(1)
  expect(settled).not.toHaveBeenCalled()
})

it.each([{}, { headers: { rsc: '1', 'next-router-prefetch': '1' } }])('says nothing of %j', async (init) => {
  loads.mockRejectedValue(new TypeError('Failed to fetch'))
  await expect(fetch('/priser', init)).rejects.toThrow('Failed to fetch')
  expect(logged).not.toHaveBeenCalled()
})

it("S8.11, S8.12: logs a piece of the build that cannot be had, and nobody else's", () => {
  for (const src of ['/_next/static/chunks/film.js', 'https://annet.example/a.js']) {
    const script = document.head.appendChild(document.createElement('script'))
    script.type = 'text/plain'
    script.src = src
    script.dispatchEvent(new Event('error'))
  }
  expect(logged.mock.calls).toEqual([['bundle loading error']])
})
