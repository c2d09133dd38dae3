/** The culture house as a building: a gable of glass between slate and timber; the season gives its colours. */
import type { Canvas } from '@/scripts/pictures/kit/canvas'
import { person } from '@/scripts/pictures/kit/figure'
import { angular, box, points } from '@/scripts/pictures/kit/outline'
import { times } from '@/scripts/pictures/kit/random'
import { at, circle, path, rect, stroke } from '@/scripts/pictures/kit/svg'

export type Season = {
  slate: string
  slates: readonly [string, string]
  timber: string
  grain: string
  roof: string
  frame: string
  glass: readonly [string, string]
  inside: string
  ember: string
}

/** Slabs in staggered courses, no two neighbours alike. */
function slating(c: Canvas, x: number, y: number, width: number, height: number, { slate, slates }: Season): string {
  const slabs = times(Math.ceil(height / 30), (row) =>
    times(Math.ceil(width / 74) + 1, (i) =>
      c.random() > 0.45
        ? rect(x + i * 74 - (row % 2) * 37, y + row * 30, 70, 27, slates[c.random() > 0.5 ? 0 : 1])
        : '',
    ).join(''),
  )
  const outline = box(x, y, width, height)
  return path(outline, slate) + c.within(outline, ...slabs)
}

const battens = (x: number, y: number, width: number, height: number, { timber, grain }: Season) =>
  rect(x, y, width, height, timber) +
  times(Math.floor(width / 18), (i) => rect(x + 14 + i * 18, y, 4, height, grain)).join('')

function glazing(c: Canvas, outline: string, top: number, floor: number, look: Season, ...inside: string[]): string {
  return path(outline, c.linear([0, top], [0, floor], ...look.glass)) + c.within(outline, ...inside)
}

const waving = [
  [40, 90],
  [-8, 0],
] as const
const resting = [
  [8, 0],
  [-30, -100],
] as const

/** Whoever is inside or passes by, as small silhouettes whose feet are at the places. */
export const guests = (places: string, fill: string, tall = 104) =>
  points(places)
    .map(
      (foot, i) =>
        person(foot, tall, { arms: i % 2 ? waving : resting }, { fill, skirt: i % 3 === 0 ? [0.24, 0.2] : undefined })
          .drawing,
    )
    .join('')

/** The great gable: its glass front with a stair and galleries behind. */
function gable(c: Canvas, look: Season): string {
  const glass = angular('70 0, 70 -350, 330 -616, 590 -350, 590 0')
  return [
    path(angular('-6 0, -6 -376, 330 -716, 666 -376, 666 0'), look.timber),
    ...times(37, (i) => rect(-2 + i * 18, -720, 4, 720, look.grain)).map((line) =>
      c.within(angular('-6 0, -6 -376, 330 -716, 666 -376, 666 0'), line),
    ),
    glazing(
      c,
      glass,
      -616,
      0,
      look,
      rect(70, -210, 520, 16, look.inside),
      rect(70, -380, 520, 14, look.inside),
      path(angular('120 0, 150 0, 420 -204, 390 -204'), look.inside),
      ...times(11, (i) => rect(140 + i * 25, -22 - i * 19, 30, 12, look.inside)),
      guests('460 -212, 540 -212, 230 -382', look.inside, 92),
      guests('440 0, 536 0, 110 0', look.frame),
      ...points('170 -480, 330 -540, 490 -480').map(
        ([x, y]) =>
          stroke(`M${x} ${y}V-720`, look.frame, 4) +
          path(angular('-34 0, 34 0, 14 -44, -14 -44'), look.ember, `transform="translate(${x} ${y})"`),
      ),
    ),
    ...times(7, (i) => rect(70 + i * 86 - (i === 0 ? 0 : 4), -620, 9, 620, look.frame)).map((bar) =>
      c.within(glass, bar),
    ),
    stroke('M70 -350H590', look.frame, 10),
    stroke(glass, look.frame, 14),
    rect(262, -150, 136, 150, look.frame),
    rect(274, -138, 52, 138, look.glass[0]),
    rect(334, -138, 52, 138, look.glass[0]),
    path(angular('-50 -366, 330 -752, 710 -366, 676 -344, 330 -694, -16 -344'), look.roof),
    path(angular('210 -176, 450 -176, 470 -152, 190 -152'), look.roof),
  ].join('')
}

/** The whole house, 1180 wide, its lower left corner at 0,0. */
export function building(c: Canvas, look: Season): string {
  const strip = box(40, -190, 330, 150)
  return [
    slating(c, 860, -470, 330, 470, look),
    path(angular('840 -500, 1230 -446, 1230 -420, 840 -474'), look.roof),
    circle(1090, -330, 66, look.ember),
    path(angular('1040 -300, 1074 -356, 1090 -336, 1108 -366, 1140 -300'), look.glass[0]),
    ...times(
      4,
      (i) =>
        rect(930 + i * 68, -190, 34, 150, look.glass[i % 2 ? 1 : 0]) +
        stroke(box(930 + i * 68, -190, 34, 150), look.frame, 6),
    ),
    battens(0, -280, 420, 280, look),
    glazing(
      c,
      strip,
      -190,
      -40,
      look,
      guests('100 -32, 250 -32, 320 -32', look.inside, 100),
      rect(40, -64, 330, 30, look.inside),
    ),
    ...times(6, (i) => rect(36 + i * 66, -190, 7, 150, look.frame)),
    stroke(strip, look.frame, 10),
    path(angular('-46 -308, 440 -350, 440 -306, -40 -270'), look.roof),
    at(330, 0, gable(c, look), 0, 0.92),
  ].join('')
}

/** A stand with two film posters before the house. */
export const posters = ({ frame, ember, glass, slate }: Season) =>
  stroke('M-70 0V-170M70 0V-170', frame, 8) +
  rect(-84, -176, 76, 112, glass[0]) +
  rect(8, -176, 76, 112, ember) +
  circle(-46, -126, 24, slate) +
  path(angular('20 -76, 46 -150, 72 -76'), glass[0])
