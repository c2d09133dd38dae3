/** The films that an account wants to see. */
import { desc, eq } from 'drizzle-orm'
import type { Database } from '@/platform/database/connect'
import { movies, watchList } from '@/platform/database/loyalty-tables'
import type { Paging } from '@/platform/http/query'

/** Newest first. */
export async function listWatched(db: Database, account: number, { skip, take }: Paging) {
  const rows = await db
    .select({ movie: movies })
    .from(watchList)
    .innerJoin(movies, eq(movies.id, watchList.movie))
    .where(eq(watchList.account, account))
    .orderBy(desc(watchList.position))
    .limit(take)
    .offset(skip)
  return rows.map(({ movie }) => movie)
}

/** @returns whether there is such a movie; then it is on the list, once */
export async function addWatched(db: Database, account: number, movie: number): Promise<boolean> {
  const [known] = await db.select({ id: movies.id }).from(movies).where(eq(movies.id, movie))
  if (!known) return false
  await db.insert(watchList).values({ account, movie }).onConflictDoNothing()
  return true
}
