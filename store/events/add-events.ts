/** Adds live states to a store: their slice, their saga, their call. */
import { createClient } from '@/lib/http/client'
import { runtimeEndpoints } from '@/lib/http/endpoints'
import type { Runtime } from '@/lib/runtime'
import type { AppStore } from '@/store/make-store'
import { eventsSaga } from './saga'
import { eventsSlice } from './slice'

/** Milliseconds; a live state that takes longer is not worth waiting for. */
const DEADLINE = 30_000

export function addEvents(store: AppStore, { url, site }: Runtime): void {
  const client = createClient({ endpoints: runtimeEndpoints, bases: { runtime: url }, deadline: DEADLINE })
  store.extend({ events: eventsSlice.reducer }, () => eventsSaga({ client, site }))
}
