/** The gallery: a light room, prints on the wall, and a guest before them. */

import type { Canvas } from '@/scripts/pictures/kit/canvas'
import { passer } from '@/scripts/pictures/kit/crowd'
import { firs, peak } from '@/scripts/pictures/kit/landscape'
import { angular, box, disc, soft } from '@/scripts/pictures/kit/outline'
import { times } from '@/scripts/pictures/kit/random'
import { at, circle, type Point, path, poly, rect, stroke } from '@/scripts/pictures/kit/svg'
import { wide } from '@/scripts/pictures/picture'

const ink = '#26272e'
const wall = '#f3eee4'
const floor = '#cfa878'
const ember = '#e2572f'
const teal = '#2d7d7b'
const mustard = '#efb440'

/** A frame with a mount and its soft shadow; draws inside a clip. */
function framed(c: Canvas, [x, y]: Point, width: number, height: number, frame: string, ...work: string[]): string {
  return [
    path(box(x + 14, y + 18, width, height), '#b9ab98'),
    path(box(x, y, width, height), frame),
    path(box(x + 12, y + 12, width - 24, height - 24), '#fffaf0'),
    c.within(box(x + 40, y + 40, width - 80, height - 80), ...work),
  ].join('')
}

export const galleriet = wide('hus-galleriet', (c) =>
  [
    c.ground(wall),
    path(angular('0 0, 360 120, 360 800, 0 960'), '#dfd5c6'),
    path(angular('0 0, 360 120, 1920 120, 1920 0'), '#fffaf0'),
    ...times(5, (i) =>
      path(poly([300 + i * 360, 20], [520 + i * 360, 20], [560 + i * 320, 96], [400 + i * 320, 96]), '#d6e6e4'),
    ),
    path(angular('360 800, 1920 800, 1920 1080, -200 1080, 0 960'), floor),
    ...times(12, (i) => stroke(`M${400 + i * 140} 800L${-260 + i * 260} 1080`, '#b48a5c', 4)),
    rect(360, 786, 1560, 14, '#d9cdbb'),
    ...times(4, (i) =>
      path(
        poly([470 + i * 380, 120], [560 + i * 380, 120], [720 + i * 380, 800], [380 + i * 380, 800]),
        '#fffaf0',
        'opacity=".55"',
      ),
    ),
    framed(
      c,
      [470, 260],
      290,
      380,
      ink,
      c.fill(mustard),
      circle(690, 380, 44, ember),
      peak(c, [600, 370], 190, 640, { lit: teal, dark: ink, snow: wall }),
    ),
    framed(
      c,
      [840, 210],
      560,
      480,
      ink,
      c.fill('#e7d9c0'),
      path(box(880, 250, 240, 260), ember),
      path(disc(1180, 440, 150), ink),
      path('M1030 650A190 190 0 0 1 1410 650Z', teal),
      path(angular('880 650, 880 520, 1080 510, 1120 650'), mustard),
      stroke('M1120 250V650', '#e7d9c0', 12),
    ),
    framed(
      c,
      [1480, 230],
      350,
      440,
      '#9c6b3c',
      c.fill('#d8a7a0'),
      circle(1660, 400, 70, '#fff3dc'),
      firs(c, [1500, 650], [1820, 650], 7, [120, 250], ink),
      path(box(1500, 600, 400, 60), wall),
    ),
    path(disc(1180, 1000, 150, 20), '#8f6b4a', 'opacity=".5"'),
    passer(
      [1170, 1000],
      560,
      {
        arms: [
          [14, -30],
          [-16, 34],
        ],
        legs: [
          [5, 1],
          [-6, -2],
        ],
        nod: 5,
      },
      { fill: ember, skin: '#e9b48a', legs: ink, skirt: [0.26, 0.2], bulk: 1.12 },
      { color: '#3b2320', long: true },
    ),
    at(
      1172,
      470,
      circle(0, 6, 40, '#3b2320') + path(soft('-38 0, -44 60, -34 110, 0 122, 36 110, 46 60, 38 0'), '#3b2320'),
    ),
    path(angular('300 930, 760 930, 780 966, 280 966'), '#9c6b3c'),
    rect(330, 966, 20, 90, ink),
    rect(710, 966, 20, 90, ink),
    c.shade(box(0, 0, 1920, 1080), '#2a2320', [0, 1080], [620, 640], 1),
    c.shade(box(0, 0, 1920, 1080), '#2a2320', [0, 1080], [420, 800], 0.9),
  ].join(''),
)
