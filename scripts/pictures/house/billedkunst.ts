/** Visual art: an easel with a mountain under way, a palette, and brushes in a jar. */
import type { Canvas } from '@/scripts/pictures/kit/canvas'
import { peak, ridge } from '@/scripts/pictures/kit/landscape'
import { angular, box, disc, soft } from '@/scripts/pictures/kit/outline'
import { at, circle, ellipse, fade, path, poly, rect, stroke } from '@/scripts/pictures/kit/svg'
import { wide } from '@/scripts/pictures/picture'

const ink = '#2b1d2e'
const clay = '#c8674d'
const blush = '#f1c3a7'
const cream = '#fdf1dc'
const blue = '#2f5f9e'
const oak = '#a9703d'
const gold = '#f0b442'

const paints = ['#d8432f', gold, blue, '#2f7a5a', cream, '#7a3b78']
const paletteShape = soft(
  '-270 10, -240 -110, -100 -170, 90 -160, 240 -90, 280 20, 220 110, 120 110, 80 60, 20 70, 0 140, -90 160, -220 110',
)

function brush(tall: number, handle: string, tip: string): string {
  return (
    path(poly([-7, 0], [-13, -tall * 0.5], [-9, -tall + 60], [9, -tall + 60], [13, -tall * 0.5], [7, 0]), handle) +
    rect(-13, -tall + 20, 26, 44, '#c9ccd2') +
    path(
      `M-13 ${-tall + 22}C-30 ${-tall - 30} -8 ${-tall - 60} 0 ${-tall - 90}C8 ${-tall - 60} 30 ${-tall - 30} 13 ${-tall + 22}Z`,
      tip,
    )
  )
}

function jar(c: Canvas): string {
  const glass = 'M-90 -210H90L82 -10Q80 0 70 0H-70Q-80 0 -82 -10Z'
  return [
    ...(
      [
        [-60, 430, -18, 0],
        [-20, 500, -6, 1],
        [30, 460, 8, 2],
        [70, 400, 20, 3],
      ] as const
    ).map(([x, tall, turn, i]) =>
      at(x * 0.5, -30, brush(tall, [clay, '#2f7a5a', ink, gold][i] ?? ink, paints[i] ?? ink), turn),
    ),
    path(glass, '#9cc4c4', 'opacity=".8"'),
    c.within(glass, path('M-100 -120Q-50 -134 0 -120T100 -120V10H-100Z', '#4f8f9c', 'opacity=".7"')),
    c.shade(glass, blue, [90, 0], [-20, -120], 0.8),
    rect(-96, -222, 192, 20, '#d5e6e2', 'rx="8"'),
    stroke('M-64 -180L-58 -40', cream, 8),
  ].join('')
}

/** An easel, its canvas' middle at 0,0, 620 wide. */
function easel(c: Canvas): string {
  const linen = box(-310, -230, 620, 460)
  return [
    stroke('M0 -420L0 560', oak, 26),
    stroke('M-60 -360L-290 620M60 -360L290 620', oak, 26),
    c.shade(angular('30 -400, 320 640, 260 640, 0 -400'), ink, [300, 640], [60, -300], 0.7),
    path(angular('-350 228, 350 228, 350 264, -350 264'), '#8a5428'),
    rect(-40, -300, 80, 70, '#8a5428'),
    path(box(-296, -212, 620, 460), ink, 'opacity=".35"'),
    path(linen, cream),
    c.within(
      linen,
      path(box(-310, -230, 620, 300), '#f6c8a0'),
      circle(150, -110, 62, '#e8583f'),
      path(soft('-330 -180, -200 -210, -60 -170, 40 -190, -60 -150, -200 -140'), cream),
      peak(c, [-60, -170], 260, 240, { lit: '#7fa0cf', dark: blue, snow: cream }),
      peak(c, [190, -60], 190, 240, { lit: '#7fa0cf', dark: blue, snow: cream }),
      path(
        ridge(
          c,
          [
            [-330, 120],
            [-100, 80],
            [60, 130],
            [330, 70],
          ],
          400,
        ),
        '#2f7a5a',
      ),
      path(angular('120 150, 230 150, 230 214, 120 214'), '#b5352c'),
      path(angular('108 154, 140 108, 210 108, 242 154'), ink),
      rect(160, 170, 26, 26, gold),
    ),
    stroke(linen, '#d9c6a8', 8),
  ].join('')
}

export const billedkunst = wide('hus-billedkunst', (c) =>
  [
    c.ground(clay),
    path(angular('900 -20, 1500 -20, 1240 900, 480 900'), blush, 'opacity=".6"'),
    path(angular('1600 -20, 1840 -20, 1640 900, 1330 900'), blush, 'opacity=".45"'),
    c.shade(box(0, 0, 1920, 900), '#8a3b3a', [0, 900], [900, 200], 0.9),
    rect(0, 880, 1920, 200, '#5b2f3a'),
    fade(0.4, path(disc(1210, 1040, 420, 26), ink)),
    at(1200, 440, easel(c), 0, 1.02),
    path(angular('1440 800, 1980 780, 1980 850, 1440 850'), '#6b3b2a'),
    rect(1500, 850, 40, 240, '#4d2620'),
    path(angular('1420 790, 1960 790, 1960 816, 1420 816'), oak),
    at(1720, 792, jar(c), 0, 1.06),
    rect(1500, 740, 120, 50, '#d8432f', 'rx="10" transform="rotate(-3 1560 780)"'),
    rect(1604, 752, 26, 26, cream),
    fade(0.4, at(736, 890, path(paletteShape, ink), -8, 1.06)),
    at(
      720,
      866,
      [
        path(paletteShape, '#d9a062'),
        c.shade(paletteShape, '#8a5428', [280, 160], [-60, -60], 0.8),
        ellipse(110, -10, 44, 32, '#8a3b3a'),
        ...paints.map((paint, i) =>
          path(
            soft('-46 6, -30 -30, 10 -36, 44 -12, 36 26, -6 36'),
            paint,
            `transform="translate(${[-200, -170, -90, 10, 120, 200][i]} ${[20, -70, -120, -120, -100, -20][i]}) rotate(${i * 50})"`,
          ),
        ),
        at(-110, 70, brush(440, ink, blue), 62),
      ].join(''),
      -8,
      1.06,
    ),
    c.shade(box(0, 0, 1920, 1080), ink, [0, 1080], [600, 600], 1),
  ].join(''),
)
