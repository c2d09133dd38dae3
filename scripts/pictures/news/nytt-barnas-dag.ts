/** The children's day: balloons, bunting and painted faces in the snow before the house. */

import { building, type Season } from '@/scripts/pictures/house/building'
import type { Canvas } from '@/scripts/pictures/kit/canvas'
import { type Hair, type Head, head } from '@/scripts/pictures/kit/head'
import { bank, peak, snowfall } from '@/scripts/pictures/kit/landscape'
import { bend, box, disc, soft } from '@/scripts/pictures/kit/outline'
import { times } from '@/scripts/pictures/kit/random'
import { at, ellipse, type Point, path, poly, stroke } from '@/scripts/pictures/kit/svg'
import { news } from '@/scripts/pictures/picture'

const ink = '#22303c'
const snow = '#fdf6ea'
const ember = '#e4572e'
const sun = '#f6b93b'
const teal = '#23827c'
const pink = '#f08c8c'
const blue = '#3c6ea5'

/** The house by day, snow on its roofs. */
const morning: Season = {
  slate: '#56646c',
  slates: ['#6d7c84', '#62727a'],
  timber: '#9c5f36',
  grain: '#7b4a2c',
  roof: snow,
  frame: ink,
  glass: ['#ffdf9c', sun],
  inside: '#c9772c',
  ember,
}

/** The snow on the tower. */
const cap = soft('836 -484, 850 -522, 1040 -506, 1250 -478, 1250 -440, 1040 -466')

function bunting(from: Point, low: Point, to: Point, count: number): string {
  const on = (t: number): Point => [
    (1 - t) ** 2 * from[0] + 2 * t * (1 - t) * low[0] + t * t * to[0],
    (1 - t) ** 2 * from[1] + 2 * t * (1 - t) * low[1] + t * t * to[1],
  ]
  const flags = times(count, (i) => {
    const [a, b] = [on((i + 0.14) / count), on((i + 0.86) / count)]
    const tip: Point = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + 74]
    return path(poly(a, b, tip), [ember, snow, teal, sun, pink, blue][i % 6] ?? ember)
  })
  return flags.join('') + stroke(`M${from.join(' ')}Q${low.join(' ')} ${to.join(' ')}`, ink, 4)
}

function balloon(c: Canvas, hand: Point, [x, y]: Point, color: string, dark: string, size = 1): string {
  const skin = disc(0, 0, 62, 76)
  const knot: Point = [x, y + 84 * size]
  return (
    stroke(`M${hand.join(' ')}Q${(hand[0] + x) / 2 + 26} ${(hand[1] + knot[1]) / 2 + 40} ${knot.join(' ')}`, ink, 3) +
    at(
      x,
      y,
      path(skin, color) +
        c.shade(skin, dark, [50, 70], [-16, -30], 0.9) +
        ellipse(-24, -32, 12, 21, '#fff', 'opacity=".75" transform="rotate(24 -24 -32)"') +
        path('M-12 88L0 72L12 88Z', dark),
      3,
      size,
    )
  )
}

const whiskers = (color: string) =>
  stroke('M-18 12L-44 6M-18 19L-44 22M18 12L44 6M18 19L44 22', color, 3.4) + ellipse(0, 12, 8, 6, color)
const stripes = stroke('M-38 8L-24 12M-36 20L-22 21M38 8L24 12M36 20L22 21M0 -30V-20', ember, 5)

interface Kid {
  coat: string
  dark: string
  skin: string
  shade: string
  hair: string
  style: Hair
  mood?: Head['mood']
  /** From the middle of the coat's hem, 250 below the crown: the two mittens. */
  hands: readonly [Point, Point]
  paint?: string
}

