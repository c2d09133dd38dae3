/** @jest-environment jsdom */
import { holdBack, WORDS } from '@/components/offline/needs-network'

const isOnline = jest.spyOn(navigator, 'onLine', 'get')
let told: string[] = []
let ending: AbortController

beforeEach(() => {
  told = []
  ending = new AbortController()
  isOnline.mockReturnValue(true)
  delete document.documentElement.dataset.kept
  document.body.innerHTML =
    '<a data-ticket="1" href="#kjop"><b>18.00</b></a><a href="#andre">Andre</a><form><button></button></form>'
  holdBack((words) => told.push(words), ending.signal)
})
afterEach(() => ending.abort())

/** @returns whether the browser goes on with it */
const press = (selector: string) =>
  document.querySelector(selector)?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
const submit = () => document.forms[0]?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))

it('with a network nothing is held back', () => {
  expect([press('b'), submit()]).toEqual([true, true])
  expect(told).toEqual([])
})

it('without one neither a ticket nor a form is begun, and other links are', () => {
  isOnline.mockReturnValue(false)
  expect([press('b'), submit(), press('a:not([data-ticket])')]).toEqual([false, false, true])
  expect(told).toEqual([WORDS.buy, WORDS.send])
})

it('a kept page sells nothing', () => {
  document.documentElement.dataset.kept = 'Lagret kl. 14.05.'
  expect(press('b')).toBe(false)
})
