/** What is on in the park, on the mountain and on the schools’ stage. */
import { bell, gold, tube } from '@/scripts/pictures/kit/brass'
import { calm } from '@/scripts/pictures/kit/calm'
import { head } from '@/scripts/pictures/kit/head'
import { bank, snowfall } from '@/scripts/pictures/kit/landscape'
import { angular, disc } from '@/scripts/pictures/kit/outline'
import { times } from '@/scripts/pictures/kit/random'
import { at, circle, path, polar, rect, stroke } from '@/scripts/pictures/kit/svg'
import { wide } from '@/scripts/pictures/picture'

const ink = '#0e1530'

export const parkkonsert = wide('kultur-parkkonsert', (c) =>
  [
    c.ground('#bcd8ea', '#f4e8dc'),
    ...[620, 820, 1640, 1850].map(
      (x, i) =>
        stroke(`M${x} 820V${430 - (i % 2) * 50}`, '#5a4a44', 26) +
        circle(x, 390 - (i % 2) * 50, 150, '#e9f1f7') +
        circle(x - 90, 460 - (i % 2) * 50, 100, '#d6e4ef') +
        circle(x + 90, 460 - (i % 2) * 50, 100, '#dfeaf3'),
    ),
    bank(
      c,
      [
        [-20, 830],
        [700, 790],
        [1300, 810],
        [1940, 780],
      ],
      '#fff',
      '#a9c4dc',
    ),
    at(
      1220,
      820,
      path(angular('-380 -400, 0 -610, 380 -400'), '#c7433d') +
        path('M-400 -396C-300 -470 -60 -640 0 -640S300 -470 400 -396C200 -440 -200 -440 -400 -396Z', '#fff') +
        rect(-380, -410, 760, 36, '#f4e2bd') +
        times(6, (i) => rect(-350 + i * 134, -376, 28, 340, '#f4e2bd')).join('') +
        rect(-380, -150, 760, 120, '#3f7a6a') +
        times(19, (i) => rect(-372 + i * 40, -150, 10, 120, '#f4e2bd')).join('') +
        rect(-410, -36, 820, 60, '#8a6a54') +
        path('M-430 24C-200 -10 200 -10 430 24V60H-430Z', '#fff') +
        stroke('M0 -640V-740', '#5a4a44', 10) +
        path(angular('0 -740, 100 -710, 0 -676'), '#c7433d'),
    ),
    ...[1010, 1210, 1420].map((x, i) =>
      at(
        x,
        560,
        path('M-62 150C-66 20 -40 -10 0 -10S66 20 62 150Z', '#20356f') +
          head({
            at: [0, -66],
            size: 58,
            skin: i === 1 ? '#8a5a3c' : '#f2c7a0',
            shade: i === 1 ? '#63402a' : '#cf9468',
            hair: ink,
            style: 'short',
            turn: 0.4,
          }) +
          path('M-54 -90C-56 -142 56 -142 54 -90Z', '#c7433d') +
          at(60, -40, tube('M-70 0H10', 14, gold) + bell(90, 56, 16, gold), -10),
        0,
        1.1,
      ),
    ),
    snowfall(c, 110, '#fff', 7),
    calm(c, '#25405c'),
  ].join(''),
)

export const tonerPaHovden = wide('kultur-toner-pa-hovden', (c) =>
  [
    c.ground('#4a2f6b', '#e2705a', '#ffcf8a'),
    circle(1240, 560, 200, '#fff0c8'),
    ...[0, 1, 2].map((i) =>
      path(
        `M-20 ${600 + i * 70}L${300 - i * 60} ${520 + i * 70}L700 ${610 + i * 60}L1100 ${530 + i * 76}L1500 ${620 + i * 60}L1940 ${520 + i * 80}V1100H-20Z`,
        ['#8a4f7a', '#6b3f6f', '#4f3060'][i] ?? ink,
      ),
    ),
    stroke('M560 60L1940 300', ink, 7),
    ...[
      [860, 112],
      [1480, 220],
    ].map(
      ([x = 0, y = 0]) =>
        stroke(`M${x} ${y}V${y + 70}`, ink, 8) +
        rect(x - 62, y + 66, 124, 104, '#c7433d', 'rx="20"') +
        rect(x - 46, y + 84, 92, 46, '#ffe2a8', 'rx="8"'),
    ),
    path('M-20 900C500 830 1300 850 1940 870V1100H-20Z', '#5a2f1c'),
    at(
      1180,
      820,
      path(
        'M-560 40C-560 -50 -440 -70 -300 -60C-60 -44 260 -50 540 -30C600 -24 600 60 540 66C260 90 -60 96 -300 96C-440 104 -560 120 -560 40Z',
        '#b9683a',
      ) +
        c.shade(
          'M-560 40C-560 -50 -440 -70 -300 -60C-60 -44 260 -50 540 -30C600 -24 600 60 540 66C260 90 -60 96 -300 96C-440 104 -560 120 -560 40Z',
          '#5a2414',
          [500, 100],
          [-200, -40],
          0.8,
        ) +
        rect(-420, -20, 900, 20, '#3a1a10') +
        times(14, (i) => rect(-400 + i * 62, -26, 10, 32, '#f4e2bd')).join('') +
        [-10, 22, 44, 66].map((y) => stroke(`M-480 ${y}H520`, '#fff0d0', 3)).join('') +
        circle(-300, 46, 36, '#3a1a10') +
        circle(360, 40, 22, '#3a1a10') +
        times(7, (i) => path('M0 -14L12 0L0 14L-12 0Z', '#f2b84b', `transform="translate(${-180 + i * 66} 62)"`)).join(
          '',
        ),
      -5,
    ),
    calm(c, '#1f0f2a'),
  ].join(''),
)

