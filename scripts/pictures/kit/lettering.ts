/** Words as outlines, from fonts in node_modules: nothing depends on the fonts of a machine. */
import { readFileSync } from 'node:fs'
import opentype, { type Command, type Font } from 'opentype.js'
import { path } from './svg'

const files = {
  grotesque: 'bricolage-grotesque/files/bricolage-grotesque-latin-800-normal.woff',
  plain: 'bricolage-grotesque/files/bricolage-grotesque-latin-500-normal.woff',
  anton: 'anton/files/anton-latin-400-normal.woff',
  limelight: 'limelight/files/limelight-latin-400-normal.woff',
  pirata: 'pirata-one/files/pirata-one-latin-400-normal.woff',
  rye: 'rye/files/rye-latin-400-normal.woff',
  elite: 'special-elite/files/special-elite-latin-400-normal.woff',
  lilita: 'lilita-one/files/lilita-one-latin-400-normal.woff',
  abril: 'abril-fatface/files/abril-fatface-latin-400-normal.woff',
}
type Face = keyof typeof files

/** Moves every point of an outline. */
type Warp = (x: number, y: number) => readonly [x: number, y: number]

type Setting = {
  face: Face
  fill: string
  /** Where the block stands: its left edge, its middle or its right edge, by `align`; its upper edge. */
  x: number
  top: number
  align?: 'start' | 'middle' | 'end'
  /** The widest line. */
  width: number
  /** Between lines, in pixels. */
  gap?: number
  /** Every line as wide as the block. */
  justify?: boolean
  /** Between letters, in parts of the size. */
  tracking?: number
  warp?: Warp
}

const fonts = new Map<Face, Font>()

function fontOf(face: Face): Font {
  const known = fonts.get(face)
  if (known) return known
  const bytes = readFileSync(new URL(`../../../node_modules/@fontsource/${files[face]}`, import.meta.url))
  const font = opentype.parse(Uint8Array.from(bytes).buffer)
  fonts.set(face, font)
  return font
}

/** Sets lines under each other; each is measured by its ink, so that edges and gaps are true. */
export function lettering(words: string[], setting: Setting): string {
  return typeset(words, setting).drawing
}

function typeset(words: string[], setting: Setting): { drawing: string; bottom: number } {
  const { face, fill, x, width, gap = 20, justify = false, tracking = 0, warp, align = 'start' } = setting
  const set = words.map((line) => {
    const commands = outlineOf(fontOf(face), line, tracking)
    const box = boundsOf(commands)
    return { commands, box, wide: box.x2 - box.x1 }
  })
  const widest = Math.max(...set.map(({ wide }) => wide))
  let top = setting.top
  let d = ''
  for (const { commands, box, wide } of set) {
    const scale = width / (justify ? wide : widest)
    const left = x - { start: 0, middle: 0.5, end: 1 }[align] * wide * scale
    const place: Warp = (px, py) => [left + (px - box.x1) * scale, top + (py - box.y1) * scale]
    const line = top
    d += commands.map((command) => write(command, warp ? (px, py) => warp(...place(px, py)) : place)).join('')
    top = line + (box.y2 - box.y1) * scale + gap
  }
  return { drawing: path(d, fill), bottom: top - gap }
}

/** Letter by letter with kerning, at 1000 pixels; the package's own shaper fails on tables that these words never need. */
function outlineOf(font: Font, line: string, tracking: number): Command[] {
  const size = 1000
  let x = 0
  return [...line].flatMap((letter, index, letters) => {
    const glyph = font.charToGlyph(letter)
    const { commands } = glyph.getPath(x, 0, size)
    const next = letters[index + 1]
    const kerning = next === undefined ? 0 : font.getKerningValue(glyph, font.charToGlyph(next))
    x += (((glyph.advanceWidth ?? 0) + kerning) / font.unitsPerEm + tracking) * size
    return commands
  })
}

function boundsOf(commands: Command[]) {
  const xs = commands.flatMap(({ x }) => x ?? [])
  const ys = commands.flatMap(({ y }) => y ?? [])
  return { x1: Math.min(...xs), x2: Math.max(...xs), y1: Math.min(...ys), y2: Math.max(...ys) }
}

function write({ type, x1, y1, x2, y2, x, y }: Command, move: Warp): string {
  const pairs = [
    [x1, y1],
    [x2, y2],
    [x, y],
  ]
  const points = pairs.flatMap(([px, py]) => (px === undefined || py === undefined ? [] : [move(px, py)]))
  return type + points.map(([px, py]) => `${px.toFixed(1)} ${py.toFixed(1)}`).join(' ')
}
