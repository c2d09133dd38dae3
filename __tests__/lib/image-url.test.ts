import fc from 'fast-check'
import { isBelow, toFocalPoint, toImageUrl } from '@/lib/image-url'

const BASE = 'https://platform.example/images'
const query = (url: string) => Object.fromEntries(new URL(url).searchParams)

describe('rule 21: addresses of pictures', () => {
  it('asks for a size, compressed', () => {
    expect(toImageUrl(BASE, { url: `${BASE}/cover.jpg` }, { width: 1920, height: 1080, auto: 'compress,format' })).toBe(
      `${BASE}/cover.jpg?w=1920&h=1080&auto=compress,format`,
    )
  })

  it('merges into the query that the address already has', () => {
    const url = toImageUrl(BASE, { url: `${BASE}/a/b/c.jpg?v=7&w=10#x` }, { width: 640 })
    expect(url).toBe(`${BASE}/a/b/c.jpg?v=7&w=640#x`)
  })

  it('takes of the focal point only fp-x, fp-y, crop and fit', () => {
    const focalPointQuery = 'fp-x=0.4&fp-y=0.2&crop=focalpoint&fit=crop&blur=900&w=1'
    const url = toImageUrl(BASE, { url: `${BASE}/a.jpg`, focalPointQuery }, { width: 800, height: 600 })
    expect(query(url)).toEqual({ w: '800', h: '600', fit: 'crop', crop: 'focalpoint', 'fp-x': '0.4', 'fp-y': '0.2' })
  })

  it.each(['fp-x=2', 'fp-x=-0.1', 'fp-x=NaN', 'fp-x=1e-1', 'fp-x=', 'crop=faces', 'fit=fill', '%', '&&=&'])(
    'leaves out what the service does not know: %s',
    (focalPointQuery) => {
      expect(query(toImageUrl(BASE, { url: `${BASE}/a.jpg`, focalPointQuery }, { width: 8 }))).toEqual({ w: '8' })
    },
  )

  it('writes no fit where the default, clip, is meant', () => {
    const image = { url: `${BASE}/a.jpg?fit=crop`, focalPointQuery: 'fit=crop' }
    expect(query(toImageUrl(BASE, image, { width: 8, fit: 'clip' }))).toEqual({ w: '8' })
  })

  it('keeps the focal point of a crop that the caller wants', () => {
    const image = { url: `${BASE}/a.jpg`, focalPointQuery: 'fp-x=0.5&fp-y=1' }
    expect(query(toImageUrl(BASE, image, { width: 8, fit: 'crop' }))).toEqual({
      w: '8',
      fit: 'crop',
      crop: 'focalpoint',
      'fp-x': '0.5',
      'fp-y': '1',
    })
  })

  it.each([
    'https://elsewhere.example/images/a.jpg',
    'https://platform.example/imagesque/a.jpg',
    'https://platform.example:8443/images/a.jpg',
    'http://platform.example/images/a.jpg',
    'https://platform.example/images/../secret.jpg',
    'https://platform.example/images/%2e%2e/secret.jpg',
    '/images/a.jpg',
    'not an address',
  ])('leaves %s as it is', (url) => {
    expect(toImageUrl(BASE, { url, focalPointQuery: 'fit=crop' }, { width: 8 })).toBe(url)
  })

  it('never leaves the images base, whatever the parts', () => {
    fc.assert(
      fc.property(
        fc.webUrl({ withQueryParameters: true }),
        fc.string(),
        fc.nat(4000),
        (url, focalPointQuery, width) => {
          for (const picture of [url, BASE + new URL(url).pathname]) {
            const answer = toImageUrl(BASE, { url: picture, focalPointQuery }, { width })
            if (!isBelow(BASE, picture)) expect(answer).toBe(picture)
            else expect(isBelow(BASE, answer) && query(answer).w === String(width)).toBe(true)
          }
        },
      ),
    )
  })
})

describe('the focal point', () => {
  it('is given in percent', () => {
    expect(toFocalPoint('fp-x=0.25&fp-y=1')).toEqual({ x: 25, y: 100 })
  })

  it('is none where a half of it is missing', () => {
    expect(toFocalPoint('fp-x=0.25')).toBeUndefined()
    expect(toFocalPoint(undefined)).toBeUndefined()
  })
})
