/** One call to the runtime API for live states. Knows no store. */
import { type BasicEvent, basicEvents } from '@/contract/event'
import { listPlaces, read } from '@/contract/read'
import type { Client } from '@/lib/http/client'

export interface LiveStates {
  client: Client<'events'>
  /** The first of the site's partners. */
  site: number
}

/**
 * @param ids at most 200
 * @returns states of the ids asked for; faulty ones are dropped and logged (rule 18)
 * @throws HttpError, and Error for an answer that is no list
 */
export async function fetchLiveStates({ client, site }: LiveStates, ids: readonly string[]): Promise<BasicEvent[]> {
  const { data } = await client.call('events', { params: { site }, query: { ids: ids.join(',') } })
  const { value, faults } = read(basicEvents, data)
  if (value === undefined) throw new Error('The live states are no list')
  if (faults.length > 0) console.warn(`Dropped of the live states: ${listPlaces(faults)}`)
  const asked = new Set(ids)
  return value.filter((state) => asked.has(state.id))
}
