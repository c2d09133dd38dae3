/** @jest-environment jsdom */
import { waitFor } from '@testing-library/react'
import { eventsSaga } from '@/store/events/saga'
import { eventsRequested } from '@/store/events/slice'
import { type AppStore, makeStore } from '@/store/make-store'
import '@/__tests__/store/browser'
import { type Runtime, startRuntime } from './runtime'

let runtime: Runtime
let store: AppStore

beforeEach(async () => {
  jest.useFakeTimers({
    doNotFake: [
      'setTimeout',
      'clearTimeout',
      'setImmediate',
      'clearImmediate',
      'setInterval',
      'clearInterval',
      'nextTick',
      'queueMicrotask',
      'performance',
      'requestAnimationFrame',
      'cancelAnimationFrame',
      'requestIdleCallback',
      'cancelIdleCallback',
      'hrtime',
    ],
  })
  jest.setSystemTime(Date.UTC(2026, 10, 21, 17))
  runtime = await startRuntime()
  store = makeStore()
  store.startSaga(eventsSaga, { runtime: { url: `${runtime.url}/runtime`, site: 118 }, getShown: () => [] })
})
afterEach(async () => {
  jest.useRealTimers()
  jest.restoreAllMocks()
  await runtime.close()
})

const want = (...ids: string[]) => store.dispatch(eventsRequested(ids))
function events() {
  const state = store.getState().events
  if (!state) throw new Error('No live states in the store')
  return state
}
const settled = (ids: string[]) => waitFor(() => expect(events().items.map((item) => item.id)).toEqual(ids))
const showTab = () => document.dispatchEvent(new Event('visibilitychange'))
const later = (milliseconds: number) => jest.setSystemTime(Date.now() + milliseconds)
/** Long enough for the saga to have gathered and asked, had it wanted to. */
const aMoment = () => new Promise((resolve) => setTimeout(resolve, 80))

describe('live states', () => {
  it('are asked of the first partner, each id once, and appended (S3.15, S4.7, S4.8, S7.16)', async () => {
    want('a', 'b')
    want('b', 'c')
    await settled(['a', 'b', 'c'])
    want('a', 'c')
    want('d', 'd')
    await settled(['a', 'b', 'c', 'd'])
    expect(runtime.calls).toEqual([['a', 'b', 'c'], ['d']])
    expect(runtime.requests[0]?.url).toBe('/runtime/sites/118/basic_events?ids=a%2Cb%2Cc')
    expect(events().requested).toEqual(['a', 'b', 'c', 'd'])
  })

  it('are asked for while an answer is under way, but not again', async () => {
    want('a')
    await waitFor(() => expect(runtime.calls).toHaveLength(1))
    want('a', 'b')
    await settled(['a', 'b'])
    expect(runtime.calls).toEqual([['a'], ['b']])
  })

  it('are asked for 200 a call', async () => {
    const ids = Array.from({ length: 450 }, (_, index) => `e${index}`)
    want(...ids)
    await waitFor(() => expect(events().items).toHaveLength(450))
    expect(runtime.calls.map((call) => call.length).toSorted((a, b) => b - a)).toEqual([200, 200, 50])
    expect(runtime.calls.flat().toSorted()).toEqual(ids.toSorted())
  })

  it('of ids that cannot be asked for are not, and spoil no other', async () => {
    want('a,b', '', 'x'.repeat(5000), 'c')
    await settled(['c'])
    expect(runtime.calls).toEqual([['c']])
    want('a,b')
    await aMoment()
    expect(runtime.calls).toHaveLength(1)
  })

  it('of events that do not exist stay asked for', async () => {
    runtime.states = (id) => (id === 'gone' ? undefined : { id, status: 'free' })
    want('gone', 'a')
    await settled(['a'])
    want('gone')
    await aMoment()
    expect(runtime.calls).toHaveLength(1)
  })
})

