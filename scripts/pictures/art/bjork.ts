/** "Bjørk": a woodcut of birch trunks against a low winter sun; the plank's grain is the sky. */
import type { Canvas } from '@/scripts/pictures/kit/canvas'
import { angular, box, disc } from '@/scripts/pictures/kit/outline'
import { gouge, gouges, handCut, inked, overprint, sheet } from '@/scripts/pictures/kit/print'
import { between, times } from '@/scripts/pictures/kit/random'
import { circle, type Point, path, poly } from '@/scripts/pictures/kit/svg'
import { artwork } from '@/scripts/pictures/picture'

const paper = '#f4f0e6'
const ink = '#20242e'
const lilac = '#8d97b8'
const glow = '#f6c766'
const shade = '#b9c4dc'

const frame = box(70, 70, 1060, 1060)
const snow = angular('70 850, 260 822, 520 850, 760 826, 1130 856, 1130 1130, 70 1130')
/** Where each trunk stands, how wide it is, and how far its top leans. */
const trunks = [
  [190, 930, 64, 30],
  [366, 1020, 96, -26],
  [486, 905, 46, 22],
  [770, 1000, 84, 34],
  [930, 920, 56, -30],
  [1050, 1060, 104, 14],
] as const

function trunkOf([x, foot, wide, lean]: (typeof trunks)[number]): string {
  const half = wide / 2
  return poly(
    [x - half - 14, foot + 14],
    [x - half, foot - 120],
    [x - half * 0.9 + lean * 0.5, 480],
    [x - half * 0.75 + lean, 60],
    [x + half * 0.75 + lean, 60],
    [x + half * 0.9 + lean * 0.5, 480],
    [x + half, foot - 120],
    [x + half + 16, foot + 14],
  )
}

/** Bark: short cuts across, dark on the side away from the sun, and the eyes where branches were. */
function bark(c: Canvas, [x, foot, wide, lean]: (typeof trunks)[number]): string {
  const at = (y: number) => x + lean * (1 - (y - 60) / (foot - 60))
  const bands = times(Math.round((foot - 80) / 19), (i) => {
    const y = 80 + i * 19 + between(c.random, -8, 8)
    const long = wide * between(c.random, 0.2, 0.85) * (i % 4 === 0 ? 1 : 0.6)
    const side = x < 636 ? -1 : 1
    const edge = at(y) + (side * wide) / 2
    return gouge([edge, y], [edge - side * long, y + between(c.random, -6, 9)], between(c.random, 5, 13))
  }).join('')
  const eyes = times(2, (i) => {
    const y = 250 + i * 330 + between(c.random, -110, 110)
    const eye = gouge([at(y) - wide * 0.24, y + 6], [at(y) + wide * 0.26, y - 4], wide * 0.17)
    const brow = [-1, 1].map((s) => gouge([at(y) + s * wide * 0.4, y - 2], [at(y) + s * 2, y - wide * 0.36], 4))
    return eye + brow.join('')
  }).join('')
  return bands + eyes
}

function branch(from: Point, to: Point): string {
  const twigs = times(5, (i) => {
    const t = 0.35 + i * 0.15
    const [x, y] = [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t]
    return gouge([x, y], [x + (to[0] - from[0]) * 0.22, y + (i % 2 ? 70 : -60)], 4)
  }).join('')
  return gouge([from[0] - (to[0] - from[0]) * 0.25, from[1] - (to[1] - from[1]) * 0.25], to, 11) + twigs
}

export const bjork = artwork('kunst-4', (c) =>
  [
    sheet(c, 1200, paper, '#ddd4c2'),
    c.within(
      frame,
      path(frame, c.linear([0, 70], [0, 850], ['#7886ad', 1], ['#b9b3c6', 1], ['#f1cf9f', 1])),
      circle(636, 690, 300, c.radial([636, 690], 300, [glow, 1], [glow, 0])),
    ),
    overprint(c.within(frame, inked(c, path(frame, lilac), 0.52, '.07 .004', 9))),
    c.within(frame, circle(636, 690, 104, '#fff4d4'), path(disc(636, 690, 104), glow, 'opacity=".35"')),
    c.within(
      frame,
      path(snow, paper),
      ...trunks.map(([x, foot, wide]) =>
        path(
          poly(
            [x - wide / 2, foot],
            [x + wide / 2, foot],
            [x + (x - 636) * 1.5 + wide * 1.3, 1200],
            [x + (x - 636) * 1.5 - wide * 1.3, 1200],
          ),
          shade,
        ),
      ),
      c.within(snow, path(gouges(c, [600, 1000], 600, { angle: 3, step: 34, length: [60, 240], width: 7 }), shade)),
    ),
    handCut(
      c,
      c.within(
        frame,
        path(
          times(13, (i) =>
            gouge(
              [100 + i * 84, 860],
              [110 + i * 84 + between(c.random, -20, 20), 520 - between(c.random, 0, 160)],
              13,
            ),
          ).join(''),
          '#6d7593',
        ),
        path(
          branch([372, 330], [600, 120]) +
            branch([770, 420], [600, 260]) +
            branch([905, 300], [1010, 120]) +
            branch([200, 400], [320, 240]) +
            branch([1040, 500], [930, 330]),
          ink,
        ),
        ...trunks
          .toSorted((a, b) => a[1] - b[1])
          .map(
            (trunk) =>
              path(trunkOf(trunk), paper) +
              c.within(
                trunkOf(trunk),
                path(trunkOf(trunk), '#fbe3b4', `opacity="${trunk[2] < 70 ? 0.9 : 0.45}"`),
                inked(c, path(bark(c, trunk), ink), 0.18, '.3', 5),
              ) +
              path(gouge([trunk[0] - trunk[2], trunk[1] + 20], [trunk[0] + trunk[2], trunk[1] + 12], 20), paper),
          ),
        path(
          times(16, (i) =>
            gouge(
              [110 + i * 66, 1110],
              [124 + i * 66 + between(c.random, -30, 30), 1030 - between(c.random, 0, 60)],
              5,
            ),
          ).join(''),
          ink,
        ),
      ),
      8,
    ),
  ].join(''),
)
