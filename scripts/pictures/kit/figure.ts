/** People as silhouettes: a body from angles, so that a pose is one line in a drawing. */
import { circle, ellipse, type Point, path, polar, poly, taper } from './svg'

/** Upper and lower part of a limb; degrees from hanging straight down, positive to the right. */
type Limb = readonly [upper: number, lower: number]

export type Pose = {
  /** Degrees that the trunk leans to the right. */
  lean?: number
  arms?: readonly [Limb, Limb]
  legs?: readonly [Limb, Limb]
  /** Degrees that the head turns against the trunk. */
  nod?: number
}

type Figure = {
  drawing: string
  head: Point
  headRadius: number
  hands: readonly [Point, Point]
  feet: readonly [Point, Point]
  neck: Point
  hip: Point
}

export type Dress = {
  fill: string
  /** Face and hands; the fill's colour in a silhouette. */
  skin?: string
  legs?: string
  /** A skirt or coat: how wide and long in parts of the height. */
  skirt?: readonly [width: number, length: number]
  /** Children have larger heads. */
  headSize?: number
  /** How stout. */
  bulk?: number
}

/** A person whose lower foot stands at a point; height in pixels from there to the crown when upright. */
export function person(foot: Point, height: number, pose: Pose, dress: Dress): Figure {
  const {
    lean = 0,
    arms = [
      [8, 0],
      [-8, 0],
    ],
    legs = [
      [5, 2],
      [-5, -2],
    ],
    nod = 0,
  } = pose
  const { fill, skin = fill, legs: trousers = fill, skirt, headSize = 1, bulk = 1 } = dress
  const unit = height / 100
  const drop = Math.max(...legs.map(([upper, lower]) => down(upper) * 23 + down(lower) * 23))
  const hip: Point = [foot[0], foot[1] - (drop + 2) * unit]
  const neck = polar(hip, lean - 90, 31 * unit)
  const headRadius = 6.6 * unit * headSize
  const head = polar(neck, lean + nod - 90, headRadius * 1.35)
  const shoulder = (side: number) => polar(polar(neck, lean + 90, 3 * unit), lean, side * 6.5 * unit * bulk)
  const leg = (limb: Limb, side: number) =>
    drawLimb(polar(hip, lean, side * 3 * unit), limb, [23, 23], [4.2 * bulk, 3, 2.1], unit, trousers)
  const arm = (limb: Limb, side: number) => drawLimb(shoulder(side), limb, [16, 15], [3 * bulk, 2.3, 1.7], unit, fill)
  const [rightLeg, leftLeg] = [leg(legs[0], 1), leg(legs[1], -1)]
  const [rightArm, leftArm] = [arm(arms[0], 1), arm(arms[1], -1)]
  const shoe = (at: Point, limb: Limb) =>
    ellipse(at[0] + (limb[1] >= 0 ? 2 : -2) * unit, at[1] + 0.6 * unit, 4 * unit, 2 * unit, trousers)
  const trunk = poly(
    polar(shoulder(-1), lean - 90, 2 * unit),
    polar(neck, lean - 90, 1.5 * unit),
    polar(shoulder(1), lean - 90, 2 * unit),
    polar(shoulder(1), lean, 2 * unit),
    polar(hip, lean, 5.4 * unit * bulk),
    polar(hip, lean, -5.4 * unit * bulk),
    polar(shoulder(-1), lean, -2 * unit),
  )
  const drawing = [
    leftLeg.drawing,
    rightLeg.drawing,
    shoe(rightLeg.end, legs[0]),
    shoe(leftLeg.end, legs[1]),
    skirt ? path(skirtOf(hip, lean, skirt, unit), fill) : '',
    path(taper(neck, 2.4 * unit, head, 2.4 * unit), skin),
    path(trunk, fill),
    circle(...hip, 5.4 * unit * bulk, fill),
    leftArm.drawing,
    rightArm.drawing,
    ...(skin === fill ? [] : [circle(...rightArm.end, 2.1 * unit, skin), circle(...leftArm.end, 2.1 * unit, skin)]),
    `<g transform="rotate(${lean + nod} ${head[0]} ${head[1]})">${ellipse(head[0], head[1], headRadius * 0.86, headRadius * 1.06, skin)}</g>`,
  ].join('')
  return { drawing, head, headRadius, neck, hip, hands: [rightArm.end, leftArm.end], feet: [rightLeg.end, leftLeg.end] }
}

function down(angle: number): number {
  return Math.cos((angle * Math.PI) / 180)
}

function drawLimb(
  from: Point,
  [upper, lower]: Limb,
  [long, short]: Point,
  radii: readonly [number, number, number],
  unit: number,
  fill: string,
) {
  const middle = polar(from, 90 - upper, long * unit)
  const end = polar(middle, 90 - lower, short * unit)
  const [a, b, d] = radii
  const drawing =
    path(taper(from, a * unit, middle, b * unit), fill) + path(taper(middle, b * unit, end, d * unit), fill)
  return { drawing, end }
}

function skirtOf(hip: Point, lean: number, [width, length]: readonly [number, number], unit: number): string {
  const hem = polar(hip, 90 + lean * 0.3, length * 100 * unit)
  const waist = polar(hip, lean - 90, 9 * unit)
  const half = width * 50 * unit
  return poly(
    polar(waist, lean, 4.5 * unit),
    [hem[0] + half, hem[1]],
    [hem[0] - half, hem[1]],
    polar(waist, lean, -4.5 * unit),
  )
}
