/** @jest-environment jsdom */
import { holdScripts, LOADER } from '@/server/late-scripts'
import { toPagePolicy } from '@/server/policy'

const chunk = (name: string) => `/_next/static/chunks/${name}.js`
const script = (name: string) => `<script src="${chunk(name)}" async=""></script>`
const HEAD = [
  `<html><head><link rel="preload" as="script" fetchPriority="low" href="${chunk('webpack')}"/>`,
  `<link rel="preload" as="image" href="/logo.png"/>${script('react')}${script('app/%5Bproduction%5D/page')}`,
].join('')
const BODY = [
  '</head><body><p>Hei</p>',
  `<script src="${chunk('polyfills')}" noModule=""></script>`,
  `<script src="${chunk('webpack')}" id="_R_" async=""></script>`,
  '<script>self.__next_f.push([1,"x"])</script></body></html>',
].join('')

it('takes the scripts out of the way of the first paint, and loses none', () => {
  const { head, body } = holdScripts(HEAD, BODY)
  const page = new DOMParser().parseFromString(head + body, 'text/html')
  expect([...page.querySelectorAll('script[src]')].map((one) => one.getAttribute('src'))).toEqual([chunk('polyfills')])
  expect([...page.querySelectorAll('link')].map((one) => one.getAttribute('as'))).toEqual(['image'])
  const loader = page.body.lastElementChild
  expect(loader?.textContent).toBe(LOADER)
  expect(loader?.getAttribute('data-late')?.split(' ')).toEqual(
    ['react', 'app/%5Bproduction%5D/page', 'webpack'].map(chunk),
  )
})

it.each([
  ['<html>', '<body><p>Hei</p></body></html>'],
  [`<html><head>${script('react')}`, '</head>'],
])('leaves a page alone that has no scripts or no end: %s%s', (head, body) =>
  expect(holdScripts(head, body)).toEqual({ head, body }),
)

it('is allowed by the policy, as it stands and no other way', () => {
  const directive = (html: string) => /script-src ([^;]*)/.exec(toPagePolicy(html, []))?.[1]
  expect(directive(`<script data-late="/a.js">${LOADER}</script>`)).toMatch(/^'self' 'sha256-[^']+'$/)
  expect(directive(`<script data-late="/a.js">${LOADER};alert(1)</script>`)).toBe("'self'")
})

describe('the loader', () => {
  const added = () => [...document.head.querySelectorAll('script')].map((one) => one.getAttribute('src'))
  const painted: (() => void)[] = []

  beforeEach(() => {
    jest.useFakeTimers()
    painted.length = 0
    document.head.replaceChildren()
    class Observer {
      constructor(run: () => void) {
        painted.push(run)
      }
      observe() {}
    }
    Object.assign(window, { PerformanceObserver: Observer })
  })
  afterEach(() => {
    jest.useRealTimers()
    Reflect.deleteProperty(document, 'currentScript')
    Reflect.deleteProperty(document, 'hidden')
  })

  function run(hidden = false) {
    const element = document.createElement('script')
    element.dataset.late = '/a.js /b.js'
    Object.defineProperty(document, 'currentScript', { value: element, configurable: true })
    Object.defineProperty(document, 'hidden', { value: hidden, configurable: true })
    window.Function(LOADER)()
  }

  it('asks for each script once, when something is painted', () => {
    run()
    expect(added()).toEqual([])
    for (const paint of [...painted, ...painted]) paint()
    jest.runAllTimers()
    expect(added()).toEqual(['/a.js', '/b.js'])
  })

  it('waits no longer than a second where the browser tells of no paint', () => {
    Reflect.deleteProperty(window, 'PerformanceObserver')
    run()
    jest.advanceTimersByTime(1_000)
    expect(added()).toEqual(['/a.js', '/b.js'])
  })

  it('does not wait in a tab that nobody looks at', () => {
    run(true)
    expect(added()).toEqual(['/a.js', '/b.js'])
  })
})
