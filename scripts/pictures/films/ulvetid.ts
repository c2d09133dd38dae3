/** Ulvetid: the wolf and the red car. */
import type { Canvas } from '@/scripts/pictures/kit/canvas'
import { bank, firs, ridge, snowfall } from '@/scripts/pictures/kit/landscape'
import { lettering } from '@/scripts/pictures/kit/lettering'
import { at, blob, circle, ellipse, group, type Point, path, poly, rect, stroke } from '@/scripts/pictures/kit/svg'
import { cover, poster } from '@/scripts/pictures/picture'

const black = '#0e1418'
const fur = '#2a363d'
const grey = '#6f8089'
const ice = '#dfe9ec'
const yellow = '#ffcf3f'
const red = '#d5282b'

const both = (...points: Point[]): Point[] => [...points, ...points.toReversed().map(([x, y]): Point => [-x, y])]

/** The wolf's face from the front; its brow at 0,0, 900 wide. */
function wolf(c: Canvas): string {
  const ruff = poly(
    ...both(
      [0, -210],
      [110, -250],
      [190, -420],
      [330, -560],
      [372, -250],
      [392, -60],
      [500, 40],
      [414, 60],
      [520, 190],
      [404, 180],
      [470, 330],
      [340, 300],
      [370, 450],
      [240, 400],
      [220, 520],
      [120, 470],
      [70, 600],
    ),
  )
  const mask = poly(
    ...both(
      [0, -150],
      [100, -180],
      [230, -110],
      [330, 30],
      [270, 90],
      [320, 190],
      [220, 180],
      [240, 280],
      [150, 260],
      [110, 380],
      [60, 440],
    ),
  )
  const ear = (side: number) =>
    path(
      poly([side * 190, -230], [side * 226, -360], [side * 306, -470], [side * 330, -240], [side * 290, -140]),
      black,
    )
  const eye = (side: number) =>
    group(
      '',
      path(poly([side * 70, 30], [side * 130, -20], [side * 236, -42], [side * 208, 36], [side * 130, 62]), black),
      path(poly([side * 96, 26], [side * 140, -8], [side * 212, -24], [side * 190, 26], [side * 136, 44]), yellow),
      ellipse(side * 152, 12, 15, 24, black),
      circle(side * 158, 2, 5, '#fff'),
    )
  return [
    path(ruff, fur),
    c.shade(ruff, black, [0, 620], [0, 60], 1),
    ear(-1),
    ear(1),
    path(mask, grey),
    c.shade(mask, fur, [0, -170], [0, 150], 1),
    path(poly(...both([60, 60], [120, 90], [170, 180], [130, 250], [90, 380], [40, 430])), ice),
    path(poly(...both([0, -150], [60, -60], [70, 60], [76, 240], [50, 300])), fur),
    c.shade(poly(...both([0, -150], [60, -60], [70, 60], [76, 240], [50, 300])), black, [0, -150], [0, 120], 1),
    eye(-1),
    eye(1),
    path(poly([50, -70], [250, -90], [270, -50], [90, -2]), black),
    path(poly([-50, -70], [-250, -90], [-270, -50], [-90, -2]), black),
    path(blob([0, 252], [66, 256], [84, 292], [52, 340], [0, 356], [-52, 340], [-84, 292], [-66, 256]), black),
    ellipse(-26, 280, 18, 8, grey),
    stroke('M0 356V392M0 392C-40 430 -100 420 -128 384M0 392C40 430 100 420 128 384', black, 11),
  ].join('')
}

/** A small estate car from the side, heading left; wheels at y 0, 300 long. */
function car(): string {
  const tyre = (x: number) => circle(x, -28, 31, black) + circle(x, -28, 15, grey)
  return [
    path('M-160 -40C-164 -80 -140 -92 -92 -98L-56 -146H90C118 -146 140 -110 146 -92C160 -86 162 -60 160 -36Z', red),
    path('M-76 -98L-46 -134H8V-98ZM22 -134H84C102 -134 116 -116 122 -98H22Z', '#bfd6de'),
    rect(-162, -52, 324, 18, '#8c1518'),
    tyre(-94),
    tyre(98),
    circle(-152, -70, 10, yellow),
    rect(150, -82, 12, 20, '#ff8a5c'),
    stroke('M-40 -156H80', black, 7),
    rect(-30, -178, 100, 20, '#7a5230'),
  ].join('')
}

