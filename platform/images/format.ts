/** Which raster formats are served, and how they are told apart; a file's name is never believed. */

export type ImageFormat = 'jpeg' | 'png' | 'webp' | 'avif' | 'gif'

/** An animation's own format would cost every frame: a GIF is answered as a PNG. */
export type AnswerFormat = Exclude<ImageFormat, 'gif'>

export const contentTypes: Record<AnswerFormat, string> = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
}

/**
 * The format by its first bytes, before any decoder sees the file. Everything else (SVG and HTML, which can carry
 * scripts, and PDF) gives undefined and is never served.
 */
export function sniffFormat(bytes: Uint8Array): ImageFormat | undefined {
  const text = (from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to))
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg'
  if (bytes[0] === 0x89 && text(1, 4) === 'PNG') return 'png'
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp'
  if (text(4, 8) === 'ftyp' && /^avi[fs]$/.test(text(8, 12))) return 'avif'
  if (/^GIF8[79]a$/.test(text(0, 6))) return 'gif'
  return undefined
}

/**
 * The format to answer with: AVIF where it may be, else WebP where the Accept header names them (a wildcard does not:
 * every browser sends one), else the picture's own.
 */
export function negotiateFormat(accept: string | undefined, own: ImageFormat, mayBeAvif: boolean): AnswerFormat {
  const accepted = new Set((accept ?? '').toLowerCase().split(',').filter(isWanted).map(mediaType))
  if (mayBeAvif && accepted.has('image/avif')) return 'avif'
  if (accepted.has('image/webp')) return 'webp'
  return own === 'gif' ? 'png' : own
}

function mediaType(range: string): string {
  return range.split(';', 1)[0]?.trim() ?? ''
}

function isWanted(range: string): boolean {
  return !/;\s*q\s*=\s*0(?:\.0*)?\s*(?:;|$)/.test(range)
}
