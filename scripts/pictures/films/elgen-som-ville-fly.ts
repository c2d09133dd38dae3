/** Elgen som ville fly: a moose with wings of wood and canvas. */
import type { Canvas } from '@/scripts/pictures/kit/canvas'
import { bank, firs, peak } from '@/scripts/pictures/kit/landscape'
import { lettering } from '@/scripts/pictures/kit/lettering'
import { times } from '@/scripts/pictures/kit/random'
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

const sky = '#8fd0dd'
const sun = '#ffd35c'
const red = '#e0452f'
const bark = '#6b3f2a'
const dark = '#3c2219'
const cream = '#fdf3da'

function antler(fill: string): string {
  const tines: Point[] = [
    [-120, -96],
    [-86, -150],
    [-34, -186],
    [30, -196],
    [92, -176],
    [140, -128],
  ]
  return [
    path(blob([0, 0], [-70, -50], [-84, -96], [-20, -130], [60, -128], [104, -86], [70, -40], [20, -10]), fill),
    ...tines.map(([x, y]) => path(taper([x * 0.55 + 8, y * 0.6], 20, [x, y], 7), fill)),
  ].join('')
}

function wing(c: Canvas): string {
  const cloth =
    'M0 0C-40 -150 -30 -300 60 -430C120 -400 180 -380 240 -390C250 -330 300 -290 370 -280C350 -220 380 -160 440 -130C380 -90 380 -40 400 10C280 -20 140 0 0 0Z'
  return [
    path(cloth, cream),
    c.shade(cloth, '#e9a94b', [440, -60], [120, -260], 1),
    ...(
      [
        [60, -430],
        [240, -390],
        [370, -280],
        [440, -130],
      ] as const
    ).map(([x, y]) => stroke(curve([0, 0], [x * 0.42 - 16, y * 0.5 - 10], [x, y]), bark, 11)),
    stroke('M-8 -130C60 -150 200 -130 300 -70', bark, 7),
    circle(0, 0, 22, red),
    path(poly([150, -210], [204, -226], [214, -176], [160, -160]), red),
    stroke('M150 -210l10 8M204 -226l-4 12M214 -176l-10 -4', dark, 4),
  ].join('')
}

/** Heading left, in flight; about 900 wide, the body's middle at 0,0. */
function moose(c: Canvas): string {
  const body = blob(
    [-190, -50],
    [-160, -130],
    [-84, -160],
    [10, -108],
    [120, -112],
    [196, -70],
    [206, 20],
    [150, 84],
    [20, 92],
    [-100, 88],
    [-172, 50],
  )
  const head = blob(
    [-130, -120],
    [-196, -176],
    [-262, -226],
    [-318, -228],
    [-378, -176],
    [-444, -150],
    [-480, -108],
    [-474, -58],
    [-430, -40],
    [-372, -62],
    [-312, -92],
    [-262, -66],
    [-214, 0],
    [-150, 40],
  )
  const leg = (hip: Point, knee: Point, foot: Point, fill: string) =>
    path(taper(hip, 40, knee, 21) + taper(knee, 20, foot, 14), fill) + ellipse(foot[0] - 10, foot[1] + 4, 30, 15, dark)
  return [
    at(20, -110, wing(c), -26, 0.86),
    leg([-110, 50], [-196, 150], [-150, 262], dark),
    leg([150, 40], [190, 150], [130, 250], dark),
    stroke('M-320 300C-350 290 -372 262 -366 238M-320 300C-100 282 140 268 330 262', '#b8331f', 17),
    at(-292, -216, antler('#6e4526'), 14, 0.92),
    path(body, bark),
    c.shade(body, dark, [40, 110], [0, -70], 1),
    path(head, bark),
    c.shade(head, dark, [-330, -20], [-330, -130], 0.8),
    path(blob([-362, -74], [-322, -84], [-330, -34], [-346, 20], [-366, -24]), dark),
    ellipse(-452, -100, 13, 17, dark),
    stroke('M-474 -62Q-420 -60 -388 -82', dark, 8),
    circle(-326, -176, 20, cream),
    circle(-331, -175, 11, dark),
    stroke('M-352 -204Q-326 -216 -302 -196', dark, 8),
    path(blob([-262, -212], [-206, -262], [-176, -250], [-216, -196]), bark),
    at(-268, -206, antler('#8f5c31'), -10, 1.06),
    leg([-130, 60], [-250, 134], [-214, 262], bark),
    leg([120, 50], [120, 160], [52, 262], bark),
    stroke('M-400 310C-432 300 -450 270 -444 246M-400 310C-180 300 60 284 260 280', red, 19),
    path(blob([-196, -158], [-150, -150], [-134, -60], [-172, 30], [-206, 10], [-178, -70]), red),
    path(blob([-150, -120], [-40, -190], [80, -170], [150, -222], [130, -140], [20, -120], [-120, -84]), red),
    ...times(4, (i) => stroke(`M${20 + i * 32} ${-178 - (i > 1 ? i * 8 : 0)}l8 44`, cream, 10)),
    at(-20, -96, wing(c), -2, 1.12),
    path(blob([-352, -232], [-300, -262], [-256, -240], [-262, -214], [-310, -226]), '#4d6f8a'),
    circle(-334, -186, 36, 'none', `stroke="${red}" stroke-width="9"`),
    stroke('M-300 -196L-240 -214', red, 9),
  ].join('')
}

