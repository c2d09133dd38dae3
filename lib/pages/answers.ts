/** Whether a path is answered, before it is rendered: what is not answered must not be stored. */
import { processState } from '@/lib/platform/process-state'
import { getSlugs } from '@/lib/platform/slugs'
import { isKnownPath } from './known-paths'
import { type Segments, toAddress } from './path'
import { isAnswered } from './read-page'
import type { Registry } from './registry'

const TRUSTED = 300_000
/** How long a visitor waits for the platform's word before the page is simply tried, milliseconds. */
const PATIENCE = 1_500

async function ask(registry: Registry, segments: Segments, address: string): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooLate = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), PATIENCE)
  })
  try {
    const answered = await Promise.race([isAnswered(registry, segments), tooLate])
    if (answered === undefined) return true
    processState().answers.set(address, { isAnswered: answered, checkedAt: Date.now() })
    return answered
  } catch {
    return true
  } finally {
    clearTimeout(timer)
  }
}

/** @returns true also where nobody can tell: a page that was stored is better than none */
export async function isAnsweredPath(registry: Registry, segments: Segments): Promise<boolean> {
  const slugs = getSlugs()
  if (slugs && !isKnownPath(registry, slugs, segments)) return false
  const address = toAddress(segments)
  const known = processState().answers.get(address)
  if (known && (known.isAnswered || Date.now() - known.checkedAt < TRUSTED)) return known.isAnswered
  return ask(registry, segments, address)
}

/** After a change, what was not answered may be. */
export function forgetUnanswered(): void {
  const { answers } = processState()
  for (const [address, { isAnswered: wasAnswered }] of answers) if (!wasAnswered) answers.delete(address)
}
