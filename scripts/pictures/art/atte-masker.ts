/** "Åtte masker": hands that knit, drawn without lifting the pen; the line is the yarn, from its ball through both hands. */
import { points } from '@/scripts/pictures/kit/outline'
import { handCut, inked, sheet } from '@/scripts/pictures/kit/print'
import { times } from '@/scripts/pictures/kit/random'
import { at, curve, type Point, polar, stroke } from '@/scripts/pictures/kit/svg'
import { artwork } from '@/scripts/pictures/picture'

const paper = '#e9bfa0'
const wine = '#4b1526'

const leftArm = points(
  '40 900, 150 800, 240 720, 296 648, 344 578, 396 516, 440 492, 470 502, 466 532, 432 566, 412 590',
)
const stitches = 8
const needle = { from: [452, 566], to: [826, 388] } as const
const leftFingers = points(
  '500 566, 544 582, 556 610, 534 632, 470 624, 408 622, 480 650, 540 656, 560 682, 536 706, 464 694, 404 690, 466 724, 520 734, 534 762, 508 782, 446 760, 392 744, 440 786, 482 800, 488 826, 460 842, 410 822, 366 808, 320 846, 240 930, 150 1030, 112 1086, 130 1108',
)

/** Out along the needle, round its tip, and back in eight loops. */
function loops(): Point[] {
  const angle = (Math.atan2(needle.to[1] - needle.from[1], needle.to[0] - needle.from[0]) * 180) / Math.PI
  const back = times(stitches, (i): Point[] => {
    const on = polar(needle.to, angle, -(66 + i * 39))
    return [
      polar(on, angle - 90, 20),
      polar(polar(on, angle - 90, 6), angle, -18),
      polar(polar(on, angle + 90, 56), angle, -15),
      polar(polar(on, angle + 90, 74), angle, 3),
      polar(polar(on, angle + 90, 50), angle, 17),
      polar(on, angle - 90, 4),
    ]
  }).flat()
  return [
    needle.from,
    polar(needle.from, angle, 190),
    polar(needle.to, angle, -10),
    needle.to,
    polar(needle.to, angle + 60, 10),
    ...back,
  ]
}

/** Round and round, on the way from one sleeve to the other. */
const ball = times(34, (i): Point => {
  const turn = i * 64
  const lean = (i * 11 * Math.PI) / 180
  const [x, y] = [Math.cos((turn * Math.PI) / 180) * 116, Math.sin((turn * Math.PI) / 180) * (40 + (i % 5) * 18)]
  return [600 + x * Math.cos(lean) - y * Math.sin(lean), 960 + x * Math.sin(lean) + y * Math.cos(lean)]
})

const mirrored = (outline: Point[]) => outline.map(([x, y]): Point => [1200 - x, y]).toReversed()
const rightNeedle = points('748 566, 600 484, 440 396, 428 378, 448 384, 610 470, 764 556')

export const atteMasker = artwork('kunst-6', (c) => {
  const line = [
    ...leftArm,
    ...loops(),
    ...leftFingers,
    ...points('280 1090, 440 1050'),
    ...ball,
    ...points('790 1060, 930 1090'),
    ...mirrored(leftFingers),
    ...rightNeedle,
    ...mirrored(leftArm),
  ]
  return (
    sheet(c, 1200, paper, '#dba883') +
    inked(c, handCut(c, at(-60, -140, stroke(curve(...line), wine, 9), 0, 1.1), 4), 0.22, '.4', 6)
  )
})
