/** People at work and at play: told where their feet and hands are, they bend their own knees and elbows. */
import { body, type Look } from '@/scripts/pictures/kit/body'
import { points } from '@/scripts/pictures/kit/outline'
import { type Point, polar } from '@/scripts/pictures/kit/svg'

type Stance = {
  /** The middle of the hips. */
  hip: Point
  /** Degrees that the trunk leans to the right. */
  lean?: number
  /** Two points as text, left and right. */
  feet: string
  hands: string
  /** Which way each limb bends: 1 or -1, first the two arms, then the two legs. */
  bend?: readonly [number, number, number, number]
  child?: boolean
}

/** The joint between two equal bones that reach from one point to another, bent no further than a flat drawing bears. */
function joint(from: Point, to: Point, bone: number, side: number, most: number): Point {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const far = Math.hypot(dx, dy) || 1
  const out = Math.min(Math.sqrt(Math.max(0, bone * bone - (far / 2) ** 2)), far * most) * side
  return [(from[0] + to[0]) / 2 - (dy / far) * out, (from[1] + to[1]) / 2 + (dx / far) * out]
}

/** In two layers too, so that a tool can be held between the far and the near arm. */
export function somebody({ hip, lean = 0, feet, hands, bend = [1, -1, -1, 1], child = false }: Stance, look: Look) {
  const { size: u, broad = 1.8 } = look
  const [trunk, arm, leg, most] = child ? [2.85, 1.4, 1.3, 0.12] : [4.4, 2.7, 3.1, 0.6]
  const [leftFoot = hip, rightFoot = hip] = points(feet)
  const [leftHand = hip, rightHand = hip] = points(hands)
  const neck = polar(hip, lean - 90, trunk * u)
  const shoulder = (side: number) => polar(polar(neck, lean + 90, u), lean, side * (broad - 0.7) * u)
  const thigh = (side: number) => polar(hip, lean, side * 0.7 * u)
  const head = polar(neck, lean * 0.6 - 90, (child ? 1.1 : 1.5) * u)
  const parts = body(
    {
      head,
      neck,
      hip,
      arms: [
        [joint(shoulder(-1), leftHand, arm * u, bend[0], most), leftHand],
        [joint(shoulder(1), rightHand, arm * u, bend[1], most), rightHand],
      ],
      legs: [
        [joint(thigh(-1), leftFoot, leg * u, bend[2], most), leftFoot],
        [joint(thigh(1), rightFoot, leg * u, bend[3], most), rightFoot],
      ],
    },
    look,
  )
  const behind = parts.far + parts.legs + parts.trunk + parts.head
  return { behind, before: parts.near, all: behind + parts.near, head }
}
