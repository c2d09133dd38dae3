/** The school's paper: prices, calendar, application, levels, plan and contact. */
import { head } from '@/scripts/pictures/kit/head'
import { angular } from '@/scripts/pictures/kit/outline'
import { times } from '@/scripts/pictures/kit/random'
import { at, circle, ellipse, path, rect, stroke } from '@/scripts/pictures/kit/svg'
import { wide } from '@/scripts/pictures/picture'
import { onGround } from './stage-ground'

const ink = '#1d1a2e'
const cream = '#fdf3df'
const colors = ['#e2604a', '#f2b13f', '#3f9e8f', '#3f6fb0', '#8e5aa8']
const color = (i: number) => colors[i % colors.length] ?? ink

const note = (fill: string) => ellipse(0, 50, 38, 28, fill) + stroke('M34 46V-86C70 -78 92 -50 88 -8', fill, 12)

export const prices = wide('skole-priser', (c) =>
  onGround(
    c,
    'arch',
    { paper: '#3f9e8f', shape: '#57b8a4', accent: '#f6d98c', dark: '#0f3a40' },
    ...[0, 1, 2].flatMap((stack) =>
      times(3 + stack * 3, (i) => {
        const [x, y] = [960 + stack * 240, 930 - i * 58]
        return (
          ellipse(x, y + 24, 104, 34, '#a8661c') +
          rect(x - 104, y, 208, 24, '#a8661c') +
          ellipse(x, y, 104, 34, '#e9ae3c') +
          ellipse(x, y, 78, 23, '#f7cf6a')
        )
      }),
    ),
    ...[0, 1, 2].map((stack) =>
      at(960 + stack * 240, 660 - stack * 174, note([ink, '#e2604a', ink][stack] ?? ink), 8, 1.1),
    ),
  ),
)

export const calendar = wide('skole-ruta', (c) =>
  onGround(
    c,
    'sun',
    { paper: '#3f6fb0', shape: '#7fb0dc', accent: '#2f5590', dark: '#122446' },
    at(
      1200,
      540,
      rect(-400, -360, 800, 760, ink, 'opacity=".3" rx="26" transform="translate(20 24)"') +
        rect(-400, -360, 800, 760, cream, 'rx="26"') +
        path('M-400 -210V-334A26 26 0 0 1 -374 -360H374A26 26 0 0 1 400 -334V-210Z', '#e2604a') +
        times(7, (i) => rect(-330 + i * 104, -410, 24, 110, ink, 'rx="12"')).join('') +
        times(28, (i) => {
          const [x, y] = [-318 + (i % 7) * 106, -128 + Math.floor(i / 7) * 128]
          const isMarked = [3, 9, 12, 18, 23].includes(i)
          return (
            rect(x - 42, y - 42, 84, 84, isMarked ? color(i) : '#ecdfc8', 'rx="14"') +
            (isMarked ? at(x, y, note(cream), 6, 0.32) : '')
          )
        }).join(''),
      -4,
    ),
  ),
)

export const application = wide('skole-soknad', (c) =>
  onGround(
    c,
    'halves',
    { paper: '#f4c95d', shape: '#ef8f6a', accent: '#c9495a', dark: '#46182a' },
    at(
      1150,
      540,
      rect(-300, -420, 600, 820, ink, 'opacity=".25" transform="translate(20 20)"') +
        rect(-300, -420, 600, 820, cream) +
        at(-210, -310, note('#c9495a'), 0, 0.6) +
        rect(-130, -350, 300, 44, '#c9495a', 'rx="22"') +
        times(
          4,
          (i) =>
            rect(-240, -200 + i * 110, 170, 22, '#cdbfa6', 'rx="11"') +
            rect(-240, -166 + i * 110, 480, 50, '#f0e4cd', 'rx="10"'),
        ).join('') +
        stroke('M-220 -140C-160 -170 -120 -120 -60 -140S40 -150 90 -138', ink, 9) +
        rect(-240, 280, 60, 60, '#f0e4cd', 'rx="10"') +
        stroke('M-230 306L-208 330L-168 270', '#3f9e8f', 16) +
        rect(-140, 296, 320, 24, '#cdbfa6', 'rx="12"'),
      -7,
    ),
    at(
      1560,
      560,
      rect(-36, -340, 72, 560, '#3f6fb0', 'rx="10"') +
        rect(-12, -340, 24, 560, '#6f9ad2') +
        path('M-36 220H36L0 330Z', '#f3d9b0') +
        path('M-12 294H12L0 330Z', ink) +
        rect(-36, -360, 72, 44, '#cdd5de') +
        rect(-36, -420, 72, 66, '#e2604a', 'rx="16"'),
      32,
    ),
  ),
)

export const levels = wide('skole-nivaer', (c) =>
  onGround(
    c,
    'steps',
    { paper: '#8e5aa8', shape: '#a978c2', accent: '#f2b13f', dark: '#2a1440' },
    ...(
      [
        [900, 780, 0.9, cream],
        [1150, 590, 1.2, '#e2604a'],
        [1400, 400, 1.5, cream],
        [1680, 190, 1.8, '#e2604a'],
      ] as const
    ).map(([x, y, size, fill]) => at(x, y, note(fill), 8, size)),
  ),
)