function jump(c: Canvas): string {
  return [
    ...times(7, (i) =>
      stroke(
        `M${700 + i * 50} ${1060 - i * 104}V1500M${700 + i * 50} ${1200 - i * 96}L${760 + i * 50} ${1080 - i * 100}`,
        '#8a4b2f',
        12,
      ),
    ),
    path('M1040 210L940 420C860 640 740 960 560 1030L566 1064C770 1000 900 680 980 480L1040 380Z', cream),
    c.shade(
      'M1040 210L940 420C860 640 740 960 560 1030L566 1064C770 1000 900 680 980 480L1040 380Z',
      '#7fb6d0',
      [1000, 600],
      [860, 560],
      1,
    ),
    stroke('M1040 400L980 500C900 700 770 1010 566 1072', '#8a4b2f', 14),
  ].join('')
}

export const elgenSomVilleFly = [
  poster('elgen-som-ville-fly', (c) =>
    [
      c.ground('#5fb7cf', sky, '#fbe6b0'),
      circle(300, 700, 330, sun),
      c.glow(cream, [300, 700], 520, 0.6),
      peak(c, [220, 960], 420, 1400, { lit: '#6f9fb8', dark: '#4a7a97', snow: cream }),
      peak(c, [760, 1010], 360, 1400, { lit: '#6f9fb8', dark: '#4a7a97', snow: cream }),
      jump(c),
      firs(c, [0, 1400], [1000, 1380], 22, [90, 200], '#2d6a5d', 0.24),
      bank(
        c,
        [
          [0, 1390],
          [300, 1350],
          [640, 1420],
          [1000, 1370],
        ],
        cream,
        '#8cc0d4',
      ),
      firs(c, [0, 1500], [420, 1500], 6, [120, 210], '#17433c', 0.26),
      firs(c, [720, 1510], [1000, 1500], 4, [120, 230], '#17433c', 0.26),
      at(490, 860, moose(c), 9, 0.84),
      lettering(['ELGEN', 'SOM VILLE', 'FLY'], {
        face: 'grotesque',
        fill: dark,
        x: 66,
        top: 84,
        width: 660,
        gap: 22,
        warp: (x, y) => [x, y - (x - 66) * 0.1 + 40],
      }),
    ].join(''),
  ),
  cover('elgen-som-ville-fly', (c) =>
    [
      c.ground('#3f9dbd', sky, '#fbe6b0'),
      circle(1290, 470, 330, sun),
      c.glow(cream, [1290, 470], 560, 0.6),
      peak(c, [360, 560], 560, 1000, { lit: '#5e93af', dark: '#3d6d8b', snow: cream }),
      peak(c, [1020, 640], 460, 1000, { lit: '#6f9fb8', dark: '#4a7a97', snow: cream }),
      peak(c, [1720, 560], 520, 1000, { lit: '#6f9fb8', dark: '#4a7a97', snow: cream }),
      firs(c, [0, 960], [1920, 940], 44, [70, 170], '#2d6a5d', 0.24),
      bank(
        c,
        [
          [0, 960],
          [500, 900],
          [1000, 990],
          [1500, 930],
          [1920, 960],
        ],
        cream,
        '#8cc0d4',
      ),
      firs(c, [0, 1100], [700, 1090], 9, [140, 260], '#17433c', 0.26),
      firs(c, [1500, 1100], [1920, 1080], 7, [120, 260], '#17433c', 0.26),
      at(1240, 560, moose(c), 7, 0.86),
      group('opacity=".85"', c.shade('M0 0H1920V1080H0Z', '#12394a', [0, 1080], [640, 500], 1)),
    ].join(''),
  ),
]
