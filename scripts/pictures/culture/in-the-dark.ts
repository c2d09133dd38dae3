/** What is on outdoors when it is dark: ice music, graves with lights, mounds, a lavvo. */
import { calm } from '@/scripts/pictures/kit/calm'
import { fire } from '@/scripts/pictures/kit/fire'
import { head } from '@/scripts/pictures/kit/head'
import { aurora, bank, firs, peak, snowfall, stars } from '@/scripts/pictures/kit/landscape'
import { angular } from '@/scripts/pictures/kit/outline'
import { times } from '@/scripts/pictures/kit/random'
import { at, circle, path, rect, stroke } from '@/scripts/pictures/kit/svg'
import { wide } from '@/scripts/pictures/picture'

const ink = '#0e1530'
const frost = '#e6f1ff'
const flame = '#ffb02e'

export const isblokk = wide('kultur-isblokk', (c) =>
  [
    c.ground('#0f2a5c', '#3f78b8'),
    stars(c, 70, 420, frost, 4),
    peak(c, [1560, 170], 460, 700, { lit: '#5f8fc8', dark: '#3a62a0', snow: frost }),
    firs(c, [560, 700], [1920, 680], 20, [110, 240], '#16305f', 0.2),
    bank(
      c,
      [
        [-20, 740],
        [700, 690],
        [1300, 720],
        [1940, 680],
      ],
      '#dceaff',
      '#6f9ad2',
    ),
    ...[760, 1760].map(
      (x) =>
        c.glow(flame, [x, 760], 240, 0.6) + at(x, 800, fire(0.9) + path(angular('-80 0, 80 0, 50 70, -50 70'), ink)),
    ),
    at(
      1250,
      560,
      path(angular('-270 380, -230 -330, -140 -330, 160 -120, 300 -260, 340 -200, 220 340, 300 380'), '#9fd0f2') +
        path(angular('-230 -330, -140 -330, -160 380, -270 380'), '#d6efff') +
        path(angular('-140 -330, 160 -120, 300 -260, 340 -200, 170 -50, -146 -250'), '#eefaff') +
        path(angular('190 -70, 340 -200, 220 340, 150 340'), '#7fb8e4') +
        path(angular('-152 -220, 160 -30, 140 300, -158 330'), '#2f62a8') +
        times(13, (i) => stroke(`M${-140 + i * 23} ${-212 + i * 14}V${328 - i * 2}`, frost, 4)).join('') +
        path(angular('-300 370, 320 370, 360 430, -340 430'), '#c9e6fb') +
        times(5, (i) =>
          path(angular('0 0, 16 0, 8 50'), '#eefaff', `transform="translate(${170 + i * 28} ${-100 - i * 22})"`),
        ).join(''),
      2,
      1.05,
    ),
    snowfall(c, 60, '#fff', 5),
    calm(c, ink),
  ].join(''),
)

export const minnestund = wide('kultur-minnestund', (c) =>
  [
    c.ground('#252347', '#8a5a7a', '#e8a07a'),
    path(
      angular('1500 560, 1500 300, 1560 300, 1560 120, 1590 20, 1620 120, 1620 300, 1820 300, 1880 420, 1880 560'),
      '#3a2a4f',
    ),
    rect(1576, 210, 28, 60, '#ffd98a'),
    ...[1660, 1740, 1820].map((x) => rect(x, 430, 30, 80, '#ffd98a')),
    firs(c, [420, 600], [1420, 580], 13, [120, 260], '#2f2347', 0.2),
    bank(
      c,
      [
        [-20, 660],
        [600, 610],
        [1300, 640],
        [1940, 560],
      ],
      '#d9d3ea',
      '#6f6496',
    ),
    ...(
      [
        [820, 700, 0.7],
        [1080, 660, 0.6],
        [1330, 720, 0.75],
        [1580, 680, 0.65],
        [960, 880, 1.1],
        [1290, 930, 1.2],
        [1640, 880, 1.1],
      ] as const
    ).map(
      ([x, y, s], i) =>
        c.glow(flame, [x, y - 10], 210 * s, 0.6) +
        at(
          x,
          y,
          (i % 2
            ? path('M-70 0V-150A70 70 0 0 1 70 -150V0Z', '#4a4360')
            : path(angular('-80 0, -64 -170, 64 -170, 80 0'), '#565070')) +
            path('M-70 -168C-40 -200 40 -200 72 -166C40 -156 -40 -156 -70 -168Z', frost) +
            stroke('M-34 -110H34M-26 -80H26', '#7a7496', 8) +
            rect(-22, -46, 44, 56, '#f4e2bd', 'rx="6"') +
            path('M0 -50C18 -72 8 -90 0 -104C-8 -90 -18 -72 0 -50Z', flame) +
            path('M-110 10C-60 -20 60 -20 110 10Z', frost),
          0,
          s,
        ),
    ),
    calm(c, '#120f28'),
  ].join(''),
)

