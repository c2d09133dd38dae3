/** The culture house on a winter evening: lit windows, snow on the roofs, people on their way in. */
import type { Canvas } from '@/scripts/pictures/kit/canvas'
import { person } from '@/scripts/pictures/kit/figure'
import { firs, peak, ridge, snowfall, stars } from '@/scripts/pictures/kit/landscape'
import { angular, box, soft } from '@/scripts/pictures/kit/outline'
import { at, circle, path } from '@/scripts/pictures/kit/svg'
import { wide } from '@/scripts/pictures/picture'
import { building, guests, posters, type Season } from './building'

const winter: Season = {
  slate: '#2f3a4c',
  slates: ['#3a475c', '#27313f'],
  timber: '#7a4229',
  grain: '#56291d',
  roof: '#1a2130',
  frame: '#1d1a22',
  glass: ['#ffe2a0', '#f2a23e'],
  inside: '#a3481f',
  ember: '#e8582f',
}

function snowOn(c: Canvas): string {
  const caps = [
    '-60 -304, -40 -330, 200 -352, 300 -350, 330 -332, 200 -324',
    '836 -492, 850 -518, 1040 -496, 1240 -470, 1240 -440, 1040 -470',
  ]
  const left = angular('282 -336, 634 -694, 634 -734, 250 -352')
  const right = angular('634 -694, 986 -336, 1018 -352, 634 -734')
  return [
    ...caps.map((cap) => path(soft(cap), '#e8f0fa')),
    path(left, '#dbe7f6'),
    path(right, '#9fb6d6'),
    c.shade(left, '#6f8dba', [270, -330], [560, -640], 0.6),
  ].join('')
}

const lightOnGround = (c: Canvas, ground: string) =>
  c.glow('#f7b860', [1234, 900], 520, 0.9, ground) +
  path(angular('1030 884, 1440 884, 1640 1080, 850 1080'), '#ffd98f', 'opacity=".28"')

export const kulturhusetVinter = wide('hus-kulturhuset-vinter', (c) => {
  const ground = soft('-100 1300, -100 890, 400 876, 1000 884, 1600 876, 2040 896, 2040 1300')
  return [
    c.ground('#0b1430', '#1d3766', '#5c6fa8', '#d98f7a'),
    stars(c, 150, 460, '#fff'),
    circle(760, 190, 62, '#fdf1d8'),
    c.glow('#fdf1d8', [760, 190], 230, 0.5),
    peak(c, [420, 240], 560, 880, { lit: '#8ba0cf', dark: '#41578f', snow: '#e6eefb' }),
    peak(c, [1720, 170], 560, 880, { lit: '#8ba0cf', dark: '#41578f', snow: '#e6eefb' }),
    path(
      ridge(c, [
        [0, 760],
        [500, 650],
        [900, 720],
        [1400, 640],
        [1920, 700],
      ]),
      '#2b3f73',
    ),
    firs(c, [0, 880], [640, 880], 20, [130, 300], '#16244a'),
    firs(c, [1760, 880], [1960, 880], 6, [180, 330], '#16244a'),
    path(ground, '#b9cbe8'),
    at(640, 890, building(c, winter) + snowOn(c)),
    path(soft('560 900, 700 866, 900 892, 1020 876, 1060 910, 800 930'), '#dfe9f7'),
    path(soft('1500 900, 1640 862, 1860 884, 1960 870, 1960 930, 1700 930'), '#dfe9f7'),
    c.shade(ground, '#3b5590', [0, 1080], [700, 860], 1),
    lightOnGround(c, ground),
    at(1820, 990, posters(winter)),
    guests('1180 968, 1250 974', '#241d2c', 168),
    at(
      1310,
      980,
      person(
        [0, 0],
        110,
        {
          arms: [
            [20, 30],
            [-60, -90],
          ],
          legs: [
            [16, 4],
            [-14, -20],
          ],
        },
        { fill: '#b93a2b', skin: '#241d2c', legs: '#241d2c', headSize: 1.35 },
      ).drawing,
    ),
    at(
      960,
      1004,
      person(
        [0, 0],
        176,
        {
          lean: 5,
          legs: [
            [20, 6],
            [-18, -26],
          ],
          arms: [
            [-20, 0],
            [26, 40],
          ],
        },
        { fill: '#241d2c' },
      ).drawing,
    ),
    snowfall(c, 130, '#fff', 4.4),
    c.shade(box(0, 0, 1920, 1080), '#070d20', [0, 1080], [600, 600], 1),
  ].join('')
})
