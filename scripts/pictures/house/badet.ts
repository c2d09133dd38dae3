/** The pool: lanes, a swimmer, and windows towards the mountain. */
import { limb } from '@/scripts/pictures/kit/body'
import { peak, ridge } from '@/scripts/pictures/kit/landscape'
import { angular, bend, box, soft } from '@/scripts/pictures/kit/outline'
import { between, times } from '@/scripts/pictures/kit/random'
import { at, circle, ellipse, type Point, path, poly, rect, stroke } from '@/scripts/pictures/kit/svg'
import { wide } from '@/scripts/pictures/picture'

const deep = '#0c4a5c'
const water = '#1f9fae'
const foam = '#e9f7f1'
const coral = '#f0643f'
const sand = '#f2dcb0'
const timber = '#b9743c'
const skin = '#e9b48a'

/** In the crawl towards the left, the water line at y 0. */
function swimmer(): string {
  return [
    path(soft('-120 6, -60 -34, 60 -40, 190 -22, 330 0, 420 14, 200 40, -40 44'), skin),
    path(soft('30 -38, 120 -40, 210 -22, 230 20, 120 30, 30 20'), '#16324a'),
    limb(skin, [33, 27, 17], [-20, -24], [-76, -170], [-236, -116]),
    path(soft('-222 -130, -260 -122, -310 -84, -300 -74, -250 -92, -226 -102'), skin),
    stroke('M-30 -60Q-60 -120 -70 -150', '#b9734e', 9),
    ellipse(-132, -34, 62, 54, skin),
    path('M-186 -50C-180 -120 -80 -120 -66 -40C-70 -12 -90 -4 -100 -2C-106 -40 -140 -60 -186 -50Z', coral),
    stroke('M-70 -46Q-120 -66 -176 -50', foam, 5),
    ellipse(-158, -34, 18, 13, '#16324a'),
    ellipse(-162, -37, 7, 4, foam),
    stroke('M-142 -38L-96 -46', '#16324a', 6),
    ellipse(-150, 2, 10, 8, '#6e2f2a'),
    path(
      soft(
        '-420 30, -330 2, -250 10, -180 -6, -120 16, -40 4, 60 20, 170 -2, 260 14, 330 -22, 360 -70, 384 -16, 420 -54, 436 0, 500 22, 420 60, 0 70, -320 60',
      ),
      foam,
    ),
    path(soft('-400 48, -250 30, -100 40, 60 44, 250 36, 480 44, 400 110, 0 120, -340 104'), water),
    ...(
      [
        [340, -104, 11],
        [386, -120, 8],
        [430, -90, 12],
        [470, -50, 8],
        [-330, -60, 9],
        [-290, -34, 6],
        [300, -72, 7],
      ] as const
    ).map(([x, y, r]) => circle(x, y, r, foam)),
  ].join('')
}

/** A rope of floats in perspective. */
function rope(from: Point, to: Point): string {
  return times(34, (i) => {
    const t = (i / 34) ** 1.9
    const size = 4 + t * 26
    return ellipse(
      from[0] + (to[0] - from[0]) * t,
      from[1] + (to[1] - from[1]) * t,
      size,
      size * 0.56,
      Math.floor(i / 2) % 2 ? coral : foam,
    )
  }).join('')
}

export const badet = wide('hus-badet', (c) => {
  const pool = angular('520 520, 1700 520, 2500 1080, -280 1080')
  const glass = box(420, 130, 1400, 340)
  return [
    c.ground(sand),
    path(angular('0 0, 1920 0, 1920 40, 1820 110, 420 110, 0 20'), timber),
    ...times(11, (i) =>
      path(poly([i * 192, 0], [i * 192 + 30, 0], [440 + i * 136, 110], [424 + i * 136, 110]), '#7d4526'),
    ),
    path(angular('0 0, 420 110, 420 500, 0 640'), '#d9b27c'),
    ...times(6, (i) =>
      path(
        poly(
          [40 + i * 66, 20 + i * 16],
          [52 + i * 66, 22 + i * 16],
          [52 + i * 66, 620 - i * 20],
          [40 + i * 66, 624 - i * 20],
        ),
        timber,
      ),
    ),
    c.within(
      glass,
      c.fill(c.linear([0, 130], [0, 470], '#7fb9c9', '#fdeccb')),
      peak(c, [820, 190], 330, 500, { lit: '#8fb6a6', dark: '#4b8289', snow: foam }),
      peak(c, [1390, 160], 400, 500, { lit: '#8fb6a6', dark: '#4b8289', snow: foam }),
      path(
        ridge(c, [
          [400, 450],
          [800, 410],
          [1200, 450],
          [1820, 400],
        ]),
        '#3c7a6c',
      ),
    ),
    ...times(8, (i) => rect(414 + i * 200, 120, 13, 360, deep)),
    rect(410, 120, 1510, 14, deep),
    rect(410, 464, 1510, 16, deep),
    path(angular('420 480, 1820 480, 1920 520, 1920 560, 300 560, 340 520'), '#e8c890'),
    path(pool, water),
    c.shade(pool, deep, [0, 1080], [1000, 560], 1),
    c.glow('#8fe0d6', [1240, 560], 560, 0.8, pool),
    stroke('M520 520H1700', foam, 9),
    c.within(
      pool,
      ...times(46, () => {
        const y = 540 + c.random() ** 0.7 * 520
        const size = (y - 470) / 380
        return stroke(
          bend(`0 0, ${40 * size} ${-9 * size}, ${80 * size} 0, ${120 * size} ${-7 * size}`),
          foam,
          5 * size,
          `opacity=".55" transform="translate(${between(c.random, 100, 1800)} ${y})"`,
        )
      }),
    ),
    rope([840, 520], [500, 1090]),
    rope([1150, 520], [1240, 1090]),
    rope([1450, 520], [2000, 1090]),
    ...[690, 1000, 1300, 1580].map(
      (x, i) =>
        path(angular('-46 0, 46 0, 40 -44, -40 -44'), deep, `transform="translate(${x} 520) scale(.8)"`) +
        circle(x, 500, 9, [coral, foam, '#f2b83f', foam][i] ?? foam),
    ),
    at(1130, 800, swimmer(), 0, 1.16),
    c.shade(box(0, 0, 1920, 1080), '#06303f', [0, 1080], [640, 560], 1),
  ].join('')
})
