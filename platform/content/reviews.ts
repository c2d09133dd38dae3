/** Makes the sample reviews from the content folder: a file a film, named like it. Writes none. */
import { join } from 'node:path'
import * as v from 'valibot'
import { int } from '@/contract/primitives'
import type { SampleReview } from '@/platform/movies/reviews'
import { type ContentFile, readContentFiles } from './content-files'
import { check, type Fault, type ReportFault, throwFaults } from './fault'
import { pictureFacts, readPictureSizes, toPictures } from './pictures'
import { readFolder } from './production-file'

const HOUR = 60 * 60 * 1000
const DAY = 24 * HOUR

/** All that is asked of a film here. */
const numbered = v.object({ ediNumber: v.string() })

const reviewFile = v.array(
  v.strictObject({
    /** Invented. */
    name: v.pipe(v.string(), v.minLength(1), v.maxLength(80)),
    rating: v.pipe(int, v.minValue(1), v.maxValue(5)),
    likes: v.pipe(int, v.minValue(0)),
    /** How old it is when a platform is filled. */
    daysAgo: v.pipe(int, v.minValue(0)),
    /** Liked by whoever reads it, for want of somebody who did. */
    liked: v.optional(v.boolean()),
    text: v.pipe(v.string(), v.minLength(1)),
  }),
)

/** reviewers.yaml: a picture's file name, by the name of the reviewer. */
const reviewersFile = v.record(v.string(), v.string())

async function readFaces(files: readonly ContentFile[], { directory, baseUrl }: ReviewSettings, report: ReportFault) {
  const find = (name: string) => files.find((file) => file.name === name)?.data ?? {}
  const faces = check(reviewersFile, find('reviewers.yaml'), 'reviewers.yaml', report) ?? {}
  const facts = check(pictureFacts, find('pictures.yaml'), 'pictures.yaml', report) ?? {}
  const pictures = toPictures(await readPictureSizes(join(directory, 'pictures')), facts, baseUrl, report)
  return new Map(Object.entries(faces).map(([name, face]) => [name, pictures.find(face, 'reviewers.yaml').url]))
}

export interface ReviewSettings {
  /** The content folder. */
  directory: string
  /** The platform's public address. */
  baseUrl: string
  now: number
}

/** @throws ContentError that names the file and the field of every fault */
export async function makeReviews(settings: ReviewSettings): Promise<SampleReview[]> {
  const { directory, now } = settings
  const faults: Fault[] = []
  const report: ReportFault = (fault) => faults.push(fault)
  const files = await readContentFiles(directory, report)
  const faces = await readFaces(files, settings, report)
  const films = readFolder(files, 'films', numbered, report)
  const made = readFolder(files, 'reviews', reviewFile, report).flatMap(({ source, file }) => {
    const film = films.find((one) => one.source.key === source.key)
    if (!film) report({ file: source.name, field: '', message: `no film ${source.key}` })
    const edi = film?.file.ediNumber ?? ''
    return file.map(({ name, rating, likes, liked, daysAgo, text }, at) => ({
      sample: `${source.id}-${at + 1}`,
      edi,
      userName: name,
      rating,
      comment: text,
      likes,
      isLiked: liked ?? false,
      image: faces.get(name) ?? null,
      addedAt: now - daysAgo * DAY - (at % 12) * HOUR,
    }))
  })
  throwFaults(faults, files)
  return made
}
