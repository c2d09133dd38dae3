import { listAffected, warmIfOvertaken, warmPages } from '@/lib/pages/warm'
import { announce, requestPage } from '@/lib/platform/own-site'
import { processState } from '@/lib/platform/process-state'

jest.mock('@/lib/platform/own-site')
const request = jest.mocked(requestPage)
const announced = jest.mocked(announce)

const load = (startedAt: number, tags: string[] = ['t'], isFailed = false) => ({ tags, startedAt, isFailed })

beforeEach(() => {
  jest.useFakeTimers()
  jest.clearAllMocks()
  const state = processState()
  state.loads.clear()
  state.pending.clear()
  state.owed.clear()
  state.warming.clear()
  state.isPayingOwed = false
  state.announced = []
})
afterEach(() => jest.useRealTimers())

async function settle(work: Promise<unknown>) {
  await jest.advanceTimersByTimeAsync(60_000)
  await work
}

describe('after an announcement', () => {
  it('asks for the pages that show what changed until they are fresh, and for no other', async () => {
    const { loads, pending } = processState()
    loads.set('/a', load(1))
    loads.set('/b', load(1, ['annet']))
    let asked = 0
    request.mockImplementation(async () => {
      asked += 1
      if (asked === 2) loads.set('/a', load(150))
      return { status: 200, cache: asked < 3 ? 'STALE' : 'HIT' }
    })
    const work = warmPages(['t'], 100)
    expect([...pending.keys()]).toEqual(['/a'])
    await settle(work)
    expect(request.mock.calls.map(([address]) => address)).toEqual(['/a', '/a', '/a'])
    expect(pending.size).toBe(0)
    expect(announced).not.toHaveBeenCalled()
  })

  it('announces again where a generation that began before it was stored after it', async () => {
    const { loads } = processState()
    loads.set('/a', load(99))
    request.mockResolvedValue({ status: 200, cache: 'HIT' })
    announced.mockImplementation(async () => {
      loads.set('/a', load(200))
    })
    await settle(warmPages(['t'], 100))
    expect(announced.mock.calls).toEqual([[[{ model: 'page', id: '', slug: '/a' }]]])
  })

  it('leaves a page at rest that was stored before, and whose generation nobody recorded', async () => {
    processState().loads.set('/a', load(0))
    request.mockResolvedValueOnce({ status: 200, cache: 'STALE' }).mockResolvedValue({ status: 200, cache: 'HIT' })
    await settle(warmPages(['t'], 100))
    expect(request).toHaveBeenCalledTimes(2)
    expect(announced).not.toHaveBeenCalled()
    expect(processState().owed.size).toBe(0)
  })

  it('forgets a path that is gone', async () => {
    const { loads } = processState()
    loads.set('/a', load(1))
    request.mockResolvedValue({ status: 404, cache: 'HIT' })
    await settle(warmPages(['t'], 100))
    expect(loads.has('/a')).toBe(false)
    expect(announced).not.toHaveBeenCalled()
  })

  it('tries again later what could not be generated, until it can', async () => {
    const { loads, owed } = processState()
    loads.set('/a', load(1))
    let isDown = true
    request.mockImplementation(async () => {
      loads.set('/a', load(Date.now(), ['t'], isDown))
      return { status: 200, cache: isDown ? 'STALE' : 'HIT' }
    })
    const work = warmPages(['t'], Date.now())
    await jest.advanceTimersByTimeAsync(100)
    await work
    expect([...owed]).toEqual(['/a'])
    isDown = false
    await jest.advanceTimersByTimeAsync(5_000)
    expect(owed.size).toBe(0)
    expect(announced).toHaveBeenCalledTimes(1)
  })

  it('gives up on a page that never becomes fresh, and lets visitors pass', async () => {
    const { loads, pending, owed } = processState()
    loads.set('/a', load(1))
    request.mockResolvedValue({ status: 200, cache: 'STALE' })
    const work = warmPages(['t'], 100)
    await jest.advanceTimersByTimeAsync(35_000)
    await work
    expect(pending.size).toBe(0)
    expect([...owed]).toEqual(['/a'])
    request.mockImplementation(async () => {
      loads.set('/a', load(Date.now()))
      return { status: 200, cache: 'HIT' }
    })
    await jest.advanceTimersByTimeAsync(60_000)
    expect(owed.size).toBe(0)
  })
})

describe('a page that is read for the first time', () => {
  it('while what it shows is announced is asked for again', async () => {
    const state = processState()
    state.announced = [{ at: 100, tags: ['t'] }]
    request.mockImplementation(async () => {
      state.loads.set('/a', load(Date.now()))
      return { status: 200, cache: 'HIT' }
    })
    warmIfOvertaken('/a', 101, ['t'])
    warmIfOvertaken('/a', 99, ['annet'])
    expect(state.pending.size).toBe(0)
    warmIfOvertaken('/a', 99, ['t'])
    expect(state.pending.has('/a')).toBe(true)
    await jest.advanceTimersByTimeAsync(1_000)
    expect(request).toHaveBeenCalled()
  })
})

it('lists what is affected by tag', () => {
  processState().loads.set('/a', load(1, ['x', 'y']))
  processState().loads.set('/b', load(1, ['z']))
  expect(listAffected(new Set(['y']))).toEqual(['/a'])
})