describe('rule 24: the browser calls the runtime', () => {
  it('with credentials, and no header that would need leave (S6.4)', async () => {
    runtime.cookie = 'visit=1; Path=/'
    want('a')
    await settled(['a'])
    want('b')
    await settled(['a', 'b'])
    expect(runtime.requests.map((request) => request.method)).toEqual(['GET', 'GET'])
    expect(runtime.requests[1]?.headers.cookie).toBe('visit=1')
  })
})

describe('rule 18: a bad live state', () => {
  it('is dropped and logged, the others stand; so is one that nobody asked for', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {})
    runtime.states = (id) =>
      id === 'bad' ? { id, status: 'maybe' } : { id: id === 'other' ? 'zzz' : id, status: 'free' }
    want('a', 'bad', 'other', 'c')
    await settled(['a', 'c'])
    expect(warn.mock.calls).toEqual([['Dropped of the live states: [1].status']])
  })

  it('loses only its faulty field where that is optional', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => {})
    runtime.states = (id) => ({ id, status: 'soldOut', available: -1 })
    want('a')
    await settled(['a'])
    expect(events().items).toEqual([{ id: 'a', status: 'soldOut' }])
  })
})

describe('a tab that is looked at again', () => {
  it('forgets what was asked two minutes ago, and gets it anew, in its place', async () => {
    want('a', 'b')
    await settled(['a', 'b'])
    later(60_000)
    want('c')
    await settled(['a', 'b', 'c'])
    later(61_000)
    showTab()
    expect(events().requested).toEqual(['c'])
    runtime.states = (id) => ({ id, status: 'soldOut' })
    want('a', 'c')
    await waitFor(() => expect(events().items[0]?.status).toBe('soldOut'))
    expect(events().items.map((item) => `${item.id} ${item.status}`)).toEqual(['a soldOut', 'b onSale', 'c onSale'])
    expect(runtime.calls).toEqual([['a', 'b'], ['c'], ['a']])
  })

  it('keeps what is two minutes old and no more', async () => {
    want('a')
    await settled(['a'])
    later(120_000)
    showTab()
    expect(events().requested).toEqual(['a'])
  })

  it('forgets nothing when it is hidden', async () => {
    want('a')
    await settled(['a'])
    later(600_000)
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    showTab()
    expect(events().requested).toEqual(['a'])
  })
})

describe('a failed fetch', () => {
  it.each([
    [
      'a status',
      () => {
        runtime.status = 503
      },
    ],
    [
      'an answer that is no list',
      () =>
        runtime.answer((request, response) => {
          response.setHeader('Access-Control-Allow-Origin', request.headers.origin ?? '*')
          response.setHeader('Access-Control-Allow-Credentials', 'true')
          response.end('{}')
        }),
    ],
    ['no server', () => runtime.close()],
  ])('logs "Failed to fetch" and leaves requested: %s (S8.7)', async (_, breakIt) => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => {})
    await breakIt()
    want('a')
    await waitFor(() => expect(error.mock.calls).toContainEqual(['Failed to fetch']))
    await waitFor(() => expect(events()).toEqual({ requested: [], items: [] }))
  })

  it('is not followed by another at once, however often it is wanted, but by one in the end', async () => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => {})
    runtime.status = 500
    want('a')
    await waitFor(() => expect(error).toHaveBeenCalled())
    await waitFor(() => expect(events().requested).toEqual([]))
    later(29_900)
    for (let time = 0; time < 20; time++) want('a')
    await aMoment()
    expect(runtime.calls).toHaveLength(1)
    runtime.status = 200
    want('b')
    await settled(['a', 'b'])
    expect(runtime.calls).toEqual([['a'], ['a', 'b']])
  })

  it('takes only its own ids with it', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {})
    want('a')
    await settled(['a'])
    runtime.status = 500
    want('b')
    await waitFor(() => expect(runtime.calls).toHaveLength(2))
    await waitFor(() => expect(events().requested).toEqual(['a']))
    expect(events().items).toHaveLength(1)
  })
})
