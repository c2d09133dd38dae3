/** The fiddle and its larger kin: one outline, scaled. */
import { circle, group, path, rect, stroke } from './svg'

export const fiddleOutline =
  'M0 -100C40 -100 62 -78 52 -46C46 -30 40 -24 38 -8C38 10 48 18 58 36C76 74 46 104 0 104C-46 104 -76 74 -58 36C-48 18 -38 10 -38 -8C-40 -24 -46 -30 -52 -46C-62 -78 -40 -100 0 -100Z'

type Wood = { body: string; edge: string; dark: string; light: string }

/** The body's middle at 0,0, 204 long, the neck up to -230. */
export function fiddle({ body, edge, dark, light }: Wood, shading = ''): string {
  const holes = [-1, 1].map((s) =>
    stroke(`M${s * 17} -18q${s * 14} 14 ${s * 8} 30q${s * -4} 14 ${s * 6} 24`, dark, 4.5),
  )
  return [
    path(fiddleOutline, edge),
    group('transform="scale(.9 .93)"', path(fiddleOutline, body), shading),
    ...holes,
    path('M-6 -206H6L12 22H-12Z', dark),
    path('M-9 92L-13 46H13L9 92Z', dark),
    rect(-19, 26, 38, 6, light),
    path('M-7 -200C-12 -226 -6 -238 4 -236C14 -234 12 -220 4 -220L7 -200Z', dark),
    stroke('M-19 -212H19M-17 -200H17', dark, 6),
    ...[-6, -2, 2, 6].map((x) => stroke(`M${x * 0.6} -200L${x * 1.3} 50`, light, 1.3)),
    circle(0, 98, 4, dark),
  ].join('')
}

/** The frog at 0,0, the tip to the right. */
export function bow(length: number, wood: string, hair: string): string {
  return (
    stroke(`M-14 0Q${length / 2} -12 ${length} -4`, wood, 6) +
    stroke(`M4 9L${length - 2} 5`, hair, 3) +
    rect(-6, -3, 26, 14, wood)
  )
}
