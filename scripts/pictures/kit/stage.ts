/** A theatre's things: curtains in folds, footlights, lamps on a bar. */
import type { Canvas } from './canvas'
import { times } from './random'
import { circle, group, type Point, path, rect } from './svg'

type Cloth = { light: string; base: string; dark: string }

/** A hanging curtain of folds, each lit on its left. */
export function curtain(
  c: Canvas,
  x: number,
  width: number,
  floor: number,
  folds: number,
  { light, base, dark }: Cloth,
): string {
  const step = width / folds
  const strips = times(folds, (i) => {
    const left = x + i * step
    const sway = i % 2 ? 10 : -8
    const fold = `M${left} -10H${left + step + 2}L${left + step + sway + 2} ${floor}Q${left + step / 2} ${floor + 16} ${left + sway} ${floor}Z`
    return path(fold, c.linear([left, 0], [left + step, 0], light, base, dark, dark))
  })
  return group('', ...strips)
}

/** A gathered border that hangs in swags from the upper edge. */
export function swags(x: number, width: number, count: number, drop: number, fill: string, trim: string): string {
  const step = width / count
  return times(count, (i) => {
    const left = x + i * step
    const d = `M${left} -10H${left + step}V${drop * 0.5}Q${left + step / 2} ${drop * 1.5} ${left} ${drop * 0.5}Z`
    return path(d, fill, `stroke="${trim}" stroke-width="7"`)
  }).join('')
}

/** A lamp that hangs and points where its light falls, degrees from straight down. */
export function lamp([x, y]: Point, turn: number, fill: string, glass: string): string {
  const shell =
    path('M-26 -8H26L38 62H-38Z', fill) + path('M-38 62H38L34 72H-34Z', glass) + rect(-18, -24, 36, 22, fill)
  return rect(x - 4, y - 60, 8, 60, fill) + group(`transform="translate(${x} ${y}) rotate(${turn})"`, shell)
}

/** Shells of light along the stage's edge. */
export function footlights(from: number, to: number, y: number, count: number, shell: string, light: string): string {
  return times(count, (i) => {
    const x = from + ((to - from) * i) / (count - 1)
    return circle(x, y, 24, light) + path(`M${x - 32} ${y + 22}A32 32 0 0 1 ${x + 32} ${y + 22}Z`, shell)
  }).join('')
}
