/** Prints the pictures into content/pictures: all of them, or those whose names contain one of the words given. */
import { drawings } from './drawings'
import { Canvas } from './kit/canvas'
import { render, renderSharp, save } from './kit/render'

const folder = new URL('../../content/pictures/', import.meta.url)
/** Bytes: the largest picture that a phone should be asked to take before the image service makes it smaller. */
const largest = 165_000

const words = process.argv.slice(2)
const chosen = drawings.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)))

for (const { name, width, height, format, draw } of chosen) {
  const canvas = new Canvas(name, width, height)
  const svg = canvas.toSvg(draw(canvas))
  const picture = format === 'png' ? await renderSharp(svg) : await render(svg, name, largest)
  await save(new URL(`${name}.${format ?? 'jpg'}`, folder), picture)
  console.log(`${name}: ${Math.round(picture.length / 1000)} kB`)
}
