/** @jest-environment jsdom */
import { followWorker, unregisterAll } from '@/components/offline/life-cycle'

class FakeWorker extends EventTarget {
  state = 'installing'
  postMessage = jest.fn()
  become(state: string) {
    this.state = state
    this.dispatchEvent(new Event('statechange'))
  }
}

function setUp({ hasController = true, isWaiting = false, isInstalling = false } = {}) {
  const registration = Object.assign(new EventTarget(), {
    installing: isInstalling ? new FakeWorker() : null,
    waiting: isWaiting ? new FakeWorker() : null,
    unregister: jest.fn(async () => true),
  })
  const container = Object.assign(new EventTarget(), {
    controller: hasController ? {} : null,
    register: jest.fn(async () => registration),
    getRegistrations: async () => [registration],
  })
  const page = { isBusy: jest.fn(() => false), reload: jest.fn(), onAvailable: jest.fn(), onHeld: jest.fn() }
  return { registration, container, page }
}

async function begin(options = {}) {
  const made = setUp(options)
  const lifeCycle = followWorker(made.container as unknown as ServiceWorkerContainer, made.page)
  await Promise.resolve()
  const install = () => {
    const worker = new FakeWorker()
    made.registration.installing = worker
    made.registration.dispatchEvent(new Event('updatefound'))
    worker.become('installed')
    return worker
  }
  const takeOver = () => made.container.dispatchEvent(new Event('controllerchange'))
  return { ...made, lifeCycle, install, takeOver }
}

it("S7.28: is fetched from the root, past the browser's cache", async () => {
  const { container } = await begin()
  expect(container.register).toHaveBeenCalledWith('/sw.js', { updateViaCache: 'none' })
})

it('S4.15: a new worker where one controls the page takes over, and the page loads anew, once', async () => {
  const { install, takeOver, page } = await begin()
  const worker = install()
  expect(worker.postMessage).toHaveBeenCalledWith('take-over')
  expect(page.reload).not.toHaveBeenCalled()
  takeOver()
  takeOver()
  expect(page.reload).toHaveBeenCalledTimes(1)
  expect(page.onAvailable).not.toHaveBeenCalled()
})

it('S4.15: one that was installed while no page looked takes over, too', async () => {
  const { registration } = await begin({ isWaiting: true })
  expect(registration.waiting?.postMessage).toHaveBeenCalledWith('take-over')
})

it.each(['told of once more', 'not told of again'])(
  'S4.15: one found before the page looked, %s, takes over',
  async (told) => {
    const { registration } = await begin({ isInstalling: true })
    if (told === 'told of once more') registration.dispatchEvent(new Event('updatefound'))
    registration.installing?.become('installed')
    expect(registration.installing?.postMessage).toHaveBeenCalledTimes(1)
  },
)

it('S4.16: the first is reported, and loads nothing anew when it takes the page', async () => {
  const { install, takeOver, page } = await begin({ hasController: false })
  const worker = install()
  takeOver()
  expect(page.onAvailable).toHaveBeenCalledTimes(1)
  expect(worker.postMessage).not.toHaveBeenCalled()
  expect(page.reload).not.toHaveBeenCalled()
})

it('waits for whoever is busy, until they are not', async () => {
  const { install, takeOver, page, lifeCycle } = await begin()
  page.isBusy.mockReturnValue(true)
  const worker = install()
  expect(page.onHeld).toHaveBeenCalled()
  expect(worker.postMessage).not.toHaveBeenCalled()
  page.isBusy.mockReturnValue(false)
  lifeCycle.settle()
  expect(worker.postMessage).toHaveBeenCalledWith('take-over')
  takeOver()
  expect(page.reload).toHaveBeenCalledTimes(1)
})

it('keeps what is typed where another tab lets the new one take over, and goes at the button', async () => {
  const { takeOver, page, lifeCycle } = await begin()
  page.isBusy.mockReturnValue(true)
  takeOver()
  expect(page.onHeld).toHaveBeenCalled()
  expect(page.reload).not.toHaveBeenCalled()
  lifeCycle.insist()
  expect(page.reload).toHaveBeenCalledTimes(1)
})

it('S4.17, S8.14: tells of one that is redundant before it began, and of none that has served', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  const { install } = await begin()
  const served = install()
  served.become('activated')
  served.become('redundant')
  expect(warn).not.toHaveBeenCalled()
  install().become('redundant')
  expect(warn.mock.calls).toEqual([['The installing service worker became redundant.']])
  warn.mockRestore()
})

it('S8.14: tells of a registration that fails', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const { container, page } = setUp()
  const reason = new Error('storage is forbidden')
  container.register.mockRejectedValue(reason)
  followWorker(container as unknown as ServiceWorkerContainer, page)
  await new Promise((resolve) => setTimeout(resolve))
  expect(error.mock.calls).toEqual([['Service worker registration failed:', reason]])
  error.mockRestore()
})

describe('S2.14: an unknown path', () => {
  it('unregisters all workers and loads the page anew', async () => {
    const { container, registration, page } = setUp()
    await unregisterAll(container as unknown as ServiceWorkerContainer, page.reload)
    expect(registration.unregister).toHaveBeenCalledTimes(1)
    expect(page.reload).toHaveBeenCalledTimes(1)
  })

  it('is left alone where no worker is active', async () => {
    const { container, registration, page } = setUp({ hasController: false })
    await unregisterAll(container as unknown as ServiceWorkerContainer, page.reload)
    expect(registration.unregister).not.toHaveBeenCalled()
    expect(page.reload).not.toHaveBeenCalled()
  })
})
