/** The people's workshop: hammer, saw, knitting and shavings on a bench. */
import type { Canvas } from '@/scripts/pictures/kit/canvas'
import { angular, bend, box, disc, soft } from '@/scripts/pictures/kit/outline'
import { times } from '@/scripts/pictures/kit/random'
import { at, circle, fade, path, poly, rect, stroke } from '@/scripts/pictures/kit/svg'
import { wide } from '@/scripts/pictures/picture'

const ink = '#22252c'
const teal = '#1e5f63'
const mustard = '#eeb03f'
const red = '#c93a32'
const cream = '#fbeed2'
const oak = '#b8733a'
const steel = '#b9c7cc'

/** A handsaw, its grip at 0,0 and its blade to the right. */
function saw(c: Canvas): string {
  const blade = poly([0, -90], [620, -60], [620, -10], [0, 70])
  const teeth = times(31, (i) =>
    path(poly([i * 20, 68 - i * 2.55], [i * 20 + 20, 66 - i * 2.55], [i * 20 + 14, 84 - i * 2.55]), steel),
  )
  return [
    path(blade, steel),
    ...teeth,
    c.shade(blade, '#6a7f8a', [300, 70], [300, -60], 0.8),
    path(
      'M-130 -110C-40 -130 40 -110 40 -90V80C10 110 -80 120 -120 90C-150 60 -120 30 -120 0C-120 -40 -160 -70 -130 -110ZM-70 -62C-90 -60 -80 40 -66 52C-46 62 -14 56 -10 40V-56C-20 -70 -50 -70 -70 -62Z',
      '#7d4526',
      'fill-rule="evenodd"',
    ),
    circle(14, -50, 9, mustard),
    circle(14, 40, 9, mustard),
  ].join('')
}

/** A hammer whose shaft hangs down from its head. */
function hammer(c: Canvas): string {
  const head = 'M-60 -110H148V-30H-60C-110 -30 -160 -20 -190 30C-180 -50 -130 -110 -60 -110Z'
  return [
    path(angular('-18 -40, 18 -40, 26 470, -26 470'), '#e2b06a'),
    path(angular('-24 270, 24 270, 28 474, -28 474'), red),
    path(head, steel),
    c.shade(head, '#4d5f6b', [0, -20], [0, -100], 1),
    rect(96, -122, 54, 104, '#5d6f7b', 'rx="8"'),
    rect(-30, -124, 60, 20, '#5d6f7b'),
  ].join('')
}

/** The pattern that is knitted twice side by side; # is a white stitch. */
const diamond = [
  '....#....',
  '...###...',
  '..#####..',
  '.###.###.',
  '###...###',
  '.###.###.',
  '..#####..',
  '...###...',
  '....#....',
]

/** A knitted piece on two needles with a pattern of stars, and its ball of yarn. */
function knitting(c: Canvas): string {
  const cloth = soft('-210 -150, 0 -160, 210 -150, 214 60, 190 190, 20 170, -180 200, -212 40')
  const stitches = times(13, (row) =>
    times(21, (i) => {
      const white = row === 0 || row === 12 ? i % 2 === 0 : diamond[row - 2]?.[(i + 9) % 10] === '#'
      const place = `transform="translate(${-200 + i * 20} ${-136 + row * 26}) scale(1 1.1)"`
      return path('M-9 -9L0 2L9 -9V3L0 14L-9 3Z', white ? cream : '#a32a28', place)
    }).join(''),
  )
  return [
    path(cloth, red),
    c.within(cloth, ...stitches),
    c.shade(cloth, '#6e1720', [200, 200], [-20, -60], 0.8),
    stroke('M-300 -190L180 -148M290 -196L-190 -146', mustard, 14),
    circle(-304, -190, 17, oak),
    circle(294, -196, 17, oak),
    stroke(bend('190 180, 260 220, 330 150, 400 190'), red, 7),
    circle(420, 110, 120, red),
    ...times(6, (i) =>
      stroke(
        `M${320 + i * 8} ${60 + i * 26}Q${430 + i * 6} ${-30 + i * 34} ${530 - i * 10} ${100 + i * 20}`,
        '#8e1f26',
        6,
      ),
    ),
    c.shade(disc(420, 110, 120), '#6e1720', [500, 220], [390, 60], 0.9),
    ...times(3, (i) =>
      stroke(
        `M${330 + i * 40} ${170 - i * 60}Q${420 + i * 20} ${200 - i * 40} ${520 - i * 4} ${150 - i * 60}`,
        '#e4665c',
        5,
      ),
    ),
  ].join('')
}

const shaving = (x: number, y: number, turn: number, size: number) =>
  at(
    x,
    y,
    stroke('M0 0C50 -70 120 -50 112 8C104 56 40 50 46 8C50 -24 92 -22 88 6', '#e9c48a', 20) +
      stroke('M0 -4C50 -74 120 -54 112 4', '#fbe3b6', 6),
    turn,
    size,
  )

export const folkeverksted = wide('hus-folkeverksted', (c) =>
  [
    c.ground(teal),
    ...times(12, (row) => times(36, (i) => circle(30 + i * 54, 34 + row * 54, 5, '#154a4e')).join('')),
    c.glow('#4fa39a', [1180, 260], 720, 0.6),
    ...(
      [
        [700, 0],
        [860, 1],
        [1010, 2],
      ] as const
    ).map(
      ([x, i]) =>
        stroke(`M${x} 60V96`, mustard, 8) +
        path(
          angular('-15 0, 15 0, 18 130, -18 130'),
          [red, mustard, cream][i] ?? red,
          `transform="translate(${x} 92)"`,
        ) +
        rect(x - 5, 220, 10, 150 - i * 26, steel) +
        rect(x - 12, 214, 24, 16, ink),
    ),
    stroke('M1640 40V110', mustard, 8),
    ...[104, 84, 64].map((r) => circle(1640, 210, r, 'none', `stroke="${mustard}" stroke-width="14"`)),
    stroke('M1640 106Q1720 330 1690 420', mustard, 12),
    at(1180, 330, saw(c), 5, 0.74),
    path(angular('0 660, 1920 640, 1920 1080, 0 1080'), oak),
    c.glow('#e0a35c', [1260, 720], 640, 0.8, angular('0 660, 1920 640, 1920 1080, 0 1080')),
    ...times(5, (i) => stroke(`M0 ${740 + i * 76}L1920 ${722 + i * 84}`, '#8e5427', 5)),
    path(angular('0 660, 1920 640, 1920 664, 0 686'), '#d9924f'),
    fade(
      0.35,
      at(
        1030,
        786,
        path(angular('-18 -40, 18 -40, 26 470, -26 470') + angular('-120 -110, 148 -110, 148 -30, -150 -10'), ink),
        64,
        1,
      ),
    ),
    at(1034, 752, hammer(c), 64, 1.05),
    fade(0.4, path(disc(1500, 940, 470, 60), ink)),
    at(1440, 810, knitting(c), 0, 1.08),
    shaving(760, 960, 10, 1.1),
    shaving(900, 1020, 200, 0.8),
    shaving(620, 900, -30, 0.9),
    shaving(1020, 960, 40, 1),
    shaving(1120, 1040, -16, 0.9),
    shaving(700, 740, 20, 0.7),
    c.shade(box(0, 0, 1920, 1080), '#10181c', [0, 1080], [620, 600], 1),
  ].join(''),
)
