/** Doktor Caligaris kabinett: a street in which nothing stands straight. */
import type { Canvas } from '@/scripts/pictures/kit/canvas'
import { lettering } from '@/scripts/pictures/kit/lettering'
import {
  at,
  blob,
  circle,
  curve,
  ellipse,
  group,
  type Point,
  path,
  poly,
  stroke,
  taper,
} from '@/scripts/pictures/kit/svg'
import { cover, poster } from '@/scripts/pictures/picture'

const black = '#17111c'
const violet = '#4a3570'
const orange = '#e0602a'
const mustard = '#e8b43f'
const cream = '#f5e8c8'

/** A house of four corners with a painted window and door. */
function house(corners: readonly [Point, Point, Point, Point], roof: Point, fill: string, window: string): string {
  const [a, b, d, e] = corners
  const within = (u: number, v: number): Point => {
    const top: Point = [a[0] + (b[0] - a[0]) * u, a[1] + (b[1] - a[1]) * u]
    const low: Point = [e[0] + (d[0] - e[0]) * u, e[1] + (d[1] - e[1]) * u]
    return [top[0] + (low[0] - top[0]) * v, top[1] + (low[1] - top[1]) * v]
  }
  const pane = (u: number, v: number, w: number, h: number) =>
    path(
      poly(within(u, v + 0.03), within(u + w, v - 0.02), within(u + w * 0.8, v + h), within(u + w * 0.1, v + h * 0.9)),
      window,
    ) +
    stroke(
      `M${within(u + w * 0.5, v).join(' ')}L${within(u + w * 0.45, v + h * 0.95).join(' ')}M${within(u, v + h * 0.4).join(' ')}L${within(u + w, v + h * 0.5).join(' ')}`,
      black,
      6,
    )
  return [
    path(poly(a, b, d, e), fill),
    path(poly([a[0] - 24, a[1] + 12], roof, [b[0] + 24, b[1] + 6]), black),
    pane(0.2, 0.14, 0.26, 0.2),
    pane(0.6, 0.3, 0.22, 0.18),
    pane(0.22, 0.52, 0.24, 0.17),
  ].join('')
}

/** The sleepwalker, feet at 0,0, 620 high; one arm along the wall. */
function sleepwalker(): string {
  return [
    path(
      blob(
        [-26, -470],
        [30, -474],
        [52, -300],
        [40, -20],
        [58, 0],
        [8, 2],
        [4, -200],
        [-10, 0],
        [-60, 4],
        [-44, -20],
        [-46, -320],
      ),
      black,
    ),
    path(taper([26, -448], 20, [110, -530], 13) + taper([110, -530], 13, [190, -640], 8), black),
    path(taper([-24, -446], 20, [-80, -330], 13) + taper([-80, -330], 13, [-52, -214], 8), black),
    ...[-12, 6, 24].map((turn) => at(190, -640, path(poly([-6, 0], [0, -58], [6, 0]), black), turn + 24)),
    ...[-14, 4, 20].map((turn) => at(-52, -214, path(poly([-6, 0], [0, 50], [6, 0]), black), turn)),
    path(taper([2, -480], 13, [4, -520], 12), cream),
    ellipse(6, -556, 37, 52, cream),
    path('M-38 -545C-46 -640 60 -640 48 -548C40 -588 10 -600 -14 -590C-24 -580 -30 -560 -38 -545Z', black),
    ...[-10, 24].map((x) => path(poly([x - 13, -558], [x, -572], [x + 13, -558], [x, -520]), black)),
    ...[-10, 24].map((x) => circle(x, -556, 5, cream)),
    ellipse(8, -524, 10, 3, black),
  ].join('')
}

function street(c: Canvas, bend: Point[], wide: number, low: number): string {
  const left = curve(...bend)
  const right = bend
    .toReversed()
    .map(([x, y], i): Point => [x + wide * (0.1 + 0.9 * (1 - i / (bend.length - 1))) + low * 0, y])
  return (
    path(`${left}L${curve(...right).slice(1)}Z`, cream) +
    c.shade(`${left}L${curve(...right).slice(1)}Z`, orange, [0, c.height], [c.width / 2, c.height * 0.5], 0.8)
  )
}

