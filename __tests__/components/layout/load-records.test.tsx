/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import { FailedPage } from '@/components/layout/failed-page'
import { keepLoadRecords } from '@/components/layout/load-records'

class Entry {
  constructor(
    readonly name: string,
    readonly responseStatus: number,
  ) {}
  duration = 12.4
}
let report: (list: { getEntries: () => Entry[] }) => void = () => undefined
class Observer {
  constructor(told: typeof report) {
    report = told
  }
  observe() {}
  disconnect() {}
}
Object.assign(globalThis, { PerformanceObserver: Observer })

it('S4.18, S9.9: the page that failed shows the last five loads and the build, of nobody', () => {
  jest.spyOn(console, 'error').mockReturnValue()
  const script = document.body.appendChild(document.createElement('script'))
  script.type = 'text/plain'
  script.textContent = String.raw`self.__next_f.push([1,"0:{\"P\":null,\"b\":\"bygg-7\"}"])`
  keepLoadRecords(new AbortController().signal)
  const here = ['a', 'b', 'c', 'd'].map((name) => new Entry(`${location.origin}/${name}?navn=Kari#x`, 200))
  report({ getEntries: () => here })
  report({ getEntries: () => [new Entry('https://api.example/users/kari?take=1', 0)] })
  report({ getEntries: () => [new Entry(`${location.origin}/e.js`, 500)] })
  sessionStorage.setItem('failed-path', location.pathname)
  render(<FailedPage part="page" error={new Error('no')} />)
  expect(screen.getAllByRole('listitem', { hidden: true }).map((item) => item.textContent)).toEqual([
    '200 /b (12 ms)',
    '200 /c (12 ms)',
    '200 /d (12 ms)',
    '– https://api.example (12 ms)',
    '500 /e.js (12 ms)',
  ])
  screen.getByText('Utgave av nettstedet: bygg-7')
})
