/** Makes the sample reviews from the content folder: a file a film, named like it. Writes none. */
import * as v from 'valibot'
import { int } from '@/contract/primitives'
import type { SampleReview } from '@/platform/movies/reviews'
import { readContentFiles } from './content-files'
import { type Fault, type ReportFault, throwFaults } from './fault'
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
    text: v.pipe(v.string(), v.minLength(1)),
  }),
)

/** @throws ContentError that names the file and the field of every fault */
export async function makeReviews(directory: string, now: number): Promise<SampleReview[]> {
  const faults: Fault[] = []
  const report: ReportFault = (fault) => faults.push(fault)
  const files = await readContentFiles(directory, report)
  const films = readFolder(files, 'films', numbered, report)
  const made = readFolder(files, 'reviews', reviewFile, report).flatMap(({ source, file }) => {
    const film = films.find((one) => one.source.key === source.key)
    if (!film) report({ file: source.name, field: '', message: `no film ${source.key}` })
    const edi = film?.file.ediNumber ?? ''
    return file.map(({ name, rating, likes, daysAgo, text }, at) => ({
      sample: `${source.id}-${at + 1}`,
      edi,
      userName: name,
      rating,
      comment: text,
      likes,
      addedAt: now - daysAgo * DAY - (at % 12) * HOUR,
    }))
  })
  throwFaults(faults, files)
  return made
}
