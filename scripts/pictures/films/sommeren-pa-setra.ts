/** Sommeren på setra: goats on a roof of turf. */
import type { Canvas } from '@/scripts/pictures/kit/canvas'
import { goat, hut } from '@/scripts/pictures/kit/farm'
import { firs, peak, rays } from '@/scripts/pictures/kit/landscape'
import { lettering } from '@/scripts/pictures/kit/lettering'
import { between, times } from '@/scripts/pictures/kit/random'
import { at, circle, hill, type Point, path, stroke } from '@/scripts/pictures/kit/svg'
import { cover, poster } from '@/scripts/pictures/picture'

const sky = '#7cc8e0'
const sun = '#ffd75e'
const grass = '#6fae45'
const deep = '#2f6b3a'
const cream = '#fff6df'

function meadow(c: Canvas, points: Point[], light: string, shadow: string): string {
  const outline = hill(c.height, ...points)
  return path(outline, light) + c.shade(outline, shadow, [0, c.height], [0, Math.min(...points.map(([, y]) => y))], 0.9)
}

const flowersOn = (c: Canvas, count: number, from: number) =>
  times(count, () => {
    const [x, y] = [c.random() * c.width, between(c.random, from, c.height - 10)]
    return (
      stroke(`M${x} ${y}v-26`, deep, 4) +
      circle(x, y - 30, 9, [cream, sun, '#e8587a'][Math.floor(c.random() * 3)] ?? cream)
    )
  }).join('')

const blue = { lit: '#7fa9cf', dark: '#537fae', snow: cream }

export const sommerenPaSetra = [
  poster('sommeren-pa-setra', (c) =>
    [
      c.ground('#3fa6d0', sky, '#fdf1bd'),
      rays([850, 540], 20, 1300, '#fff', 0.5).replaceAll('/>', ' opacity=".14"/>'),
      circle(850, 540, 104, sun),
      peak(c, [220, 500], 400, 1020, blue),
      peak(c, [700, 600], 420, 1020, blue),
      meadow(
        c,
        [
          [0, 860],
          [300, 800],
          [640, 900],
          [1000, 780],
        ],
        '#9ccb5a',
        deep,
      ),
      firs(c, [0, 880], [420, 900], 10, [70, 140], deep, 0.26),
      meadow(
        c,
        [
          [0, 1120],
          [400, 1060],
          [1000, 1150],
        ],
        grass,
        deep,
      ),
      at(520, 1300, hut(c), 0, 1.2),
      at(500, 780, goat(cream, '#d8c7a4')),
      at(800, 910, goat('#7a4a2c', '#54301c', 8), 8, [-0.86, 0.86]),
      at(220, 930, goat('#4b4a52', cream, 30), -6, 0.8),
      meadow(
        c,
        [
          [0, 1320],
          [500, 1290],
          [1000, 1340],
        ],
        '#8cc34f',
        deep,
      ),
      flowersOn(c, 46, 1380),
      lettering(['SOMMEREN', 'PÅ SETRA'], {
        face: 'abril',
        fill: cream,
        x: 500,
        top: 80,
        width: 840,
        gap: 26,
        align: 'middle',
        justify: true,
      }),
    ].join(''),
  ),
  cover('sommeren-pa-setra', (c) =>
    [
      c.ground('#3fa6d0', sky, '#fdf1bd'),
      circle(620, 230, 100, sun),
      c.glow('#fff', [620, 230], 300, 0.7),
      peak(c, [380, 330], 520, 820, blue),
      peak(c, [1060, 260], 620, 820, blue),
      peak(c, [1740, 380], 460, 820, blue),
      meadow(
        c,
        [
          [0, 720],
          [500, 640],
          [1000, 730],
          [1920, 620],
        ],
        '#9ccb5a',
        deep,
      ),
      firs(c, [0, 760], [700, 760], 16, [80, 170], deep, 0.26),
      meadow(
        c,
        [
          [0, 880],
          [700, 830],
          [1920, 900],
        ],
        grass,
        deep,
      ),
      at(1270, 960, hut(c), 0, 1.14),
      at(1240, 465, goat(cream, '#d8c7a4')),
      at(1530, 600, goat('#7a4a2c', '#54301c', 8), 10, [-0.84, 0.84]),
      at(960, 610, goat('#4b4a52', cream, 26), -8, 0.8),
      at(780, 1010, goat(cream, '#a8744a', 0), 0, 0.9),
      meadow(
        c,
        [
          [0, 1010],
          [900, 980],
          [1920, 1020],
        ],
        '#8cc34f',
        deep,
      ),
      flowersOn(c, 60, 1020),
      c.shade('M0 0H1920V1080H0Z', '#143824', [0, 1080], [600, 560], 1),
    ].join(''),
  ),
]
