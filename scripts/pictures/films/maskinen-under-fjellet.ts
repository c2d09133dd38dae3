/** Maskinen under fjellet: something that glows and turns, deep in the rock. */
import type { Canvas } from '@/scripts/pictures/kit/canvas'
import { person } from '@/scripts/pictures/kit/figure'
import { firs, jagged, peak, stars } from '@/scripts/pictures/kit/landscape'
import { lettering } from '@/scripts/pictures/kit/lettering'
import { times } from '@/scripts/pictures/kit/random'
import {
  at,
  blob,
  circle,
  ellipse,
  group,
  type Point,
  path,
  polar,
  poly,
  rect,
  stroke,
} from '@/scripts/pictures/kit/svg'
import { cover, poster } from '@/scripts/pictures/picture'

const rock = '#2b2231'
const coal = '#120d18'
const glow = '#ff9a2e'
const hot = '#ffe08a'
const rust = '#b5402a'
const night = '#1c3c5e'

function gear(x: number, y: number, r: number, teeth: number, fill: string, hub: string, turn = 0): string {
  const edge = times(teeth, (i): Point[] =>
    [
      [-0.28, 0.84],
      [-0.17, 1],
      [0.17, 1],
      [0.28, 0.84],
    ].map(([u = 0, v = 0]) => polar([x, y], turn + ((i + u) * 360) / teeth, r * v)),
  ).flat()
  const holes = times(6, (i) => circle(...polar([x, y], turn + i * 60, r * 0.5), r * 0.15, coal))
  return [
    path(poly(...edge), fill),
    circle(x, y, r * 0.7, hub),
    ...holes,
    circle(x, y, r * 0.24, coal),
    circle(x, y, r * 0.12, hot),
  ].join('')
}

/** Gears, boiler and pipes; the middle at 0,0, 700 wide. */
function machine(c: Canvas): string {
  return [
    stroke('M-330 120V-220H-210V-330M330 160V-160H250V-300M-120 300V200M140 300V180', rust, 34),
    stroke('M-330 120V-220H-210V-330M330 160V-160H250V-300', glow, 8),
    rect(-390, 110, 120, 150, rust, 'rx="16"'),
    rect(270, 150, 130, 120, rust, 'rx="16"'),
    gear(-200, -40, 150, 14, rust, '#7d2a22'),
    gear(215, -60, 118, 12, rust, '#7d2a22', 12),
    gear(120, 150, 100, 11, '#7d2a22', rust, 4),
    gear(-110, 190, 84, 10, '#7d2a22', rust),
    circle(0, -20, 210, coal),
    circle(0, -20, 190, '#7d2a22'),
    ...times(18, (i) => circle(...polar([0, -20], i * 20, 172), 8, hot)),
    circle(0, -20, 150, coal),
    circle(0, -20, 136, glow),
    c.glow(hot, [0, -20], 150, 1, 'M-136 -20A136 136 0 0 1 136 -20A136 136 0 0 1 -136 -20Z'),
    ...times(8, (i) => at(0, -20, path(poly([-8, -30], [8, -30], [18, -134], [-18, -134]), rust), i * 45)),
    circle(0, -20, 42, hot),
    circle(0, -20, 24, coal),
    rect(-260, 262, 520, 60, coal),
    rect(-230, 276, 460, 12, glow),
    ...[-250, 290].map((x) => circle(x, 200, 40, hot) + circle(x, 200, 32, coal) + stroke(`M${x} 200l18 -20`, glow, 6)),
  ].join('')
}

function miner(height: number): string {
  const who = person(
    [0, 0],
    height,
    {
      lean: 2,
      arms: [
        [24, 10],
        [-16, -4],
      ],
      legs: [
        [8, 2],
        [-8, -2],
      ],
    },
    { fill: coal, bulk: 1.15 },
  )
  const [hx, hy] = who.head
  return (
    who.drawing +
    path(
      `M${hx - who.headRadius * 1.3} ${hy}C${hx - who.headRadius * 1.2} ${hy - who.headRadius * 1.9} ${hx + who.headRadius * 1.2} ${hy - who.headRadius * 1.9} ${hx + who.headRadius * 1.3} ${hy}Z`,
      coal,
    ) +
    stroke(`M${who.hands[0][0]} ${who.hands[0][1]}l10 -${height * 0.4}`, coal, height * 0.03)
  )
}

