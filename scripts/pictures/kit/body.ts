/** People from their joints, for players and dancers whose hands must meet something; poses by angle are in figure.ts. */
import { type Head, head } from './head'
import { points } from './outline'
import { blob, circle, fade, group, type Point, path, polar, taper } from './svg'

export type Joints = {
  head: Point
  neck: Point
  hip: Point
  /** Elbow and hand, the far arm first. */
  arms: readonly [readonly [Point, Point], readonly [Point, Point]]
  /** Knee and foot, the far leg first. */
  legs?: readonly [readonly [Point, Point], readonly [Point, Point]]
}

/** Joints as text: head, neck and hip; elbow and hand of each arm; knee and foot of each leg. */
export function joints(trunk: string, limbs: string, lower?: string): Joints {
  const [top = [0, 0], neck = [0, 0], hip = [0, 0]] = points(trunk)
  return { head: top, neck, hip, arms: pairs(limbs), legs: lower === undefined ? undefined : pairs(lower) }
}

function pairs(text: string): Joints['arms'] {
  const [a = [0, 0], b = [0, 0], c = [0, 0], d = [0, 0]] = points(text)
  return [
    [a, b],
    [c, d],
  ]
}

export type Look = Omit<Head, 'at' | 'size'> & {
  /** Half the height of the head in pixels; everything else follows from it. */
  size: number
  top: string
  /** The far sleeve, a tone darker. */
  far?: string
  legs?: string
  shoes?: string
  /** Half the width of the shoulders, in sizes. */
  broad?: number
  /** How stout the limbs are. */
  stout?: number
}

/** A bar through the points, its half width at each of them. */
export function limb(fill: string, widths: readonly number[], ...along: Point[]): string {
  return along
    .slice(1)
    .map((to, index) => path(taper(along[index] ?? to, widths[index] ?? 1, to, widths[index + 1] ?? 1), fill))
    .join('')
}

/** Drawn from behind to the front, in layers, so that an instrument can come in between. */
export function body({ neck, hip, ...pose }: Joints, look: Look) {
  const { size: u, top, far = top, legs = top, shoes = legs, broad = 1.8, stout = 1, skin } = look
  const axis = (Math.atan2(hip[1] - neck[1], hip[0] - neck[0]) * 180) / Math.PI
  const across = (from: Point, steps: number) => polar(from, axis - 90, steps * u)
  const shoulder = polar(neck, axis, u)
  const sleeve = (index: 0 | 1, fill: string) => {
    const [elbow, hand] = pose.arms[index]
    const start = across(shoulder, (index === 0 ? -1 : 1) * (broad - 0.7))
    const widths = [0.7, 0.58, 0.42].map((width) => width * u * stout)
    const shadow =
      index === 1 && far !== top
        ? group(`transform="translate(${-0.16 * u} ${0.1 * u})"`, limb(far, widths, start, elbow, hand))
        : ''
    return shadow + limb(fill, widths, start, elbow, hand) + circle(...hand, 0.48 * u, skin)
  }
  const leg = (index: 0 | 1, fill: string) => {
    const [knee, foot] = pose.legs?.[index] ?? [hip, hip]
    const start = across(hip, index === 0 ? -0.7 : 0.7)
    const toe: Point = [foot[0] + (foot[0] >= knee[0] - u ? 1 : -1) * 0.9 * u, foot[1] + 0.2 * u]
    return (
      limb(fill, [1.05 * u * stout, 0.8 * u * stout, 0.45 * u], start, knee, foot) +
      limb(fill === legs ? shoes : fill, [0.5 * u, 0.36 * u], foot, toe)
    )
  }
  const waist: Point = [neck[0] * 0.4 + hip[0] * 0.6, neck[1] * 0.4 + hip[1] * 0.6]
  const trunk = blob(
    across(neck, 0.5),
    across(polar(neck, axis, 0.5 * u), broad * 0.75),
    across(polar(neck, axis, 1.5 * u), broad * 0.92),
    across(waist, broad * 0.74),
    across(polar(hip, axis, 0.5 * u), broad * 0.8),
    across(polar(hip, axis, 0.5 * u), -broad * 0.8),
    across(waist, -broad * 0.74),
    across(polar(neck, axis, 1.5 * u), -broad * 0.92),
    across(polar(neck, axis, 0.5 * u), -broad * 0.75),
    across(neck, -0.5),
  )
  const lower = pose.legs ? [leg(0, legs), fade(0.3, leg(0, '#000')), leg(1, legs)] : []
  return {
    far: sleeve(0, far),
    legs: lower.join(''),
    trunk: limb(look.shade, [0.55 * u, 0.5 * u], polar(neck, axis, 0.3 * u), pose.head) + path(trunk, top),
    outline: trunk,
    head: head({ ...look, at: pose.head, size: u }),
    near: sleeve(1, top),
  }
}
