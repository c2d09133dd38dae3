/** What the pool's pictures share: water with its gleam, tiles, a lifebuoy. */
import type { Canvas } from '@/scripts/pictures/kit/canvas'
import { bend, box } from '@/scripts/pictures/kit/outline'
import { between, times } from '@/scripts/pictures/kit/random'
import { at, path, polar, rect, stroke } from '@/scripts/pictures/kit/svg'

const foam = '#e9f7f1'

/** Water from a line down, with the gleams of its surface. */
export function water(c: Canvas, top: number, body: string, dark: string, gleam = foam): string {
  const outline = box(0, top, 1920, 1080 - top)
  const waves = times(54, () => {
    const y = top + 20 + c.random() * (1040 - top)
    const size = 0.4 + (y - top) / 700
    return stroke(
      bend(`0 0, ${40 * size} ${-9 * size}, ${80 * size} 0, ${120 * size} ${-7 * size}`),
      gleam,
      4.5 * size,
      `opacity=".5" transform="translate(${between(c.random, 40, 1860)} ${y})"`,
    )
  })
  return path(outline, body) + c.shade(outline, dark, [0, 1080], [0, top], 0.7) + waves.join('')
}

export const tiles = (floor: number, fill: string, line: string) =>
  rect(0, 0, 1920, floor, fill) +
  times(17, (i) => rect(i * 120, 0, 4, floor, line)).join('') +
  times(Math.ceil(floor / 90), (i) => rect(0, i * 90, 1920, 4, line)).join('')

export function ring(x: number, y: number, r: number, first: string, second: string): string {
  const parts = times(8, (i) => {
    const [a, b] = [polar([0, 0], i * 45, r), polar([0, 0], i * 45 + 45, r)]
    return `<path d="M${a[0]} ${a[1]}A${r} ${r} 0 0 1 ${b[0]} ${b[1]}" fill="none" stroke="${i % 2 ? second : first}" stroke-width="${r * 0.52}"/>`
  })
  return at(
    x,
    y,
    parts.join('') +
      stroke(
        `M${-r * 0.7} ${-r * 0.84}A${r * 1.1} ${r * 1.1} 0 0 1 ${r * 0.2} ${-r * 1.08}`,
        '#fff',
        r * 0.07,
        'opacity=".7"',
      ),
  )
}
