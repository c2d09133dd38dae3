/** The small pieces of every document: bounded text, numbers, times, safe links. */
import * as v from 'valibot'
import { isSitePath } from './site-path'

const MAX_TIME = 8.64e15
const MAX_TITLE = 300
// biome-ignore lint/suspicious/noControlCharactersInRegex: stripping them is the purpose (rule 19)
const CONTROL = /[\u0000-\u001f\u007f-\u009f]/g
// biome-ignore lint/suspicious/noControlCharactersInRegex: line breaks and tabs are kept in running text
const CONTROL_BUT_BREAKS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g

/** Running text or HTML: control characters other than tab and line breaks are stripped (rule 19). */
export const text = v.pipe(
  v.string(),
  v.transform((value) => value.replace(CONTROL_BUT_BREAKS, '')),
)

/** A word, name or id on one line: every control character is stripped (rule 19). */
export const word = v.pipe(
  v.string(),
  v.transform((value) => value.replace(CONTROL, '')),
)

/** A title of 1 to 300 characters after stripping (rule 19). */
export const title = v.pipe(
  word,
  v.check((value) => {
    const length = [...value.trim()].length
    return length >= 1 && length <= MAX_TITLE
  }, 'a title has 1 to 300 characters'),
)

export const int = v.pipe(v.number(), v.safeInteger())

/** Epoch milliseconds within what a Date can hold (rule 19). */
export const time = v.pipe(int, v.minValue(-MAX_TIME), v.maxValue(MAX_TIME))

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/

function isSafeWebUrl(value: string): boolean {
  if (/[\\\s]/.test(value) || value.search(CONTROL) >= 0 || !/^https?:\/\//i.test(value)) return false
  if (!URL.canParse(value)) return false
  const url = new URL(value)
  if (url.username !== '' || url.password !== '') return false
  return url.protocol === 'https:' || LOOPBACK.test(url.hostname)
}

/** The link as given when it is a path of the site or an https URL (http on loopback); else undefined (rule 20). */
export function toSafeLink(value: string): string | undefined {
  return isSitePath(value) || isSafeWebUrl(value) ? value : undefined
}

/** As toSafeLink, with mailto and tel, which content HTML and link.href may use (rule 20). */
export function toSafeContentLink(value: string): string | undefined {
  const isContact = /^(mailto|tel):[^\s\\]+$/i.test(value) && value.search(CONTROL) < 0
  return isContact ? value : toSafeLink(value)
}

/** The address of a picture when it is absolute https (http on loopback); else undefined (rule 21). */
export function toSafeImageUrl(value: string): string | undefined {
  return isSafeWebUrl(value) ? value : undefined
}

/** A link; an unsafe one reads as undefined and drops nothing (rules 18 and 20). */
export const link = v.pipe(v.string(), v.transform(toSafeLink))
export const contentLink = v.pipe(v.string(), v.transform(toSafeContentLink))

/** The address of a picture, for elements that are nothing without it. */
export const imageUrl = v.pipe(
  v.string(),
  v.check((value) => toSafeImageUrl(value) !== undefined, 'not a safe address'),
)

/** A page of a list: what was asked for and how many there are in all. */
export function pageOf<T extends v.GenericSchema>(item: T) {
  return v.object({ items: v.array(item), total: v.pipe(int, v.minValue(0)) })
}
