/** Natt i galleriet: a portrait whose eyes follow the light. */
import type { Canvas } from '@/scripts/pictures/kit/canvas'
import { person } from '@/scripts/pictures/kit/figure'
import { beam } from '@/scripts/pictures/kit/landscape'
import { lettering } from '@/scripts/pictures/kit/lettering'
import { times } from '@/scripts/pictures/kit/random'
import { at, blob, circle, ellipse, group, path, poly, rect, stroke } from '@/scripts/pictures/kit/svg'
import { cover, poster } from '@/scripts/pictures/picture'

const black = '#120a14'
const wine = '#5a1630'
const gold = '#d9a441'
const skin = '#f2cda6'
const light = '#ffe7a3'
const emerald = '#1e6b5c'

/** A lady with a ruff and pearls, her chin at 0,100; the gaze goes aside, -1 left to 1 right. */
function lady(c: Canvas, gaze: number): string {
  const face = blob(
    [0, -230],
    [110, -190],
    [136, -60],
    [110, 60],
    [40, 130],
    [-40, 130],
    [-110, 60],
    [-136, -60],
    [-110, -190],
  )
  const eye = (x: number) =>
    group(
      '',
      path(`M${x - 50} -40Q${x} -88 ${x + 50} -40Q${x} -10 ${x - 50} -40Z`, '#fff8e6'),
      circle(x + gaze * 24, -46, 21, emerald),
      circle(x + gaze * 26, -46, 11, black),
      circle(x + gaze * 24 - 6, -54, 5, '#fff'),
      stroke(`M${x - 52} -40Q${x} -92 ${x + 52} -40`, black, 9),
      stroke(`M${x - 36} -106Q${x} -126 ${x + 38} -104`, '#5b2a1c', 9),
    )
  return [
    path(
      blob(
        [-150, -260],
        [0, -330],
        [150, -260],
        [216, -100],
        [190, 110],
        [120, 170],
        [-120, 170],
        [-190, 110],
        [-216, -100],
      ),
      '#5b2a1c',
    ),
    path('M-420 620C-400 360 -260 260 -120 240H120C260 260 400 360 420 620Z', emerald),
    c.shade('M-420 620C-400 360 -260 260 -120 240H120C260 260 400 360 420 620Z', black, [400, 600], [-100, 300], 1),
    path(poly([-60, 80], [60, 80], [80, 260], [-80, 260]), '#dba77c'),
    path(face, skin),
    c.shade(face, '#c27a55', [140, 110], [0, -30], 1),
    eye(-62),
    eye(62),
    stroke('M2 -36C14 10 26 26 14 38C2 46 -10 44 -20 36', '#b4683f', 8),
    path('M-46 78Q-20 62 0 72Q20 62 46 78Q0 104 -46 78Z', '#b3263a'),
    circle(-84, 24, 22, '#e59a86', 'opacity=".7"'),
    circle(84, 24, 22, '#e59a86', 'opacity=".7"'),
    ...times(15, (i) => ellipse(-182 + i * 26, 222 + Math.abs(i - 7) * -5 + 26, 26, 46, i % 2 ? '#fff8e6' : '#d9cdb4')),
    ...times(9, (i) => circle(-104 + i * 26, 320 + (4 - Math.abs(i - 4)) * 12, 12, '#fff8e6')),
    path('M-140 -214C-120 -300 120 -300 140 -214C90 -262 -90 -262 -140 -214Z', gold),
    ...times(5, (i) => circle(-88 + i * 44, -262 - (2 - Math.abs(i - 2)) * 9, 13, i % 2 ? '#b3263a' : '#fff8e6')),
  ].join('')
}

/** A carved frame, outer size; what hangs in it is drawn around 0,0. */
function frame(c: Canvas, width: number, height: number, canvas: string, inner: string): string {
  const [w, h] = [width / 2, height / 2]
  const opening = poly([-w + 62, -h + 62], [w - 62, -h + 62], [w - 62, h - 62], [-w + 62, h - 62])
  const beads = (count: number, length: number, place: (along: number) => string) =>
    times(count, (i) => place(-length + ((i + 0.5) * length * 2) / count))
  return [
    rect(-w + 14, -h + 22, width, height, '#000', 'opacity=".5"'),
    rect(-w, -h, width, height, '#7a4a17'),
    rect(-w + 8, -h + 8, width - 16, height - 16, gold),
    rect(-w + 36, -h + 36, width - 72, height - 72, '#9c671f'),
    ...beads(Math.round(width / 44), w - 22, (u) => circle(u, -h + 22, 9, '#f6d98a') + circle(u, h - 22, 9, '#f6d98a')),
    ...beads(
      Math.round(height / 44),
      h - 22,
      (u) => circle(-w + 22, u, 9, '#f6d98a') + circle(w - 22, u, 9, '#f6d98a'),
    ),
    path(opening, canvas),
    c.within(opening, inner),
    c.shade(opening, black, [w, -h], [w * 0.2, -h * 0.3], 0.7),
  ].join('')
}