export const skoleteater = wide('kultur-skoleteater', (c) => {
  const flake = (x: number, y: number, r: number) =>
    at(
      x,
      y,
      times(6, (i) => {
        const [a, b] = polar([0, 0], i * 60, r)
        const [d, e] = polar([0, 0], i * 60 + 16, r * 0.7)
        const [f, g] = polar([0, 0], i * 60 - 16, r * 0.7)
        const [h, k] = polar([0, 0], i * 60, r * 0.5)
        return stroke(`M0 0L${a} ${b}M${h} ${k}L${d} ${e}M${h} ${k}L${f} ${g}`, '#fff', r * 0.09)
      }).join(''),
    )
  return [
    c.ground('#2f62a8', '#8fc4ea'),
    ...(
      [
        [700, 200, 90],
        [1560, 170, 120],
        [1780, 420, 70],
        [860, 480, 60],
        [1640, 640, 80],
        [720, 700, 50],
      ] as const
    ).map(([x, y, r]) => flake(x, y, r)),
    path('M-20 900C500 850 1300 850 1940 890V1100H-20Z', '#e6f1ff'),
    at(
      1220,
      600,
      path('M-300 480C-260 120 -140 40 0 40S260 120 300 480Z', '#dff0ff') +
        c.shade('M-300 480C-260 120 -140 40 0 40S260 120 300 480Z', '#5f9ad2', [300, 480], [-60, 120], 0.9) +
        path('M-210 130C-230 -10 -120 -20 -90 30L-120 110ZM210 130C230 -10 120 -20 90 30L120 110Z', '#fff') +
        rect(-34, -20, 68, 80, '#cf9468') +
        head({
          at: [0, -110],
          size: 150,
          skin: '#f7dcc4',
          shade: '#d6b09a',
          hair: '#7fa8dc',
          style: 'long',
          turn: -0.3,
          mood: 'calm',
        }) +
        path(
          angular('-120 -210, -150 -390, -70 -300, 0 -430, 70 -300, 150 -390, 120 -210'),
          '#bfe6ff',
          'stroke="#5f9ad2" stroke-width="8" stroke-linejoin="round"',
        ) +
        [-150, 0, 150].map((x) => circle(x, x === 0 ? -430 : -390, 16, '#fff')).join('') +
        circle(0, -262, 20, '#3f78b8'),
    ),
    ...(
      [
        [880, '#e2603c', '#7a3b1c', 'short', 0.5],
        [1590, '#f2b84b', '#17110f', 'curls', -0.5],
      ] as const
    ).map(([x, coat, hair, style, turn]) =>
      at(
        x,
        860,
        path('M-110 220C-116 20 -80 -20 0 -20S116 20 110 220Z', coat) +
          head({
            at: [0, -90],
            size: 88,
            skin: turn > 0 ? '#f2c7a0' : '#8a5a3c',
            shade: turn > 0 ? '#cf9468' : '#63402a',
            hair,
            style,
            turn,
            mood: 'wonder',
          }) +
          rect(-84, -26, 168, 34, '#c7433d', 'rx="16"'),
      ),
    ),
    path(disc(1240, 1070, 700, 40), '#a9cdf0', 'opacity=".5"'),
    calm(c, '#10264f'),
  ].join('')
})
