/** Den siste fyrvokteren: a lighthouse in a storm. */
import type { Canvas } from '@/scripts/pictures/kit/canvas'
import { beam, ridge, waves } from '@/scripts/pictures/kit/landscape'
import { lettering } from '@/scripts/pictures/kit/lettering'
import { between, times } from '@/scripts/pictures/kit/random'
import { at, blob, circle, path, poly, rect, stroke } from '@/scripts/pictures/kit/svg'
import { cover, poster } from '@/scripts/pictures/picture'

const deep = '#0b2430'
const sea = '#1d5a66'
const foam = '#e9efe2'
const red = '#c8372d'
const light = '#ffdf8a'
const storm = '#44626b'

/** Foot at 0,0; 760 high. */
function lighthouse(c: Canvas): string {
  const tower = poly([-108, 0], [-66, -560], [66, -560], [108, 0])
  return [
    path(tower, foam),
    c.within(tower, rect(-120, -470, 240, 120, red), rect(-120, -220, 240, 120, red)),
    c.shade(tower, '#20323a', [108, -200], [-30, -260], 1),
    rect(-16, -330, 32, 54, deep, 'rx="16"'),
    rect(-16, -70, 32, 70, deep, 'rx="16"'),
    circle(0, -312, 7, light),
    rect(-98, -580, 196, 26, deep),
    stroke('M-96 -618H96M-96 -618V-580M-48 -618V-580M0 -618V-580M48 -618V-580M96 -618V-580', deep, 7),
    rect(-50, -680, 100, 102, light),
    circle(0, -630, 34, '#fff'),
    stroke('M-50 -680V-580M0 -680V-660M50 -680V-580', deep, 8),
    path('M-66 -676C-60 -740 60 -740 66 -676Z', red),
    rect(-5, -776, 10, 50, deep),
    circle(0, -778, 11, red),
    path(poly([104, 0], [104, -96], [180, -150], [262, -96], [262, 0]), '#d8dccb'),
    path(poly([92, -92], [180, -160], [274, -92]), red),
    rect(160, -76, 44, 44, light),
  ].join('')
}

const rain = (c: Canvas, count: number) =>
  times(count, () => {
    const [x, y, l] = [c.random() * (c.width + 300), c.random() * c.height, between(c.random, 40, 110)]
    return stroke(`M${x} ${y}l${-l * 0.45} ${l}`, foam, 2.4, 'opacity=".28"')
  }).join('')

function breaker(c: Canvas): string {
  const wave =
    'M-520 320C-420 120 -330 -160 -60 -250C120 -306 250 -210 240 -100C180 -180 80 -170 40 -90C10 -20 60 60 170 100C300 150 420 200 560 320Z'
  const spray = times(34, () =>
    circle(between(c.random, -100, 330), between(c.random, -340, -60), between(c.random, 3, 12), foam),
  )
  return [
    path(wave, sea),
    c.shade(wave, deep, [0, 320], [0, -160], 1),
    c.within(
      wave,
      stroke(
        'M-380 190C-300 -30 -180 -160 -20 -206M-290 240C-210 60 -120 -80 0 -130M-170 260C-120 120 -60 0 -10 -60',
        '#6fa5a8',
        6,
        'opacity=".6"',
      ),
    ),
    path(
      blob(
        [-70, -252],
        [60, -296],
        [190, -270],
        [256, -180],
        [250, -60],
        [226, -110],
        [196, -84],
        [190, -150],
        [140, -150],
        [130, -200],
        [60, -190],
        [10, -214],
        [-40, -200],
      ),
      foam,
    ),
    ...spray,
  ].join('')
}

export const denSisteFyrvokteren = [
  poster('den-siste-fyrvokteren', (c) =>
    [
      c.ground('#152c36', storm, '#8fa39a'),
      ...times(6, (i) =>
        path(
          blob(
            [-100 + i * 190, 180 + (i % 3) * 150],
            [60 + i * 190, 110 + (i % 3) * 150],
            [260 + i * 190, 170 + (i % 3) * 150],
            [180 + i * 190, 250 + (i % 3) * 150],
            [0 + i * 190, 240 + (i % 3) * 150],
          ),
          '#1d3943',
          'opacity=".7"',
        ),
      ),
      beam(c, [640, 430], [-60, 300], [-60, 760], light, 0.95),
      beam(c, [640, 430], [1100, 330], [1100, 520], light, 0.7),
      c.glow(light, [640, 430], 270, 1),
      waves(930, 1000, 190, 70, '#2f6f78', 40),
      path(
        ridge(
          c,
          [
            [330, 1180],
            [470, 1010],
            [560, 990],
            [760, 985],
            [860, 1040],
            [1000, 1090],
            [1060, 1180],
          ],
          1500,
        ),
        '#161d22',
      ),
      c.shade(poly([330, 1500], [520, 1000], [860, 1000], [1000, 1500]), storm, [420, 1040], [640, 1200], 0.8),
      at(640, 1010, lighthouse(c), 0, 0.93),
      waves(1130, 1000, 240, 96, sea, -60),
      at(230, 1120, breaker(c), -4, 0.84),
      waves(1290, 1000, 280, 90, '#12414d', 60),
      waves(1400, 1000, 330, 80, deep, -40),
      rain(c, 150),
      lettering(['DEN', 'SISTE', 'FYR-', 'VOKTEREN'], {
        face: 'anton',
        fill: foam,
        x: 64,
        top: 64,
        width: 400,
        gap: 20,
        tracking: 0.01,
      }),
    ].join(''),
  ),
  cover('den-siste-fyrvokteren', (c) => {
    const boat = [
      path(poly([-120, -20], [120, -30], [84, 44], [-86, 44]), red),
      path(poly([-122, -26], [122, -36], [118, -20], [-118, -10]), foam),
      path(poly([-60, -20], [-60, -86], [14, -86], [24, -24]), foam),
      rect(-48, -74, 26, 28, deep),
      rect(-12, -74, 22, 28, deep),
      stroke('M50 -30V-150M50 -140L110 -40', deep, 7),
      circle(50, -152, 8, light),
    ].join('')
    return [
      c.ground('#152c36', storm, '#8fa39a'),
      ...times(9, (i) =>
        path(
          blob(
            [-100 + i * 240, 120 + (i % 3) * 130],
            [80 + i * 240, 50 + (i % 3) * 130],
            [300 + i * 240, 110 + (i % 3) * 130],
            [200 + i * 240, 190 + (i % 3) * 130],
            [0 + i * 240, 180 + (i % 3) * 130],
          ),
          '#1d3943',
          'opacity=".7"',
        ),
      ),
      beam(c, [1400, 300], [-60, 240], [-60, 760], light, 0.95),
      beam(c, [1400, 300], [1990, 180], [1990, 380], light, 0.7),
      c.glow(light, [1400, 300], 260, 1),
      waves(690, 1920, 230, 70, '#2f6f78', 40),
      path(
        ridge(
          c,
          [
            [1040, 900],
            [1200, 800],
            [1320, 770],
            [1560, 770],
            [1720, 850],
            [1990, 900],
          ],
          1080,
        ),
        '#161d22',
      ),
      at(1400, 800, lighthouse(c), 0, 0.8),
      waves(830, 1920, 260, 84, sea, -80),
      at(930, 850, boat, -9, 1.05),
      waves(905, 1920, 300, 96, '#174b57', 40),
      waves(1000, 1920, 350, 84, deep, -40),
      rain(c, 220),
      c.shade('M0 0H1920V1080H0Z', '#07171f', [0, 1080], [640, 520], 1),
    ].join('')
  }),
]
