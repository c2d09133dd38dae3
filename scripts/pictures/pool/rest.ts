/** The pool for those who want it quiet: mornings, seniors, sauna and candles. */

import { calm } from '@/scripts/pictures/kit/calm'
import { head } from '@/scripts/pictures/kit/head'
import { peak } from '@/scripts/pictures/kit/landscape'
import { angular, box } from '@/scripts/pictures/kit/outline'
import { between, times } from '@/scripts/pictures/kit/random'
import { at, circle, ellipse, path, rect, stroke } from '@/scripts/pictures/kit/svg'
import { wide } from '@/scripts/pictures/picture'
import { tiles, water } from './water'

const foam = '#e9f7f1'
const coral = '#f0643f'
const ink = '#10242e'

export const morning = wide('bad-morgen', (c) =>
  [
    c.ground('#f6a765', '#fde3b0'),
    circle(1240, 470, 210, '#fff3cf'),
    c.glow('#fff3cf', [1240, 470], 520, 0.6),
    peak(c, [900, 260], 420, 620, { lit: '#c9745c', dark: '#8c4a55', snow: foam }),
    peak(c, [1600, 210], 470, 620, { lit: '#c9745c', dark: '#8c4a55', snow: foam }),
    ...times(7, (i) => rect(470 + i * 242, 0, 16, 620, '#4a2b3c')),
    rect(0, 596, 1920, 30, '#4a2b3c'),
    water(c, 700, '#d98a6a', '#4a2b50', '#fff0cc'),
    ...times(6, (i) => rect(1060 + i * 12, 716 + i * 44, 360 - i * 24, 10, '#fff3cf', 'rx="5" opacity=".8"')),
    path(angular('0 620, 1920 620, 1920 720, 0 720'), '#7a4b58'),
    ...times(16, (i) => rect(i * 120 + 60, 620, 4, 100, '#4a2b3c')),
    at(
      940,
      632,
      path('M-150 20C-160 -120 150 -120 140 20Z', '#20355c') +
        rect(-154, 6, 298, 22, '#162643', 'rx="10"') +
        stroke('M-100 -40A130 110 0 0 1 20 -86', '#4f6ba8', 12),
    ),
    at(
      1190,
      640,
      stroke('M-150 0C-200 20 -200 60 -120 60H130C190 60 190 10 140 0', ink, 12) +
        ellipse(-66, 0, 64, 40, '#57d9c4', `stroke="${ink}" stroke-width="12"`) +
        ellipse(76, 0, 64, 40, '#57d9c4', `stroke="${ink}" stroke-width="12"`) +
        stroke('M-90 -16Q-70 -26 -50 -22M52 -16Q72 -26 92 -22', '#fff', 8),
    ),
    at(
      1560,
      600,
      path('M-80 -110H80L66 60A60 20 0 0 1 -66 60Z', foam) +
        ellipse(0, -110, 80, 22, '#6b3b24', `stroke="${foam}" stroke-width="10"`) +
        stroke('M80 -80C150 -90 150 20 70 14', foam, 20) +
        stroke('M-30 -150C-60 -200 0 -220 -26 -280M30 -150C0 -200 60 -220 34 -280', '#fff', 9, 'opacity=".7"'),
    ),
    calm(c, '#2c1730'),
  ].join(''),
)

