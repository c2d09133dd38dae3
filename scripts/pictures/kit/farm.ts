/** The mountain farm: a goat and a log house with a roof of turf. */
import type { Canvas } from './canvas'
import { between, times } from './random'
import { at, blob, circle, group, path, poly, rect, stroke, taper } from './svg'

const grass = '#6fae45'
const deep = '#2f6b3a'
const timber = '#8a5230'
const dark = '#3a2418'
const sun = '#ffd75e'
const cream = '#fff6df'

/** Heading left; hooves at y 0, 260 high. */
export function goat(coat: string, patch: string, turn = 0): string {
  const leg = (x: number, bend: number, fill: string) =>
    path(taper([x, -90], 15, [x + bend, -44], 9) + taper([x + bend, -44], 9, [x, -6], 8), fill) +
    rect(x - 11, -8, 22, 10, dark)
  return [
    leg(-52, -6, patch),
    leg(66, 10, patch),
    path(blob([-96, -136], [-60, -176], [20, -172], [92, -178], [116, -134], [100, -84], [20, -72], [-70, -78]), coat),
    path(blob([0, -172], [60, -176], [90, -130], [60, -92], [16, -110]), patch),
    path(poly([100, -172], [136, -196], [124, -150]), coat),
    leg(-72, 8, coat),
    leg(86, -6, coat),
    at(
      -84,
      -156,
      group(
        '',
        path(blob([30, 34], [-20, 20], [-54, -40], [-40, -76], [0, -60], [50, -10]), coat),
        path(blob([-22, -70], [-50, -90], [-96, -72], [-128, -44], [-118, -24], [-84, -22], [-50, -34]), coat),
        path(poly([-116, -26], [-84, -22], [-96, 26]), patch),
        stroke('M-40 -84C-40 -130 0 -150 34 -136M-54 -86C-60 -140 -16 -170 20 -160', dark, 10),
        path(blob([-34, -78], [10, -70], [22, -52], [-20, -60]), patch),
        circle(-78, -62, 7, dark),
        stroke('M-124 -38q10 8 20 4', dark, 5),
      ),
      turn,
    ),
  ].join('')
}

/** The summer farm, the middle of its foot at 0,0; 640 wide, 520 high. */
export function hut(c: Canvas): string {
  const logs = times(
    7,
    (i) =>
      rect(-270, -38 - i * 36, 540, 34, i % 2 ? timber : '#9c6038', 'rx="15"') +
      circle(-270, -21 - i * 36, 17, dark) +
      circle(270, -21 - i * 36, 17, dark),
  )
  const roof = poly([-350, -262], [-70, -440], [70, -440], [350, -262], [330, -232], [-330, -232])
  const tufts = times(60, (): string => {
    const x = between(c.random, -330, 330)
    const y = -270 - Math.max(0, 1 - Math.max(0, Math.abs(x) - 70) / 280) * 172
    return stroke(
      `M${x} ${y + 12}q${between(c.random, -8, 8)} -20 ${between(c.random, -14, 14)} -36`,
      c.random() > 0.5 ? grass : deep,
      6,
    )
  })
  const flowers = times(18, () =>
    circle(between(c.random, -280, 280), between(c.random, -330, -262), 7, c.random() > 0.5 ? sun : cream),
  )
  return [
    ...logs,
    path(poly([-270, -270], [0, -420], [270, -270]), timber),
    rect(-50, -190, 100, 190, dark),
    rect(-40, -180, 80, 180, '#5b3420'),
    circle(22, -90, 6, sun),
    ...[-170, 170].map(
      (x) =>
        rect(x - 46, -180, 92, 80, cream) +
        rect(x - 38, -172, 76, 64, '#4a88a8') +
        stroke(`M${x} -172v64M${x - 38} -140h76`, cream, 6),
    ),
    path(roof, deep),
    path(
      poly([-350, -262], [-70, -440], [70, -440], [350, -262], [330, -282], [60, -420], [-60, -420], [-330, -282]),
      grass,
    ),
    ...tufts,
    ...flowers,
    rect(120, -500, 56, 110, '#8c8f92'),
    rect(110, -510, 76, 18, '#5f6468'),
  ].join('')
}
