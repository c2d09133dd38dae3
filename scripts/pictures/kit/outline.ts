/** Outlines written as text ("x y, x y"), so that a shape of twenty points stays one line of a drawing. */
import { blob, curve, type Point, poly } from './svg'

export function points(text: string): Point[] {
  return text.split(',').map((pair) => {
    const [x = 0, y = 0] = pair.trim().split(/\s+/).map(Number)
    return [x, y]
  })
}

/** Closed and rounded. */
export const soft = (text: string) => blob(...points(text))
/** Closed with corners. */
export const angular = (text: string) => poly(...points(text))
/** Open and rounded. */
export const bend = (text: string) => curve(...points(text))

/** A disc as an outline, for clips and shading. */
export const disc = (x: number, y: number, rx: number, ry = rx) =>
  `M${x - rx} ${y}A${rx} ${ry} 0 0 1 ${x + rx} ${y}A${rx} ${ry} 0 0 1 ${x - rx} ${y}Z`

/** A box as an outline, for clips and shading. */
export const box = (x: number, y: number, width: number, height: number) => `M${x} ${y}h${width}v${height}h${-width}Z`
