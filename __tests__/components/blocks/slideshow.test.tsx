/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react'
import { blockFor } from '@/components/blocks/registry'

let wantsLessMotion = false
window.matchMedia = (media) =>
  Object.assign(new EventTarget(), {
    media,
    matches: wantsLessMotion,
    onchange: null,
    addListener() {},
    removeListener() {},
  })

const WIDTH = 400
const scrolled: ScrollToOptions[] = []

beforeEach(() => {
  jest.useFakeTimers()
  wantsLessMotion = false
  scrolled.length = 0
  // jsdom lays nothing out and scrolls nothing: a row of slides, each as wide as the window on it.
  Object.defineProperty(HTMLElement.prototype, 'clientWidth', { configurable: true, value: WIDTH })
  HTMLElement.prototype.scrollTo = function scrollTo(to?: ScrollToOptions | number) {
    if (typeof to !== 'object') return
    scrolled.push(to)
    this.scrollLeft = to.left ?? 0
    fireEvent.scroll(this)
  }
})
afterEach(() => jest.useRealTimers())

function show() {
  const slideshow = blockFor('slideshow')
  if (!slideshow) throw new Error('no slideshow')
  render(slideshow.prepare(slideshow.example).render(2))
  return screen.getByRole('list')
}

const waitSeconds = (seconds: number) => act(() => jest.advanceTimersByTime(seconds * 1000))
const slideOf = (row: HTMLElement) => Math.round(row.scrollLeft / WIDTH)

describe('the slideshow', () => {
  it('turns by itself, and from the last to the first', () => {
    const row = show()
    waitSeconds(8)
    expect(slideOf(row)).toBe(1)
    waitSeconds(14)
    expect(slideOf(row)).toBe(0)
  })

  it('stops when asked to, and goes on when asked to', () => {
    const row = show()
    fireEvent.click(screen.getByRole('button', { name: 'Stopp bildevisningen' }))
    waitSeconds(60)
    expect(slideOf(row)).toBe(0)
    fireEvent.click(screen.getByRole('button', { name: 'Start bildevisningen' }))
    waitSeconds(8)
    expect(slideOf(row)).toBe(1)
  })

  it('stands still while pointed at or focused, and is then read out', () => {
    const row = show()
    expect(screen.getByRole('status')).toHaveAttribute('aria-live', 'off')
    fireEvent.focus(row)
    waitSeconds(60)
    expect(slideOf(row)).toBe(0)
    expect(screen.getByRole('status')).toHaveAttribute('aria-live', 'polite')
    fireEvent.blur(row)
    fireEvent.pointerEnter(row)
    waitSeconds(60)
    expect(slideOf(row)).toBe(0)
  })

  it('is leafed through by buttons, around both ends', () => {
    const row = show()
    fireEvent.click(screen.getByRole('button', { name: 'Forrige bilde' }))
    expect(slideOf(row)).toBe(2)
    fireEvent.click(screen.getByRole('button', { name: 'Neste bilde' }))
    expect(slideOf(row)).toBe(0)
  })

  it('says which slide is shown, as it is asked for and where it was swiped to', () => {
    const row = show()
    expect(row).toHaveAccessibleName('Bilder, bla sidelengs')
    expect(screen.getByRole('status')).toHaveTextContent('Bilde 1 av 3: Premiere på Høststorm')
    fireEvent.click(screen.getByRole('button', { name: 'Neste bilde' }))
    expect(screen.getByRole('status')).toHaveTextContent('Bilde 2 av 3: Viser for vinteren')
    row.scrollTo({ left: 2 * WIDTH })
    waitSeconds(1)
    expect(screen.getByRole('status')).toHaveTextContent('Bilde 3 av 3: Badet åpner klokka sju')
  })

  it('goes on by two slides for two quick presses, with the row still on its way', () => {
    const row = show()
    HTMLElement.prototype.scrollTo = function glide(to?: ScrollToOptions | number) {
      if (typeof to === 'object') scrolled.push(to)
      fireEvent.scroll(this)
    }
    const next = screen.getByRole('button', { name: 'Neste bilde' })
    fireEvent.click(next)
    fireEvent.click(next)
    expect(scrolled.map(({ left }) => left)).toEqual([WIDTH, 2 * WIDTH])
    expect(slideOf(row)).toBe(0)
  })

  it('never moves by itself under reduced motion, nor glides', () => {
    wantsLessMotion = true
    const row = show()
    waitSeconds(60)
    expect(slideOf(row)).toBe(0)
    expect(screen.queryByRole('button', { name: /bildevisningen/ })).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Neste bilde' }))
    expect(scrolled).toEqual([{ left: WIDTH, behavior: 'auto' }])
  })
})
