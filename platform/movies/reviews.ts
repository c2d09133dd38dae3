/** Reviews: the house's sample ones are brought in here, and read by film. */
import { createHash } from 'node:crypto'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { Database } from '@/platform/database/connect'
import { reviews } from '@/platform/database/loyalty-tables'
import type { Paging } from '@/platform/http/query'
import { loadMovieByEdi } from './movies'

export interface SampleReview {
  /** The same from load to load. */
  sample: string
  edi: string
  userName: string
  /** 1 to 5. */
  rating: number
  comment: string
  likes: number
  /** Whether who reads it likes it: everybody, in the sample. */
  isLiked: boolean
  /** The address of the reviewer's picture. */
  image: string | null
  /** Epoch milliseconds; what counts is the first load's. */
  addedAt: number
}

/** The same invented person has the same number under every film. */
const toUserId = (name: string) => createHash('sha256').update(name).digest().readUInt32BE() % 1_000_000

/** Adds those that are new, for each partner, and rewrites those whose words have changed. */
export async function keepReviews(db: Database, partners: readonly number[], samples: readonly SampleReview[]) {
  if (samples.length === 0) return
  const rows = partners.flatMap((partner) =>
    samples.map((sample) => ({ ...sample, partner, userId: toUserId(sample.userName) })),
  )
  const toNew = (column: string) => sql.raw(`excluded.${column}`)
  await db
    .insert(reviews)
    .values(rows)
    .onConflictDoUpdate({
      target: [reviews.partner, reviews.sample],
      set: {
        edi: toNew('edi'),
        userId: toNew('user_id'),
        userName: toNew('user_name'),
        rating: toNew('rating'),
        comment: toNew('comment'),
        likes: toNew('likes'),
        isLiked: toNew('is_liked'),
        image: toNew('image'),
      },
    })
}

interface Asked extends Paging {
  site: string
  partner: number
  edi: string
}

/** Newest first, as GetReviewsByEdiDx answers them; none where no film has had the number (rule 28). */
export async function listReviews(db: Database, { site, partner, edi, skip, take }: Asked) {
  const movie = await loadMovieByEdi(db, site, edi)
  if (!movie) return []
  const rows = await db
    .select()
    .from(reviews)
    .where(and(eq(reviews.partner, partner), eq(reviews.edi, edi)))
    .orderBy(desc(reviews.addedAt), desc(reviews.id))
    .limit(take)
    .offset(skip)
  return rows.map((row) => ({
    Id: row.id,
    Comment: row.comment,
    Rating: row.rating,
    AddedAt: row.addedAt,
    LikesCount: row.likes,
    MovieId: movie.id,
    UserId: row.userId,
    UserName: row.userName,
    Image: row.image,
    IsLiked: row.isLiked,
  }))
}
