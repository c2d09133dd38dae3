/** Dancers: bare, slim limbs from joints, about 600 high; the skirt is each dance's own. */
import { type Joints, limb } from './body'
import { circle, ellipse, path } from './svg'

type Paint = { dress: string; skin: string; shade: string; hair: string; legs?: string }

/** A dancer's bare limbs, slimmer than a player's, and a bodice; the skirt is each dance's own. */
export function dancer(
  {
    head,
    neck,
    hip,
    arms,
    legs = [
      [hip, hip],
      [hip, hip],
    ],
  }: Joints,
  paint: Paint,
  skirt: string,
): string {
  const [far, near] = arms
  return [
    limb(paint.shade, [13, 10, 6], neck, ...far),
    limb(paint.legs ?? paint.shade, [22, 15, 8], hip, ...legs[0]),
    limb(paint.legs ?? paint.skin, [23, 16, 8], hip, ...legs[1]),
    limb(paint.skin, [11, 10], neck, head),
    limb(paint.dress, [22, 27, 21], neck, [(neck[0] + hip[0]) / 2, (neck[1] + hip[1]) / 2 - 8], hip),
    path(skirt, paint.dress),
    limb(paint.skin, [13, 10, 6], neck, ...near),
    ellipse(...head, 25, 31, paint.skin),
    path(
      `M${head[0] - 28} ${head[1] + 4}A28 33 0 1 1 ${head[0] + 28} ${head[1] + 2}Q${head[0] + 4} ${head[1] - 24} ${head[0] - 28} ${head[1] + 4}Z`,
      paint.hair,
    ),
    paint.legs ? '' : circle(head[0] - 14, head[1] - 36, 14, paint.hair),
  ].join('')
}
