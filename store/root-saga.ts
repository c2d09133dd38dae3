/** Starts what every store has: live states, in a saga of their own. The account's sagas come with its slices. */
import { spawn } from 'redux-saga/effects'
import { createClient } from '@/lib/http/client'
import type { Runtime } from '@/lib/runtime'
import type { Step } from './effects'
import { eventsSaga } from './events/saga'

export interface StoreSettings {
  /** Undefined for a site without partners, which has no live states and no account area. */
  runtime: Runtime | undefined
}

/** Milliseconds; a live state that takes longer is not worth waiting for. */
const RUNTIME_DEADLINE = 30_000

export function* rootSaga({ runtime }: StoreSettings): Step {
  if (runtime === undefined) return
  const client = createClient({ bases: { runtime: runtime.url }, deadline: RUNTIME_DEADLINE })
  yield spawn(eventsSaga, { client, site: runtime.site })
}