export const vandring = wide('kultur-vandring-pa-vang', (c) =>
  [
    c.ground('#3a2f5c', '#c96a5a', '#f2b878'),
    circle(1500, 420, 130, '#ffe2a8'),
    peak(c, [900, 260], 460, 640, { lit: '#7a5a7f', dark: '#574268', snow: '#f4dcd8' }),
    peak(c, [1700, 220], 420, 640, { lit: '#7a5a7f', dark: '#574268', snow: '#f4dcd8' }),
    path('M-20 620C500 560 1300 600 1940 570V900H-20Z', '#66706e'),
    ...(
      [
        [700, 640, 260],
        [1080, 620, 220],
        [1420, 650, 280],
        [1780, 640, 240],
        [880, 790, 360],
        [1640, 800, 380],
      ] as const
    ).map(
      ([x, y, r], i) =>
        path(
          `M${x - r} ${y}C${x - r * 0.6} ${y - r * 0.62} ${x + r * 0.6} ${y - r * 0.62} ${x + r} ${y}Z`,
          i > 3 ? '#3f4a4f' : '#515f60',
        ) +
        path(
          `M${x - r * 0.5} ${y - r * 0.34}C${x - r * 0.3} ${y - r * 0.52} ${x + r * 0.3} ${y - r * 0.52} ${x + r * 0.5} ${y - r * 0.34}C${x + r * 0.2} ${y - r * 0.4} ${x - r * 0.2} ${y - r * 0.4} ${x - r * 0.5} ${y - r * 0.34}Z`,
          '#e6d9e4',
        ),
    ),
    path('M-20 820C500 760 1300 780 1940 800V1100H-20Z', '#2c3638'),
    path('M1180 1080C1140 940 1340 880 1280 800L1330 800C1420 880 1260 950 1400 1080Z', '#8a7a68'),
    ...(
      [
        [1180, 860, 250, '#7a2f3a', 'beanie'],
        [1400, 830, 190, '#3f6f6a', 'braids'],
        [1520, 850, 160, '#c98a3c', 'beanie'],
      ] as const
    ).map(
      ([x, y, h, coat, style]) =>
        path(
          `M${x - h * 0.3} ${y}C${x - h * 0.3} ${y - h * 0.6} ${x - h * 0.2} ${y - h * 0.78} ${x} ${y - h * 0.78}S${x + h * 0.3} ${y - h * 0.6} ${x + h * 0.3} ${y}Z`,
          coat,
        ) +
        head({
          at: [x, y - h * 0.98],
          size: h * 0.25,
          skin: '#f2c7a0',
          shade: '#cf9468',
          hair: '#2f2340',
          style,
          turn: -0.5,
          mood: 'wonder',
        }),
    ),
    c.glow(flame, [1080, 540], 300, 0.7),
    stroke('M1130 740L1086 610', '#4a2a18', 18),
    at(1080, 600, fire(0.9)),
    calm(c, '#171428'),
  ].join(''),
)

export const villmarksnatt = wide('kultur-villmarksnatt', (c) =>
  [
    c.ground('#0a1238', '#1f3f78'),
    stars(c, 160, 620, '#fff', 4),
    aurora(
      c,
      [
        [500, 330],
        [900, 250],
        [1300, 330],
        [1900, 220],
      ],
      240,
      '#57e0a8',
      0.6,
    ),
    circle(880, 150, 16, '#ffe8c0'),
    firs(c, [420, 760], [1920, 740], 22, [160, 380], '#0d1a3f', 0.2),
    bank(
      c,
      [
        [-20, 800],
        [700, 750],
        [1300, 780],
        [1940, 750],
      ],
      '#c9dcf8',
      '#4f70b8',
    ),
    at(
      1320,
      840,
      stroke('M-60 -560L40 -660M0 -580V-680M60 -560L-40 -660', '#5a3b28', 14) +
        path(angular('0 -600, 360 60, -360 60'), '#ffcf7a') +
        c.shade(angular('0 -600, 360 60, -360 60'), '#c9602a', [360, 60], [-60, -200], 0.9) +
        path(angular('0 -600, 360 60, 180 60'), '#c9762a', 'opacity=".6"') +
        path(angular('0 -430, 96 60, -96 60'), '#fff0c0') +
        path(angular('-30 60, 0 -130, 30 60'), '#c9762a') +
        times(4, (i) => stroke(`M0 -600L${-300 + i * 200} 60`, '#8a4a1c', 7)).join('') +
        path('M-380 60C-200 30 200 30 380 60C200 90 -200 90 -380 60Z', frost),
    ),
    c.glow(flame, [880, 860], 300, 0.7),
    at(880, 900, stroke('M-90 10L90 -20M-90 -20L90 10', '#5a3b28', 26) + fire(1.3)),
    ...(
      [
        [740, '#e2603c', 0.6],
        [1020, '#3f8f8a', -0.6],
      ] as const
    ).map(
      ([x, coat, turn]) =>
        path(`M${x - 74} 950C${x - 78} 800 ${x - 50} 770 ${x} 770S${x + 78} 800 ${x + 74} 950Z`, coat) +
        head({
          at: [x, 715],
          size: 58,
          skin: '#f2c7a0',
          shade: '#cf9468',
          hair: ink,
          style: 'beanie',
          turn,
          mood: 'delight',
        }),
    ),
    at(
      1740,
      820,
      stroke('M-60 130L0 0L60 130M0 0V130', ink, 14) +
        at(0, -10, rect(-130, -34, 260, 68, '#c9d3dc', 'rx="12"') + rect(110, -44, 40, 88, ink, 'rx="8"'), -32),
    ),
    calm(c, '#050a20'),
  ].join(''),
)