const star = (x: number, y: number, r: number, fill: string) =>
  path(
    poly(
      [x, y - r],
      [x + r * 0.22, y - r * 0.2],
      [x + r, y],
      [x + r * 0.2, y + r * 0.24],
      [x, y + r],
      [x - r * 0.24, y + r * 0.2],
      [x - r, y],
      [x - r * 0.2, y - r * 0.22],
    ),
    fill,
  )

export const caligari = [
  poster('caligari', (c) =>
    [
      c.ground(mustard),
      c.shade('M0 0H1000V900H0Z', orange, [0, 0], [300, 900], 1),
      path('M640 150C760 170 800 300 720 400C880 380 900 180 760 120Z', cream),
      star(560, 470, 46, cream),
      star(860, 520, 26, black),
      house(
        [
          [640, 560],
          [790, 500],
          [730, 1010],
          [620, 1010],
        ],
        [760, 330],
        violet,
        mustard,
      ),
      house(
        [
          [470, 640],
          [580, 660],
          [610, 1010],
          [500, 1000],
        ],
        [500, 500],
        '#7c4a86',
        cream,
      ),
      street(
        c,
        [
          [80, 1540],
          [420, 1280],
          [300, 1120],
          [540, 990],
        ],
        640,
        0,
      ),
      house(
        [
          [-60, 720],
          [340, 780],
          [400, 1090],
          [-40, 1340],
        ],
        [70, 490],
        black,
        orange,
      ),
      house(
        [
          [760, 560],
          [1060, 380],
          [1060, 1500],
          [650, 1240],
        ],
        [900, 230],
        '#2f2247',
        mustard,
      ),
      path(poly([-20, 1330], [330, 1040], [260, 1300], [60, 1520], [-20, 1520]), violet),
      path(poly([620, 1230], [1020, 1440], [1020, 1520], [720, 1520]), black),
      at(530, 1350, sleepwalker(), 4, 1.12),
      stroke('M520 1356L300 1440', black, 26, 'opacity=".7"'),
      c.shade('M0 900H1000V1500H0Z', black, [1000, 1500], [700, 1100], 0.9),
      lettering(['DOKTOR', 'CALIGARIS', 'KABINETT'], {
        face: 'anton',
        fill: black,
        x: 60,
        top: 64,
        width: 560,
        gap: 20,
        justify: true,
        warp: (x, y) => [x + (y - 300) * 0.16 * Math.sin(x / 150), y * 0.74 + 30 + Math.sin(x / 190 + y / 240) * 26],
      }),
    ].join(''),
  ),
  cover('caligari', (c) =>
    [
      c.ground(mustard),
      c.shade('M0 0H1920V800H0Z', orange, [0, 0], [700, 700], 1),
      path('M1180 60C1300 90 1340 230 1250 320C1420 290 1430 110 1300 40Z', cream),
      star(960, 190, 46, cream),
      star(820, 300, 24, black),
      star(1450, 210, 26, black),
      house(
        [
          [1010, 470],
          [1160, 400],
          [1180, 860],
          [1040, 850],
        ],
        [1110, 230],
        '#7c4a86',
        cream,
      ),
      house(
        [
          [840, 560],
          [990, 520],
          [1030, 860],
          [860, 870],
        ],
        [870, 380],
        violet,
        mustard,
      ),
      street(
        c,
        [
          [560, 1120],
          [900, 960],
          [760, 880],
          [980, 800],
        ],
        900,
        0,
      ),
      house(
        [
          [420, 420],
          [760, 560],
          [840, 900],
          [380, 1080],
        ],
        [500, 190],
        '#2f2247',
        orange,
      ),
      house(
        [
          [-40, 300],
          [430, 470],
          [520, 1080],
          [-60, 1200],
        ],
        [120, 60],
        black,
        violet,
      ),
      house(
        [
          [1400, 540],
          [1960, 250],
          [1980, 1200],
          [1290, 990],
        ],
        [1640, 60],
        '#2f2247',
        mustard,
      ),
      path(poly([1280, 980], [1960, 1150], [1960, 1200], [1100, 1200]), black),
      at(1250, 1000, sleepwalker(), 3, 1.06),
      stroke('M1240 1004L1000 1070', black, 24, 'opacity=".7"'),
      group('opacity=".9"', c.shade('M0 0H1920V1080H0Z', black, [0, 1080], [760, 420], 1)),
    ].join(''),
  ),
]