export const sauna = wide('bad-voksen', (c) =>
  [
    c.ground('#7a3f1f', '#9a5a2c'),
    ...times(14, (i) => rect(0, i * 80, 1920, 6, '#5c2c14')),
    ...times(20, (i) => rect((i * 397) % 1900, (i * 80) % 1080, 6, 80, '#5c2c14')),
    path(angular('560 1080, 620 760, 1920 760, 1920 1080'), '#b9773c'),
    ...times(4, (i) => path(box(560, 780 + i * 78, 1400, 10), '#7a3f1f')),
    c.glow('#ff8a3c', [1290, 620], 560, 0.75),
    at(
      1290,
      600,
      rect(-230, -80, 460, 400, '#2a2430', 'rx="16"') +
        rect(-200, 20, 400, 250, '#17131b', 'rx="10"') +
        path(
          'M-150 250C-170 170 -110 150 -100 90C-60 140 -50 120 -40 60C10 110 20 130 30 170C60 150 60 120 70 100C130 160 150 200 130 250Z',
          '#ff7a2e',
        ) +
        path('M-80 250C-90 200 -50 190 -40 150C0 180 20 200 60 170C80 210 80 230 70 250Z', '#ffd065') +
        times(6, (i) => rect(-190 + i * 72, 20, 12, 250, '#2a2430')).join('') +
        rect(-230, 300, 60, 60, '#17131b') +
        rect(170, 300, 60, 60, '#17131b'),
    ),
    ...times(17, (i) =>
      ellipse(
        1090 + (i % 6) * 80 + (Math.floor(i / 6) % 2) * 36,
        520 - Math.floor(i / 6) * 46,
        54,
        36,
        ['#6f6a74', '#8b8690', '#57525c'][i % 3] ?? ink,
      ),
    ),
    ...times(4, (i) =>
      stroke(
        `M${1130 + i * 110} 380C${1080 + i * 110} 300 ${1190 + i * 110} 240 ${1130 + i * 110} 150S${1190 + i * 110} 40 ${1150 + i * 110} -20`,
        '#fff1dc',
        20,
        'opacity=".34"',
      ),
    ),
    at(
      1700,
      800,
      path('M-120 -110H120L96 110H-96Z', '#d99a52') +
        times(5, (i) => stroke(`M${-84 + i * 42} -104L${-70 + i * 35} 104`, '#9a5a2c', 6)).join('') +
        rect(-126, -80, 252, 22, '#4a2a18') +
        rect(-112, 50, 224, 22, '#4a2a18') +
        ellipse(0, -110, 120, 30, '#3f8fa0') +
        stroke('M-110 -120C-80 -260 80 -260 110 -120', '#4a2a18', 12) +
        stroke('M20 -120L170 -330', '#e7bd84', 20),
    ),
    at(
      800,
      800,
      path('M-130 60C-150 -60 -60 -90 0 -86C70 -90 150 -60 130 60Z', '#f4ead2') +
        path('M-130 10C-60 -10 60 -10 130 10V40C60 20 -60 20 -130 40Z', coral),
    ),
    calm(c, '#2a0f0a'),
  ].join(''),
)

