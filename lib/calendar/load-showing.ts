/** One showing for its calendar file; while the platform does not answer, as it was read last. */
import { now } from '@/lib/clock'
import { loadEventById } from '@/lib/content-api/events'
import { loadProductionsByIds } from '@/lib/content-api/productions'
import { HttpError } from '@/lib/http/errors'
import { type Showing, toShowing } from '@/lib/programme/showing'
import { type CacheEntry, loadNewer, toCacheEntry } from '@/lib/stale-while-revalidate'

export interface Reading {
  showing: Showing
  /** Epoch milliseconds: how old the news is. */
  readAt: number
}

/** In memory and bounded; only of showings that exist. */
const REMEMBERED = 500
const readings = new Map<string, CacheEntry<Reading>>()

function remember(id: string, reading: Reading | undefined): void {
  readings.delete(id)
  if (reading) readings.set(id, toCacheEntry(reading))
  const [oldest] = readings.keys()
  if (readings.size > REMEMBERED && oldest !== undefined) readings.delete(oldest)
}

async function read(id: string): Promise<Reading | undefined> {
  const readAt = now()
  const event = await loadEventById(id)
  if (!event) return undefined
  const [production] = await loadProductionsByIds([event.production.id])
  return { showing: toShowing(event, production), readAt }
}

async function readAndRemember(id: string): Promise<Reading | undefined> {
  try {
    const reading = await read(id)
    remember(id, reading)
    return reading
  } catch (error) {
    // Rule 11: what the platform refuses to look for, nobody has written.
    if (error instanceof HttpError && error.status === 400) return undefined
    throw error
  }
}

/** @returns undefined where there is no such showing. @throws HttpError where it was never read, and cannot be now */
export async function loadShowing(id: string): Promise<Reading | undefined> {
  const ask = () => readAndRemember(id)
  const kept = readings.get(id)
  return kept ? loadNewer<Reading | undefined>(kept, 'calendar', ask) : ask()
}
