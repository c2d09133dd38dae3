/** Film and video: a camera with two reels on its tripod, and a strip of film in a wave. */
import type { Canvas } from '@/scripts/pictures/kit/canvas'
import { angular, box, disc } from '@/scripts/pictures/kit/outline'
import { times } from '@/scripts/pictures/kit/random'
import { at, circle, ellipse, type Point, path, polar, poly, rect, stroke } from '@/scripts/pictures/kit/svg'
import { wide } from '@/scripts/pictures/picture'

const ink = '#1b1a26'
const mustard = '#f0b13c'
const red = '#d8432f'
const teal = '#1f6f73'
const cream = '#fcefd2'
const steel = '#56617a'

function reel(x: number, y: number, r: number, turn: number): string {
  const holes = times(5, (i) => circle(...polar([x, y], turn + i * 72, r * 0.55), r * 0.24, mustard))
  return (
    circle(x, y, r, ink) +
    circle(x, y, r * 0.92, steel) +
    circle(x, y, r * 0.86, ink) +
    holes.join('') +
    circle(x, y, r * 0.2, red) +
    circle(x, y, r * 0.08, cream)
  )
}

/** Looks to the left; the tripod's head at 0,0. */
function camera(c: Canvas): string {
  const shell = 'M-190 -260Q-190 -280 -170 -280H190Q210 -280 210 -260V-20Q210 0 190 0H-170Q-190 0 -190 -20Z'
  return [
    ...(
      [
        [-230, 560],
        [0, 590],
        [230, 560],
      ] as const
    ).map(
      ([x, y]) =>
        path(poly([x * 0.12 - 18, 10], [x * 0.12 + 18, 10], [x * 0.6 + 13, 300], [x * 0.6 - 13, 300]), ink) +
        path(poly([x * 0.6 - 9, 290], [x * 0.6 + 9, 290], [x + 7, y], [x - 7, y]), steel) +
        circle(x * 0.6, 296, 16, mustard),
    ),
    rect(-70, 0, 140, 40, ink, 'rx="8"'),
    rect(-110, -6, 220, 18, steel),
    stroke('M80 24L260 110', ink, 16),
    circle(266, 113, 20, red),
    reel(-70, -420, 150, 10),
    reel(190, -400, 128, 40),
    path(angular('-100 -300, 180 -300, 150 -270, -70 -270'), ink),
    path(shell, ink),
    path('M-170 -256H190V-190H-170Z', red),
    c.shade(shell, steel, [-190, -280], [40, -60], 0.7),
    rect(-140, -160, 150, 120, steel, 'rx="10"'),
    circle(-66, -100, 40, ink),
    circle(-66, -100, 12, mustard),
    ...times(4, (i) => rect(60, -160 + i * 30, 110, 14, steel)),
    rect(210, -220, 60, 70, ink),
    path(angular('270 -240, 316 -250, 316 -120, 270 -130'), steel),
    path(angular('-190 -220, -270 -236, -270 -30, -190 -50'), steel),
    rect(-310, -206, 44, 146, ink),
    path(angular('-310 -220, -430 -290, -430 24, -310 -46'), ink),
    path(angular('-430 -290, -460 -270, -460 4, -430 24'), steel),
    ellipse(-318, -133, 26, 64, cream),
  ].join('')
}

/** The film's middle line at a place along it. */
const middle = (t: number): Point => [-60 + t * 2060, 900 + Math.sin(t * 7.2 + 0.4) * 84 - t * 60]

function strip(): string {
  const edge = (side: number) =>
    times(61, (i): Point => {
      const [x, y] = middle(i / 60)
      return [x, y + side * 88]
    })
  const holes = times(62, (i) => {
    const [x, y] = middle(i / 62)
    const turn = (Math.atan2(middle((i + 1) / 62)[1] - y, 33) * 180) / Math.PI
    return at(x, y, rect(-7, -80, 15, 18, cream) + rect(-7, 62, 15, 18, cream), turn * 0.3)
  })
  const frames = times(12, (i) => {
    const [a, b] = [middle((i + 0.06) / 12), middle((i + 0.94) / 12)]
    const lift = (b[1] - a[1]) / (b[0] - a[0])
    const sky = [mustard, red, teal][i % 3] ?? teal
    return `<g transform="translate(${a[0]} ${a[1]}) skewY(${(Math.atan(lift) * 180) / Math.PI})">${rect(0, -52, b[0] - a[0], 104, sky)}${circle(40 + i * 6, -14, 20, cream)}${path(angular('0 52, 50 -20, 84 24, 112 -4, 151 52'), ink)}</g>`
  })
  return path(poly(...edge(-1), ...edge(1).toReversed()), ink) + holes.join('') + frames.join('')
}

export const filmOgVideo = wide('hus-film-og-video', (c) =>
  [
    c.ground(mustard),
    path(angular('1920 380, 1920 1080, 900 1080'), red),
    path(disc(1230, 430, 420), teal),
    c.shade(disc(1230, 430, 420), ink, [1500, 840], [1130, 260], 0.9),
    path(angular('860 470, -100 -60, -100 1000'), cream, 'opacity=".5"'),
    at(1290, 560, camera(c), 0, 0.9),
    strip(),
    c.shade(box(0, 0, 1920, 1080), ink, [0, 1080], [640, 560], 1),
    c.shade(box(0, 0, 1000, 1080), ink, [0, 1080], [460, 720], 0.9),
  ].join(''),
)
