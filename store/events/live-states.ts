/** The call to the runtime API for live states. */
import { type BasicEvent, basicEvents } from '@/contract/event'
import { listPlaces, read } from '@/contract/read'
import { createClient } from '@/lib/http/client'
import { runtimeEndpoints } from '@/lib/http/endpoints'
import type { Runtime } from '@/lib/runtime'

/** Milliseconds; a live state that takes longer is not worth waiting for. */
const DEADLINE = 30_000

/**
 * @param ids at most 200
 * @returns states of the ids asked for; faulty ones are dropped and logged (rule 18)
 * @throws HttpError, and Error for an answer that is no list
 */
export type FetchLiveStates = (ids: readonly string[]) => Promise<BasicEvent[]>

export function createLiveStates({ url, site }: Runtime): FetchLiveStates {
  const client = createClient({ endpoints: runtimeEndpoints, bases: { runtime: url }, deadline: DEADLINE })
  return async (ids) => {
    const { data } = await client.call('events', { params: { site }, query: { ids: ids.join(',') } })
    const { value, faults } = read(basicEvents, data)
    if (value === undefined) throw new Error('The live states are no list')
    if (faults.length > 0) console.warn(`Dropped of the live states: ${listPlaces(faults)}`)
    const asked = new Set(ids)
    return value.filter((state) => asked.has(state.id))
  }
}
