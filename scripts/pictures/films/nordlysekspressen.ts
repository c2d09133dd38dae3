/** Nordlysekspressen: a night train under northern lights. */
import type { Canvas } from '@/scripts/pictures/kit/canvas'
import { aurora, bank, firs, peak, stars } from '@/scripts/pictures/kit/landscape'
import { lettering } from '@/scripts/pictures/kit/lettering'
import { times } from '@/scripts/pictures/kit/random'
import { at, circle, path, poly, rect, stroke } from '@/scripts/pictures/kit/svg'
import { cover, poster } from '@/scripts/pictures/picture'

const night = '#0d1333'
const indigo = '#252a66'
const green = '#6df2a5'
const violet = '#b57bee'
const snow = '#dfe8fb'
const window = '#ffd889'
const red = '#d8403a'

/** The engine from ahead, coming a little from the left; rail at y 0, 420 high. */
function engine(c: Canvas): string {
  const body = 'M-170 -40V-300C-170 -400 -110 -430 0 -430C110 -430 170 -400 170 -300V-40Z'
  return [
    path(body, red),
    c.shade(body, '#6b1224', [170, -60], [-60, -260], 1),
    path('M-128 -256C-120 -350 -60 -372 0 -372C60 -372 120 -350 128 -256Z', night),
    path('M-110 -266C-102 -340 -60 -356 -10 -358V-266Z', '#3f5f9e'),
    rect(-170, -210, 340, 22, snow),
    rect(-170, -176, 340, 8, snow),
    ...[-104, 104].map((x) => circle(x, -118, 44, night) + circle(x, -118, 34, window) + circle(x, -118, 18, '#fff')),
    circle(0, -400, 26, night),
    circle(0, -400, 18, window),
    path(poly([-150, -50], [150, -50], [196, 14], [-196, 14]), night),
    ...times(5, (i) => stroke(`M${-120 + i * 60} -44L${-152 + i * 76} 8`, snow, 6)),
  ].join('')
}

/** A coach from the side, its rail at y 0; 420 long. */
function coach(paint: string): string {
  return [
    rect(0, -150, 410, 130, paint, 'rx="12"'),
    rect(0, -60, 410, 12, snow),
    ...times(6, (i) => rect(26 + i * 62, -124, 42, 46, window, 'rx="6"')),
    rect(12, -24, 386, 16, night),
    ...[50, 100, 310, 360].map((x) => circle(x, -8, 15, night)),
    rect(404, -110, 16, 70, night),
  ].join('')
}

function locomotive(c: Canvas): string {
  const body = 'M0 -160H330C430 -160 470 -90 476 -20H0Z'
  return [
    path(body, red),
    c.shade(body, '#6b1224', [200, -10], [200, -150], 1),
    rect(0, -64, 470, 12, snow),
    path('M340 -140H360C400 -140 424 -110 434 -84H340Z', '#9fc0ee'),
    rect(40, -130, 250, 40, '#7d1a26', 'rx="8"'),
    rect(10, -24, 450, 18, night),
    ...[60, 120, 180, 330, 390].map((x) => circle(x, -8, 17, night)),
    circle(462, -52, 12, window),
  ].join('')
}

const peaks = { lit: '#4e62ad', dark: indigo, snow }

