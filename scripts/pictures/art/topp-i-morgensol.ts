/** "Topp i morgensol": a woodcut in four colours, two blocks cut along the light and the slope. */
import type { Canvas } from '@/scripts/pictures/kit/canvas'
import { angular, box, disc } from '@/scripts/pictures/kit/outline'
import { gouges, halo, handCut, inked, overprint, sheet } from '@/scripts/pictures/kit/print'
import { between, times } from '@/scripts/pictures/kit/random'
import { type Point, path, poly } from '@/scripts/pictures/kit/svg'
import { artwork } from '@/scripts/pictures/picture'

const paper = '#f5ecd9'
const night = '#233a57'
const rose = '#e58a62'
const sun = '#f8d489'

const sky = box(96, 96, 1008, 1008)
const sunny = angular(
  '560 250, 600 340, 560 420, 640 470, 600 560, 690 620, 650 720, 730 800, 700 900, 96 900, 96 780, 190 690, 230 700, 320 560, 366 566, 430 430, 476 420, 520 310',
)
const shady = angular(
  '560 250, 620 320, 640 380, 720 440, 760 520, 850 590, 900 680, 1010 740, 1104 830, 1104 920, 690 920, 730 800, 650 720, 690 620, 600 560, 640 470, 560 420, 600 340',
)
const far = angular('700 620, 800 540, 850 560, 930 470, 1000 520, 1050 490, 1104 540, 1104 800, 700 800')
const bank = angular('96 860, 240 830, 420 880, 620 850, 800 890, 960 850, 1104 880, 1104 1104, 96 1104')

/** A fir as a knife cuts it: hanging tiers, solid to the foot. */
function fir(x: number, floor: number, height: number): string {
  const tiers = Math.round(height / 34)
  return (
    times(tiers, (i) => {
      const y = floor - height + (i * height) / tiers
      const reach = 14 + ((i + 1) / tiers) * height * 0.17
      return poly(
        [x, y - 26],
        [x + reach * 0.5, y + 12],
        [x + reach, y + 46],
        [x, y + 34],
        [x - reach, y + 46],
        [x - reach * 0.5, y + 12],
      )
    }).join('') + box(x - 5, floor, 10, 60)
  )
}

function keyBlock(c: Canvas): string {
  const stand = times(17, (i) =>
    fir(
      90 + i * 64 + between(c.random, -20, 20),
      880 + (i % 3) * 34,
      between(c.random, 90, 150) + Math.abs(i - 8) ** 2 * 2.4,
    ),
  ).join('')
  return [
    path(shady, night),
    c.within(shady, path(gouges(c, [850, 640], 520, { angle: 52, step: 24, length: [60, 190], width: 9 }), paper)),
    c.within(sunny, path(gouges(c, [420, 640], 460, { angle: 126, step: 34, length: [30, 120], width: 8 }), night)),
    path(stand, night),
    path(bank, night),
    c.within(bank, path(gouges(c, [600, 1010], 620, { angle: 5, step: 32, length: [120, 340], width: 13 }), paper)),
  ].join('')
}

export const toppIMorgensol = artwork('kunst-1', (c) => {
  const light: Point = [850, 330]
  return [
    sheet(c, 1200, paper, '#e6d8bd'),
    inked(c, c.within(sky, path(sky, sun), path(disc(...light, 118), '#fff3cf')), 0.29, '.006 .16', 4),
    inked(
      c,
      c.within(
        sky,
        path(sky, c.linear([0, 96], [0, 860], [rose, 1], [rose, 0.95], [rose, 0.1])),
        path(disc(...light, 112), '#fff0c4'),
        path(halo(c, light, [146, 900], 26, 110, 10), sun),
      ),
      0.3,
      '.006 .16',
      4,
    ),
    path(far, '#c9a08c'),
    c.within(far, path(gouges(c, [900, 640], 240, { angle: 60, step: 18, length: [40, 110], width: 8 }), paper)),
    path(sunny, '#fbe6c4'),
    c.within(sunny, path(gouges(c, [420, 640], 460, { angle: 122, step: 26, length: [50, 150], width: 12 }), rose)),
    overprint(inked(c, handCut(c, c.within(sky, keyBlock(c)), 10), 0.2, '.008 .2', 5)),
  ].join('')
})
