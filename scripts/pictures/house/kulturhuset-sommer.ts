/** The culture house on a summer's day: green mountains, birches, and people on the square. */
import type { Canvas } from '@/scripts/pictures/kit/canvas'
import { passer } from '@/scripts/pictures/kit/crowd'
import { peak, ridge } from '@/scripts/pictures/kit/landscape'
import { angular, box, disc, points, soft } from '@/scripts/pictures/kit/outline'
import { between, times } from '@/scripts/pictures/kit/random'
import { at, circle, ellipse, path, poly, rect, stroke } from '@/scripts/pictures/kit/svg'
import { wide } from '@/scripts/pictures/picture'
import { building, posters, type Season } from './building'

const summer: Season = {
  slate: '#5d6b75',
  slates: ['#71808a', '#4e5b64'],
  timber: '#c27f45',
  grain: '#8f5530',
  roof: '#39444d',
  frame: '#3a3230',
  glass: ['#cfe6e4', '#7fb0b8'],
  inside: '#4f7f8a',
  ember: '#e8582f',
}

function birch(c: Canvas, x: number, floor: number, tall: number): string {
  const leaves = times(26, () =>
    circle(
      x + between(c.random, -0.24, 0.24) * tall,
      floor - tall * between(c.random, 0.5, 1.02),
      tall * between(c.random, 0.06, 0.12),
      c.random() > 0.5 ? '#7fa23d' : '#5f8a3a',
    ),
  )
  return [
    ...leaves.slice(0, 13),
    path(poly([x - 9, floor], [x - 4, floor - tall * 0.9], [x + 4, floor - tall * 0.9], [x + 10, floor]), '#fbf3df'),
    ...times(7, (i) => rect(x - 7, floor - 30 - i * tall * 0.09, 9, 5, '#3a3230')),
    ...leaves.slice(13),
  ].join('')
}

/** A café table under a parasol. */
const parasol = (x: number, y: number, fill: string) =>
  at(
    x,
    y,
    stroke('M0 0V-190', '#3a3230', 7) +
      path('M-120 -170Q0 -270 120 -170Z', fill) +
      path('M-40 -170Q-34 -220 0 -220Q34 -220 40 -170Z', '#fff4dc') +
      ellipse(0, -70, 62, 11, '#fff4dc') +
      stroke('M-30 0L0 -20L30 0', '#3a3230', 7),
  )

export const kulturhusetSommer = wide('hus-kulturhuset-sommer', (c) => {
  const square = soft('-100 1300, -100 900, 400 884, 1000 890, 1600 884, 2040 900, 2040 1300')
  const dress = ['#e8582f', '#2f6f8f', '#f0b43c', '#8e3b5a', '#3d7a4e', '#e8582f']
  return [
    c.ground('#58aebd', '#a9d6cf', '#fbe9c4'),
    circle(560, 250, 84, '#fff4dc'),
    c.glow('#fff4dc', [560, 250], 320, 0.8),
    ...[
      [1010, 150, 1],
      [210, 320, 0.8],
      [1560, 130, 0.9],
    ].map(([x = 0, y = 0, size = 1]) =>
      at(
        x,
        y,
        path(
          soft('-170 30, -120 -10, -40 -16, 0 -50, 80 -40, 110 -8, 180 10, 190 34, 0 40'),
          '#fdf6e4',
          'opacity=".9"',
        ),
        0,
        size,
      ),
    ),
    peak(c, [420, 290], 620, 880, { lit: '#7fae72', dark: '#3f7a68', snow: '#f4f3e6' }),
    peak(c, [1720, 230], 580, 880, { lit: '#8dba78', dark: '#447f6a', snow: '#f4f3e6' }),
    path(
      ridge(
        c,
        [
          [0, 740],
          [500, 610],
          [900, 700],
          [1400, 620],
          [1920, 680],
        ],
        1080,
        0.1,
      ),
      '#4f8d5c',
    ),
    path(soft('-100 1200, -100 780, 300 740, 700 790, 1200 760, 2040 760, 2040 1200'), '#6b9d4a'),
    birch(c, 470, 890, 360),
    birch(c, 590, 884, 280),
    birch(c, 1880, 890, 400),
    birch(c, 330, 896, 260),
    path(square, '#efd9ae'),
    c.shade(square, '#b98d5c', [400, 1080], [1100, 880], 0.9),
    at(640, 890, building(c, summer)),
    stroke('M520 640Q900 760 1000 700', '#3a3230', 4),
    ...points('560 655, 640 680, 720 698, 800 708, 880 714, 950 712').map(([x, y], i) =>
      path(angular('-22 0, 22 0, 0 40'), dress[i] ?? '', `transform="translate(${x} ${y + 2})"`),
    ),
    parasol(820, 1000, '#e8582f'),
    parasol(1620, 1010, '#f0b43c'),
    ...points('740 1000, 900 1008, 1130 1010, 1220 1004, 1440 1016, 1540 1010').map(
      ([x, y], i) =>
        path(disc(x, y, 54, 8), '#8f6b4a', 'opacity=".5"') +
        passer(
          [x, y],
          178,
          {
            arms:
              i % 2
                ? [
                    [40, 100],
                    [-8, 0],
                  ]
                : [
                    [10, 0],
                    [-24, -80],
                  ],
            legs:
              i % 3 === 2
                ? [
                    [18, 6],
                    [-16, -24],
                  ]
                : undefined,
          },
          {
            fill: dress[i] ?? '',
            skin: i % 3 === 1 ? '#8a5237' : '#eab98e',
            legs: '#2c3440',
            skirt: i % 2 ? [0.3, 0.24] : undefined,
          },
          { color: ['#5b2b1a', '#1b1416', '#d9a548', '#2a1a1c', '#8a4a22', '#e3d6bd'][i] ?? '', long: i % 2 === 1 },
        ),
    ),
    passer(
      [1330, 1030],
      120,
      {
        arms: [
          [120, 140],
          [-120, -150],
        ],
        legs: [
          [24, 4],
          [-20, -40],
        ],
      },
      { fill: '#f0b43c', skin: '#eab98e', legs: '#2f6f8f', headSize: 1.35 },
      { color: '#8a4a22' },
    ),
    circle(1396, 872, 26, '#e8582f'),
    at(1830, 990, posters(summer)),
    c.shade(box(0, 0, 1920, 1080), '#163a3c', [0, 1080], [640, 600], 1),
    c.shade(box(0, 0, 1920, 1080), '#163a3c', [0, 1080], [420, 780], 0.8),
  ].join('')
})