export const seniors = wide('bad-senior', (c) =>
  [
    tiles(560, '#d9cdea', '#bfaede'),
    stroke('M560 330H1920', '#7b5fa8', 22),
    ...[700, 1500, 1820].map((x) => stroke(`M${x} 330V560`, '#7b5fa8', 16)),
    water(c, 560, '#3fa3b8', '#1d4f78'),
    ...times(9, (i) =>
      stroke(
        `M${640 + i * 150} 540C${610 + i * 150} 480 ${680 + i * 150} 440 ${640 + i * 150} 380`,
        '#fff',
        12,
        'opacity=".35"',
      ),
    ),
    ...(
      [
        [960, '#e2493f', '#f1c7a4', '#c98f66', -1],
        [1420, '#f2b53f', '#8a5a3c', '#63402a', 1],
      ] as const
    ).map(([x, cap, skin, shade, side]) =>
      [
        path(`M${x - 240} 800C${x - 220} 640 ${x - 110} 620 ${x} 620S${x + 220} 640 ${x + 240} 800Z`, skin),
        path(`M${x - 120} 800L${x - 100} 640L${x - 60} 626L${x} 700L${x + 60} 626L${x + 100} 640L${x + 120} 800Z`, cap),
        head({
          at: [x, 470],
          size: 142,
          skin,
          shade,
          hair: '#e9e6ee',
          style: side < 0 ? 'bun' : 'bald',
          turn: -side * 0.7,
          mood: 'smile',
        }),
        side < 0
          ? path(
              `M${x - 124} 440C${x - 130} 300 ${x + 130} 300 ${x + 124} 440C${x + 60} 400 ${x - 60} 400 ${x - 124} 440Z`,
              cap,
            )
          : path(
              `M${x - 60} 560C${x - 70} 640 ${x + 70} 640 ${x + 60} 560C${x + 30} 580 ${x - 30} 580 ${x - 60} 560Z`,
              '#f4f1f6',
            ),
      ].join(''),
    ),
    path('M0 790C300 750 560 830 860 790S1400 830 1920 780V1080H0Z', '#3fa3b8'),
    c.shade('M0 790C300 750 560 830 860 790S1400 830 1920 780V1080H0Z', '#1d4f78', [0, 1080], [0, 760], 0.7),
    stroke(
      'M640 830C700 800 790 850 860 816M1080 850C1160 820 1240 870 1320 830M1560 840C1640 810 1720 860 1800 826',
      foam,
      9,
      'opacity=".7"',
    ),
    at(
      1190,
      870,
      stroke('M-330 0C-200 70 160 70 330 0', '#57d9a3', 54) + stroke('M-320 -10C-200 50 160 50 320 -10', '#a9f2cf', 12),
    ),
    calm(c, '#15254a'),
  ].join(''),
)

export const candles = wide('bad-velvaere', (c) =>
  [
    c.ground('#10182f', '#27355a'),
    peak(c, [1440, 170], 460, 560, { lit: '#43537f', dark: '#2b3860', snow: '#c9d4ee' }),
    circle(900, 170, 60, '#fdf0c8'),
    ...times(40, () =>
      circle(between(c.random, 300, 1900), between(c.random, 10, 300), between(c.random, 1.5, 4), '#e9edff'),
    ),
    water(c, 540, '#1b3a5c', '#0a1730', '#ffd98a'),
    path(angular('420 700, 1920 640, 1920 1080, 200 1080'), '#3b2f45'),
    ...times(5, (i) =>
      path(
        angular(
          `${520 + i * 300} ${696 - i * 10}, ${530 + i * 300} ${696 - i * 10}, ${470 + i * 330} 1080, ${456 + i * 330} 1080`,
        ),
        '#2a2033',
      ),
    ),
    ...(
      [
        [760, 720, 130],
        [930, 700, 210],
        [1090, 740, 110],
        [1500, 700, 170],
        [1660, 730, 120],
      ] as const
    ).map(([x, y, h]) =>
      [
        c.glow('#ffc25c', [x, y - h - 40], 190, 0.7),
        ellipse(x, y + 30, 92, 24, '#1d1628'),
        rect(x - 46, y - h, 92, h + 26, '#f4e2bd', 'rx="10"'),
        rect(x + 14, y - h, 32, h + 26, '#d9b986', 'rx="10"'),
        ellipse(x, y - h, 46, 14, '#fff3d0'),
        path('M0 0C34 -40 16 -76 0 -104C-16 -76 -34 -40 0 0Z', '#ffb02e', `transform="translate(${x} ${y - h})"`),
        path('M0 -6C16 -26 8 -44 0 -60C-8 -44 -16 -26 0 -6Z', '#fff6d6', `transform="translate(${x} ${y - h})"`),
      ].join(''),
    ),
    at(
      1290,
      800,
      times(3, (i) => ellipse(0, -i * 58, 120 - i * 26, 40 - i * 6, ['#6b6478', '#857d94', '#544d61'][i] ?? ink)).join(
        '',
      ),
    ),
    at(1300, 900, rect(-230, 10, 460, 46, '#fdf6e3', 'rx="22"') + rect(-210, -36, 420, 50, coral, 'rx="22"')),
    calm(c, '#070b18'),
  ].join(''),
)
