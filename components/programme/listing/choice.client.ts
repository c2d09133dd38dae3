'use client'
/** The visitor's choice as it stands in the address, read and changed there without a request. */
import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { type Choice, readChoice, toQuery } from '@/lib/programme/choice'

const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('popstate', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('popstate', listener)
  }
}

const readAddress = () => toQuery(readChoice(new URLSearchParams(window.location.search)))

/** @param initial what the server rendered. @returns the choice, and what changes it */
export function useChoice(initial: Choice): [Choice, (next: Choice) => void] {
  const query = useSyncExternalStore(subscribe, readAddress, () => toQuery(initial))
  const choice = useMemo(() => readChoice(new URLSearchParams(query)), [query])
  const choose = useCallback((next: Choice) => {
    window.history.replaceState(null, '', window.location.pathname + toQuery(next))
    for (const listener of [...listeners]) listener()
  }, [])
  return [choice, choose]
}
