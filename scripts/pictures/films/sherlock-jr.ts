/** Sherlock Jr.: a projectionist, a magnifying glass, and a screen that one can step into. */
import type { Canvas } from '@/scripts/pictures/kit/canvas'
import { person } from '@/scripts/pictures/kit/figure'
import { beam, ridge, waves } from '@/scripts/pictures/kit/landscape'
import { lettering } from '@/scripts/pictures/kit/lettering'
import { between, times } from '@/scripts/pictures/kit/random'
import { at, blob, circle, ellipse, group, path, poly, rect, stroke } from '@/scripts/pictures/kit/svg'
import { cover, poster } from '@/scripts/pictures/picture'

const plum = '#32182c'
const teal = '#2d8a84'
const cream = '#f7ebd0'
const mustard = '#eab544'
const skin = '#f1cfa4'

/** The unsmiling face under a flat hat, its middle at 0,0; 560 high. */
function face(c: Canvas): string {
  const outline = blob(
    [0, -190],
    [122, -150],
    [150, -20],
    [128, 110],
    [60, 222],
    [0, 244],
    [-60, 222],
    [-128, 110],
    [-150, -20],
    [-122, -150],
  )
  return [
    path(blob([-330, 480], [-280, 330], [-130, 250], [130, 250], [280, 330], [330, 480]), plum),
    path(poly([-96, 240], [96, 240], [60, 420], [-60, 420]), cream),
    path(poly([-50, 262], [0, 300], [50, 262], [58, 330], [0, 306], [-58, 330]), plum),
    path(poly([-66, 150], [66, 150], [80, 270], [0, 310], [-80, 270]), '#d9a878'),
    ellipse(-152, 4, 26, 48, '#d9a878'),
    ellipse(152, 4, 26, 48, '#d9a878'),
    path(outline, skin),
    c.shade(outline, '#c17f55', [170, 120], [10, -20], 1),
    path(
      'M-150 -20C-170 -150 -100 -200 0 -200C100 -200 170 -150 150 -20C140 -90 128 -120 100 -130H-100C-128 -120 -140 -90 -150 -20Z',
      '#1d1119',
    ),
    ...[-1, 1].map((side) =>
      group(
        '',
        ellipse(side * 64, -22, 40, 27, cream),
        circle(side * 64, -20, 22, '#1d1119'),
        circle(side * 64 + 7, -28, 6, cream),
        stroke(`M${side * 26} -36Q${side * 66} -64 ${side * 106} -28`, '#1d1119', 9),
        stroke(`M${side * 22} -74Q${side * 66} -104 ${side * 116} -78`, '#1d1119', 15),
        stroke(`M${side * 34} 14Q${side * 66} 24 ${side * 96} 10`, '#c17f55', 5),
      ),
    ),
    stroke('M2 -30C10 20 30 60 22 84C12 96 -8 98 -20 90', '#b06e48', 9),
    stroke('M-46 148H46', '#8c3b30', 13),
    stroke('M-22 172H22', '#c17f55', 7),
    ellipse(0, -150, 262, 42, '#1d1119'),
    path('M-160 -160V-250C-160 -282 160 -282 160 -250V-160Z', '#1d1119'),
    path('M-160 -160V-206H160V-160Q0 -128 -160 -160Z', mustard),
  ].join('')
}

const keeper = (lean: number, height: number) =>
  person(
    [0, 0],
    height,
    {
      lean,
      arms: [
        [64, 96],
        [-40, -10],
      ],
      legs: [
        [58, 6],
        [-26, -34],
      ],
    },
    { fill: plum, skin },
  )

export const sherlockJr = [
  poster('sherlock-jr', (c) => {
    const lens = 'M120 560A380 380 0 0 1 880 560A380 380 0 0 1 120 560Z'
    const step = (i: number) =>
      at(420 + i * 118, 1420 - (i % 2) * 66, ellipse(0, 0, 19, 36, plum) + ellipse(0, 52, 15, 16, plum), 84)
    return [
      c.ground(mustard),
      c.shade('M0 0H1000V1500H0Z', '#d9742c', [0, 1500], [300, 500], 1),
      ...times(5, step),
      at(
        770,
        860,
        rect(-44, 0, 88, 560, plum, 'rx="40"') +
          rect(-44, 30, 30, 520, '#6e3a55', 'rx="15"') +
          rect(-54, -10, 108, 70, '#1d1119'),
        -36,
      ),
      circle(500, 560, 440, '#1d1119'),
      circle(500, 560, 424, cream),
      circle(500, 560, 400, '#1d1119'),
      path(lens, teal),
      c.within(
        lens,
        c.shade(lens, '#124a4c', [800, 900], [360, 320], 1),
        at(500, 590, face(c), 0, 1.12),
        path('M160 420C220 280 330 200 450 190C340 240 250 330 214 470Z', cream, 'opacity=".35"'),
      ),
      lettering(['SHERLOCK', 'JR.'], { face: 'abril', fill: plum, x: 70, top: 1160, width: 860, gap: 30 }),
    ].join('')
  }),
  cover('sherlock-jr', (c) => {
    const screen = poly([860, 170], [1640, 150], [1650, 770], [860, 760])
    const picture = c.within(
      screen,
      path(screen, c.linear([0, 150], [0, 770], '#7cc4bd', cream)),
      circle(1450, 350, 86, '#e0602a'),
      path(
        ridge(c, [
          [1180, 560],
          [1330, 430],
          [1480, 560],
          [1700, 470],
        ]),
        teal,
      ),
      waves(610, 1920, 84, 26, '#1b6468', 30),
      waves(680, 1920, 110, 30, '#0f4449'),
      path(
        ridge(c, [
          [820, 640],
          [960, 600],
          [1120, 670],
          [1240, 790],
        ]),
        '#7a3d2c',
      ),
    )
    const man = keeper(12, 560)
    return [
      c.ground('#1d0e1b', plum),
      path('M780 0H840V860H780ZM1670 0H1730V860H1670Z', '#6e2f3f'),
      ...times(9, (i) => path(`M${i * 90 + 820} 0h90q-45 96 -90 0`, i % 2 ? '#8d3a43' : '#6e2f3f')),
      path(poly([840, 150], [1660, 130], [1670, 790], [840, 780]), '#0f0710'),
      picture,
      beam(c, [60, 60], [860, 170], [860, 760], cream, 0.75),
      at(
        1010,
        800,
        man.drawing +
          at(
            man.head[0],
            man.head[1] - 22,
            circle(16, 18, 4.5, '#1d1119') +
              stroke('M30 20q10 12 2 20M12 48h18', '#b06e48', 4) +
              ellipse(0, 0, 62, 11, '#1d1119') +
              path('M-36 0V-30C-36 -38 36 -38 36 -30V0Z', '#1d1119'),
          ),
        0,
        1,
      ),
      rect(0, 800, 1920, 300, '#170b15'),
      ...times(3, (row) =>
        times(14, (i) => {
          const [x, y] = [i * 150 - 40 + (row % 2) * 70 + between(c.random, -14, 14), 930 + row * 66]
          return (
            circle(x, y, 38 + row * 5, ['#4d2743', '#351a30', '#1d0e1b'][row] ?? plum) +
            path(
              `M${x - 74} ${y + 130}C${x - 70} ${y + 30} ${x + 70} ${y + 30} ${x + 74} ${y + 130}Z`,
              ['#4d2743', '#351a30', '#1d0e1b'][row] ?? plum,
            )
          )
        }).join(''),
      ),
      c.shade('M0 0H1920V1080H0Z', '#0b050a', [0, 1080], [640, 560], 1),
    ].join('')
  }),
]
