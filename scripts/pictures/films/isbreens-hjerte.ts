/** Isbreens hjerte: out of the ice, a red kite. */
import type { Canvas } from '@/scripts/pictures/kit/canvas'
import { person } from '@/scripts/pictures/kit/figure'
import { jagged, peak } from '@/scripts/pictures/kit/landscape'
import { lettering } from '@/scripts/pictures/kit/lettering'
import { times } from '@/scripts/pictures/kit/random'
import { at, circle, curve, ellipse, type Point, path, poly, stroke } from '@/scripts/pictures/kit/svg'
import { cover, poster } from '@/scripts/pictures/picture'

const layers = ['#062238', '#0b3a5c', '#13577f', '#2079a4', '#49a5c8', '#8fd0e2']
const snow = '#f3fbfb'
const red = '#e2332f'

function kite(): string {
  return [
    path(poly([0, -130], [84, -10], [0, 150], [-84, -10]), red),
    path(poly([0, -130], [84, -10], [0, 150]), '#a81d22'),
    stroke('M0 -130V150M-84 -10H84', '#5c0f16', 5),
    stroke(curve([0, 150], [40, 210], [-10, 270], [50, 330], [20, 390]), red, 6),
    ...(
      [
        [30, 214],
        [10, 274],
        [40, 330],
      ] as const
    ).map(([x, y]) =>
      path(
        poly([x, y], [x - 26, y - 14], [x - 26, y + 14]) + poly([x, y], [x + 26, y - 14], [x + 26, y + 14]),
        '#ffd35c',
      ),
    ),
  ].join('')
}

function child(): string {
  const who = person(
    [0, 0],
    200,
    {
      lean: -10,
      arms: [
        [150, 160],
        [120, 150],
      ],
      legs: [
        [22, 6],
        [-18, -8],
      ],
    },
    { fill: '#0b2a40', headSize: 1.35, skirt: [0.24, 0.12] },
  )
  const [hx, hy] = who.head
  return (
    who.drawing +
    circle(hx, hy, who.headRadius, '#f0c39a') +
    path(`M${hx - 19} ${hy + 2}C${hx - 22} ${hy - 34} ${hx + 22} ${hy - 34} ${hx + 19} ${hy + 2}Z`, '#ffd35c') +
    circle(hx, hy - 28, 8, snow)
  )
}

/** The ice as rings around a heart-shaped opening, the outermost darkest. */
function cave(c: Canvas, middle: Point, size: number): string {
  const heart: Point[] = [
    [0, -0.62],
    [0.26, -0.92],
    [0.66, -0.98],
    [0.98, -0.66],
    [1, -0.2],
    [0.72, 0.28],
    [0.3, 0.72],
    [0, 1.02],
    [-0.3, 0.72],
    [-0.72, 0.28],
    [-1, -0.2],
    [-0.98, -0.66],
    [-0.66, -0.98],
    [-0.26, -0.92],
    [0, -0.62],
  ]
  return layers
    .toReversed()
    .map((color, index) => {
      const scale = size * (1 + index * 0.21)
      const edge = jagged(
        c.random,
        heart.map(([x, y]): Point => [middle[0] + x * scale, middle[1] + y * scale * 1.06]),
        0.13,
        3,
      )
      const frame = `M-10 -10H${c.width + 10}V${c.height + 10}H-10Z${poly(...edge)}`
      const facets = times(12, (i) => {
        const from = edge[Math.floor((i / 12) * edge.length)] ?? middle
        const out: Point = [from[0] + (from[0] - middle[0]) * 0.4, from[1] + (from[1] - middle[1]) * 0.4]
        const next = edge[Math.floor((i / 12) * edge.length + 5) % edge.length] ?? middle
        return path(poly(from, next, out), i % 2 ? '#fff' : '#001a2c', 'opacity=".13"')
      })
      return path(frame, color, 'fill-rule="evenodd"') + facets.join('')
    })
    .join('')
}

const far = { lit: '#9cc9da', dark: '#6aa3bf', snow }

export const isbreensHjerte = [
  poster('isbreens-hjerte', (c) =>
    [
      c.ground('#f9cf8f', '#fbe6c4', '#d7eef0'),
      circle(640, 640, 90, '#fff6dc'),
      peak(c, [380, 760], 300, 1100, far),
      peak(c, [700, 820], 260, 1100, far),
      path(poly([0, 1010], [1000, 960], [1000, 1500], [0, 1500]), snow),
      c.shade(poly([0, 1010], [1000, 960], [1000, 1500], [0, 1500]), '#6aa3bf', [0, 1200], [0, 980], 0.9),
      cave(c, [500, 820], 340),
      stroke(curve([470, 900], [520, 800], [560, 700]), snow, 3),
      at(590, 590, kite(), 20, 0.72),
      at(490, 1060, child(), 0, 0.95),
      ellipse(490, 1064, 60, 8, '#0b3a5c', 'opacity=".5"'),
      c.shade('M0 0H1000V1500H0Z', '#031524', [0, 1500], [260, 1080], 1),
      c.shade('M0 0H1000V1500H0Z', '#031524', [1000, 0], [760, 300], 0.8),
      lettering(['Isbreens', 'hjerte'], { face: 'grotesque', fill: snow, x: 70, top: 84, width: 700, gap: 10 }),
    ].join(''),
  ),
  cover('isbreens-hjerte', (c) =>
    [
      c.ground('#f9cf8f', '#fbe6c4', '#d7eef0'),
      circle(1390, 330, 84, '#fff6dc'),
      peak(c, [1080, 480], 330, 820, far),
      peak(c, [1440, 540], 280, 820, far),
      path(poly([0, 740], [1920, 700], [1920, 1080], [0, 1080]), snow),
      c.shade(poly([0, 740], [1920, 700], [1920, 1080], [0, 1080]), '#6aa3bf', [0, 960], [0, 720], 0.9),
      cave(c, [1230, 540], 370),
      stroke(curve([1190, 700], [1250, 560], [1300, 420]), snow, 3),
      at(1330, 330, kite(), 24, 0.8),
      at(1210, 860, child(), 0, 1),
      c.shade('M0 0H1920V1080H0Z', '#031524', [0, 1080], [700, 500], 1),
    ].join(''),
  ),
]
