/** @jest-environment jsdom */
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { forbidStorage } from '@/__tests__/store/forbid-storage'
import { TrailerStage } from '@/components/programme/film/trailer-stage'
import type { Production } from '@/contract/production'
import { toTrailer } from '@/lib/programme/trailer'

const film = (url?: string): Production => ({
  id: 'p1',
  parentSlug: 'filmen-DXM1',
  title: 'Filmen',
  object: 'movie',
  objectClass: 'movie',
  features: [],
  contents: [],
  assets: url === undefined ? [] : [{ type: 'trailer', url }],
})
const show = (url?: string) => render(<TrailerStage production={film(url)} imagesUrl="https://bilder.example/images" />)
const press = () => fireEvent.click(screen.getByRole('link', { name: 'Se traileren' }))

const arriveAt = (path: string) => {
  Object.defineProperty(performance, 'getEntriesByType', {
    configurable: true,
    value: () => [{ name: new URL(path, location.href).href }],
  })
}
beforeEach(() => {
  arriveAt(location.pathname)
  sessionStorage.clear()
})
afterEach(() => jest.restoreAllMocks())

describe('the address of a trailer', () => {
  it.each([
    [
      'https://www.youtube.com/watch?v=abcDEF12345&t=3',
      'https://www.youtube-nocookie.com/embed/abcDEF12345?autoplay=1&rel=0',
    ],
    ['https://youtu.be/abcDEF12345', 'https://www.youtube-nocookie.com/embed/abcDEF12345?autoplay=1&rel=0'],
    [
      'https://www.youtube.com/embed/abcDEF12345',
      'https://www.youtube-nocookie.com/embed/abcDEF12345?autoplay=1&rel=0',
    ],
    ['https://vimeo.com/123456', 'https://player.vimeo.com/video/123456?autoplay=1&dnt=1'],
    ['https://filmhus.example/spiller/7', 'https://filmhus.example/spiller/7'],
    ['https://www.youtube.com/watch?v="><script>', undefined],
    ['https://www.youtube.com/c/kanal', undefined],
    ['https://vimeo.com/../../ond', undefined],
    ['ikke en adresse', undefined],
  ])('%s', (address, src) => {
    expect(toTrailer(address)?.src).toBe(src)
  })
})

describe('a trailer', () => {
  it('is a picture until it is pressed', () => {
    const { container } = show('https://vimeo.com/123456')
    expect(container.querySelector('iframe, video, script, link')).toBeNull()
    expect(
      container.querySelector('[data-trailer="https://player.vimeo.com/video/123456?autoplay=1&dnt=1"]'),
    ).not.toBeNull()
    press()
    expect(screen.getByTitle('Traileren til Filmen')).toHaveAttribute(
      'src',
      expect.stringMatching(/^https:\/\/player\.vimeo/),
    )
    expect(screen.getByTitle('Traileren til Filmen')).toHaveFocus()
    expect(screen.queryByRole('link')).toBeNull()
  })

  it('is played as a film where it is one', () => {
    show('https://film.example/a.mp4')
    press()
    expect(screen.getByLabelText('Traileren til Filmen')).toHaveAttribute('src', 'https://film.example/a.mp4')
  })

  it('is a link without script, and nothing where there is none', () => {
    show('https://filmhus.example/7')
    expect(screen.getByRole('link', { name: 'Se traileren' })).toHaveAttribute('href', 'https://filmhus.example/7')
    cleanup()
    expect(show().container).toBeEmptyDOMElement()
  })

  it('plays where the browser forbids the site all storage, or is followed as a link', () => {
    forbidStorage()
    const { unmount } = show('https://vimeo.com/123456')
    press()
    expect(screen.getByTitle('Traileren til Filmen')).toBeInTheDocument()
    unmount()
    arriveAt('/program')
    show('https://vimeo.com/123456')
    expect(press()).toBe(true)
  })

  it('waits for the page’s own policy where the visitor came from another page, and then plays once', () => {
    arriveAt('/program')
    const error = jest.spyOn(console, 'error').mockImplementation(() => {}) // jsdom cannot load a page anew
    const { container, unmount } = show('https://vimeo.com/123456')
    press()
    expect(container.querySelector('iframe')).toBeNull()
    unmount()
    arriveAt(location.pathname)
    show('https://vimeo.com/123456')
    expect(screen.getByTitle('Traileren til Filmen')).toBeInTheDocument()
    cleanup()
    show('https://vimeo.com/123456')
    expect(screen.queryByTitle('Traileren til Filmen')).toBeNull()
    error.mockRestore()
  })
})
