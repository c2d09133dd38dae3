/** Reisen til månen: the rocket in the moon's eye. */
import type { Canvas } from '@/scripts/pictures/kit/canvas'
import { person } from '@/scripts/pictures/kit/figure'
import { ridge, stars } from '@/scripts/pictures/kit/landscape'
import { lettering } from '@/scripts/pictures/kit/lettering'
import { between, times } from '@/scripts/pictures/kit/random'
import { at, blob, circle, ellipse, group, path, polar, poly, rect, stroke, taper } from '@/scripts/pictures/kit/svg'
import { cover, poster } from '@/scripts/pictures/picture'

const night = '#123a45'
const deep = '#0a222c'
const cheese = '#f5e0a3'
const ochre = '#d99a3a'
const clay = '#b4522e'

/** The rocket, its nose at 0,0, lying to the right; 330 long. */
function rocket(c: Canvas): string {
  const hull = 'M0 0C40 -74 110 -84 190 -84H310V84H190C110 84 40 74 0 0Z'
  return [
    path(hull, '#c9cdc2'),
    c.shade(hull, '#4b5d60', [0, 90], [0, -60], 1),
    ...[120, 200, 280].map((x) => rect(x, -86, 12, 172, clay)),
    ...times(10, (i) => circle(140 + (i % 5) * 36, i < 5 ? -66 : 66, 4.5, deep)),
    circle(170, 0, 25, deep),
    circle(170, 0, 16, ochre),
    circle(246, 0, 20, deep),
    circle(246, 0, 12, ochre),
    rect(306, -98, 34, 196, clay),
    rect(340, -60, 20, 120, deep),
  ].join('')
}

/** The moon's face, 400 in radius, a little sour. */
function moonFace(c: Canvas): string {
  const disc = 'M-400 0A400 400 0 0 1 400 0A400 400 0 0 1 -400 0Z'
  const craters = times(15, (i) => {
    const [x, y] = polar([0, 0], i * 137.5, between(c.random, 270, 370))
    return ellipse(x, y, between(c.random, 14, 36), between(c.random, 11, 28), '#dcb569')
  })
  return [
    times(22, (i) => at(...polar([0, 0], i * 16.36, 392), circle(0, 0, 40 + (i % 3) * 7, cheese))).join(''),
    path(disc, cheese),
    ...craters,
    c.shade(disc, ochre, [300, 360], [-60, -40], 1),
    c.shade(disc, '#a8662a', [-380, 300], [-190, 90], 0.7),
    stroke('M-226 -142Q-150 -206 -58 -132', '#8a4e22', 26),
    ellipse(-140, -66, 78, 46, '#fff6d8'),
    circle(-126, -60, 30, deep),
    circle(-116, -70, 9, '#fff6d8'),
    stroke('M-222 -66Q-140 -128 -58 -66', '#8a4e22', 12),
    stroke('M-214 -30Q-140 16 -70 -24', '#c98a3a', 9),
    path(blob([-24, -110], [22, -110], [44, 20], [80, 84], [40, 122], [-40, 122], [-78, 88], [-42, 20]), '#ebc878'),
    stroke('M-78 88Q-56 128 -30 112M80 84Q58 128 30 112', '#8a4e22', 10),
    path('M-150 210C-90 176 100 168 170 196C120 286 -80 306 -150 210Z', '#8a3a24'),
    path('M-124 214C-70 194 90 186 146 202C130 226 -90 240 -124 214Z', '#fff6d8'),
    stroke('M-170 200C-90 176 100 164 190 190', '#8a4e22', 12),
    stroke('M-70 322Q10 346 80 316', '#c98a3a', 11),
    stroke('M-250 60Q-210 150 -176 190M250 70Q230 140 196 184', '#c98a3a', 11),
    ellipse(148, -70, 94, 74, '#8a4e22'),
    path(
      blob(
        [70, -70],
        [110, -130],
        [190, -136],
        [226, -70],
        [214, 10],
        [196, 90],
        [176, 20],
        [150, 120],
        [128, 14],
        [96, 40],
      ),
      '#fff6d8',
    ),
    at(116, -62, rocket(c), -31, 1.05),
    stroke('M76 -140Q140 -190 196 -168', '#8a4e22', 24),
  ].join('')
}

/** A stargazer in a pointed hat with a long telescope. */
function stargazer(x: number, y: number, height: number, fill: string, raise: number): string {
  const who = person(
    [0, 0],
    height,
    {
      lean: -8,
      arms: [
        [100, 150],
        [90, 140],
      ],
    },
    { fill, skirt: [0.36, 0.46] },
  )
  const [hx, hy] = who.head
  return at(
    x,
    y,
    group(
      '',
      who.drawing,
      ellipse(hx, hy, 13, 15, cheese),
      path(poly([hx - 24, hy - 2], [hx - 44, hy - height * 0.44], [hx + 16, hy - 14]), fill),
      path(taper([hx + 10, hy + 2], 5, polar([hx, hy], -raise, height * 0.66), 11), clay),
    ),
  )
}

export const reisenTilManen = [
  poster('reisen-til-manen', (c) =>
    [
      c.ground(deep, night, '#2f7d7c'),
      stars(c, 130, 1200, cheese, 4),
      c.glow('#f9d98a', [500, 880], 640, 0.75),
      at(500, 890, moonFace(c), 0, 0.86),
      lettering(['REISEN TIL', 'MÅNEN'], {
        face: 'abril',
        fill: cheese,
        x: 500,
        top: 74,
        width: 800,
        gap: 24,
        align: 'middle',
        justify: true,
        warp: (x, y) => [x, y + ((x - 500) / 500) ** 2 * 40],
      }),
      path(
        ridge(c, [
          [0, 1330],
          [240, 1260],
          [420, 1320],
          [700, 1240],
          [1000, 1330],
        ]),
        '#1d5557',
      ),
      path(
        ridge(c, [
          [0, 1440],
          [300, 1380],
          [640, 1430],
          [1000, 1370],
        ]),
        deep,
      ),
      ...times(6, (i) =>
        stargazer(
          120 + i * 152,
          1440 - (i % 2) * 26,
          150 + (i % 3) * 20,
          i % 2 ? '#0a222c' : '#061820',
          58 + (5 - i) * 7,
        ),
      ),
      c.shade('M0 1200H1000V1500H0Z', '#061820', [0, 1500], [0, 1330], 1),
    ].join(''),
  ),
  cover('reisen-til-manen', (c) =>
    [
      c.ground(deep, night, '#2f7d7c'),
      stars(c, 170, 900, cheese, 4),
      c.glow('#f9d98a', [1300, 440], 640, 0.75),
      at(1300, 450, moonFace(c), 0, 0.92),
      path(
        ridge(c, [
          [0, 900],
          [340, 800],
          [620, 880],
          [1000, 850],
          [1400, 920],
          [1920, 840],
        ]),
        '#1d5557',
      ),
      path(
        ridge(c, [
          [0, 960],
          [300, 930],
          [700, 980],
          [1200, 940],
          [1920, 1000],
        ]),
        deep,
      ),
      ...times(5, (i) =>
        stargazer(640 + i * 116 - (i % 2) * 20, 985 - (i % 2) * 16, 150 + (i % 3) * 18, '#061820', 34 + i * 5),
      ),
      c.shade('M0 0H1920V1080H0Z', '#061820', [0, 1080], [640, 500], 1),
    ].join(''),
  ),
]