const paper = (c: Canvas, color: string) =>
  times(Math.ceil(c.width / 110), (i) =>
    times(Math.ceil(c.height / 150), (j) =>
      at(
        55 + i * 110,
        60 + j * 150 + (i % 2) * 75,
        path('M0 -44C26 -20 26 10 0 40C-26 10 -26 -20 0 -44Z', color) + stroke('M0 -44V54', wine, 3),
      ),
    ).join(''),
  ).join('')

export const nattIGalleriet = [
  poster('natt-i-galleriet', (c) =>
    [
      c.ground('#3f0f24'),
      paper(c, '#54162f'),
      beam(c, [-60, 1340], [330, 60], [1060, 520], light, 0.75),
      at(500, 560, frame(c, 720, 900, '#2b4a45', at(0, 60, lady(c, -1), 0, 1.12))),
      path(poly([-60, 1340], [330, 60], [1060, 520]), light, 'opacity=".16"'),
      c.shade('M0 0H1000V1500H0Z', black, [1000, 0], [660, 300], 1),
      c.shade('M0 0H1000V1500H0Z', black, [1000, 1500], [560, 1000], 1),
      c.shade('M0 0H1000V1500H0Z', black, [0, 0], [260, 320], 1),
      at(
        66,
        1370,
        rect(-140, -44, 220, 88, black, 'rx="18"') +
          path(poly([70, -44], [130, -74], [130, 74], [70, 44]), black) +
          ellipse(130, 0, 20, 74, light),
        -56,
      ),
      rect(220, 1070, 700, 330, '#000', 'opacity=".4"'),
      rect(210, 1060, 700, 330, gold, 'rx="8"'),
      rect(224, 1074, 672, 302, 'none', 'stroke="#7a4a17" stroke-width="4"'),
      ...(
        [
          [244, 1094],
          [876, 1094],
          [244, 1356],
          [876, 1356],
        ] as const
      ).map(([x, y]) => circle(x, y, 9, '#7a4a17')),
      lettering(['Natt i', 'galleriet'], {
        face: 'abril',
        fill: black,
        x: 560,
        top: 1104,
        width: 520,
        gap: 20,
        align: 'middle',
      }),
    ].join(''),
  ),
  cover('natt-i-galleriet', (c) => {
    const guard = person(
      [0, 0],
      520,
      {
        lean: 3,
        arms: [
          [64, 82],
          [-14, -4],
        ],
        legs: [
          [12, 4],
          [-12, -6],
        ],
      },
      { fill: '#2c4168', skin: '#c98d66', legs: '#1b2744', bulk: 1.15 },
    )
    const [hx, hy] = guard.head
    const cap = path(poly([hx - 42, hy - 22], [hx - 46, hy - 44], [hx + 34, hy - 48], [hx + 66, hy - 18]), '#1b2744')
    const small = (x: number, w: number, h: number, color: string, inner: string) =>
      at(x, 420, frame(c, w, h, color, inner))
    return [
      c.ground('#3f0f24'),
      paper(c, '#54162f'),
      rect(0, 860, 1920, 240, '#2a1116'),
      rect(0, 850, 1920, 20, '#7a4a17'),
      ...times(9, (i) => stroke(`M${i * 260 - 200} 1090L${i * 220 + 30} 870`, black, 3)),
      small(300, 300, 360, '#6b3a2a', path('M-150 60Q0 -60 150 40V200H-150Z', '#c4772f')),
      small(1740, 260, 400, '#22384d', circle(0, -40, 60, '#e9e0c2')),
      at(1240, 430, frame(c, 560, 680, '#2b4a45', at(0, 44, lady(c, -1), 0, 0.84))),
      beam(c, [656 + guard.hands[0][0], 994 + guard.hands[0][1]], [1000, 60], [1560, 860], light, 0.8),
      ellipse(1240, 940, 330, 34, light, 'opacity=".25"'),
      at(
        610,
        1000,
        group(
          '',
          guard.drawing,
          cap,
          at(guard.hands[0][0], guard.hands[0][1], rect(-20, -13, 70, 26, black) + ellipse(50, 0, 7, 19, light), -6),
        ),
      ),
      c.shade('M0 0H1920V1080H0Z', black, [0, 1080], [560, 560], 1),
      c.shade('M0 0H1920V1080H0Z', black, [0, 0], [640, 300], 1),
      c.shade('M0 0H1920V1080H0Z', black, [1920, 0], [1640, 200], 0.9),
    ].join('')
  }),
]
