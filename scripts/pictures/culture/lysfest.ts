/** The festival of lights: lanterns along a trail in the snow, up to a lean-to with a fire. */

import type { Canvas } from '@/scripts/pictures/kit/canvas'
import { person } from '@/scripts/pictures/kit/figure'
import { firs, peak, ridge, stars } from '@/scripts/pictures/kit/landscape'
import { angular, box, points, soft } from '@/scripts/pictures/kit/outline'
import { at, circle, path, rect, stroke } from '@/scripts/pictures/kit/svg'
import { wide } from '@/scripts/pictures/picture'

const night = '#0d1a33'
const blue = '#2b4a82'
const snow = '#a9c0e6'
const white = '#e9f0fb'
const flame = '#f7b440'
const ember = '#e0642c'

/** A lantern in the snow, its foot at 0,0. */
function lantern(c: Canvas): string {
  return [
    c.glow(flame, [0, -4], 150, 0.75, 'M-150 -20C-150 -60 150 -60 150 -20C150 50 -150 50 -150 -20Z'),
    c.glow(flame, [0, -64], 120, 0.6, box(-120, -184, 240, 240)),
    rect(-28, -104, 56, 96, night, 'rx="4"'),
    rect(-20, -96, 40, 80, flame),
    path('M0 -84C18 -56 14 -30 0 -26C-14 -30 -18 -56 0 -84Z', white),
    path(angular('-36 -104, 0 -136, 36 -104'), night),
    stroke('M-14 -140A14 14 0 0 1 14 -140', night, 5),
    rect(-34, -12, 68, 14, night),
  ].join('')
}

/** A lean-to of logs, open towards us, with a fire in front; its foot at 0,0, 520 wide. */
function leanTo(c: Canvas): string {
  return [
    path(angular('-230 0, -230 -210, 230 -210, 230 0'), '#4a2320'),
    c.glow(flame, [0, -40], 330, 1, angular('-230 0, -230 -210, 230 -210, 230 0')),
    rect(-190, -56, 380, 22, '#2a1418'),
    at(
      -96,
      -2,
      person(
        [0, 0],
        176,
        {
          arms: [
            [30, 70],
            [-10, 20],
          ],
          legs: [
            [60, 0],
            [40, 0],
          ],
        },
        { fill: '#3b1a24' },
      ).drawing,
    ),
    at(
      100,
      -2,
      person(
        [0, 0],
        170,
        {
          arms: [
            [10, -20],
            [-30, -70],
          ],
          legs: [
            [-50, 0],
            [-66, 0],
          ],
        },
        { fill: '#3b1a24' },
      ).drawing,
    ),
    stroke('M-236 10V-200M236 10V-200', night, 24),
    path(angular('-330 -200, -250 -320, 250 -320, 330 -200, 316 -176, -316 -176'), night),
    path(
      soft(
        '-336 -204, -262 -330, -120 -352, 40 -344, 150 -356, 262 -332, 338 -206, 250 -222, 100 -212, -40 -226, -210 -210',
      ),
      white,
    ),
    c.shade(
      soft(
        '-336 -204, -262 -330, -120 -352, 40 -344, 150 -356, 262 -332, 338 -206, 250 -222, 100 -212, -40 -226, -210 -210',
      ),
      blue,
      [-330, -190],
      [60, -350],
      0.8,
    ),
    stroke('M-60 20L60 4M-60 4L60 20', '#2a1418', 16),
    path(soft('-50 8, -56 -40, -20 -76, -8 -130, 26 -84, 54 -44, 48 8'), ember),
    path(soft('-28 8, -28 -30, -6 -78, 22 -38, 26 8'), flame),
    path(soft('-12 8, -10 -18, 2 -44, 12 -16, 12 8'), white),
  ].join('')
}

export const lysfest = wide('kultur-lysfest', (c) => {
  const trail = soft(
    '1040 1120, 900 980, 1130 890, 1370 830, 1180 760, 1070 716, 1150 672, 1250 646, 1296 646, 1216 690, 1180 716, 1340 756, 1560 830, 1420 930, 1360 1000, 1560 1120',
  )
  const lanterns = points(
    '1020 1040 1.3, 1470 1010 1.2, 880 940 1, 1560 890 .9, 1050 846 .78, 1510 800 .7, 1120 790 .62, 1360 744 .54, 1060 736 .48, 1216 704 .42, 1100 682 .36',
  ).map(([x, y], i) => [x, y, [1.3, 1.2, 1, 0.9, 0.78, 0.7, 0.62, 0.54, 0.48, 0.42, 0.36][i] ?? 1] as const)
  const hill = soft('-100 1300, -100 880, 300 850, 800 720, 1240 640, 1700 690, 2040 760, 2040 1300')
  return [
    c.ground(night, '#223d74', '#8d6f9e', '#e58a5e'),
    stars(c, 120, 420, white),
    circle(470, 230, 52, white),
    circle(494, 216, 48, '#1b315f'),
    peak(c, [620, 300], 460, 780, { lit: '#6c83b8', dark: '#3b5590', snow: '#cfdcf2' }),
    peak(c, [1660, 260], 520, 780, { lit: '#7a8fc2', dark: '#40599a', snow: '#dbe5f6' }),
    path(
      ridge(c, [
        [0, 700],
        [400, 620],
        [900, 690],
        [1300, 610],
        [1920, 660],
      ]),
      blue,
    ),
    firs(c, [0, 800], [900, 730], 26, [130, 320], '#152a55'),
    firs(c, [1400, 690], [1920, 730], 15, [140, 330], '#152a55'),
    path(hill, snow),
    c.shade(hill, blue, [0, 1080], [1000, 700], 1),
    path(trail, white),
    c.shade(trail, flame, [1200, 1000], [1240, 620], 0.5),
    c.glow(flame, [1270, 660], 420, 0.7, hill),
    at(1276, 668, leanTo(c), 0, 0.8),
    ...lanterns.toReversed().map(([x, y, size]) => at(x, y, lantern(c), 0, size)),
    at(
      1240,
      936,
      person(
        [0, 0],
        250,
        {
          lean: 3,
          legs: [
            [14, 4],
            [-12, -16],
          ],
        },
        { fill: night, skirt: [0.2, 0.22] },
      ).drawing,
    ),
    at(
      1316,
      930,
      person(
        [0, 0],
        170,
        {
          lean: -2,
          arms: [
            [20, 30],
            [-70, -60],
          ],
          legs: [
            [10, 2],
            [-14, -20],
          ],
        },
        { fill: '#b93a3f', skin: night, legs: night, headSize: 1.3 },
      ).drawing,
    ),
    firs(c, [-60, 1130], [560, 1120], 6, [420, 760], night, 0.24),
    firs(c, [1800, 1130], [2000, 1110], 3, [520, 800], night, 0.24),
    c.shade(box(0, 0, 1920, 1080), '#081124', [0, 1080], [640, 560], 1),
  ].join('')
})
