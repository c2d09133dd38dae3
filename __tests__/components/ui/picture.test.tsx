/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import { CoverPicture } from '@/components/ui/cover-picture'
import { Picture } from '@/components/ui/picture'

const BASE = 'https://platform.example/images'
const own = { url: `${BASE}/cover.jpg`, alt: 'Et fjell' }

function show(props: Partial<Parameters<typeof Picture>[0]> = {}) {
  render(<Picture image={own} sizes="50vw" imagesUrl={BASE} {...props} />)
  return screen.getByRole(props.image && !props.image.alt ? 'presentation' : 'img')
}
const sources = (image: HTMLElement) => (image.getAttribute('srcset') ?? '').split(', ').filter(Boolean)
const query = (source = '') => Object.fromEntries(new URL(source.split(' ')[0] ?? '').searchParams)

describe('a picture of the image service', () => {
  it('comes in several widths, cut to the ratio around its focal point', () => {
    const image = show({ image: { ...own, focalPointQuery: 'fp-x=0.4&fp-y=0.2' }, ratio: [2, 3] })
    expect(query(sources(image)[1])).toEqual({
      ...{ w: '320', h: '480', auto: 'compress,format', fit: 'crop' },
      ...{ crop: 'focalpoint', 'fp-x': '0.4', 'fp-y': '0.2' },
    })
    expect(sources(image).every((source) => / \d+w$/.test(source))).toBe(true)
    expect(image).toHaveAttribute('sizes', '50vw')
    expect(Number(image.getAttribute('height')) / Number(image.getAttribute('width'))).toBe(1.5)
  })

  it('is shown whole without a ratio, with the size that it has', () => {
    const image = show({ image: { ...own, width: 1200, height: 800, focalPointQuery: 'fit=crop' } })
    expect(query(sources(image)[0])).toEqual({ w: '160', auto: 'compress,format' })
    expect(image).toHaveAttribute('width', '1200')
    expect(image).toHaveAttribute('height', '800')
  })

  it('is not asked for in widths far above its own', () => {
    expect(sources(show({ image: { ...own, width: 700, height: 700 } })).map((source) => query(source).w)).toEqual([
      ...['160', '320', '480', '640', '800'],
    ])
  })

  it('is not asked for in widths that no screen of its place needs', () => {
    const image = show({ ratio: [2, 3], widest: 128 })
    expect(sources(image).map((source) => query(source).w)).toEqual(['160', '320'])
    expect(query(image.getAttribute('src') ?? '').w).toBe('320')
  })

  it('reserves room even when nobody knows its size', () => {
    const image = show()
    expect(image).toHaveAttribute('width', '960')
    expect(image).toHaveAttribute('height', '640')
  })
})

it('the picture of a cover is asked for at 1920x1080, compressed, around its focal point (S2.63, S9.12)', () => {
  render(<CoverPicture image={{ ...own, focalPointQuery: 'fp-x=0.4&fp-y=0.2' }} imagesUrl={BASE} />)
  expect(sources(screen.getByRole('img')).map(query)).toContainEqual({
    ...{ w: '1920', h: '1080', auto: 'compress,format', fit: 'crop' },
    ...{ crop: 'focalpoint', 'fp-x': '0.4', 'fp-y': '0.2' },
  })
})

describe('a picture from elsewhere', () => {
  it('is shown as it is, in the room of the ratio', () => {
    const url = 'https://elsewhere.example/a.jpg?b=c'
    const image = show({ image: { url, alt: 'Fremmed', focalPointQuery: 'fp-x=0.25&fp-y=1' }, ratio: [16, 9] })
    expect(image).toHaveAttribute('src', url)
    expect(image).not.toHaveAttribute('srcset')
    expect(image.getAttribute('style')).toBe('--picture-ratio: 16 / 9; --picture-focus: 25% 100%;')
  })
})

describe('every picture', () => {
  it('comes late, unless it is what a visitor sees first', () => {
    expect(show()).toHaveAttribute('loading', 'lazy')
    document.body.replaceChildren()
    expect(show({ priority: true })).toHaveAttribute('loading', 'eager')
    expect(show({ priority: true, image: { ...own, alt: '' } })).toHaveAttribute('fetchpriority', 'high')
  })

  it('decorates where it has no words', () => {
    expect(show({ image: { url: own.url } })).toHaveAttribute('alt', '')
  })
})