export const plan = wide('skole-laereplan', (c) =>
  onGround(
    c,
    'rays',
    { paper: '#204f6b', shape: '#28607f', accent: '#f2b13f', dark: '#0b2233' },
    ...(
      [
        [860, 330, 0],
        [1040, 190, 1],
        [1300, 170, 2],
        [1500, 300, 3],
      ] as const
    ).map(([x, y, i]) =>
      at(
        x,
        y,
        i % 2
          ? path('M0 -70L18 -22L70 -22L28 10L44 62L0 30L-44 62L-28 10L-70 -22L-18 -22Z', color(i + 1))
          : note(color(i)),
        i * 9 - 14,
      ),
    ),
    at(
      1180,
      700,
      path(
        'M-520 -180C-360 -260 -140 -250 0 -170C140 -250 360 -260 520 -180V230C360 150 140 160 0 240C-140 160 -360 150 -520 230Z',
        '#c9495a',
        'transform="translate(0 34)"',
      ) +
        path('M-500 -190C-350 -260 -140 -250 0 -170V220C-140 150 -350 150 -500 210Z', cream) +
        path('M500 -190C350 -260 140 -250 0 -170V220C140 150 350 150 500 210Z', '#f3e2c2') +
        times(6, (i) =>
          stroke(
            `M-430 ${-130 + i * 50}C-320 ${-170 + i * 50} -180 ${-164 + i * 50} -70 ${-104 + i * 50}`,
            '#b8a58a',
            8,
          ),
        ).join('') +
        times(4, (i) =>
          stroke(`M70 ${-60 + i * 50}C180 ${-120 + i * 50} 320 ${-126 + i * 50} 430 ${-90 + i * 50}`, '#b8a58a', 8),
        ).join(''),
    ),
  ),
)

export const contact = wide('skole-kontakt', (c) =>
  onGround(
    c,
    'halves',
    { paper: '#cfe4d8', shape: '#5aa7a0', accent: '#f2b13f', dark: '#123c40' },
    rect(1330, 190, 420, 890, '#7a3b24'),
    rect(1360, 220, 360, 860, '#b9653a'),
    rect(1410, 280, 260, 300, '#fde9b8', 'rx="10"'),
    circle(1410, 720, 24, '#f2b13f'),
    at(
      1540,
      130,
      rect(-70, -60, 140, 120, ink, 'rx="18"') +
        path(
          'M-26 36V-36H6C40 -36 40 -2 12 0C46 2 46 36 8 36ZM-4 -20V-6H6C16 -6 16 -20 6 -20ZM-4 8V22H8C20 22 20 8 8 8Z',
          cream,
        ),
    ),
    head({
      at: [1540, 470],
      size: 110,
      skin: '#f1c7a0',
      shade: '#cf9468',
      hair: '#5b2c1a',
      style: 'curls',
      turn: -0.7,
      mood: 'smile',
    }),
    at(
      960,
      380,
      path(
        'M-260 -170H240A60 60 0 0 1 300 -110V70A60 60 0 0 1 240 130H60L120 230L-60 130H-260A60 60 0 0 1 -320 70V-110A60 60 0 0 1 -260 -170Z',
        cream,
      ) + [0, 1, 2].map((i) => circle(-110 + i * 110, -20, 34, color(i))).join(''),
    ),
    at(
      940,
      760,
      path(
        'M-170 -110H190A50 50 0 0 1 240 -60V50A50 50 0 0 1 190 100H-170A50 50 0 0 1 -220 50V-60A50 50 0 0 1 -170 -110Z',
        '#e2604a',
      ) +
        at(-80, -20, note(cream), 6, 0.7) +
        at(90, -20, note(cream), 6, 0.7),
    ),
  ),
)

export const subjects = wide('skole-fag', (c) => {
  const tile = (i: number) => {
    const [x, y] = [700 + (i % 5) * 230, 110 + Math.floor(i / 5) * 230]
    const icons = [
      note(cream),
      path(angular('-70 50, 0 -70, 70 50'), cream),
      circle(0, 0, 62, cream) + circle(0, 0, 20, color(i + 2)),
      path('M-60 -30C-60 60 60 60 60 -30C20 -44 -20 -44 -60 -30Z', cream) +
        circle(-22, -8, 9, ink) +
        circle(22, -8, 9, ink) +
        stroke('M-24 22Q0 42 24 22', ink, 7),
      stroke('M-50 60L50 -60', cream, 22) + ellipse(-54, 64, 26, 18, cream, 'transform="rotate(-45 -54 64)"'),
      rect(-64, -46, 128, 92, cream, 'rx="10"') + path(angular('-18 -26, 34 0, -18 26'), ink),
      path('M0 -70L18 -22L70 -22L28 10L44 62L0 30L-44 62L-28 10L-70 -22L-18 -22Z', cream),
    ]
    return (
      rect(x - 104, y - 104, 208, 208, color(i * 2 + Math.floor(i / 5)), 'rx="22"') +
      at(x, y, icons[(i * 3) % icons.length] ?? '', 0, 0.95)
    )
  }
  return onGround(
    c,
    'sun',
    { paper: '#20264d', shape: '#2b3468', accent: '#1a2044', dark: '#0c1030' },
    ...times(20, tile),
  )
})
