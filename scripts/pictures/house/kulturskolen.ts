/** The school of music and arts: guitar, fiddle, brush and dancing shoes on a wall of colours. */

import type { Canvas } from '@/scripts/pictures/kit/canvas'
import { guitar, guitarOutline } from '@/scripts/pictures/kit/guitar'
import { angular, box, soft } from '@/scripts/pictures/kit/outline'
import { fiddle, fiddleOutline } from '@/scripts/pictures/kit/strings'
import { at, circle, fade, path, rect, stroke } from '@/scripts/pictures/kit/svg'
import { wide } from '@/scripts/pictures/picture'

const ink = '#1c1a2b'
const navy = '#22386b'
const coral = '#ec5f45'
const mustard = '#f2b63c'
const mint = '#8fc9b0'
const cream = '#fbeed4'
const rose = '#f3b0a4'

/** A brush that points down, its ferrule at 0,0. */
function brush(): string {
  return [
    path('M-22 -40C-30 -160 -16 -330 0 -420C16 -330 30 -160 22 -40Z', coral),
    path('M-24 -60H24L30 40H-30Z', '#c9ccd2'),
    stroke('M-26 -30H26M-28 14H28', '#8d919c', 5),
    path(soft('-30 38, 30 38, 44 96, 28 160, 0 226, -22 160, -44 96'), '#5b3a24'),
    path(soft('-40 100, 44 100, 30 160, 0 230, -24 160'), mustard),
  ].join('')
}

/** Ballet shoes that hang by their ribbons. */
function shoes(c: Canvas): string {
  const shoe = soft('-44 -130, 0 -146, 40 -130, 50 -30, 40 90, 16 150, -14 152, -40 92, -52 -30')
  const one = [
    path(shoe, rose),
    path(soft('-30 -120, 0 -132, 28 -120, 34 -30, 0 20, -36 -30'), '#b9605a'),
    c.shade(shoe, '#b9605a', [60, 160], [-20, 0], 0.9),
    stroke('M-30 -20Q0 30 32 -20', cream, 5),
  ].join('')
  return [
    stroke(
      'M-70 -40C-60 -190 -10 -240 0 -300M-30 -50C-20 -180 0 -230 0 -300M90 0C60 -170 10 -230 0 -300M40 10C40 -150 4 -220 0 -300',
      '#e48a80',
      11,
    ),
    at(-54, 60, one, 14),
    at(62, 110, one, -12),
    circle(0, -300, 13, ink),
  ].join('')
}

const cast = (drawing: string, x: number, y: number, turn: number, size: number) => at(x, y, drawing, turn, size)

export const kulturskolen = wide('hus-kulturskolen', (c) => {
  const wood = { body: '#c8702e', edge: '#6b2d17', dark: ink, light: cream }
  return [
    c.ground(navy),
    rect(520, 0, 420, 700, mustard),
    rect(520, 700, 420, 380, coral),
    rect(940, 0, 400, 440, coral),
    rect(940, 440, 400, 640, mint),
    rect(1340, 0, 300, 620, cream),
    rect(1340, 620, 300, 460, mustard),
    rect(1640, 0, 280, 560, navy),
    rect(1640, 560, 280, 520, '#1f7a78'),
    path('M520 700A210 210 0 0 1 940 700Z', coral),
    path('M940 440A200 200 0 0 0 1340 440Z', navy, 'opacity=".9"'),
    path('M1640 560A280 280 0 0 1 1920 280V560Z', mint),
    path('M1340 620H1640A300 300 0 0 1 1340 920Z', coral),
    circle(210, 260, 150, coral),
    path('M60 260A150 150 0 0 0 360 260Z', mustard),
    ...(
      [
        [box(520, 0, 420, 1080), [520, 1080], [800, 500]],
        [box(940, 440, 400, 640), [940, 1080], [1200, 640]],
        [box(1640, 0, 280, 1080), [1920, 1080], [1700, 400]],
      ] as const
    ).map(([outline, from, to]) => c.shade(outline, ink, from, to, 0.55)),
    ...(
      [
        [754, 640, 10, 1.62, 0],
        [1150, 670, -12, 2, 1],
      ] as const
    ).map(([x, y, turn, size, kind]) =>
      fade(0.3, at(x + 30, y + 26, path(kind ? fiddleOutline : guitarOutline, ink), turn, size)),
    ),
    cast(
      guitar('#e08a3c', '#6b2d17', ink, cream, c.shade(guitarOutline, '#a3481f', [130, 170], [-40, -40], 0.9)),
      738,
      620,
      10,
      1.66,
    ),
    cast(fiddle(wood, c.shade(fiddleOutline, '#6b2d17', [70, 110], [-30, -40], 0.9)), 1134, 650, -12, 2.05),
    fade(0.25, cast(brush(), 1520, 500, -16, 1.02)),
    cast(brush(), 1496, 480, -16, 1.05),
    path(soft('1420 760, 1500 720, 1590 742, 1580 800, 1500 812, 1440 840'), mustard),
    cast(shoes(c), 1776, 560, 0, 1.2),
    stroke('M738 -10V-120', ink, 6),
    path(angular('0 1010, 1920 1010, 1920 1080, 0 1080'), ink),
    c.shade(box(0, 0, 1920, 1080), ink, [0, 1080], [640, 560], 1),
  ].join('')
})
