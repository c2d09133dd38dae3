import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { CoverPicture } from '@/components/ui/cover-picture'
import { Picture } from '@/components/ui/picture'
import { toCropSize, toFocus, toSide } from '@/platform/images/sizes'

const IMAGES = 'https://bilder.example/images'
const image = { url: `${IMAGES}/a.jpg`, alt: '', width: 4000, height: 4000 }

const side = fc.integer({ min: 1, max: 3840 })

/** Every w and h in the markup, as pairs; without a height the picture is shown whole. */
function sizesIn(markup: string) {
  const addresses = markup.replaceAll('&amp;', '&').match(/https:\/\/bilder[^ "]+/g) ?? []
  return addresses.map((address) => {
    const { searchParams } = new URL(address)
    const height = searchParams.get('h')
    return { width: Number(searchParams.get('w')), height: height === null ? undefined : Number(height) }
  })
}

describe('a side', () => {
  it.each([
    [1, 160],
    [160, 160],
    [161, 192],
    [961, 1080],
    [1921, 2560],
    [3840, 3840],
  ])('of %d pixels becomes %d', (asked, given) => expect(toSide(asked)).toBe(given))

  it('only grows, to one of a few', () => {
    const given = new Set(Array.from({ length: 3840 }, (_, less) => toSide(less + 1)))
    expect(given.size).toBeLessThan(20)
    fc.assert(fc.property(side, (asked) => toSide(asked) >= asked))
  })
})

describe('a crop', () => {
  it.each([
    [100, 100, 160, 160],
    [300, 200, 320, 213],
    [1000, 563, 1080, 608],
    [1000, 1500, 1080, 1620],
    [1921, 1080, 2560, 1440],
    [3000, 3840, 3013, 3840],
    [800, 340, 800, 339],
    [3840, 1, 3840, 27],
    [1, 3840, 27, 3840],
  ])('of %d x %d becomes %d x %d', (width, height, ...given) => {
    expect(Object.values(toCropSize({ width, height }))).toEqual(given)
  })

  it('is one of a few sizes, of the ratio asked for and no smaller, however it is asked', () => {
    fc.assert(
      fc.property(side, side, (width, height) => {
        const given = toCropSize({ width, height })
        const [longer, shorter] = [Math.max(given.width, given.height), Math.min(given.width, given.height)]
        const parts = Math.round((144 * shorter) / longer)
        const exact = (144 * Math.min(width, height)) / Math.max(width, height)
        expect(toSide(given.width) === given.width || given.height === 3840).toBe(true)
        expect(Math.abs(shorter - (longer * parts) / 144)).toBeLessThan(1)
        expect(Math.abs(parts - Math.max(1, exact))).toBeLessThanOrEqual(0.5)
        expect(given.width >= width || given.height === 3840).toBe(true)
        expect(toCropSize(given)).toEqual(given)
      }),
    )
  })
})

it('a focal point is one of 101 in each direction', () => {
  expect([0, 0.004, 0.005, 0.1234567890123456, 0.999, 1].map(toFocus)).toEqual([0, 0, 0.01, 0.12, 1, 1])
})

describe('what the site asks for is given exactly', () => {
  const ratios = [
    [16, 9],
    [3, 2],
    [4, 3],
    [1, 1],
    [3, 4],
    [2, 3],
  ] as const
  const markup = [
    ...ratios.map((ratio) => <Picture key={ratio.join()} image={image} ratio={ratio} sizes="1px" imagesUrl={IMAGES} />),
    <Picture key="whole" image={image} sizes="1px" imagesUrl={IMAGES} />,
    <CoverPicture key="cover" image={image} imagesUrl={IMAGES} />,
  ].map((element) => renderToStaticMarkup(element))

  it('in its pictures', () => {
    const asked = markup.flatMap(sizesIn)
    expect(asked.length).toBeGreaterThan(60)
    for (const { width, height } of asked) {
      const given = height === undefined ? { width: toSide(width) } : toCropSize({ width, height })
      expect(given).toEqual(height === undefined ? { width } : { width, height })
    }
  })

  it.each([
    ['cover of a page', 1920, 1080],
    ['film in structured data', 1200, 675],
    ['poster in structured data', 800, 1200],
    ['poster in the checkout', 192, 288],
  ])('as the %s', (_place, width, height) => expect(toCropSize({ width, height })).toEqual({ width, height }))

  it('as the box of a shared picture', () => expect([1920, 1080].map(toSide)).toEqual([1920, 1080]))
})
