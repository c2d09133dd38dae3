/** Reads query parameters, strictly: what is out of range or malformed is 400 (rule 29). */
import { type Filter, parseFilter } from '@/platform/filters/parse-filter'
import { HttpProblem } from './problem'

export type Query = Readonly<Record<string, string | string[] | undefined>>

const MAX_IDS = 200
const MAX_FILTERS = 20
const MAX_ID_LENGTH = 200
const MAX_TIME = 8.64e15

/** A parameter that stands at most once. */
export function readText(query: Query, name: string): string | undefined {
  const value = query[name]
  if (Array.isArray(value)) throw new HttpProblem(400, `${name} stands more than once`)
  return value
}

interface Range {
  min: number
  max: number
}

export function readInteger(query: Query, name: string, { min, max }: Range): number | undefined {
  const value = readText(query, name)
  if (value === undefined) return undefined
  const number = /^-?\d{1,16}$/.test(value) ? Number(value) : Number.NaN
  if (!(number >= min && number <= max)) throw new HttpProblem(400, `${name} is an integer from ${min} to ${max}`)
  return number
}

/** Epoch milliseconds. */
export function readTime(query: Query, name: string): number | undefined {
  return readInteger(query, name, { min: -MAX_TIME, max: MAX_TIME })
}

export interface Paging {
  skip: number
  take: number
}

/** @param take what is taken where the caller does not say, and the most that may be */
export function readPaging(query: Query, take = { default: 100, max: 500 }): Paging {
  return {
    skip: readInteger(query, 'skip', { min: 0, max: Number.MAX_SAFE_INTEGER }) ?? 0,
    take: readInteger(query, 'take', { min: 1, max: take.max }) ?? take.default,
  }
}

/** 1 to 200 ids, joined with commas. */
export function readIds(query: Query): string[] | undefined {
  const value = readText(query, 'ids')
  if (value === undefined) return undefined
  const ids = value.split(',')
  if (ids.length > MAX_IDS) throw new HttpProblem(400, `ids holds at most ${MAX_IDS} ids`)
  if (ids.some((id) => id.length === 0 || id.length > MAX_ID_LENGTH)) {
    throw new HttpProblem(400, 'ids is a list of ids, joined with commas')
  }
  return ids
}

export function readFlag(query: Query, name: string): boolean {
  const value = readText(query, name) ?? '0'
  if (value !== '0' && value !== '1') throw new HttpProblem(400, `${name} is 0 or 1`)
  return value === '1'
}

/** The repeated `filter`; `filter[]` and the like are refused, lest they be taken for no filter at all (rule 11). @throws FilterRefused */
export function readFilters(query: Query): Filter[] {
  if (Object.keys(query).some((name) => name.startsWith('filter['))) {
    throw new HttpProblem(400, 'the name filter is repeated as it stands, without brackets')
  }
  const texts = [query.filter ?? []].flat()
  if (texts.length > MAX_FILTERS) throw new HttpProblem(400, `at most ${MAX_FILTERS} filters`)
  return texts.map(parseFilter)
}
