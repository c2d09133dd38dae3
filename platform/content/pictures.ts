/** What is known of a picture by its file's name: address, size, alternative text, focal point. Draws none. */
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import * as v from 'valibot'
import type { Image } from '@/contract/picture'
import type { ReportFault } from './fault'

const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1))

/** pictures.yaml: by file name. The focal point is in shares of width and height, from the upper left. */
export const pictureFacts = v.record(
  v.string(),
  v.strictObject({
    alt: v.pipe(v.string(), v.minLength(1)),
    focal: v.optional(v.tuple([share, share])),
    credit: v.optional(v.string()),
  }),
)
type PictureFacts = v.InferOutput<typeof pictureFacts>

export interface Size {
  width: number
  height: number
}

/** @returns the sizes in pixels of all pictures in the folder, by file name */
export async function readPictureSizes(directory: string): Promise<Map<string, Size>> {
  const names = (await readdir(directory)).filter((name) => /\.(jpe?g|png|webp)$/.test(name))
  const sizes = await Promise.all(
    names.map(async (name): Promise<[string, Size]> => {
      const { width, height } = await sharp(join(directory, name)).metadata()
      return [name, { width, height }]
    }),
  )
  return new Map(sizes)
}

export interface Pictures {
  /** @param file the content file that names the picture, for the fault when there is none of that name */
  find: (name: string, file: string) => Image
}

/** @param baseUrl the platform's public address; pictures stand below its /images */
export function toPictures(
  sizes: ReadonlyMap<string, Size>,
  facts: PictureFacts,
  baseUrl: string,
  report: ReportFault,
): Pictures {
  return {
    find(name, file) {
      const size = sizes.get(name)
      const known = facts[name]
      if (!size) report({ file, field: '', message: `no picture pictures/${name}`, at: name })
      if (!known) report({ file, field: '', message: `no alternative text for ${name} in pictures.yaml`, at: name })
      const [x, y] = known?.focal ?? []
      return {
        url: `${baseUrl}/images/${encodeURIComponent(name)}`,
        ...(known && { alt: known.alt }),
        ...(known?.credit !== undefined && { credit: known.credit }),
        ...size,
        ...(x !== undefined && y !== undefined && { focalPointQuery: `fp-x=${x}&fp-y=${y}&crop=focalpoint&fit=crop` }),
      }
    },
  }
}