export const nordlysekspressen = [
  poster('nordlysekspressen', (c) =>
    [
      c.ground('#070a20', night, '#2d4a8a'),
      stars(c, 150, 800, '#fff', 3.4),
      aurora(
        c,
        [
          [-20, 420],
          [160, 330],
          [330, 430],
          [560, 350],
          [760, 470],
          [1010, 300],
        ],
        420,
        violet,
        0.55,
      ),
      aurora(
        c,
        [
          [-20, 640],
          [180, 520],
          [420, 640],
          [640, 500],
          [820, 600],
          [1010, 470],
        ],
        430,
        green,
        0.7,
      ),
      peak(c, [170, 620], 330, 1080, peaks),
      peak(c, [840, 560], 380, 1080, peaks),
      peak(c, [480, 740], 260, 1080, peaks),
      firs(c, [0, 1090], [1000, 1080], 30, [80, 190], '#101a45', 0.2),
      path(poly([0, 1070], [1000, 1050], [1000, 1500], [0, 1500]), '#8fa7de'),
      c.shade(poly([0, 1070], [1000, 1050], [1000, 1500], [0, 1500]), indigo, [0, 1500], [200, 1080], 1),
      c.shade(poly([0, 1070], [1000, 1050], [1000, 1500], [0, 1500]), indigo, [1000, 1400], [600, 1150], 1),
      ...times(4, (i) =>
        at(
          448 - i * 14,
          1086 - i * 16,
          path(poly([-30 - i * 2, 0], [30, 0], [26, -90], [-26, -92]), '#8f1d2b') + rect(-22, -76, 40, 20, window),
          0,
          0.9 - i * 0.18,
        ),
      ),
      path(poly([372, 1246], [428, 1070], [470, 1070], [628, 1246]), '#3a1830'),
      path(poly([330, 870], [410, 980], [420, 1090], [330, 1180]), '#8f1d2b'),
      ...times(3, (i) =>
        path(
          poly(
            [346 + i * 26, 950 + i * 26],
            [362 + i * 26, 966 + i * 24],
            [362 + i * 26, 1040 + i * 12],
            [346 + i * 26, 1044 + i * 12],
          ),
          window,
        ),
      ),
      path(poly([390, 1230], [610, 1230], [1000, 1500], [20, 1500]), '#1a2154'),
      ...times(6, (i) => rect(330 - i * 52, 1268 + i * i * 6 + i * 16, 340 + i * 104, 12 + i * 3, '#0a0f2c')),
      stroke('M410 1230L110 1510M590 1230L890 1510', snow, 12),
      path(poly([400, 1110], [600, 1110], [1000, 1420], [1000, 1500], [0, 1500], [0, 1420]), window, 'opacity=".2"'),
      at(500, 1236, engine(c), 0, 0.94),
      firs(c, [-20, 1420], [210, 1500], 4, [260, 400], '#070a20', 0.2),
      firs(c, [800, 1510], [1020, 1420], 4, [260, 400], '#070a20', 0.2),
      lettering(['NORDLYS-', 'EKSPRESSEN'], {
        face: 'limelight',
        fill: snow,
        x: 500,
        top: 76,
        width: 840,
        gap: 24,
        align: 'middle',
        justify: true,
      }),
    ].join(''),
  ),
  cover('nordlysekspressen', (c) =>
    [
      c.ground('#070a20', night, '#2d4a8a'),
      stars(c, 200, 700, '#fff', 3.4),
      aurora(
        c,
        [
          [-20, 300],
          [300, 200],
          [640, 300],
          [1000, 190],
          [1400, 290],
          [1940, 140],
        ],
        360,
        violet,
        0.5,
      ),
      aurora(
        c,
        [
          [-20, 470],
          [260, 400],
          [600, 500],
          [960, 350],
          [1300, 470],
          [1600, 330],
          [1940, 400],
        ],
        420,
        green,
        0.7,
      ),
      peak(c, [250, 420], 460, 960, peaks),
      peak(c, [800, 460], 420, 960, peaks),
      peak(c, [1690, 300], 560, 960, peaks),
      peak(c, [1240, 480], 330, 960, peaks),
      firs(c, [0, 930], [1920, 930], 52, [70, 160], '#101a45', 0.2),
      bank(
        c,
        [
          [0, 960],
          [600, 930],
          [1300, 960],
          [1920, 920],
        ],
        '#8fa7de',
        indigo,
      ),
      ...times(6, (i) =>
        path(
          `M${i * 340 - 60} 1100V900A110 110 0 0 1 ${i * 340 + 160} 900V1100H${i * 340 + 230}V700H${i * 340 - 60}Z`,
          '#131a48',
        ),
      ),
      rect(0, 690, 1920, 40, '#0a0f2c'),
      rect(0, 684, 1920, 8, snow),
      c.shade('M0 690H1920V1080H0Z', '#3f55a8', [0, 700], [0, 860], 0.7),
      path(poly([1580, 628], [1920, 560], [1920, 760], [1580, 640]), window, 'opacity=".5"'),
      ...times(3, (i) => at(-190 + i * 424, 692, coach(i % 2 ? '#8f1d2b' : '#a82a32'))),
      at(1084, 692, locomotive(c), 0, 1.02),
      c.shade('M0 0H1920V1080H0Z', '#070a20', [0, 1080], [600, 640], 1),
    ].join(''),
  ),
]
