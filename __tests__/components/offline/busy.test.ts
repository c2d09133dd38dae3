/** @jest-environment jsdom */
import { isBusy, isJustReloaded, watchTyping } from '@/components/offline/busy'

const ending = new AbortController()
beforeAll(() => watchTyping(ending.signal))
afterAll(() => ending.abort())

function type(field: HTMLInputElement | HTMLTextAreaElement, value: string) {
  field.value = value
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

const first = <T extends Element>(kind: new () => T): T => {
  const found = document.body.firstElementChild
  if (!(found instanceof kind)) throw new Error('another element')
  return found
}

it.each(['<input type="email">', '<input>', '<input type="password">'])(
  '%s that was typed into holds the page',
  (html) => {
    document.body.innerHTML = html
    expect(isBusy()).toBe(false)
    const field = first(HTMLInputElement)
    type(field, 'kari')
    expect(isBusy()).toBe(true)
    field.value = ''
    expect(isBusy()).toBe(false)
    type(field, 'kari')
    field.remove()
    expect(isBusy()).toBe(false)
  },
)

it.each(['<input type="search">', '<input type="checkbox">', '<input value="fylt ut">'])('%s does not', (html) => {
  document.body.innerHTML = html
  if (!html.includes('fylt')) type(first(HTMLInputElement), 'on')
  expect(isBusy()).toBe(false)
})

it('what was typed before anybody watched holds the page, what stood there does not', () => {
  document.body.innerHTML = '<input value="fylt ut"><input id="typed">'
  const field = document.querySelector<HTMLInputElement>('#typed')
  if (!field) throw new Error('no field')
  watchTyping(ending.signal)
  expect(isBusy()).toBe(false)
  field.value = 'kari'
  watchTyping(ending.signal)
  expect(isBusy()).toBe(true)
})

it('a ticket that is shown holds the page', () => {
  document.body.innerHTML = '<dialog open></dialog>'
  expect(isBusy()).toBe(true)
})

it.each([
  ['reload', 59_999, true],
  ['reload', 60_000, false],
  ['navigate', 5, false],
])('a page that came by a %s %i ms ago was just loaded anew: %s', (type, age, isIt) => {
  Object.assign(performance, { getEntriesByType: () => [{ type }], now: () => age })
  expect(isJustReloaded()).toBe(isIt)
})
