/** The cinema at its door: the projector, what it costs and who may come in. */
import { calm } from '@/scripts/pictures/kit/calm'
import { head } from '@/scripts/pictures/kit/head'
import { angular, box } from '@/scripts/pictures/kit/outline'
import { times } from '@/scripts/pictures/kit/random'
import { curtain } from '@/scripts/pictures/kit/stage'
import { at, circle, ellipse, path, polar, rect, stroke } from '@/scripts/pictures/kit/svg'
import { wide } from '@/scripts/pictures/picture'

const ink = '#140d1c'
const cream = '#fdf0d8'
const red = '#c7333d'
const sun = '#f7c65b'

const beam = (color: string) => path(angular('1920 40, 1920 90, 560 620, 420 260'), color, 'opacity=".28"')

export const projector = wide('kino-framviser', (c) =>
  [
    c.ground('#2a1230', '#4a1a3a'),
    path(angular('1120 420, 1120 500, 0 1000, 0 -60'), '#ffe9b0', 'opacity=".55"'),
    c.glow('#fff6d6', [1080, 460], 420, 0.7),
    ...(
      [
        [1250, 210, 190],
        [1600, 240, 210],
      ] as const
    ).map(
      ([x, y, r], i) =>
        circle(x, y, r, ink) +
        circle(x, y, r - 16, '#3f3550') +
        times(5, (k) => {
          const [a, b] = polar([x, y], k * 72 + i * 30, r * 0.56)
          return circle(a, b, r * 0.25, ink)
        }).join('') +
        circle(x, y, r * 0.17, sun),
    ),
    path('M1180 380H1730A40 40 0 0 1 1770 420V720A40 40 0 0 1 1730 760H1180Z', '#d8534a'),
    c.shade(box(1180, 380, 590, 380), '#7c1a2a', [1770, 760], [1300, 440], 0.9),
    path(angular('1180 400, 1080 380, 1080 540, 1180 520'), ink),
    ellipse(1080, 460, 26, 82, '#bfe3ee'),
    rect(1250, 440, 220, 150, ink, 'rx="12"'),
    ...times(3, (i) => circle(1560 + i * 74, 480, 24, [sun, cream, '#4fd8c0'][i] ?? cream)),
    ...times(6, (i) => rect(1270, 460 + i * 20, 180, 8, '#5a4a6a')),
    ...times(5, (i) => rect(1530, 560 + i * 30, 190, 12, '#8f2438', 'rx="6"')),
    path(angular('1260 760, 1330 760, 1200 1080, 1110 1080'), ink),
    path(angular('1620 760, 1690 760, 1830 1080, 1740 1080'), ink),
    path(angular('1440 760, 1510 760, 1510 1080, 1440 1080'), '#2a2030'),
    calm(c, ink),
  ].join(''),
)

export const tickets = wide('kino-billetter', (c) => {
  const ticket = (fill: string, mark: string) =>
    path('M-330 -150H330V-50A50 50 0 0 0 330 50V150H-330V50A50 50 0 0 0 -330 -50Z', fill) +
    stroke('M170 -130V130', mark, 7, 'stroke-dasharray="4 24"') +
    path(
      'M0 -80L20 -26L78 -26L32 10L48 66L0 32L-48 66L-32 10L-78 -26L-20 -26Z',
      mark,
      'transform="translate(-80 4) scale(1.2)"',
    ) +
    times(7, (i) => rect(216, -100 + i * 30, 70 - ((i * 17) % 30), 12, mark)).join('')
  return [
    c.ground('#0f5c66'),
    ...times(14, (i) => path(angular(`1180 1200, ${-400 + i * 260} -40, ${-270 + i * 260} -40`), '#13707a')),
    at(1050, 330, ticket('#f2b13f', '#8a4a10'), -14, 1.05),
    at(1420, 500, ticket(cream, red), 10, 1.05),
    at(
      1200,
      800,
      path('M-210 -120L-150 300H150L210 -120Z', cream) +
        times(4, (i) =>
          path(
            angular(`${-180 + i * 105} -120, ${-128 + i * 105} -120, ${-92 + i * 78} 300, ${-130 + i * 76} 300`),
            red,
          ),
        ).join('') +
        times(26, (i) =>
          circle(
            -190 + (i % 9) * 48,
            -150 - Math.floor(i / 9) * 44 + ((i * 13) % 20),
            42,
            i % 3 ? '#fff1c0' : '#ffe08a',
          ),
        ).join(''),
    ),
    calm(c, '#052a33'),
  ].join('')
})

export const ages = wide('kino-aldersgrenser', (c) => {
  const marks = [
    ['#3f9e5f', 'A'],
    ['#e9c63c', '6'],
    ['#ef9a3c', '9'],
    ['#e2603c', '12'],
    ['#c7333d', '15'],
    ['#7a1f3d', '18'],
  ] as const
  const size = [150, 160, 172, 184, 196, 210]
  return [
    c.ground('#241a3d', '#3d2a5c'),
    curtain(c, 1620, 320, 1080, 6, { light: '#d8434a', base: '#a52534', dark: '#5a1020' }),
    beam('#ffe9b0'),
    path('M-20 960C600 920 1300 920 1940 950V1100H-20Z', '#140d24'),
    ...marks.map(([fill], i) => {
      const [x, r] = [700 + i * 188, (size[i] ?? 100) / 2]
      const tall = 220 + i * 62
      return (
        path(
          `M${x - r * 0.9} 960C${x - r} ${960 - tall * 0.6} ${x - r * 0.6} ${960 - tall} ${x} ${960 - tall}S${x + r} ${960 - tall * 0.6} ${x + r * 0.9} 960Z`,
          fill,
        ) +
        head({
          at: [x, 960 - tall - r * 0.55],
          size: r * 0.82,
          skin: i % 2 ? '#f2c7a0' : '#8a5a3c',
          shade: i % 2 ? '#cf9468' : '#63402a',
          hair: ['#e0b64c', '#17110f', '#7a3b1c', '#3a2a1a', '#c9762a', '#4a3a5a'][i] ?? ink,
          style: (['curls', 'braids', 'short', 'bob', 'long', 'bun'] as const)[i] ?? 'short',
          turn: -0.5,
          mood: 'smile',
        }) +
        circle(x, 960 - tall * 0.42, r * 0.46, cream) +
        times(i + 1, (k) => {
          const [a, b] = polar([x, 960 - tall * 0.42], k * (360 / (i + 1)) - 90, i === 0 ? 0 : r * 0.22)
          return circle(a, b, r * 0.1, fill)
        }).join('')
      )
    }),
    calm(c, '#120a24'),
  ].join('')
})
