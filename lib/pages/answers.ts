/** Whether a path is answered, before it is rendered: what is not answered must not be stored, nor what has no end. */
import { processState } from '@/lib/platform/process-state'
import { getSlugs } from '@/lib/platform/slugs'
import { toReach } from './known-paths'
import { type Segments, toAddress } from './path'
import { isAnswered } from './read-page'
import type { Registry } from './registry'

const TRUSTED = 300_000
/** How long a visitor waits for the platform's word before the page is simply tried, milliseconds. */
const PATIENCE = 1_500
/** Of these the oldest are forgotten, and asked for again. */
export const MOST_ANSWERS = 10_000

/** @param checkedAt epoch milliseconds */
export function rememberAnswer(address: string, answered: boolean, checkedAt: number): void {
  const { answers } = processState()
  answers.set(address, { isAnswered: answered, checkedAt })
  if (answers.size > MOST_ANSWERS) answers.delete(answers.keys().next().value ?? address)
}

/** @returns undefined where nobody can tell */
async function ask(registry: Registry, segments: Segments, address: string): Promise<boolean | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooLate = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), PATIENCE)
  })
  try {
    const answered = await Promise.race([isAnswered(registry, segments), tooLate])
    if (answered !== undefined) rememberAnswer(address, answered, Date.now())
    return answered
  } catch {
    return undefined
  } finally {
    clearTimeout(timer)
  }
}

function recall(address: string): boolean | undefined {
  const known = processState().answers.get(address)
  return known && (known.isAnswered || Date.now() - known.checkedAt < TRUSTED) ? known.isAnswered : undefined
}

/** `passing`: shown to who asks for it, and stored nowhere, as a visitor could make up any number of such paths. */
export type Answer = 'none' | 'stored' | 'passing'

/** Where nobody can tell, a page that was stored is better than none. */
export async function findAnswer(registry: Registry, segments: Segments): Promise<Answer> {
  const reach = toReach(registry, getSlugs(), segments)
  if (reach === 'none') return 'none'
  const address = toAddress(segments)
  const answered = recall(address) ?? (await ask(registry, segments, address))
  if (answered === false) return 'none'
  const isStored = reach === 'known' || (reach === 'finite' && answered) || processState().loads.has(address)
  return isStored ? 'stored' : 'passing'
}

/** After a change, what was not answered may be. */
export function forgetUnanswered(): void {
  const { answers } = processState()
  for (const [address, { isAnswered: wasAnswered }] of answers) if (!wasAnswered) answers.delete(address)
}
