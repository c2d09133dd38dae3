/**
 * Sees to it that a change stands on every stored page soon after it is announced: Next generates a stale page only
 * when somebody asks for it, and gives the first who asks the old one. Knows no document.
 */
import { logOnce } from '@/lib/platform/log'
import { announce, requestPage } from '@/lib/platform/own-site'
import { processState } from '@/lib/platform/process-state'
import { decodePath, NOT_FOUND_PATH, toPath } from './path'

const AT_ONCE = 3
const MOST_TRIES = 40
const FIRST_PAUSE = 40
const LONGEST_PAUSE = 1_000
const FIRST_DELAY = 2_000
const LONGEST_DELAY = 30_000

const sleep = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

/** @returns the encoded paths of the stored pages that may show what changed */
export function listAffected(changed: ReadonlySet<string>): string[] {
  const loads = [...processState().loads]
  return loads.filter(([, { tags }]) => tags.some((tag) => changed.has(tag))).map(([address]) => address)
}

/** A path that is not answered any more, or leads elsewhere; the page of all such paths always answers 404. */
const isGone = (address: string, status: number) => status > 200 && status < 500 && address !== NOT_FOUND_PATH

type Standing = 'fresh' | 'waiting' | 'missed' | 'failed'

/** Where the stored page stands against a change, after it was asked for. */
async function checkPage(address: string, changedAt: number): Promise<Standing> {
  const { status, cache } = await requestPage(address)
  const { loads } = processState()
  if (isGone(address, status)) loads.delete(address)
  const load = loads.get(address)
  const isLoadedSince = load !== undefined && load.startedAt >= changedAt
  if (status >= 500 || (isLoadedSince && load.isFailed)) return 'failed'
  if (cache === 'STALE') return 'waiting'
  // A generation that had begun before the change was stored after it, and counts as fresh with Next. One that this
  // process knows nothing of, as it was never recorded, could only be announced for ever.
  return load && load.startedAt > 0 && !isLoadedSince && cache !== null ? 'missed' : 'fresh'
}

/** The page's own tag again, as of a page that changed at this path. */
async function announceAgain(address: string): Promise<void> {
  const segments = decodePath(address)
  if (typeof segments !== 'string') await announce([{ model: 'page', id: '', slug: toPath(segments) }])
}

/** @returns false where the page cannot be generated now */
async function bringUpToDate(address: string): Promise<boolean> {
  const { pending } = processState()
  for (let tries = 0, pause = FIRST_PAUSE; tries < MOST_TRIES; tries += 1, pause *= 1.5) {
    const changedAt = pending.get(address)
    if (changedAt === undefined) return true
    const standing = await checkPage(address, changedAt)
    if (standing === 'failed') return false
    if (standing === 'fresh' && pending.get(address) === changedAt) return true
    if (standing === 'missed') await announceAgain(address)
    if (standing !== 'fresh') await sleep(Math.min(pause, LONGEST_PAUSE))
  }
  return false
}

/** Next counts a page that could not be generated as fresh again for a while; so it is announced until it can be. */
async function payOwed(): Promise<void> {
  const state = processState()
  if (state.isPayingOwed) return
  state.isPayingOwed = true
  for (let delay = FIRST_DELAY; state.owed.size > 0; delay = Math.min(delay * 2, LONGEST_DELAY)) {
    await sleep(delay)
    for (const address of [...state.owed]) {
      state.owed.delete(address)
      state.pending.set(address, Date.now())
      await announceAgain(address).catch(() => state.owed.add(address))
      await warmPage(address)
      if (state.owed.has(address)) break
    }
  }
  state.isPayingOwed = false
}

async function warm(address: string): Promise<void> {
  const { warming, pending, owed } = processState()
  try {
    if (!(await bringUpToDate(address))) owed.add(address)
  } catch (error) {
    logOnce(`${address} was not refreshed: ${error instanceof Error ? error.message : 'unknown fault'}`)
    owed.add(address)
  }
  warming.delete(address)
  pending.delete(address)
  if (owed.size > 0) void payOwed()
}

/** Asks for the page until what is stored is younger than the change; tries later where it cannot be generated now. */
function warmPage(address: string): Promise<void> {
  const { warming } = processState()
  const work = warming.get(address) ?? warm(address)
  warming.set(address, work)
  return work
}

/** @param changed tags that were announced at `changedAt`, epoch milliseconds */
export async function warmPages(changed: readonly string[], changedAt: number): Promise<void> {
  if (process.env.NODE_ENV === 'development') return
  const { pending } = processState()
  const affected = listAffected(new Set(changed))
  for (const address of affected) pending.set(address, changedAt)
  const queue = affected.values()
  const work = async () => {
    for (const address of queue) if (pending.has(address)) await warmPage(address)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
}

/** A page that was being read for the first time when a change was announced was not among those that it touched. */
export function warmIfOvertaken(address: string, startedAt: number, tags: readonly string[]): void {
  const { announced, pending } = processState()
  const overtaking = announced.find((one) => one.at >= startedAt && one.tags.some((tag) => tags.includes(tag)))
  if (!overtaking || pending.has(address)) return
  pending.set(address, Date.now())
  void warmPage(address)
}

/** For a visitor who asks for a page that a change has just touched. */
export async function waitUntilWarm(address: string, patience: number): Promise<void> {
  if (processState().pending.has(address)) await Promise.race([warmPage(address), sleep(patience)])
}
