/** Words as outlines, from a font of the house's own: nothing depends on the fonts of a machine. */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import opentype, { type Command, type Font, type Glyph } from 'opentype.js'

const FOLDER = path.join(process.cwd(), 'node_modules', '@fontsource', 'bricolage-grotesque', 'files')
/** A letter is taken from the first that has it. */
const FILES = ['bricolage-grotesque-latin-700-normal.woff', 'bricolage-grotesque-latin-ext-700-normal.woff']

export interface Typeface {
  /** The text without what the fonts cannot draw. */
  drawable: (text: string) => string
  /** In pixels, as all here. */
  measure: (text: string, size: number) => number
  /** SVG path data; `y` is the base line. */
  outline: (text: string, x: number, y: number, size: number) => string
}

interface Letter {
  font: Font
  glyph: Glyph
}

let loading: Promise<Font[]> | undefined

async function loadFont(file: string): Promise<Font> {
  const bytes = await readFile(path.join(FOLDER, file))
  return opentype.parse(Uint8Array.from(bytes).buffer)
}

function write({ type, x1, y1, x2, y2, x, y }: Command): string {
  const points = [x1, y1, x2, y2, x, y].filter((value) => value !== undefined)
  return type + points.map((value) => value.toFixed(1)).join(' ')
}

/** The letters of a text with where each begins, and where the last ends. */
function set(fonts: readonly Font[], text: string, size: number): { placed: (Letter & { at: number })[]; end: number } {
  let end = 0
  let before: Letter | undefined
  const placed = [...text].flatMap((sign) => {
    const letter = toLetter(fonts, sign)
    if (!letter) return []
    const kerning = before?.font === letter.font ? letter.font.getKerningValue(before.glyph, letter.glyph) : 0
    const at = end + (kerning / letter.font.unitsPerEm) * size
    end = at + ((letter.glyph.advanceWidth ?? 0) / letter.font.unitsPerEm) * size
    before = letter
    return [{ ...letter, at }]
  })
  return { placed, end }
}

function toLetter(fonts: readonly Font[], sign: string): Letter | undefined {
  const letters = fonts.map((font) => ({ font, glyph: font.charToGlyph(sign) }))
  return letters.find(({ glyph }) => glyph.index > 0)
}

export async function loadTypeface(): Promise<Typeface> {
  loading ??= Promise.all(FILES.map(loadFont))
  const fonts = await loading
  return {
    drawable: (text) => [...text.normalize('NFC')].filter((sign) => toLetter(fonts, sign)).join(''),
    measure: (text, size) => set(fonts, text, size).end,
    outline: (text, x, y, size) =>
      set(fonts, text, size)
        .placed.flatMap(({ glyph, at }) => glyph.getPath(x + at, y, size).commands.map(write))
        .join(''),
  }
}
