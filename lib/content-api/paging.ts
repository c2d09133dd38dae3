/** Lists of the platform, read to their end (rule 13). */
import type * as v from 'valibot'
import { read } from '@/contract/read'
import { HttpError } from '@/lib/http/errors'
import { logOnce } from '@/lib/log-once'
import { logFaults } from './log'

/** The answer to one page of a list, unread. */
export type FetchPage = (slice: { skip: number; take: number }) => Promise<unknown>

export interface ListPage<T> {
  items: T[]
  total: number
}

type PageSchema<T> = v.GenericSchema<unknown, ListPage<T>>

const LARGEST = 500
/** A list that never ends is a fault of the platform. */
const MOST_PAGES = 200

const countOf = (answer: unknown) =>
  typeof answer === 'object' && answer !== null && 'items' in answer && Array.isArray(answer.items)
    ? answer.items.length
    : 0

/** @throws HttpError where the answer is no list at all. */
export function readPage<T>(what: string, schema: PageSchema<T>, answer: unknown): ListPage<T> {
  const { value, faults } = read(schema, answer)
  logFaults(what, answer, faults)
  if (!value) throw new HttpError({ message: `The platform's answer to ${what} is no list`, kind: 'parse' })
  return value
}

interface Reading<T> {
  /** How many documents a call asks for. */
  take?: number
  /** What makes two documents the same. */
  keyOf?: (document: T) => string
}

/** Page after page; documents that came already are left out, since a list may shift while it is read. */
async function* readPages<T extends { id: string }>(
  what: string,
  schema: PageSchema<T>,
  fetchPage: FetchPage,
  { take = LARGEST, keyOf = ({ id }) => id }: Reading<T>,
): AsyncGenerator<T[]> {
  const seen = new Set<string>()
  let skip = 0
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const answer = await fetchPage({ skip, take })
    const { items, total } = readPage(what, schema, answer)
    const fresh = new Map(items.map((item) => [keyOf(item), item] as const).filter(([key]) => !seen.has(key)))
    for (const key of fresh.keys()) seen.add(key)
    yield [...fresh.values()]
    skip += countOf(answer)
    if (countOf(answer) === 0 || skip >= total) return
  }
  logOnce(`${what}: still not at its end after ${MOST_PAGES} pages; the rest is left out`)
}

/** Every document of a list, in its order, each once. @throws HttpError */
export async function readAll<T extends { id: string }>(
  what: string,
  schema: PageSchema<T>,
  fetchPage: FetchPage,
  reading: Reading<T> = {},
): Promise<T[]> {
  const all: T[] = []
  for await (const items of readPages(what, schema, fetchPage, reading)) for (const item of items) all.push(item)
  return all
}

/** The first document that can be read; bad ones are passed over (rule 18). @throws HttpError */
export async function readFirst<T extends { id: string }>(
  what: string,
  schema: PageSchema<T>,
  fetchPage: FetchPage,
): Promise<T | undefined> {
  for await (const [first] of readPages(what, schema, fetchPage, { take: 10 })) if (first) return first
  return undefined
}
