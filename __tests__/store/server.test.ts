import { eventsSaga } from '@/store/events/saga'
import { eventsRequested } from '@/store/events/slice'
import { makeStore } from '@/store/make-store'
import { getTabStore } from '@/store/tab-store'
import { type Runtime, startRuntime } from './events/runtime'

let runtime: Runtime

beforeEach(async () => {
  runtime = await startRuntime()
})
afterEach(() => runtime.close())

describe('on a server', () => {
  it('events are skipped, without a word (S7.17)', async () => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => {})
    const store = makeStore()
    store.startSaga(eventsSaga, { runtime: { url: runtime.url, site: 118 }, getShown: () => [] })
    store.dispatch(eventsRequested(['a']))
    await new Promise((resolve) => setTimeout(resolve, 80))
    expect(runtime.calls).toEqual([])
    expect(store.getState().events).toEqual({ requested: [], items: [] })
    expect(error).not.toHaveBeenCalled()
  })

  it('there is no store of a tab to share between visitors', () => {
    expect(() => getTabStore()).toThrow('in a browser only')
  })
})
