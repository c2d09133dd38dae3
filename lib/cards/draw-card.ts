/** The picture of a page that has none, for those who share it: its title over the mountains, and the house's name. */
import sharp from 'sharp'
import { CARD_SIZE } from './card-size'
import { fitLines } from './fit-lines'
import { loadTypeface, type Typeface } from './outline-text'

const SPRUCE = '#14453a'
const FAR = '#0f382f'
const NEAR = '#0a2a23'
const SNOW = '#fdf8ec'
const EMBER = '#f58b50'

const FAR_RIDGE =
  'M0 520 70 492 150 514 262 442 312 470 372 428 446 486 520 462 606 500 722 436 790 470 884 404 962 452 1024 438 1110 482 1200 440V630H0Z'
const NEAR_RIDGE =
  'M0 566 110 540 196 556 318 506 396 536 506 496 604 544 720 520 834 556 958 500 1050 540 1130 526 1200 548V630H0Z'

const LEFT = 80
const TITLE = { width: 1040, height: 330, leading: 1.08, sizes: [116, 104, 92, 80, 70, 60, 52] } as const
const TITLE_TOP = 104
/** Characters; more than the frame can hold. */
const LONGEST_TITLE = 300
const NAME_SIZE = 34
const NAME_BASE = 594

function drawTitle(typeface: Typeface, title: string): string {
  const { size, lines } = fitLines(title, typeface.measure, TITLE)
  const outlines = lines.map((line, at) =>
    typeface.outline(line, LEFT, TITLE_TOP + size * (0.82 + at * TITLE.leading), size),
  )
  return `<path fill="${SNOW}" d="${outlines.join('')}"/>`
}

/** @returns a PNG of CARD_SIZE. @param title of the page: anything, as content gives it */
export async function drawCard(title: string, siteTitle: string): Promise<Buffer> {
  const typeface = await loadTypeface()
  const { width, height } = CARD_SIZE
  const name = typeface.drawable(siteTitle).slice(0, 60)
  const words = typeface.drawable(title).slice(0, LONGEST_TITLE).trim() || name
  const drawing = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    `<rect width="${width}" height="${height}" fill="${SPRUCE}"/>`,
    `<path fill="${FAR}" d="${FAR_RIDGE}"/><path fill="${NEAR}" d="${NEAR_RIDGE}"/>`,
    `<rect x="${LEFT}" y="56" width="96" height="10" rx="5" fill="${EMBER}"/>`,
    drawTitle(typeface, words),
    `<path fill="${EMBER}" d="${typeface.outline(name, LEFT, NAME_BASE, NAME_SIZE)}"/>`,
    '</svg>',
  ].join('')
  return sharp(Buffer.from(drawing)).png({ palette: true, compressionLevel: 9 }).toBuffer()
}
