/** SVG as text: the few elements that the drawings need, and outlines from points. Lengths in pixels, angles in degrees. */

export type Point = readonly [x: number, y: number]

const n = (value: number) => String(Math.round(value * 10) / 10)
const p = ([x, y]: Point) => `${n(x)} ${n(y)}`

export const path = (d: string, fill: string, extra = '') => `<path d="${d}" fill="${fill}" ${extra}/>`

export const rect = (x: number, y: number, width: number, height: number, fill: string, extra = '') =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" fill="${fill}" ${extra}/>`

export const circle = (x: number, y: number, r: number, fill: string, extra = '') =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}" ${extra}/>`

export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, extra = '') =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}" ${extra}/>`

/** A line with round ends. */
export const stroke = (d: string, color: string, width: number, extra = '') =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round" ${extra}/>`

export const group = (extra: string, ...children: string[]) => `<g ${extra}>${children.join('')}</g>`

export const fade = (opacity: number, ...children: string[]) => group(`opacity="${opacity}"`, ...children)

/** Moves what was drawn around 0,0 to a place. A scale of [-1, 1] mirrors. */
export function at(x: number, y: number, drawing: string, turn = 0, scale: number | Point = 1): string {
  const [sx, sy] = typeof scale === 'number' ? [scale, scale] : scale
  return group(`transform="translate(${n(x)} ${n(y)}) rotate(${n(turn)}) scale(${sx} ${sy})"`, drawing)
}

/** Straight edges, closed. */
export const poly = (...points: Point[]) => `M${points.map(p).join('L')}Z`

/** A soft curve through the points (Catmull-Rom), open. */
export function curve(...points: Point[]): string {
  return trace(points, (index) => points[Math.min(Math.max(index, 0), points.length - 1)], points.length - 1)
}

/** A soft curve through the points, closed. */
export function blob(...points: Point[]): string {
  const around = (index: number) => points[(index + points.length) % points.length]
  return `${trace(points, around, points.length)}Z`
}

/** A soft upper edge, and straight down to the floor at its ends. */
export function hill(floor: number, ...points: Point[]): string {
  const [first, last] = [points[0] ?? [0, 0], points[points.length - 1] ?? [0, 0]]
  return `${curve(...points)}L${p([last[0], floor])}L${p([first[0], floor])}Z`
}

function trace(points: Point[], get: (index: number) => Point | undefined, count: number): string {
  const start = points[0] ?? [0, 0]
  let d = `M${p(start)}`
  for (let index = 0; index < count; index += 1) {
    const [a, b, c, e] = [get(index - 1), get(index), get(index + 1), get(index + 2)]
    if (!a || !b || !c || !e) continue
    const one: Point = [b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6]
    const two: Point = [c[0] - (e[0] - b[0]) / 6, c[1] - (e[1] - b[1]) / 6]
    d += `C${p(one)} ${p(two)} ${p(c)}`
  }
  return d
}

/** A round-ended bar that tapers from one radius to another: a limb, a finger, a branch. */
export function taper(from: Point, fromRadius: number, to: Point, toRadius: number): string {
  const angle = Math.atan2(to[1] - from[1], to[0] - from[0])
  const side = (at: Point, r: number, turn: number): Point => [
    at[0] + r * Math.cos(angle + turn),
    at[1] + r * Math.sin(angle + turn),
  ]
  const quarter = Math.PI / 2
  const arc = (r: number, to: Point) => `A${n(r)} ${n(r)} 0 0 1 ${p(to)}`
  return `M${p(side(from, fromRadius, quarter))}${arc(fromRadius, side(from, fromRadius, -quarter))}L${p(
    side(to, toRadius, -quarter),
  )}${arc(toRadius, side(to, toRadius, quarter))}Z`
}

/** A point at an angle (0 to the right, 90 down) and distance from another. */
export function polar([x, y]: Point, angle: number, distance: number): Point {
  const radians = (angle * Math.PI) / 180
  return [x + Math.cos(radians) * distance, y + Math.sin(radians) * distance]
}
