/** Turns an original into what a transformation asks for, with sharp; knows nothing of files, caches or HTTP. */
import sharp, { type Sharp } from 'sharp'
import type { ImageFormat } from './format'
import type { Transformation } from './parameters'

/** Part of every cache key: another encoder, or other settings below, make other bytes. */
export const pipeline = `3 ${sharp.versions.vips} ${sharp.versions.sharp ?? ''}`

const largestSide = 3840
/** Decoded pixels; a picture that claims more is refused before it is decoded. */
const largestInput = 60_000_000
/** An encoder that hangs is stopped. */
const longestSeconds = 20

/** Gives the encoded picture; throws where the original is broken or larger than 60 megapixels. */
export async function transform(bytes: Buffer, asked: Transformation, format: ImageFormat): Promise<Buffer> {
  const image = sharp(bytes, { limitInputPixels: largestInput, failOn: 'error' })
  const size = upright(await image.metadata())
  image.timeout({ seconds: longestSeconds }).autoOrient()
  const { width, height, fit, focus } = asked
  if (fit === 'crop' && width !== undefined && height !== undefined) {
    image.extract(cropRegion(size, width / height, focus)).resize({ width, height, fit: 'fill' })
  } else {
    const enlarge = fit !== 'max' && (width !== undefined || height !== undefined)
    const box = { width: width ?? largestSide, height: height ?? largestSide }
    image.resize({ ...box, fit: 'inside', withoutEnlargement: !enlarge })
  }
  return encode(image, format, asked.compress).toBuffer()
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

/** AVIF's effort is kept low: a 1920 px picture within a second matters more than its last kilobytes. */
function encode(image: Sharp, format: ImageFormat, compress: boolean): Sharp {
  switch (format) {
    case 'avif':
      return image.avif({ quality: compress ? 45 : 60, effort: 2 })
    case 'webp':
      return image.webp({ quality: compress ? 64 : 82, effort: 3 })
    case 'jpeg':
      return image.jpeg({ quality: compress ? 66 : 84, mozjpeg: compress })
    case 'png':
      return image.png({ palette: compress, effort: 4 })
    case 'gif':
      return image.gif({ effort: 3 })
  }
}