export const maskinenUnderFjellet = [
  poster('maskinen-under-fjellet', (c) => {
    const cut = poly(
      ...jagged(
        c.random,
        [
          [-10, 800],
          [180, 600],
          [330, 470],
          [470, 300],
          [560, 390],
          [690, 530],
          [830, 640],
          [1010, 780],
        ],
        0.14,
      ),
      [1010, 1510],
      [-10, 1510],
    )
    const cave = blob(
      [140, 960],
      [250, 760],
      [480, 690],
      [730, 750],
      [870, 950],
      [880, 1120],
      [760, 1230],
      [500, 1250],
      [230, 1230],
      [130, 1110],
    )
    return [
      c.ground('#0f2440', night, '#5d8fae'),
      stars(c, 70, 500, '#fff', 3),
      circle(830, 180, 60, '#e9f0e6'),
      peak(c, [120, 560], 300, 1000, { lit: '#3f6a8c', dark: '#28496b', snow: '#e9f0e6' }),
      peak(c, [900, 520], 320, 1000, { lit: '#3f6a8c', dark: '#28496b', snow: '#e9f0e6' }),
      path(cut, rock),
      c.within(
        cut,
        path(
          poly([330, 480], [470, 280], [690, 540], [600, 500], [560, 580], [480, 470], [430, 560], [390, 490]),
          '#e9f0e6',
        ),
        ...times(7, (i) =>
          stroke(
            `M-20 ${700 + i * 120}C260 ${620 + i * 124} 640 ${760 + i * 118} 1020 ${660 + i * 122}`,
            coal,
            7,
            'opacity=".5"',
          ),
        ),
      ),
      c.shade(cut, coal, [0, 1500], [300, 800], 1),
      rect(476, 560, 48, 170, coal),
      stroke('M500 560V740', rust, 4),
      path(cave, coal),
      c.within(
        cave,
        path(cave, c.radial([500, 960], 430, glow, rust, '#3d1a24', coal)),
        c.glow(hot, [500, 950], 360, 0.9),
      ),
      at(500, 1000, machine(c), 0, 0.82),
      at(300, 1240, miner(120), 0, 1),
      at(730, 1236, miner(104), 0, [-1, 1]),
      firs(c, [0, 800], [240, 570], 9, [40, 90], '#16202c', 0.26),
      firs(c, [760, 600], [1000, 780], 9, [40, 90], '#16202c', 0.26),
      lettering(['MASKINEN', 'UNDER FJELLET'], {
        face: 'grotesque',
        fill: glow,
        x: 500,
        top: 1290,
        width: 880,
        gap: 18,
        align: 'middle',
        justify: true,
        warp: (x, y) => [x, 1290 + (y - 1290) * 0.72],
      }),
    ].join('')
  }),
  cover('maskinen-under-fjellet', (c) => {
    const cave = poly(
      ...jagged(
        c.random,
        [
          [420, 1080],
          [520, 640],
          [760, 300],
          [1100, 120],
          [1500, 140],
          [1780, 420],
          [1900, 800],
          [1930, 1090],
        ],
        0.12,
        5,
      ),
    )
    return [
      c.ground(coal),
      path(cave, c.radial([1270, 560], 820, glow, rust, '#4a1c28', rock)),
      c.glow(hot, [1270, 520], 520, 0.8),
      ...times(5, (i) =>
        path(poly([700 + i * 250, 60 + (i % 2) * 40], [760 + i * 250, 60], [735 + i * 250, 260 + (i % 3) * 60]), coal),
      ),
      path(poly([380, 1080], [620, 900], [1300, 880], [1960, 920], [1960, 1080]), '#24161f'),
      at(1270, 590, machine(c), 0, 1.06),
      stroke('M900 930L760 1090M1010 930L960 1090', rust, 10),
      ...times(4, (i) => rect(850 - i * 30, 950 + i * 36, 190, 9, rust)),
      at(1010, 1010, group('', ellipse(0, 2, 60, 9, '#000', 'opacity=".6"'), miner(250)), 0, 1),
      c.shade('M0 0H1920V1080H0Z', coal, [0, 1080], [700, 480], 1),
    ].join('')
  }),
]
