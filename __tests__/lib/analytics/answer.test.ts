/** @jest-environment jsdom */
import { ANSWER_KEY, keepAnswer, readAnswer } from '@/lib/analytics/answer'

const DAY = 24 * 3_600_000

beforeEach(() => {
  jest.useFakeTimers({ now: Date.UTC(2026, 10, 20, 14) })
  localStorage.clear()
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

it.each(['ja', 'nei'] as const)('remembers a %s for a year', (answer) => {
  keepAnswer(answer)
  jest.advanceTimersByTime(365 * DAY)
  expect(readAnswer()).toBe(answer)
  jest.advanceTimersByTime(DAY)
  expect(readAnswer()).toBeUndefined()
})

it('knows only the latest answer', () => {
  keepAnswer('ja')
  keepAnswer('nei')
  expect(readAnswer()).toBe('nei')
})

it.each(['', 'ja', 'JA 1795183200000', 'ja -1', 'ja 9999999999999999', 'nei 1795183200000 x', '{"answer":"ja"}'])(
  'takes %j for no answer',
  (kept) => {
    localStorage.setItem(ANSWER_KEY, kept)
    expect(readAnswer()).toBeUndefined()
  },
)

it('lives with a browser that stores nothing', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse)
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)
  expect(() => keepAnswer('ja')).not.toThrow()
  expect(readAnswer()).toBeUndefined()
})
