/** The café: coffee and heart-shaped waffles at a table by the window. */
import type { Canvas } from '@/scripts/pictures/kit/canvas'
import { firs, peak } from '@/scripts/pictures/kit/landscape'
import { angular, bend, box, disc, soft } from '@/scripts/pictures/kit/outline'
import { times } from '@/scripts/pictures/kit/random'
import { at, circle, ellipse, path, poly, rect, stroke } from '@/scripts/pictures/kit/svg'
import { wide } from '@/scripts/pictures/picture'

const ink = '#2a1a1c'
const wood = '#8a4a2a'
const cream = '#fdf2dc'
const ember = '#e2572f'
const waffle = '#e6a445'
const crust = '#b5692a'
const jam = '#b3202f'

const heartShape =
  'M0 150C-40 110 -130 70 -130 -10C-130 -84 -44 -110 0 -44C44 -110 130 -84 130 -10C130 70 40 110 0 150Z'

/** Five hearts around a middle, as the iron bakes them; lies flat. */
function waffles(c: Canvas): string {
  const heart = [
    path(heartShape, crust),
    `<g transform="scale(.92)">${path(heartShape, waffle)}</g>`,
    c.within(heartShape, ...times(7, (i) => stroke(`M${-130 + i * 44} -110V160M-140 ${-80 + i * 40}H140`, crust, 7))),
    c.shade(heartShape, crust, [110, 130], [-30, -60], 0.6),
  ].join('')
  return times(5, (i) => `<g transform="rotate(${i * 72 + 20}) translate(0 -166)">${heart}</g>`).join('')
}

function cup(c: Canvas): string {
  const bowl = 'M-190 -230C-190 -60 -120 0 0 0C120 0 190 -60 190 -230Z'
  return [
    ellipse(0, 6, 290, 56, '#cdb89a'),
    ellipse(0, -8, 290, 54, cream),
    ellipse(0, -10, 180, 28, '#e6d3b4'),
    stroke('M180 -190C290 -200 290 -70 140 -60', cream, 34),
    stroke('M182 -186C270 -196 270 -84 150 -74', '#d9c3a0', 6),
    path(bowl, cream),
    c.within(
      bowl,
      path(box(-200, -150, 400, 46), ember),
      ...times(9, (i) => path(poly([-180 + i * 44, -104], [-158 + i * 44, -150], [-136 + i * 44, -104]), cream)),
    ),
    c.shade(bowl, '#b08d62', [210, -20], [20, -180], 1),
    ellipse(0, -230, 190, 44, '#e6d3b4'),
    ellipse(0, -228, 172, 35, '#4a2418'),
    path(soft('-60 -226, 0 -240, 60 -226, 0 -206'), '#c98a52'),
    ...[-70, 0, 70].map((x, i) =>
      stroke(
        bend(`${x} -290, ${x - 34} -350, ${x + 24} -420, ${x - 12} ${-500 - (i % 2) * 50}`),
        cream,
        13,
        'opacity=".75"',
      ),
    ),
  ].join('')
}

export const kafeen = wide('hus-kafeen', (c) => {
  const glass = box(560, 60, 1300, 560)
  return [
    c.ground('#5b2a26', '#3a1b1c'),
    ...times(8, (i) => rect(0, 40 + i * 90, 560, 5, '#6e3a30')),
    c.within(
      glass,
      c.fill(c.linear([0, 60], [0, 620], '#86b8cf', '#f8d9b4')),
      circle(820, 250, 64, cream),
      peak(c, [1160, 140], 440, 640, { lit: '#c3d5e6', dark: '#6f93b8', snow: '#fff' }),
      peak(c, [1680, 220], 340, 640, { lit: '#c3d5e6', dark: '#6f93b8', snow: '#fff' }),
      path(soft('500 700, 560 540, 900 500, 1300 540, 1900 500, 1900 700'), '#e3ecf4'),
      firs(c, [560, 560], [1860, 560], 26, [70, 190], '#2c5561'),
    ),
    rect(540, 40, 1340, 26, ink),
    rect(540, 612, 1340, 30, ink),
    ...[546, 1196, 1846].map((x) => rect(x, 40, 26, 600, ink)),
    path('M560 40H720C700 240 640 380 566 470Z', ember),
    path('M1860 40H1720C1740 240 1790 380 1854 470Z', ember),
    c.shade('M560 40H720C700 240 640 380 566 470Z', jam, [560, 470], [700, 60], 0.9),
    rect(500, 640, 1420, 26, '#7d4a30'),
    path(angular('0 720, 1920 690, 1920 1080, 0 1080'), wood),
    c.glow('#d9924f', [1300, 760], 620, 0.8, angular('0 720, 1920 690, 1920 1080, 0 1080')),
    ...times(4, (i) => stroke(`M0 ${800 + i * 78}L1920 ${780 + i * 84}`, '#6b3521', 5)),
    path(disc(1460, 910, 420, 110), '#4a2418', 'opacity=".5"'),
    path(disc(1450, 890, 420, 112), '#d7e3e3'),
    path(disc(1450, 878, 420, 112), '#f4f7f2'),
    path(disc(1450, 880, 340, 84), '#dfe9e6'),
    `<g transform="translate(1450 852) scale(1 .42)">${waffles(c)}</g>`,
    path(soft('1390 830, 1440 800, 1500 810, 1540 846, 1500 880, 1430 884, 1380 862'), jam),
    path(soft('1420 826, 1450 812, 1480 820, 1450 834'), '#e0626a'),
    ...(
      [
        [1404, 850],
        [1520, 846],
        [1470, 868],
      ] as const
    ).map(([x, y]) => circle(x, y, 10, '#7c1020')),
    at(920, 900, cup(c), 0, 1.02),
    stroke('M1130 1010L1330 990', '#d7dde0', 13),
    ellipse(1366, 984, 44, 18, '#d7dde0'),
    c.shade(box(0, 0, 1920, 1080), '#1c0e10', [0, 1080], [640, 560], 1),
  ].join('')
})
