/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react'
import PageError from '@/app/error'

const loads = jest.fn()
beforeEach(() => {
  // jsdom cannot load a page anew, and says that it was asked to.
  jest.spyOn(console, 'error').mockImplementation((error) => void loads(String(error)))
  loads.mockClear()
})
afterEach(() => jest.restoreAllMocks())

it('a page that could not be shown has a title, and asks the server for itself again', () => {
  render(<PageError />)
  expect(document.title).toBe('Siden lot seg ikke vise')
  fireEvent.click(screen.getByRole('button', { name: 'Prøv igjen' }))
  expect(loads).toHaveBeenCalledWith(expect.stringMatching(/not implemented: navigation/i))
})
