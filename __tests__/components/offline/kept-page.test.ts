/** @jest-environment jsdom */
import { renewWhenAnswered } from '@/components/offline/kept-page'

const isOnline = jest.spyOn(navigator, 'onLine', 'get')
const renew = jest.fn()
const answer = jest.fn()
let isDue = true
let ending: AbortController

beforeEach(() => {
  jest.useFakeTimers()
  renew.mockReset()
  answer.mockReset().mockResolvedValue({ status: 200 })
  Object.assign(globalThis, { fetch: answer })
  Object.assign(AbortSignal, { timeout: () => undefined })
  isOnline.mockReturnValue(true)
  isDue = false
  ending = new AbortController()
  renewWhenAnswered(() => isDue, renew, ending.signal)
  isDue = true
})
afterEach(() => {
  ending.abort()
  jest.useRealTimers()
})

it('is renewed when the network is back', async () => {
  window.dispatchEvent(new Event('online'))
  await jest.advanceTimersByTimeAsync(0)
  expect(renew).toHaveBeenCalledTimes(1)
})

it('is renewed when a network that answered nothing answers, and not while it does not', async () => {
  answer.mockRejectedValueOnce(new Error('timeout')).mockResolvedValueOnce({ status: 503 })
  await jest.advanceTimersByTimeAsync(30_000)
  expect(renew).not.toHaveBeenCalled()
  await jest.advanceTimersByTimeAsync(15_000)
  expect(renew).toHaveBeenCalledTimes(1)
})

it('is renewed at once where the network is back before anybody listens', async () => {
  renewWhenAnswered(() => true, renew, ending.signal)
  await jest.advanceTimersByTimeAsync(0)
  expect(renew).toHaveBeenCalledTimes(1)
})

it('asks nothing without a network, for a page that is as it is now, and after its end', async () => {
  isOnline.mockReturnValue(false)
  await jest.advanceTimersByTimeAsync(15_000)
  isOnline.mockReturnValue(true)
  isDue = false
  await jest.advanceTimersByTimeAsync(15_000)
  isDue = true
  ending.abort()
  await jest.advanceTimersByTimeAsync(60_000)
  expect(answer).not.toHaveBeenCalled()
})
