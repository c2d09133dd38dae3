/** Trollskogens hemmelighet: two children, a lantern, and a troll as tall as the firs. */
import type { Canvas } from '@/scripts/pictures/kit/canvas'
import { person } from '@/scripts/pictures/kit/figure'
import { fir, firs } from '@/scripts/pictures/kit/landscape'
import { lettering } from '@/scripts/pictures/kit/lettering'
import { between, times } from '@/scripts/pictures/kit/random'
import { at, blob, circle, ellipse, group, hill, path, poly, rect, stroke, taper } from '@/scripts/pictures/kit/svg'
import { cover, poster } from '@/scripts/pictures/picture'

const dark = '#0c211d'
const pine = '#17443a'
const moss = '#5e8a3c'
const mist = '#a9cba0'
const lamp = '#ffd66b'

/** The troll from the front, sitting; its seat at 0,0, 900 high. */
function troll(c: Canvas): string {
  const body = blob(
    [-360, 20],
    [-400, -240],
    [-330, -460],
    [-170, -560],
    [170, -560],
    [330, -460],
    [400, -240],
    [360, 20],
  )
  const head = blob(
    [-200, -560],
    [-240, -680],
    [-200, -820],
    [-60, -890],
    [80, -884],
    [210, -810],
    [240, -680],
    [190, -550],
    [80, -480],
    [-80, -480],
  )
  const tuft = (x: number, y: number, r: number) =>
    path(
      blob(
        ...times(
          9,
          (i) =>
            [
              x + Math.cos(i * 0.7) * r * (i % 2 ? 1.15 : 0.8),
              y + Math.sin(i * 0.7) * r * 0.6 * (i % 2 ? 1.15 : 0.8),
            ] as const,
        ),
      ),
      moss,
    )
  return [
    fir(c.random, -110, -830, 230, pine, 0.26),
    fir(c.random, 40, -850, 300, pine, 0.26),
    fir(c.random, 150, -810, 190, pine, 0.28),
    path(body, '#33503a'),
    c.shade(body, dark, [0, 40], [0, -420], 1),
    tuft(-270, -450, 110),
    tuft(-80, -548, 120),
    tuft(150, -540, 130),
    tuft(300, -420, 90),
    fir(c.random, -290, -470, 170, pine, 0.3),
    fir(c.random, 290, -450, 140, pine, 0.3),
    path(blob([-230, -690], [-340, -760], [-350, -680], [-290, -610], [-220, -620]), '#4d6b47'),
    path(blob([230, -690], [340, -760], [350, -680], [290, -610], [220, -620]), '#4d6b47'),
    path(head, '#5a7a4e'),
    c.shade(head, dark, [0, -470], [0, -720], 0.9),
    tuft(-120, -850, 90),
    tuft(40, -872, 110),
    tuft(160, -820, 70),
    ...[-100, 100].map(
      (x) =>
        ellipse(x, -706, 52, 40, dark) +
        circle(x, -702, 30, lamp) +
        circle(x + (x < 0 ? 8 : -8), -690, 13, dark) +
        path(blob([x - 72, -742], [x, -782], [x + 72, -742], [x, -752]), '#2d4a33'),
    ),
    path(
      blob([-40, -720], [40, -720], [64, -620], [92, -520], [30, -452], [-50, -462], [-84, -530], [-60, -620]),
      '#87a35f',
    ),
    c.shade(
      blob([-40, -720], [40, -720], [64, -620], [92, -520], [30, -452], [-50, -462], [-84, -530], [-60, -620]),
      '#3c5a35',
      [60, -440],
      [-20, -580],
      1,
    ),
    ellipse(-34, -486, 15, 10, dark),
    ellipse(30, -484, 15, 10, dark),
    stroke('M-150 -500Q-100 -440 -40 -440M150 -500Q110 -440 60 -436', dark, 11),
    path(poly([-104, -460], [-80, -452], [-88, -506]), '#f5ebcb'),
    path(taper([-340, -360], 74, [-400, -120], 58) + taper([-400, -120], 58, [-250, 0], 50), '#3d5c40'),
    path(taper([340, -360], 74, [410, -120], 58) + taper([410, -120], 58, [250, 0], 50), '#3d5c40'),
    ...[-250, 250].map((x) => times(4, (i) => circle(x - 54 + i * 36, 20 + (i % 2) * 8, 26, '#5a7a4e')).join('')),
  ].join('')
}

