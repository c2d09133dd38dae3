/** An evening of mountain slides: the picture glows in a dark hall. */
import { person } from '@/scripts/pictures/kit/figure'
import { peak, ridge } from '@/scripts/pictures/kit/landscape'
import { angular, box, soft } from '@/scripts/pictures/kit/outline'
import { between, times } from '@/scripts/pictures/kit/random'
import { at, circle, ellipse, path, rect, stroke } from '@/scripts/pictures/kit/svg'
import { wide } from '@/scripts/pictures/picture'

const dark = '#120f1d'
const hall = '#2a2038'
const rose = '#f08a72'
const cream = '#ffefd2'
const plum = '#5b2f55'

const screen = box(520, 110, 1180, 620)

/** Someone who watches, from behind: shoulders, head and a cap or hair. */
function watcher(x: number, y: number, size: number, kind: number, fill: string): string {
  const hair =
    [
      '',
      circle(0, -168, 26, fill),
      path('M-58 -96C-70 -180 70 -180 58 -96L66 -30H-66Z', fill),
      path('M-56 -118C-56 -186 56 -186 56 -118Z', fill) + circle(0, -176, 16, fill),
      path(soft('-60 -100, -58 -150, -20 -172, 24 -170, 60 -146, 58 -96, 30 -60, -30 -60'), fill),
    ][kind % 5] ?? ''
  return at(
    x,
    y,
    ellipse(0, -104, 46, 56, fill) +
      hair +
      rect(-20, -70, 40, 50, fill) +
      path(soft('-130 200, -128 20, -96 -24, -40 -40, 40 -40, 96 -24, 128 20, 130 200'), fill),
    0,
    size,
  )
}

export const fjellkveld = wide('kultur-fjellkveld', (c) =>
  [
    c.ground(dark, hall),
    ...times(14, (i) => rect(i * 140 - 10, 0, 70, 900, '#1b1528')),
    c.glow(rose, [1110, 430], 980, 0.5),
    path(angular('494 84, 1726 84, 1726 756, 494 756'), dark),
    c.within(
      screen,
      path(screen, c.linear([0, 110], [0, 640], '#3d6a9a', '#f3b88a', cream)),
      circle(860, 330, 74, cream),
      c.glow(cream, [860, 330], 300, 0.8, screen),
      path(
        ridge(c, [
          [500, 540],
          [640, 420],
          [780, 520],
          [900, 440],
          [1060, 540],
          [1720, 460],
        ]),
        '#8a6f9d',
      ),
      peak(c, [1260, 170], 470, 720, { lit: rose, dark: plum, snow: cream }),
      peak(c, [760, 380], 330, 740, { lit: '#d96f68', dark: plum, snow: cream }),
      path(
        ridge(c, [
          [500, 690],
          [800, 640],
          [1200, 690],
          [1720, 620],
        ]),
        '#33213f',
      ),
      at(
        1010,
        664,
        person(
          [0, 0],
          92,
          {
            arms: [
              [150, 160],
              [-150, -160],
            ],
          },
          { fill: dark },
        ).drawing,
      ),
    ),
    stroke('M494 84H1726', '#4a3a5c', 10),
    c.glow(rose, [440, 560], 260, 0.35),
    at(
      400,
      800,
      person(
        [0, 0],
        430,
        {
          lean: 3,
          arms: [
            [100, 108],
            [-12, 18],
          ],
          nod: 6,
        },
        { fill: '#b8505a', skin: '#f0b48c', legs: '#3b2c4c', bulk: 1.15 },
      ).drawing,
    ),
    at(429, 405, path('M-27 0C-34 -46 34 -46 29 0Q0 -18 -27 0Z', '#3b2c4c')),
    rect(0, 786, 1920, 294, dark),
    path(angular('300 786, 1800 786, 1740 826, 340 826'), '#4a3358'),
    ...times(9, (i) => watcher(330 + i * 176 + between(c.random, -16, 16), 930, 0.74, i + 1, '#241b35')),
    ...times(8, (i) => watcher(250 + i * 236 + between(c.random, -20, 20), 1010, 0.98, i * 2 + 1, '#1a1428')),
    ...times(6, (i) => watcher(430 + i * 310 + between(c.random, -24, 24), 1130, 1.3, i * 3 + 2, '#0c0914')),
    c.shade(box(0, 0, 1920, 1080), '#08060e', [0, 1080], [560, 620], 1),
  ].join(''),
)
