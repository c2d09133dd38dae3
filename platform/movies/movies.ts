/** Gives productions the numbers by which the loyalty calls know movies. */
import { and, asc, avg, count, desc, eq, inArray } from 'drizzle-orm'
import * as v from 'valibot'
import { type Production, production } from '@/contract/production'
import type { Database } from '@/platform/database/connect'
import { movies, reviews } from '@/platform/database/loyalty-tables'
import { documents, documentValues } from '@/platform/database/schema'
import { ofCollection, ofKey } from '@/platform/documents/store'

type Movie = typeof movies.$inferSelect
type MovieFacts = Omit<Movie, 'id'>

/** The path of a production's page (rule 3); none where half a surrogate pair can stand in no address (rule 1). */
function toLink({ object, parentSlug, pageReference }: Production): string | null {
  const segment = object === 'culture' ? pageReference : parentSlug
  return segment === undefined || /\p{Cs}/u.test(segment) ? null : `/${encodeURIComponent(segment)}`
}

export function toPoster({ assets }: Production): string | undefined {
  return (assets.find(({ type }) => type === 'poster') ?? assets.find(({ type }) => type === 'first_image'))?.url
}

function toFacts(doc: Production): MovieFacts {
  const { id, ediNumber, title } = doc
  return { production: id, edi: ediNumber ?? null, title, poster: toPoster(doc) ?? null, link: toLink(doc) }
}

const isSame = (a: MovieFacts, b: MovieFacts) =>
  a.edi === b.edi && a.title === b.title && a.poster === b.poster && a.link === b.link

/** The production's number, and what is known of it, kept for when it is gone. */
export async function keepMovie(db: Database, doc: Production): Promise<Movie> {
  const facts = toFacts(doc)
  const [known] = await db.select().from(movies).where(eq(movies.production, doc.id))
  if (known && isSame(known, facts)) return known
  const [row] = await db
    .insert(movies)
    .values(facts)
    .onConflictDoUpdate({ target: movies.production, set: facts })
    .returning()
  if (!row) throw new Error('the database gave no movie')
  return row
}

async function loadProductionByEdi(db: Database, site: string, edi: string): Promise<Production | undefined> {
  const hasEdi = and(
    eq(documentValues.site, site),
    eq(documentValues.collection, 'production'),
    eq(documentValues.path, 'ediNumber'),
    eq(documentValues.value, edi),
  )
  const ids = db.select({ id: documentValues.id }).from(documentValues).where(hasEdi)
  const [row] = await db
    .select({ doc: documents.doc })
    .from(documents)
    .where(and(ofCollection(site, 'production'), inArray(documents.id, ids)))
    .orderBy(asc(documents.archived), asc(documents.id))
    .limit(1)
  return row && v.parse(production, row.doc)
}

export async function loadProduction(db: Database, site: string, id: string): Promise<Production | undefined> {
  const [row] = await db
    .select({ doc: documents.doc })
    .from(documents)
    .where(ofKey({ site, collection: 'production', id }))
  return row && v.parse(production, row.doc)
}

/** @returns undefined where no film has had the number */
export async function loadMovieByEdi(db: Database, site: string, edi: string): Promise<Movie | undefined> {
  const doc = await loadProductionByEdi(db, site, edi)
  if (doc) return await keepMovie(db, doc)
  const [gone] = await db.select().from(movies).where(eq(movies.edi, edi)).orderBy(desc(movies.id)).limit(1)
  return gone
}

async function loadRatings(db: Database, partner: number, edis: readonly string[]) {
  if (edis.length === 0) return []
  return await db
    .select({ edi: reviews.edi, average: avg(reviews.rating).mapWith(Number), number: count() })
    .from(reviews)
    .where(and(eq(reviews.partner, partner), inArray(reviews.edi, [...edis])))
    .groupBy(reviews.edi)
}

/** As the loyalty calls answer movies, with what one partner's visitors think of them. */
export async function toMovieDx(db: Database, partner: number, rows: readonly Movie[]) {
  const ratings = await loadRatings(
    db,
    partner,
    rows.flatMap(({ edi }) => edi ?? []),
  )
  return rows.map(({ id, title, edi, poster, link }) => {
    const given = ratings.find((one) => one.edi === edi)
    return {
      Title: title,
      MovieId: id,
      Edis: edi === null ? [] : [edi],
      ...(given && { Rating: Math.round(given.average * 10) / 10 }),
      RatingCount: given?.number ?? 0,
      ...(poster !== null && { Poster: poster }),
      ...(link !== null && { link }),
    }
  })
}
