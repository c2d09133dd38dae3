/** What a hand does to a print: cut edges, uneven ink, grain of the block, gouge marks, a wiped plate. Sizes in pixels. */
import type { Canvas } from './canvas'
import { between, times } from './random'
import { group, type Point, path, polar } from './svg'

const region = 'x="-3%" y="-3%" width="106%" height="106%" color-interpolation-filters="sRGB"'

function noise(c: Canvas, frequency: string, octaves = 2): string {
  const seed = Math.floor(c.random() * 1000)
  return `<feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="${octaves}" seed="${seed}" result="noise"/>`
}

/** Edges that waver as those of a knife: by how much, and how often (in parts of a pixel; two numbers for x and y). */
export function handCut(c: Canvas, drawing: string, amount = 9, frequency = '.02'): string {
  const shift = `<feDisplacementMap in="SourceGraphic" in2="noise" scale="${amount}" xChannelSelector="R" yChannelSelector="G"/>`
  return group(`filter="${c.define('filter', region, noise(c, frequency, 3) + shift)}"`, drawing)
}

/** Ink that did not take everywhere. Thin: 0 is solid, 1 is gone; frequency as above, ".004 .14" is the grain of a plank. */
export function inked(c: Canvas, drawing: string, thin: number, frequency = '.5', hard = 7): string {
  const cover = `<feColorMatrix in="noise" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 ${hard} 0 0 0 ${(0.5 - hard * thin).toFixed(2)}" result="cover"/>`
  const keep = '<feComposite in="SourceGraphic" in2="cover" operator="in"/>'
  return group(`filter="${c.define('filter', region, noise(c, frequency) + cover + keep)}"`, drawing)
}

/** Printed over what lies below, as transparent ink is. */
export const overprint = (...drawing: string[]) => group('style="mix-blend-mode:multiply"', ...drawing)

export function blurred(c: Canvas, drawing: string, x: number, y = x): string {
  return group(`filter="${c.define('filter', region, `<feGaussianBlur stdDeviation="${x} ${y}"/>`)}"`, drawing)
}

/** One cut of a gouge: pointed at both ends, widest in the middle. */
export function gouge([x1, y1]: Point, [x2, y2]: Point, width: number): string {
  const length = Math.hypot(x2 - x1, y2 - y1) || 1
  const [dx, dy] = [(-(y2 - y1) / length) * width, ((x2 - x1) / length) * width]
  const [mx, my] = [(x1 + x2) / 2, (y1 + y2) / 2]
  const f = (value: number) => value.toFixed(1)
  return `M${f(x1)} ${f(y1)}Q${f(mx + dx)} ${f(my + dy)} ${f(x2)} ${f(y2)}Q${f(mx - dx)} ${f(my - dy)} ${f(x1)} ${f(y1)}Z`
}

type Cuts = { angle: number; step: number; length: Point; width: number }

/** Rows of cuts at an angle (0 to the right, 90 down), over a square around a middle. */
export function gouges(
  c: Canvas,
  middle: Point,
  reach: number,
  { angle, step, length: [short, long], width }: Cuts,
): string {
  return times(Math.round((reach * 2) / step), (row) => {
    let d = ''
    const start = polar(polar(middle, angle + 90, row * step - reach), angle, -reach)
    for (let along = between(c.random, -long, 0); along < reach * 2; ) {
      const size = between(c.random, short, long)
      d += gouge(
        polar(start, angle, along),
        polar(start, angle + between(c.random, -0.6, 0.6), along + size),
        width * between(c.random, 0.6, 1.2),
      )
      along += size * between(c.random, 1.02, 1.3)
    }
    return d
  }).join('')
}

/** Rings of cuts around a middle, as light is cut into a block. */
export function halo(
  c: Canvas,
  middle: Point,
  [inner, outer]: Point,
  step: number,
  size: number,
  width: number,
): string {
  return times(Math.round((outer - inner) / step), (ring) => {
    const radius = inner + ring * step
    const count = Math.max(6, Math.floor((radius * Math.PI * 2) / size))
    return times(count, (i) => {
      const from = ((i + between(c.random, 0, 0.25)) * 360) / count
      const to = from + (360 / count) * between(c.random, 0.6, 0.92)
      return gouge(polar(middle, from, radius), polar(middle, to, radius), width * between(c.random, 0.7, 1.3))
    }).join('')
  }).join('')
}

/** Handmade paper with the print's edge a little within it. */
export function sheet(c: Canvas, size: number, paper: string, fibre: string): string {
  return path(`M0 0H${size}V${size}H0Z`, paper) + inked(c, path(`M0 0H${size}V${size}H0Z`, fibre), 0.6, '.09 .35', 2)
}