/** A child in a winter coat, the soles at 0,0, about 290 tall. */
function kid({ coat, dark, skin, shade, hair, style, mood = 'smile', hands, paint = '' }: Kid): string {
  const sleeve = (side: number, [x, y]: Point) =>
    stroke(`M${side * 44} -150Q${side * 74} ${(y - 130) / 2 - 20} ${x} ${y}`, side < 0 ? dark : coat, 36) +
    ellipse(x, y, 21, 21, ember)
  return [
    stroke('M-26 -60V-14M26 -60V-14', ink, 32),
    ellipse(-32, -8, 32, 15, ink),
    ellipse(32, -8, 32, 15, ink),
    sleeve(-1, hands[0]),
    path('M-74 -44C-78 -140 -58 -186 0 -186S78 -140 74 -44Z', coat),
    path('M30 -180C62 -166 78 -130 74 -44H34C46 -90 46 -140 30 -180Z', dark),
    stroke('M0 -170V-50', dark, 5),
    sleeve(1, hands[1]),
    head({ at: [0, -226], size: 56, skin, shade, hair, style, mood, turn: 0 }),
    at(0, -226, paint, 0, 1.05),
    path('M-46 -186Q0 -160 46 -186L40 -164Q0 -142 -40 -164Z', sun),
  ].join('')
}

export const nyttBarnasDag = news('nytt-barnas-dag', (c) => {
  const children: [x: number, y: number, size: number, Kid][] = [
    [
      450,
      806,
      1.06,
      {
        coat: teal,
        dark: '#17605b',
        skin: '#f0c6a0',
        shade: '#c98f68',
        hair: ember,
        style: 'beanie',
        hands: [
          [-100, -230],
          [104, -226],
        ],
        paint: whiskers(ink),
      },
    ],
    [
      776,
      730,
      1.06,
      {
        coat: sun,
        dark: '#c98a1e',
        skin: '#a06a48',
        shade: '#70462f',
        hair: '#2a1a1c',
        style: 'curls',
        mood: 'delight',
        hands: [
          [-112, -256],
          [116, -262],
        ],
      },
    ],
    [
      1090,
      830,
      1.1,
      {
        coat: pink,
        dark: '#c46464',
        skin: '#f3cfae',
        shade: '#cf9a72',
        hair: '#d8a24a',
        style: 'braids',
        hands: [
          [-96, -90],
          [106, -220],
        ],
        paint: stripes,
      },
    ],
    [
      1370,
      846,
      0.84,
      {
        coat: ember,
        dark: '#a93c1c',
        skin: '#e8b48a',
        shade: '#b87850',
        hair: blue,
        style: 'beanie',
        mood: 'wonder',
        hands: [
          [-98, -90],
          [102, -226],
        ],
      },
    ],
  ]
  return [
    c.ground('#f4b9a0', '#fadcbf', '#fdf0d8'),
    peak(c, [330, 130], 520, 600, { lit: '#9fb4c8', dark: '#6f8bab', snow: '#fff8ec' }),
    peak(c, [700, 240], 380, 600, { lit: '#b9c6d2', dark: '#8fa5bd', snow: '#fff8ec' }),
    at(650, 572, building(c, morning) + path(cap, snow), 0, 0.7),
    path(`${bend('-20 560, 300 540, 700 556, 1200 556, 1620 550')}V900H-20Z`, '#e9e4e4'),
    bank(
      c,
      [
        [-20, 640],
        [300, 610],
        [800, 640],
        [1250, 612],
        [1620, 650],
      ],
      snow,
      '#b9c8d8',
    ),
    bunting([-20, 60], [420, 250], [1094, 92], 13),
    bunting([1094, 92], [1380, 260], [1640, 70], 8),
    ...[
      [470, 800, 110],
      [770, 800, 80],
      [1066, 820, 110],
      [1336, 842, 90],
    ].map(([x = 0, y = 0, w = 0]) => ellipse(x, y, w, 14, '#b9c8d8')),
    balloon(c, [346, 560], [286, 300], ember, '#a93c1c'),
    balloon(c, [560, 566], [606, 300], sun, '#c98a1e', 0.94),
    balloon(c, [900, 452], [926, 190], blue, '#274c78', 0.9),
    balloon(c, [1206, 588], [1220, 340], teal, '#17605b', 1.02),
    balloon(c, [1456, 656], [1474, 440], pink, '#c46464', 1.05),
    ...children.map(([x, y, size, child]) => at(x, y, kid(child), 0, size)),
    snowfall(c, 90, '#fff', 5),
    c.shade(box(0, 0, 1600, 900), '#8fa5bd', [0, 940], [180, 700], 0.8),
  ].join('')
})
