/** The dark, calm lower left that a title stands on. */
import type { Canvas } from './canvas'
import { box } from './outline'

export function calm(c: Canvas, dark: string): string {
  const whole = box(0, 0, c.width, c.height)
  return (
    c.shade(whole, dark, [0, c.height], [c.width / 3, c.height * 0.52], 1) +
    c.shade(whole, dark, [0, c.height], [c.width * 0.23, c.height * 0.7], 0.9)
  )
}
