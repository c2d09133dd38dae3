/** The new screen goes up: one on the ladder, one on the rope, and the light already on the cloth. */
import type { Canvas } from '@/scripts/pictures/kit/canvas'
import { angular, box } from '@/scripts/pictures/kit/outline'
import { times } from '@/scripts/pictures/kit/random'
import { at, circle, ellipse, group, path, poly, rect, stroke } from '@/scripts/pictures/kit/svg'
import { news } from '@/scripts/pictures/picture'
import { somebody } from './people'

const night = '#1a1524'
const plum = '#33253f'
const cream = '#f8edd3'
const ember = '#d9532f'
const mustard = '#eab04a'
const teal = '#2f6d72'

function hall(c: Canvas): string {
  const wall = (d: string, from: number, to: number) => path(d, plum) + c.shade(d, night, [from, 400], [to, 400], 1)
  return [
    c.ground('#241b30', '#2d2138'),
    path('M0 0H1600L1360 70H260Z', '#120e1a'),
    ...times(9, (i) => circle(340 + i * 112, 40, 7, mustard)),
    path('M260 640H1360L1600 900H0Z', '#3c2a40'),
    wall('M0 0L260 70V640L0 850Z', 0, 280),
    wall('M1600 0L1360 70V640L1600 850Z', 1600, 1330),
    ...times(7, (i) =>
      stroke(
        `M${30 + i * 36} ${8 + i * 10}V${824 - i * 29}M${1570 - i * 36} ${8 + i * 10}V${824 - i * 29}`,
        '#4b3857',
        7,
      ),
    ),
  ].join('')
}

const seat = (x: number, y: number, size: number, light: string, dark: string) =>
  at(
    x,
    y,
    path('M-86 240V40Q-86 -34 0 -34T86 40V240Z', dark) +
      path('M-76 240V42Q-76 -24 -4 -24T66 44V240Z', light) +
      rect(-104, 96, 26, 150, night, 'rx="12"') +
      rect(80, 96, 26, 150, night, 'rx="12"'),
    0,
    size,
  )

/** Hangs from its batten, a last turn of it still on the roll. */
function cloth(c: Canvas): string {
  const sheet = 'M0 0H850V392H0Z'
  return group(
    'transform="translate(392 176) rotate(-4)"',
    path(sheet, cream),
    c.shade(sheet, '#d8b98c', [0, 392], [120, 130], 0.7),
    c.shade(sheet, '#fff', [840, 0], [420, 300], 0.8),
    rect(-8, 376, 866, 46, '#d9c5a0'),
    path(box(-8, 400, 866, 22), '#a98f6d'),
    ellipse(858, 399, 12, 23, '#7d6750'),
    ellipse(858, 399, 5, 11, '#d9c5a0'),
    rect(-34, -26, 918, 28, '#7a4a2a'),
    rect(-34, -26, 918, 9, '#a8693c'),
    ...times(12, (i) => rect(30 + i * 72, -4, 10, 20, night)),
  )
}

const pulley = (x: number, y: number) =>
  stroke(`M${x} 0V${y - 20}`, night, 8) + circle(x, y, 24, night) + circle(x, y, 14, mustard) + circle(x, y, 5, night)

function ladder(): string {
  const steps = times(8, (i) => stroke(`M${1306 - i * 7} ${380 + i * 52}H${1396 + i * 7}`, mustard, 12))
  return (
    stroke('M1404 340L1500 780', '#9b6a2a', 14) +
    stroke('M1310 340L1250 790M1392 340L1452 790', mustard, 16) +
    steps.join('') +
    rect(1296, 326, 112, 22, '#c98f38', 'rx="6"')
  )
}

export const nyttLerret = news('nytt-lerret', (c) => {
  const climber = somebody(
    {
      hip: [1350, 404],
      lean: -7,
      feet: '1322 584, 1384 532',
      hands: '1262 152, 1278 402',
      bend: [-1, 1, -1, -1],
    },
    {
      size: 31,
      skin: '#e8b48a',
      shade: '#b87850',
      hair: '#5b2b1a',
      style: 'bun',
      turn: -1,
      top: ember,
      far: '#a83c22',
      legs: '#27405a',
      shoes: night,
      mood: 'smile',
      tilt: -8,
    },
  )
  const hauler = somebody(
    {
      hip: [292, 566],
      lean: -22,
      feet: '238 758, 388 742',
      hands: '342 356, 330 428',
      bend: [-1, 1, -1, -1],
    },
    {
      size: 33,
      skin: '#9c6242',
      shade: '#6c3f28',
      hair: '#1b1416',
      style: 'short',
      turn: 1,
      top: teal,
      far: '#1d484c',
      legs: '#5a4630',
      shoes: night,
      mood: 'wonder',
      tilt: 6,
    },
  )
  return [
    hall(c),
    ...[430, 690, 960, 1220].map((x, i) => stroke(`M${x} 70V${[160, 142, 122, 104][i]}`, mustard, 5) + pulley(x, 66)),
    c.glow(cream, [810, 340], 620, 0.5),
    cloth(c),
    path(angular('460 640, 1240 610, 1330 720, 400 760'), c.linear([0, 620], [0, 760], [cream, 0.28], [cream, 0])),
    ladder(),
    climber.all,
    path(poly([1228, 132], [1262, 126], [1266, 146], [1232, 152]), night),
    stroke('M430 66Q392 200 344 352L330 430Q318 600 366 780', '#e7c98d', 7),
    hauler.all,
    ...times(10, (i) => seat(80 + i * 164, 742, 0.8, '#8e2f2b', '#5f1f26')),
    ...times(9, (i) => seat(-10 + i * 204, 812, 1, i === 6 ? '#d9532f' : '#c2432c', '#7a2628')),
    c.shade(box(0, 0, 1600, 900), night, [800, 900], [800, 790], 0.9),
  ].join('')
})