/** A wolf standing in profile, heading left; feet at y 0, 520 high. */
function standing(): string {
  const body = blob(
    [-210, -330],
    [-170, -400],
    [-60, -400],
    [80, -372],
    [210, -390],
    [268, -340],
    [262, -250],
    [180, -230],
    [60, -238],
    [-70, -210],
    [-170, -230],
  )
  return [
    path(body, black),
    path(poly([240, -380], [330, -330], [372, -200], [352, -96], [300, -170], [250, -260]), black),
    path(
      poly(
        [-120, -420],
        [-190, -480],
        [-250, -560],
        [-262, -500],
        [-300, -490],
        [-360, -440],
        [-420, -418],
        [-424, -390],
        [-360, -376],
        [-300, -370],
        [-240, -300],
        [-170, -230],
        [-90, -250],
        [-60, -390],
      ),
      black,
    ),
    path(poly([-290, -488], [-262, -580], [-236, -500]), black),
    ...(
      [
        [-150, -20],
        [-100, 10],
        [180, 16],
        [226, -14],
      ] as const
    ).map(([x, bend], i) =>
      path(
        poly(
          [x - 40, -270],
          [x + 40, -270],
          [x + 20 + bend, -130],
          [x + 14, -20],
          [x + 16, 0],
          [x - 34, 0],
          [x - 10, -20],
          [x - 14 + bend, -130],
        ),
        i % 2 ? black : '#070b0d',
      ),
    ),
    path(poly([-316, -456], [-288, -462], [-296, -446]), yellow),
  ].join('')
}

export const ulvetid = [
  poster('ulvetid', (c) =>
    [
      c.ground('#18252c', '#4a6370', '#a8bcc4'),
      firs(c, [-30, 760], [1030, 760], 13, [460, 720], '#20313a', 0.17),
      at(500, 540, wolf(c), 0, 0.98),
      path(
        ridge(c, [
          [0, 1010],
          [300, 1060],
          [700, 1040],
          [1000, 1000],
        ]),
        ice,
      ),
      c.shade('M0 980H1000V1500H0Z', '#6d8d9c', [0, 1500], [0, 1090], 0.9),
      path(
        'M430 1040C520 1090 760 1120 640 1190C520 1250 250 1260 330 1360C380 1430 560 1470 700 1510H180C100 1440 40 1340 200 1250C330 1190 500 1170 480 1120C470 1090 420 1070 400 1044Z',
        '#7f97a2',
      ),
      path(poly([458, 1180], [120, 1120], [60, 1300]), yellow, 'opacity=".75"'),
      at(560, 1216, car(), 6, 0.62),
      firs(c, [-20, 1200], [180, 1180], 5, [130, 230], fur),
      firs(c, [760, 1170], [1020, 1220], 6, [130, 260], fur),
      snowfall(c, 120, '#fff', 6),
      lettering(['ULVETID'], {
        face: 'anton',
        fill: red,
        x: 500,
        top: 1300,
        width: 900,
        align: 'middle',
        warp: (x, y) => [x, 1300 + (y - 1300) * 0.62],
      }),
    ].join(''),
  ),
  cover('ulvetid', (c) =>
    [
      c.ground('#18252c', '#5f7d8c', '#c7d4d6'),
      circle(1290, 330, 230, '#eef3ec'),
      c.glow('#fff', [1290, 330], 460, 0.6),
      firs(c, [-30, 640], [1950, 640], 36, [180, 380], '#3a525e', 0.17),
      path(
        ridge(c, [
          [820, 760],
          [1040, 640],
          [1260, 610],
          [1500, 640],
          [1920, 560],
        ]),
        fur,
      ),
      at(1320, 622, standing(), 0, 0.84),
      path(
        ridge(c, [
          [0, 760],
          [500, 730],
          [1000, 800],
          [1500, 740],
          [1920, 700],
        ]),
        '#8ba4b0',
      ),
      firs(c, [1340, 830], [1950, 800], 15, [130, 260], '#1b2a32', 0.19),
      firs(c, [0, 830], [760, 850], 16, [130, 280], '#1b2a32', 0.19),
      bank(
        c,
        [
          [0, 850],
          [600, 830],
          [1200, 870],
          [1920, 820],
        ],
        ice,
        '#8ba4b0',
      ),
      path('M-20 980C500 900 1200 960 1940 890V960C1200 1030 500 990 -20 1080Z', '#7f97a2'),
      path(poly([800, 905], [360, 850], [330, 1010]), yellow, 'opacity=".8"'),
      at(980, 985, car(), -1, 1.05),
      snowfall(c, 170, '#fff', 6),
      c.shade('M0 0H1920V1080H0Z', black, [0, 1080], [600, 520], 1),
    ].join(''),
  ),
]
