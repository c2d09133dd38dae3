/**
 * What the platform has to know of each collection: its schema, and the facts that lists are ordered and chosen by.
 */
import * as v from 'valibot'
import { article } from '@/contract/article'
import { contentItem } from '@/contract/content-item'
import { page } from '@/contract/page'
import { type Production, production } from '@/contract/production'
import { site } from '@/contract/site'
import { soldEvent } from './sold-event'

export const collectionName = v.picklist(['block-data', 'article', 'production', 'event', 'page', 'site'])
export type CollectionName = v.InferOutput<typeof collectionName>

export interface Facts {
  /** The URL segment that changes and slugs tell (rule 16). */
  segment: string | null
  hasPage: boolean
  archived: boolean
  startAt: number | null
  /** An `end` before `start` is ignored (rule 14). */
  ownEnd: number | null
  /** Of a production, in milliseconds. */
  duration: number | null
  production: string | null
  createdAt: number | null
  /** What the document says itself; the time of the write where it says nothing (rule 30). */
  updatedAt: number | null
}

const NO_FACTS: Facts = {
  segment: null,
  hasPage: false,
  archived: false,
  startAt: null,
  ownEnd: null,
  duration: null,
  production: null,
  createdAt: null,
  updatedAt: null,
}

const MAX_DURATION = 8.64e15
const LONGEST_ID = 200
export const LONGEST_EDI = 100

function toProductionFacts(doc: Production): Partial<Facts> {
  const pageSegment = doc.object === 'culture' ? doc.pageReference : doc.parentSlug
  return {
    segment: pageSegment ?? doc.parentSlug,
    hasPage: pageSegment !== undefined,
    archived: doc.archived === true,
    duration: doc.duration === undefined ? null : Math.min(doc.duration * 60_000, MAX_DURATION),
  }
}

export interface Collection {
  schema: v.GenericSchema
  /** Undefined where the document is not one of the collection. */
  toFacts: (doc: unknown) => Facts | undefined
  /** The dotted paths of fields that hold one URL segment each, and of those that hold a path (rule 1). */
  segments: string[]
  paths: string[]
  /** Fields that platform-api.yaml requires, and that its reader can do without. */
  required: string[]
  /** The most characters of what indexes hold, by dotted path: an entry cannot hold a long text. */
  longest: ReadonlyMap<string, number>
}

function collection<S extends v.GenericSchema>(
  schema: S,
  toFacts: (doc: v.InferOutput<S>) => Partial<Facts>,
  rest: Partial<Pick<Collection, 'segments' | 'paths' | 'required' | 'longest'>> = {},
): Collection {
  return {
    schema,
    toFacts(doc) {
      const result = v.safeParse(schema, doc)
      return result.success ? { ...NO_FACTS, ...toFacts(result.output) } : undefined
    },
    segments: [],
    paths: [],
    required: [],
    longest: new Map(),
    ...rest,
  }
}

const collections: Record<CollectionName, Collection> = {
  'block-data': collection(contentItem, () => ({})),
  article: collection(
    article,
    (doc) => ({ segment: doc.slug, hasPage: true, createdAt: doc.createdAt, updatedAt: doc.updatedAt }),
    { segments: ['slug'] },
  ),
  production: collection(production, toProductionFacts, {
    segments: ['parentSlug', 'pageReference'],
    longest: new Map([['ediNumber', LONGEST_EDI]]),
  }),
  event: collection(
    soldEvent,
    (doc) => ({
      startAt: doc.start,
      ownEnd: doc.end !== undefined && doc.end >= doc.start ? doc.end : null,
      production: doc.production.id,
    }),
    {
      segments: ['production.parentSlug', 'production.pageReference'],
      longest: new Map([['production.id', LONGEST_ID]]),
    },
  ),
  page: collection(page, (doc) => ({ segment: doc.path }), { paths: ['path', 'matchPath'] }),
  site: collection(v.omit(site, ['pages']), () => ({}), {
    paths: ['redirects.from'],
    required: ['theme.logo', 'theme.favicon'],
  }),
}

export const toCollection = (name: CollectionName): Collection => collections[name]

const TWO_HOURS = 2 * 60 * 60 * 1000

/** How long an event without an end of its own lasts, given its production's duration, in milliseconds (rule 14). */
export const toLength = (duration: number | null): number => duration ?? TWO_HOURS

/** When an event ends, given its production's duration in milliseconds; null for what does not start (rule 14). */
export function toEnd(facts: Facts, duration: number | null): number | null {
  return facts.startAt === null ? null : (facts.ownEnd ?? facts.startAt + toLength(duration))
}
