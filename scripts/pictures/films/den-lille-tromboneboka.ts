/** Den lille tromboneboka: a girl and far too much brass. */
import type { Canvas } from '@/scripts/pictures/kit/canvas'
import { person } from '@/scripts/pictures/kit/figure'
import { lettering } from '@/scripts/pictures/kit/lettering'
import { times } from '@/scripts/pictures/kit/random'
import { at, blob, circle, ellipse, path, poly, rect, stroke } from '@/scripts/pictures/kit/svg'
import { cover, poster } from '@/scripts/pictures/picture'

const coral = '#f0604a'
const teal = '#167a7f'
const navy = '#17284d'
const brass = '#f6bd3c'
const gold = '#c9821f'
const cream = '#fff1d6'

/** The mouthpiece at 0,0, the bell to the upper right; 1000 long. */
function trombone(c: Canvas): string {
  const bell = 'M520 -96C640 -100 720 -150 790 -270C830 -200 840 0 800 110C730 0 640 -50 520 -52Z'
  return [
    stroke('M0 0H900M900 0A58 58 0 0 1 900 116H250', gold, 26),
    stroke('M0 -5H900M900 -5A58 58 0 0 1 900 111H250', brass, 17),
    stroke('M250 116V0', gold, 15),
    stroke('M640 0V116', gold, 15),
    rect(560, -16, 60, 32, cream, 'rx="8"'),
    stroke('M70 -2C-150 -20 -200 -130 -60 -76H560', gold, 30),
    stroke('M70 -6C-146 -26 -186 -126 -60 -80H560', brass, 20),
    path(bell, brass),
    c.shade(bell, gold, [640, 100], [680, -140], 1),
    ellipse(804, -80, 46, 192, gold),
    ellipse(812, -80, 30, 168, '#7a4a12'),
    path(poly([-44, -24], [-74, -34], [-74, 34], [-44, 24]), brass),
    rect(-46, -11, 60, 22, brass),
    stroke('M200 -76V-6', gold, 14),
  ].join('')
}

/** The girl, heading right; feet at 0,0, 520 high. */
function girl(): string {
  const who = person(
    [0, 0],
    520,
    {
      lean: -7,
      arms: [
        [104, 92],
        [78, 128],
      ],
      legs: [
        [14, 2],
        [-16, -6],
      ],
    },
    { fill: coral, skin: '#f3c499', legs: navy, headSize: 1.55, skirt: [0.46, 0.2] },
  )
  const [hx, hy] = who.head
  const r = who.headRadius
  return [
    ...[-1, 1].map((side) =>
      path(
        blob(
          [hx - side * 8 - r * 0.4, hy - r * 0.1],
          [hx - r * 0.9 + side * 20, hy + r * 0.9],
          [hx - r * 1.3 + side * 18, hy + r * 2.1],
          [hx - r * 0.7 + side * 18, hy + r * 1.6],
        ),
        '#8a3a1c',
      ),
    ),
    who.drawing,
    path(
      `M${hx - r * 0.95} ${hy + r * 0.4}C${hx - r * 1.4} ${hy - r * 1.7} ${hx + r * 1.1} ${hy - r * 1.6} ${hx + r * 0.86} ${hy - r * 0.3}C${hx + r * 0.3} ${hy - r * 0.9} ${hx - r * 0.5} ${hy - r * 0.7} ${hx - r * 0.95} ${hy + r * 0.4}Z`,
      '#8a3a1c',
    ),
    circle(hx + r * 0.42, hy - r * 0.02, 7, navy),
    circle(hx + r * 0.5, hy + r * 0.42, r * 0.26, coral, 'opacity=".55"'),
    rect(who.hip[0] - 36, who.hip[1] - 96, 12, 60, cream),
    rect(who.hip[0] + 14, who.hip[1] - 96, 12, 60, cream),
  ].join('')
}

const note = (fill: string) =>
  ellipse(0, 0, 30, 22, fill, 'transform="rotate(-18)"') +
  rect(20, -132, 11, 132, fill) +
  path(poly([20, -132], [86, -104], [86, -66], [31, -96]), fill)

export const denLilleTromboneboka = [
  poster('den-lille-tromboneboka', (c) =>
    [
      c.ground('#f9d9a0', cream),
      circle(560, 800, 470, teal),
      c.shade('M90 800A470 470 0 0 1 1030 800A470 470 0 0 1 90 800Z', navy, [860, 1200], [460, 700], 1),
      ...times(5, (i) =>
        at(
          640 + i * 56 - (i % 2) * 110,
          600 - i * 70,
          note([coral, brass, cream, coral, navy][i] ?? coral),
          (i - 2) * 14,
          0.86,
        ),
      ),
      rect(0, 1330, 1000, 180, coral),
      c.shade('M0 1330H1000V1500H0Z', '#9c2a2a', [0, 1500], [0, 1350], 1),
      at(240, 1350, girl(), 0, 1.1),
      at(308, 876, trombone(c), -24, 0.68),
      ellipse(240, 1356, 110, 14, '#7d1f22', 'opacity=".6"'),
      lettering(['DEN LILLE', 'TROMBONE-', 'BOKA'], {
        face: 'lilita',
        fill: navy,
        x: 64,
        top: 70,
        width: 740,
        gap: 18,
      }),
    ].join(''),
  ),
  cover('den-lille-tromboneboka', (c) =>
    [
      c.ground('#f4b35e', '#f9d9a0'),
      circle(1240, 540, 480, teal),
      c.shade('M760 540A480 480 0 0 1 1720 540A480 480 0 0 1 760 540Z', navy, [1500, 960], [1140, 440], 1),
      ...times(6, (i) =>
        at(
          1610 + (i % 3) * 90 - (i > 2 ? 70 : 0),
          470 - i * 62,
          note([coral, navy, cream, coral, cream, navy][i] ?? coral),
          (i - 2) * 14,
          0.9,
        ),
      ),
      rect(0, 910, 1920, 200, coral),
      c.shade('M0 910H1920V1080H0Z', '#9c2a2a', [0, 1080], [0, 930], 1),
      at(1000, 950, girl(), 0, 1.16),
      at(1072, 450, trombone(c), -13, 0.66),
      c.shade('M0 0H1920V1080H0Z', navy, [0, 1080], [640, 500], 1),
    ].join(''),
  ),
]
