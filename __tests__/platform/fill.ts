/** Fills a platform with a house of any size, the same each time for the same numbers. */
import { put } from './client'
import { makeEvent, makePage, makeProduction, makeSite } from './documents'

export interface Size {
  productions: number
  events: number
  pages: number
}

const HOUR = 3_600_000
const AT_ONCE = 8

/** @param start when the first event starts, in epoch milliseconds; one follows each hour */
export async function fillPlatform(base: string, siteId: string, start: number, size: Size): Promise<void> {
  const count = (length: number) => Array.from({ length }, (_, at) => at)
  const productions = count(size.productions).map((number) => makeProduction(number))
  const events = count(size.events).map((number) =>
    makeEvent(number, productions[number % productions.length] ?? {}, start + number * HOUR),
  )
  await put(base, 'site', makeSite(siteId))
  const writes = [
    ...count(size.pages).map((number) => () => put(base, 'page', makePage(number))),
    ...productions.map((production) => () => put(base, 'production', production)),
    ...events.map((event) => () => put(base, 'event', event)),
  ]
  for (let at = 0; at < writes.length; at += AT_ONCE) {
    const answers = await Promise.all(writes.slice(at, at + AT_ONCE).map((write) => write()))
    const refused = answers.find(({ status }) => status >= 300)
    if (refused) throw new Error(`a document was refused: ${JSON.stringify(refused.body)}`)
  }
}
