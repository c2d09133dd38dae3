/** @jest-environment jsdom */
import { waitFor } from '@testing-library/react'
import { selectCheck } from '@/store/events/checks-slice'
import { eventsSaga } from '@/store/events/saga'
import { eventsRequested, selectEvent } from '@/store/events/slice'
import { type AppStore, makeStore } from '@/store/make-store'
import '@/__tests__/store/browser'
import { type Runtime, startRuntime } from './runtime'

const START = Date.UTC(2026, 10, 21, 17)
const SECOND = 1000

let runtime: Runtime
let store: AppStore
let shown: string[]

beforeEach(async () => {
  jest.useFakeTimers({
    now: START,
    doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask', 'performance', 'setInterval'],
  })
  jest.spyOn(console, 'error').mockImplementation(() => {})
  runtime = await startRuntime()
  runtime.status = 503
  store = makeStore()
  shown = ['a']
  store.startSaga(eventsSaga, { runtime: { url: `${runtime.url}/runtime`, site: 118 }, getShown: () => shown })
})
afterEach(async () => {
  jest.useRealTimers()
  jest.restoreAllMocks()
  await runtime.close()
})

const pass = (seconds: number) => jest.advanceTimersByTimeAsync(seconds * SECOND)
const showTab = () => document.dispatchEvent(new Event('visibilitychange'))
const goOnline = () => window.dispatchEvent(new Event('online'))
const check = () => selectCheck(store.getState(), 'a')
const asked = (times: number) => waitFor(() => expect(runtime.calls).toHaveLength(times))
/** Until the answer to the last question is in. */
const failed = async (times: number) => {
  await asked(times)
  await waitFor(() => expect(store.getState().events?.requested).toEqual([]))
}

describe('after a failed answer', () => {
  it('live states are asked for again, later each time, until they come', async () => {
    store.dispatch(eventsRequested(['a']))
    await failed(1)
    expect(check()).toEqual({ checkedAt: undefined, hasFailed: true })
    for (const [times, pause] of [
      [2, 30],
      [3, 60],
      [4, 120],
    ] as const) {
      await pass(pause - 10)
      expect(runtime.calls).toHaveLength(times - 1)
      await pass(11)
      await failed(times)
    }
    runtime.status = 200
    await pass(241)
    await waitFor(() => expect(selectEvent(store.getState(), 'a')).toEqual({ id: 'a', status: 'onSale' }))
    expect(check()?.hasFailed).toBe(false)
    expect(check()?.checkedAt).toBeGreaterThan(START + 450 * SECOND)
    await pass(3600)
    expect(runtime.calls).toHaveLength(5)
  })

  it('what the page shows by then is asked for, not what it showed', async () => {
    store.dispatch(eventsRequested(['a']))
    await failed(1)
    shown = ['b', 'c']
    runtime.status = 200
    await pass(31)
    await waitFor(() => expect(selectEvent(store.getState(), 'c')).toBeDefined())
    expect(runtime.calls).toEqual([['a'], ['b', 'c']])
  })

  it.each([
    ['hidden', () => jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden'), showTab],
    ['offline', () => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false), goOnline],
  ])('nothing is asked for while the tab is %s, but at once when it is back', async (_, goAway, comeBack) => {
    store.dispatch(eventsRequested(['a']))
    await failed(1)
    const away = goAway()
    await pass(3600)
    expect(runtime.calls).toHaveLength(1)
    away.mockRestore()
    comeBack()
    await asked(2)
  })

  it('a server that names a time is left alone until then', async () => {
    runtime.retryAfter = 600
    store.dispatch(eventsRequested(['a']))
    await failed(1)
    await pass(590)
    expect(runtime.calls).toHaveLength(1)
    await pass(12)
    await asked(2)
  })
})
