/** @jest-environment jsdom */
import { awaitInstallOffer, noteFirstVisit } from '@/components/offline/install-offer'

/** @returns whether the house's own offer is made, and whether the browser's is kept back */
function visit(isReturning: boolean) {
  const ending = new AbortController()
  const offer = jest.fn()
  awaitInstallOffer(isReturning, offer, ending.signal)
  const event = new Event('beforeinstallprompt', { cancelable: true })
  window.dispatchEvent(event)
  ending.abort()
  return { isOffered: offer.mock.calls.length > 0, isKeptBack: event.defaultPrevented }
}

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

it('offers at the second visit, once, and always in the place of the browser', () => {
  const first = visit(false)
  noteFirstVisit()
  const later = visit(true)
  sessionStorage.clear()
  const visits = [first, later, visit(true), visit(true)]
  expect(visits.map(({ isOffered }) => isOffered)).toEqual([false, false, true, false])
  expect(visits.every(({ isKeptBack }) => isKeptBack)).toBe(true)
})

it.each(['getItem', 'setItem'] as const)('offers nothing where nothing can be kept (%s)', (method) => {
  const get = jest.spyOn(Storage.prototype, method).mockImplementation(() => {
    throw new DOMException('denied')
  })
  expect(visit(true).isOffered).toBe(false)
  get.mockRestore()
})
