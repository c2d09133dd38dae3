/** Asks the search as somebody writes: after a pause, the latest only, with the address telling what was asked. */
import * as v from 'valibot'
import { type SearchAnswer, searchAnswer } from '@/lib/search/answer'
import { findField, readAddress } from './find-field'

const PAUSE = 200

async function ask(query: string, signal: AbortSignal): Promise<SearchAnswer | undefined> {
  const answer = await fetch(`/api/search?${new URLSearchParams({ q: query })}`, { signal })
  const result = v.safeParse(searchAnswer, await answer.json())
  return result.success ? result.output : undefined
}

function tellAddress(query: string): void {
  const address = new URL(location.href)
  if (query === '') address.searchParams.delete('q')
  else address.searchParams.set('q', query)
  history.replaceState(null, '', address)
}

/**
 * @param shown the query whose results the page shows already
 * @param tell  told of each answer that is not overtaken; undefined where there was none
 * @returns ends it
 */
export function followInput(shown: string, tell: (answer: SearchAnswer | undefined) => void): () => void {
  const field = findField()
  if (!field) return () => {}
  const ending = new AbortController()
  let asking = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  let latest = shown

  const askFor = async (query: string) => {
    asking.abort()
    asking = new AbortController()
    const { signal } = asking
    const answer = await ask(query, signal).catch(() => undefined)
    if (!signal.aborted) tell(answer)
  }
  const follow = () => {
    const query = field.value.trim()
    if (query === latest) return
    latest = query
    tellAddress(query)
    void askFor(query)
  }
  const onInput = () => {
    clearTimeout(timer)
    timer = setTimeout(follow, PAUSE)
  }
  field.addEventListener('input', onInput, { signal: ending.signal })

  // Back from a result the address knows more than the page; and somebody may have written before this was here.
  const told = readAddress()
  if (told !== shown) field.value = told
  follow()
  return () => {
    ending.abort()
    asking.abort()
    clearTimeout(timer)
  }
}
