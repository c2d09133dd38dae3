/** From SVG to a JPEG with the grain of paper; the only place that knows pixels and files. */
import { writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { seeded } from './random'

/** Lays soft grain over a drawing and lowers the quality until the file is small enough (bytes). */
export async function render(svg: string, seed: string, largest: number): Promise<Buffer> {
  const flat = await sharp(Buffer.from(svg), { unlimited: true }).flatten({ background: '#fff' }).png().toBuffer()
  const { width, height } = await sharp(flat).metadata()
  const printed = sharp(flat).composite([{ input: await grain(width, height, seed), blend: 'soft-light' }])
  const pixels = await printed.removeAlpha().png().toBuffer()
  for (let quality = 86; ; quality -= 4) {
    const jpeg = await sharp(pixels).jpeg({ quality, mozjpeg: true, progressive: true }).toBuffer()
    if (jpeg.length <= largest || quality <= 46) return jpeg
  }
}

/** A transparent PNG without grain, for what is shown small and on any ground. */
export function renderSharp(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg)).png({ compressionLevel: 9 }).toBuffer()
}

async function grain(width: number, height: number, seed: string): Promise<Buffer> {
  const random = seeded(seed)
  const noise = Buffer.alloc(width * height)
  for (let index = 0; index < noise.length; index += 1) noise[index] = 128 + (random() - 0.5) * 110
  return sharp(noise, { raw: { width, height, channels: 1 } })
    .blur(0.9)
    .toColourspace('srgb')
    .png()
    .toBuffer()
}

export async function save(file: URL, bytes: Buffer): Promise<void> {
  await writeFile(file, bytes)
}