/** Two children from behind with a lantern between them; feet at 0,0, 230 high. */
function children(): string {
  const one = person(
    [-46, 0],
    230,
    {
      lean: 4,
      arms: [
        [52, 40],
        [-12, -4],
      ],
    },
    { fill: '#c43d2b', legs: '#1a1713', headSize: 1.35, skirt: [0.26, 0.16] },
  )
  const two = person(
    [64, 0],
    180,
    {
      lean: -3,
      arms: [
        [10, 4],
        [-34, -20],
      ],
    },
    { fill: '#2f5f8a', legs: '#1a1713', headSize: 1.45, skirt: [0.3, 0.2] },
  )
  const cap = ([x, y]: readonly [number, number], r: number, color: string) =>
    path(
      `M${x - r * 1.05} ${y + 2}C${x - r * 1.2} ${y - r * 1.6} ${x + r * 0.2} ${y - r * 1.6} ${x + r * 0.5} ${y - r * 2.2}C${x + r * 0.8} ${y - r * 1.2} ${x + r * 1.2} ${y - r * 0.6} ${x + r * 1.05} ${y + 2}Z`,
      color,
    )
  const [hand] = one.hands
  return [
    ellipse(0, 6, 160, 22, '#06120f', 'opacity=".6"'),
    two.drawing,
    circle(...two.head, two.headRadius, '#e9b98a'),
    cap(two.head, two.headRadius, '#e8b13c'),
    one.drawing,
    circle(...one.head, one.headRadius, '#d7a06f'),
    cap(one.head, one.headRadius, '#8e1f1c'),
    stroke(`M${hand[0]} ${hand[1]}v16`, '#1a1713', 4),
    rect(hand[0] - 18, hand[1] + 16, 36, 44, '#1a1713', 'rx="4"'),
    rect(hand[0] - 12, hand[1] + 20, 24, 36, '#fffbe0', 'rx="3"'),
    rect(hand[0] - 19, hand[1] + 13, 38, 8, '#1a1713'),
    rect(hand[0] - 19, hand[1] + 56, 38, 8, '#1a1713'),
  ].join('')
}

function trunk(c: Canvas, x: number, wide: number, floor: number, fill: string): string {
  const outline = poly(
    [x - wide * 0.4, -10],
    [x + wide * 0.4, -10],
    [x + wide * 0.5, floor - 60],
    [x + wide * 1.1, floor + 30],
    [x - wide * 1.1, floor + 30],
    [x - wide * 0.5, floor - 60],
  )
  return (
    path(outline, fill) +
    times(6, (i) =>
      path(
        taper([x, 80 + i * 150], wide * 0.1, [x + (i % 2 ? 1 : -1) * between(c.random, 90, 190), 120 + i * 150], 3),
        fill,
      ),
    ).join('')
  )
}

export const trollskogensHemmelighet = [
  poster('trollskogens-hemmelighet', (c) =>
    [
      c.ground(mist, '#6fa283', pine),
      c.glow('#eaf3cf', [500, 420], 560, 0.8),
      firs(c, [0, 1050], [1000, 1050], 15, [420, 760], '#6d9f84', 0.16),
      firs(c, [0, 1150], [1000, 1150], 10, [560, 900], '#3d7562', 0.17),
      at(500, 1230, troll(c), 0, 0.98),
      trunk(c, 60, 90, 1420, dark),
      trunk(c, 950, 100, 1440, dark),
      path(hill(1500, [0, 1300], [260, 1240], [540, 1290], [800, 1240], [1000, 1290]), pine),
      c.glow(lamp, [500, 1290], 330, 1),
      path(hill(1500, [0, 1400], [300, 1370], [620, 1400], [1000, 1360]), dark),
      at(476, 1400, children(), 0, 1.02),
      c.fill(c.linear([0, 0], [0, 460], [dark, 1], [dark, 0.85], [dark, 0])),
      lettering(['TROLLSKOGENS', 'HEMMELIGHET'], {
        face: 'lilita',
        fill: lamp,
        x: 500,
        top: 62,
        width: 850,
        gap: 20,
        align: 'middle',
        justify: true,
        warp: (x, y) => [x, y + Math.sin(x / 95) * 9],
      }),
    ].join(''),
  ),
  cover('trollskogens-hemmelighet', (c) =>
    [
      c.ground(mist, '#6fa283', pine),
      c.glow('#eaf3cf', [1250, 300], 640, 0.8),
      firs(c, [0, 820], [1920, 820], 28, [380, 720], '#6d9f84', 0.16),
      firs(c, [0, 900], [1920, 900], 17, [480, 820], '#3d7562', 0.17),
      at(1340, 930, troll(c), 0, 0.86),
      ...[60, 330, 1780].map((x) => trunk(c, x, 96, 1010, dark)),
      group(
        '',
        path(hill(1080, [0, 930], [500, 860], [1000, 930], [1500, 880], [1920, 930]), pine),
        c.glow(lamp, [900, 900], 340, 1),
        path(hill(1080, [0, 1000], [700, 970], [1300, 1000], [1920, 970]), dark),
      ),
      at(880, 1000, children(), 0, 1.05),
      c.shade('M0 0H1920V1080H0Z', dark, [0, 1080], [620, 460], 1),
    ].join(''),
  ),
]
