/** "Kanne og tre epler": a linocut, black over red and grey-blue, the colours a little out of register. */
import { angular, box, soft } from '@/scripts/pictures/kit/outline'
import { gouge, gouges, halo, handCut, inked, overprint, sheet } from '@/scripts/pictures/kit/print'
import { times } from '@/scripts/pictures/kit/random'
import { at, group, path, polar, stroke } from '@/scripts/pictures/kit/svg'
import { artwork } from '@/scripts/pictures/picture'

const paper = '#f3ecdc'
const ink = '#1d1c20'
const red = '#cf4230'
const blue = '#8fb0b5'
const leaf = '#7f9a4c'

const jug = soft(
  '372 300, 400 290, 540 286, 566 304, 560 350, 548 410, 600 480, 650 580, 648 700, 600 800, 540 838, 400 838, 340 800, 296 700, 298 580, 344 480, 392 410, 386 360, 356 336, 340 318',
)
const handle = 'M574 356C700 316 770 420 730 520C706 590 660 620 640 640'
const apples = [
  [764, 806, 112],
  [560, 906, 114],
  [922, 904, 106],
] as const
const apple = soft(
  '0 -80, 44 -100, 88 -78, 106 -18, 92 46, 52 94, 18 102, 0 96, -18 102, -54 94, -94 46, -106 -18, -88 -78, -44 -100',
)
const table = box(100, 740, 1000, 360)

/** A sprig painted on the jug: leaves in pairs on a bent stem. */
const sprig = [
  ...times(7, (i) =>
    [
      gouge([472, 772 - i * 44], [400 + i * 6, 716 - i * 44], 22),
      gouge([472, 772 - i * 44], [548 - i * 6, 716 - i * 44], 22),
    ].join(''),
  ),
  gouge([472, 450], [472, 390], 24),
  gouge([470, 800], [474, 440], 9),
].join('')

const cloth = times(6, (i) =>
  times(14, (j) => ((i + j) % 2 ? '' : box(60 + j * 84 - i * 16, 750 + i * 62, 84, 62))).join(''),
).join('')

export const kanneOgTreEpler = artwork('kunst-2', (c) =>
  [
    sheet(c, 1200, paper, '#e2d8c2'),
    group(
      'transform="translate(9 -7)"',
      overprint(
        inked(
          c,
          handCut(
            c,
            [
              c.within(table, path(cloth, blue)),
              path(jug, blue),
              stroke(handle, blue, 46),
              ...apples.slice(0, 2).map(([x, y, r]) => at(x, y, path(apple, red), x / 40, r / 104)),
              at(922, 904, path(apple, leaf), 8, 1),
            ].join(''),
            7,
          ),
          0.26,
          '.35',
          5,
        ),
      ),
    ),
    overprint(
      inked(
        c,
        handCut(
          c,
          [
            `<path fill-rule="evenodd" fill="${ink}" d="${box(100, 100, 1000, 650)}${jug}"/>`,
            stroke(handle, ink, 66),
            stroke(handle, paper, 40),
            c.within(box(100, 100, 1000, 640), path(halo(c, [470, 560], [380, 980], 34, 96, 9), paper)),
            path(jug, paper),
            stroke(jug, ink, 12),
            stroke(handle, blue, 30),
            c.within(
              jug,
              path(jug, blue),
              path('M300 470Q470 510 650 470V500Q470 540 290 500Z', ink),
              path(sprig, ink),
              path(gouges(c, [620, 640], 190, { angle: 80, step: 15, length: [60, 170], width: 5 }), ink),
            ),
            path(angular('340 318, 372 300, 400 290, 540 286, 566 304, 470 322'), ink),
            path(box(100, 744, 200, 14) + box(650, 744, 450, 14), ink),
            path(
              apples.map(([x, y, r]) => gouge([x - r * 0.9, y + r * 0.92], [x + r * 1.8, y + r * 1.02], 26)).join('') +
                gouge([330, 836], [760, 850], 30),
              ink,
            ),
            ...apples.map(([x, y, r], i) =>
              at(
                x,
                y,
                [
                  path(apple, i === 2 ? leaf : red),
                  stroke(apple, ink, 11),
                  c.within(
                    apple,
                    path(gouges(c, [60, 40], 104, { angle: 108, step: 13, length: [50, 130], width: 5 }), ink),
                    path(
                      times(4, (n) =>
                        gouge(polar([-20, -8], 200 + n * 16, 60), polar([-20, 0], 160 + n * 18, 76), 6),
                      ).join(''),
                      paper,
                    ),
                  ),
                  path('M-7 -78Q-4 -112 12 -140L24 -134Q8 -108 7 -78Z', ink),
                  path(soft('12 -126, 50 -158, 96 -150, 62 -116'), ink),
                ].join(''),
                x / 40,
                r / 104,
              ),
            ),
            `<path fill-rule="evenodd" fill="${ink}" d="${box(92, 92, 1016, 1016)}${box(104, 104, 992, 992)}"/>`,
          ].join(''),
          8,
        ),
        0.22,
        '.5',
        5,
      ),
    ),
  ].join(''),
)
