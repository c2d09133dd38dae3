/** Turns an original into what a transformation asks for, with sharp. */
import sharp, { type Sharp } from 'sharp'
import type { AnswerFormat } from './format'
import type { Transformation } from './parameters'
import { LARGEST_SIDE } from './sizes'

/** Part of every cache key: another encoder, or other settings below, make other bytes. */
export const pipeline = `4 ${sharp.versions.vips} ${sharp.versions.sharp ?? ''}`

/** One picture takes one thread, and none of its pixels are remembered. */
sharp.concurrency(1)
sharp.cache(false)

/** Decoded pixels; a picture that claims more is refused before it is decoded. */
const largestInput = 60_000_000
/** An encoder that hangs is stopped. */
const longestSeconds = 10
/** Beyond these many pixels the slow encoders (AVIF, mozjpeg, a palette) take more than half a second. */
const mostSlowly = 1920 * 1080

/** Whether a slow encoder may make it; the answer to one side is as high, or as wide, as may be. */
export function isCheap({ width = LARGEST_SIDE, height = LARGEST_SIDE }: Transformation): boolean {
  return width * height <= mostSlowly
}

/** Gives the encoded picture; throws where the original is broken or larger than 60 megapixels. */
export async function transform(bytes: Buffer, asked: Transformation, format: AnswerFormat): Promise<Buffer> {
  const image = sharp(bytes, { limitInputPixels: largestInput, failOn: 'error' })
  const size = upright(await image.metadata())
  image.timeout({ seconds: longestSeconds }).autoOrient()
  const { width, height, fit, focus } = asked
  if (fit === 'crop' && width !== undefined && height !== undefined) {
    image.extract(cropRegion(size, width / height, focus)).resize({ width, height, fit: 'fill' })
  } else {
    const enlarge = fit !== 'max' && (width !== undefined || height !== undefined)
    const box = { width: width ?? LARGEST_SIDE, height: height ?? LARGEST_SIDE }
    image.resize({ ...box, fit: 'inside', withoutEnlargement: !enlarge })
  }
  return encode(image, format, asked).toBuffer()
}

type Size = { width: number; height: number }

function upright(size: Size & { orientation?: number }): Size {
  const isTurned = (size.orientation ?? 1) >= 5
  return isTurned ? { width: size.height, height: size.width } : { width: size.width, height: size.height }
}

/**
 * The largest part of a picture that has the ratio, with the focal point in its middle as far as the picture reaches.
 * Cut before scaling: scaling first would blow up a thin picture to any size.
 */
function cropRegion(size: Size, ratio: number, focus: { x: number; y: number }) {
  const width = Math.max(1, Math.round(Math.min(size.width, size.height * ratio)))
  const height = Math.max(1, Math.round(Math.min(size.height, size.width / ratio)))
  return { left: offset(size.width, width, focus.x), top: offset(size.height, height, focus.y), width, height }
}

function offset(whole: number, part: number, focus: number): number {
  return Math.min(Math.max(Math.round(whole * focus - part / 2), 0), whole - part)
}

/** The efforts are low: the last kilobytes of AVIF above 1, and of WebP above 2, cost as much time again. */
function encode(image: Sharp, format: AnswerFormat, asked: Transformation): Sharp {
  const { compress } = asked
  switch (format) {
    case 'avif':
      return image.avif({ quality: compress ? 45 : 60, effort: 1 })
    case 'webp':
      return image.webp({ quality: compress ? 64 : 82, effort: 2 })
    case 'jpeg':
      return image.jpeg({ quality: compress ? 66 : 84, mozjpeg: compress && isCheap(asked) })
    case 'png':
      return image.png({ palette: compress && isCheap(asked) })
  }
}
