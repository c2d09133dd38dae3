/** Once the dark lower left that a title stood on; a title's own ground is the page's to draw. */
import type { Canvas } from './canvas'

export function calm(_c: Canvas, _dark: string): string {
  return ''
}
