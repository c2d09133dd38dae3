/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react'
import PageError from '@/app/error'

const logged = jest.fn()
const isOnline = jest.spyOn(navigator, 'onLine', 'get')

beforeEach(() => {
  sessionStorage.clear()
  isOnline.mockReturnValue(true)
  // jsdom cannot load a page anew, and says here that it was asked to.
  jest.spyOn(console, 'error').mockImplementation((line) => void logged(String(line)))
  logged.mockClear()
})
afterEach(() => void jest.mocked(console.error).mockRestore())

const countLoads = () => logged.mock.calls.filter(([line]) => /not implemented: navigation/i.test(line)).length
const show = (error = new Error('no')) => render(<PageError error={error} />)

it('S2.13, S8.11: a page that could not be shown is logged, and loaded anew from its own path, once', () => {
  const { unmount } = show()
  expect(document.title).toBe('Siden lot seg ikke vise')
  expect(logged).toHaveBeenCalledWith('page loading error: page')
  expect(countLoads()).toBe(1)
  unmount()
  show()
  expect(countLoads()).toBe(1)
  fireEvent.click(screen.getByRole('button', { name: 'Prøv igjen' }))
  expect(countLoads()).toBe(2)
})

it('S8.11: a piece of code that could not be had is logged as a component', () => {
  show(Object.assign(new Error('no'), { name: 'ChunkLoadError' }))
  expect(logged).toHaveBeenCalledWith('page loading error: component')
})

it('S8.11: stays where it is without a network, and where nothing can be marked', () => {
  isOnline.mockReturnValue(false)
  const { unmount } = show()
  screen.getByRole('button', { name: 'Prøv igjen' })
  unmount()
  isOnline.mockReturnValue(true)
  const forbidden = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError')
  })
  show()
  screen.getByRole('button', { name: 'Prøv igjen' })
  forbidden.mockRestore()
  expect(countLoads()).toBe(0)
})
