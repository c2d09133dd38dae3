/** Brass as flat tubes with an edge and a gleam: tubes, bells, valves. */
import { circle, ellipse, group, path, rect, stroke } from './svg'

export interface Metal {
  body: string
  edge: string
  light: string
  /** Inside of a bell. */
  deep: string
}

export const gold: Metal = { body: '#e9ae3c', edge: '#7d4a14', light: '#fff0b8', deep: '#a8661c' }
export const silver: Metal = { body: '#c9d3dc', edge: '#4a5866', light: '#ffffff', deep: '#77889a' }

/** A bent tube. */
export function tube(d: string, width: number, { body, edge, light }: Metal): string {
  return (
    stroke(d, edge, width + 12) +
    stroke(d, body, width) +
    group(`transform="translate(0 ${-width * 0.22})"`, stroke(d, light, width * 0.16, 'opacity=".85"'))
  )
}

/** A bell that opens to the right: the throat at 0,0, its mouth `length` away with a radius. */
export function bell(length: number, radius: number, throat: number, { body, edge, light, deep }: Metal): string {
  const half = throat / 2
  const side = (s: number, r: number) =>
    `C${length * 0.5} ${s * half} ${length * 0.82} ${s * r * 0.34} ${length} ${s * r}`
  const outline = `M0 ${-half}${side(-1, radius)}L${length} ${radius}C${length * 0.82} ${radius * 0.34} ${length * 0.5} ${half} 0 ${half}Z`
  return [
    path(outline, body, `stroke="${edge}" stroke-width="7" stroke-linejoin="round"`),
    stroke(
      `M${length * 0.04} ${-half * 0.5}C${length * 0.5} ${-half * 0.6} ${length * 0.8} ${-radius * 0.3} ${length * 0.95} ${-radius * 0.78}`,
      light,
      throat * 0.16,
      'opacity=".8"',
    ),
    ellipse(length, 0, radius * 0.26, radius, edge),
    ellipse(length + radius * 0.02, 0, radius * 0.2, radius * 0.9, deep),
    ellipse(length + radius * 0.05, radius * 0.1, radius * 0.1, radius * 0.6, edge, 'opacity=".6"'),
  ].join('')
}

/** A valve that stands: its upper end at 0,0. */
export function valve(height: number, width: number, { body, edge, light }: Metal): string {
  return [
    rect(-width * 0.12, -height * 0.2, width * 0.24, height * 0.24, edge),
    ellipse(0, -height * 0.21, width * 0.34, width * 0.14, light, `stroke="${edge}" stroke-width="5"`),
    rect(-width / 2, 0, width, height, body, `rx="${width * 0.16}" stroke="${edge}" stroke-width="7"`),
    rect(-width * 0.3, height * 0.04, width * 0.14, height * 0.92, light, 'rx="4" opacity=".85"'),
    rect(-width * 0.58, -6, width * 1.16, 22, edge, 'rx="6"'),
    rect(-width * 0.58, height - 18, width * 1.16, 22, edge, 'rx="6"'),
  ].join('')
}

export const mouthpiece = ({ body, edge }: Metal) =>
  path('M0 -13L-46 -20L-62 -36V36L-46 20L0 13Z', body, `stroke="${edge}" stroke-width="7" stroke-linejoin="round"`)

export const knob = (x: number, y: number, r: number, { light, edge }: Metal) =>
  circle(x, y, r, light, `stroke="${edge}" stroke-width="5"`)
