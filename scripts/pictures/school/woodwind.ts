/** The school's woodwind: clarinet, saxophone and flute. */
import { bell, gold, knob, type Metal, silver, tube } from '@/scripts/pictures/kit/brass'
import { disc } from '@/scripts/pictures/kit/outline'
import { times } from '@/scripts/pictures/kit/random'
import { at, circle, ellipse, path, rect, stroke } from '@/scripts/pictures/kit/svg'
import { wide } from '@/scripts/pictures/picture'
import { onGround } from './stage-ground'

const ebony: Metal = { body: '#2b2530', edge: '#120e16', light: '#6d6274', deep: '#000' }

/** Along the x axis, the mouth at the left. */
function clarinet(): string {
  const ring = (x: number, half: number) =>
    rect(x - 9, -half, 18, half * 2, silver.body, `stroke="${silver.edge}" stroke-width="5"`)
  return [
    path('M-640 -6L-560 -30H-500V30H-600Z', ebony.body, `stroke="${ebony.edge}" stroke-width="6"`),
    path('M-636 -2L-566 26H-520V34H-612Z', '#e9cf9a'),
    rect(-500, -36, 1010, 72, ebony.body, `stroke="${ebony.edge}" stroke-width="6"`),
    rect(-500, -22, 1010, 12, ebony.light, 'opacity=".7"'),
    at(500, 0, bell(170, 104, 72, ebony)),
    ...[-500, -400, 20, 470].map((x) => ring(x, 44)),
    ...times(
      6,
      (i) =>
        circle(-300 + i * 92 + (i > 2 ? 90 : 0), 0, 24, silver.body, `stroke="${silver.edge}" stroke-width="6"`) +
        circle(-300 + i * 92 + (i > 2 ? 90 : 0), 0, 10, ebony.edge),
    ),
    stroke('M-350 -52H-40M60 -52H420M80 54H380', silver.edge, 14),
    stroke('M-350 -54H-40M60 -54H420M80 52H380', silver.body, 7),
    ...[-350, -200, 60, 200, 420].map((x) => knob(x, -54, 13, silver)),
    ...[120, 250, 380].map((x) => ellipse(x, 64, 30, 15, silver.body, `stroke="${silver.edge}" stroke-width="5"`)),
  ].join('')
}

export const klarinett = wide('fag-klarinett', (c) =>
  onGround(
    c,
    'halves',
    { paper: '#f3e2c2', shape: '#7ba7d1', accent: '#e86a4a', dark: '#27324f' },
    path(disc(1180, 540, 300), '#f8c25c'),
    at(1130, 560, clarinet(), -34, 1.04),
  ),
)

function sax(): string {
  const body =
    'M-120 -300L-60 -300C-30 -60 10 120 40 210C70 300 190 300 210 190L232 20H420L396 200C370 470 -10 500 -70 260Z'
  return [
    tube('M-100 -300C-110 -420 -220 -420 -300 -370', 34, gold),
    at(-296, -372, path('M0 -20L-110 40L-100 56L14 20Z', ebony.body, `stroke="${ebony.edge}" stroke-width="6"`), -4),
    path(body, gold.body, `stroke="${gold.edge}" stroke-width="10" stroke-linejoin="round"`),
    path(
      'M-94 -280L-78 -280C-50 -40 -20 150 20 250C40 300 90 330 150 330C40 350 -20 320 -44 240Z',
      gold.light,
      'opacity=".7"',
    ),
    ellipse(326, 20, 106, 40, gold.edge),
    ellipse(326, 24, 88, 28, gold.deep),
    ...times(
      6,
      (i) =>
        circle(-62 + i * 18, -210 + i * 78, 34 + i * 3, gold.light, `stroke="${gold.edge}" stroke-width="7"`) +
        circle(-62 + i * 18, -210 + i * 78, 16, gold.body),
    ),
    stroke('M10 -250L96 170', gold.edge, 16),
    stroke('M10 -250L96 170', gold.body, 8),
    ...[0, 1].map((i) => circle(300 + i * 6, 130 + i * 90, 36, gold.light, `stroke="${gold.edge}" stroke-width="7"`)),
  ].join('')
}

export const saksofon = wide('fag-saksofon', (c) =>
  onGround(
    c,
    'sun',
    { paper: '#46206b', shape: '#e8506a', accent: '#f28f3b', dark: '#1a0b33' },
    ...times(5, (i) =>
      stroke(
        `M760 ${240 + i * 46}C1000 ${160 + i * 46} 1300 ${330 + i * 46} 1900 ${180 + i * 46}`,
        '#fbd8b8',
        4,
        'opacity=".6"',
      ),
    ),
    ...(
      [
        [860, 300],
        [980, 246],
        [1560, 300],
        [1690, 240],
      ] as const
    ).map(([x, y]) => at(x, y, ellipse(0, 0, 30, 22, '#fbd8b8') + stroke('M26 0V-120', '#fbd8b8', 9), -16)),
    at(1200, 530, sax(), 6, 1.06),
  ),
)

function flute(): string {
  return [
    tube('M-620 0H640', 44, silver),
    rect(-660, -27, 50, 54, silver.edge, 'rx="10"'),
    ellipse(-470, -8, 56, 26, silver.light, `stroke="${silver.edge}" stroke-width="6"`),
    ellipse(-470, -10, 24, 12, silver.edge),
    ...[-330, 470].map((x) => rect(x, -36, 26, 72, gold.body, `stroke="${gold.edge}" stroke-width="5" rx="6"`)),
    ...times(
      8,
      (i) =>
        circle(-230 + i * 84, -4, 32, silver.light, `stroke="${silver.edge}" stroke-width="7"`) +
        circle(-230 + i * 84, -4, 14, silver.body),
    ),
    stroke('M-270 40H420M520 40H610', silver.edge, 13),
    stroke('M-270 38H420M520 38H610', silver.light, 6),
    ...[-270, 0, 240, 420].map((x) => knob(x, 40, 12, gold)),
    circle(560, -4, 28, silver.light, `stroke="${silver.edge}" stroke-width="7"`),
  ].join('')
}

export const floyte = wide('fag-floyte', (c) =>
  onGround(
    c,
    'waves',
    { paper: '#fbd3c4', shape: '#f2a79a', accent: '#b8577a', dark: '#46264f' },
    path(disc(1420, 300, 190), '#fff1d8'),
    ...(
      [
        [760, 330, 1],
        [900, 250, 0.7],
        [1060, 330, 0.8],
        [1700, 560, 0.9],
      ] as const
    ).map(([x, y, s]) =>
      at(
        x,
        y,
        path('M0 0C40 -46 110 -40 120 -6C150 -40 200 -20 196 10C150 0 130 14 112 34C90 10 40 6 0 0Z', '#6b3a6b'),
        -8,
        s,
      ),
    ),
    at(1120, 620, flute(), -18, 1.02),
  ),
)
