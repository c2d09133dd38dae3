'use client'
/**
 * Follows the site's own links without loading a page anew, so that a link costs no script of its own, and says so
 * where that takes long or cannot be done.
 */
import { useRouter } from 'next/navigation'
import { useEffect, useRef, useState, useTransition } from 'react'
import { keepLoadRecords } from './load-records'
import { listenForVisits, type Visit } from './own-links'
import { forgetFailure } from './page-failure'
import styles from './soft-navigation.module.css'
import { arrive, lose, stay, type Wait, waitFor } from './wait'
import { watchLoads } from './watch-loads'

const WORDS: Record<Wait, string> = {
  none: '',
  slow: 'Siden bruker lang tid. Vi henter den fortsatt.',
  lost: 'Du er uten nett, og siden kunne ikke hentes. Prøv igjen når du har nett.',
}

export function SoftNavigation() {
  const router = useRouter()
  const [isPending, startTransition] = useTransition()
  const [visit, setVisit] = useState<Visit>()
  const [wait, setWait] = useState<Wait>('none')
  const [isLow, setLow] = useState(false)
  const from = useRef('')
  const pressed = useRef<Visit>(undefined)

  useEffect(() => {
    const ending = new AbortController()
    const follow = (next: Visit) => {
      forgetFailure()
      from.current = location.href
      pressed.current = next
      setWait('none')
      setVisit(next)
      setLow(next.link.getBoundingClientRect().top > innerHeight / 2)
      startTransition(() => router.push(next.address))
    }
    listenForVisits(follow, (address) => router.prefetch(address), ending.signal)
    const onLost = () => (pressed.current ? lose(pressed.current, setWait, from.current) : stay(setWait, location.href))
    watchLoads(onLost, ending.signal)
    keepLoadRecords(ending.signal)
    window.addEventListener('online', () => setWait('none'), { signal: ending.signal })
    // Before, the browser itself follows them: told to whoever has to know which.
    document.documentElement.dataset.links = 'soft'
    return () => ending.abort()
  }, [router])

  useEffect(() => {
    if (!isPending || !visit) return undefined
    const before = location.pathname
    const end = waitFor(visit, setWait, from.current)
    return () => {
      end()
      if (location.pathname !== before) arrive(setWait)
    }
  }, [isPending, visit])

  return (
    <p role="status" className={styles.notice} data-at={isLow ? 'top' : undefined}>
      {WORDS[wait]}
    </p>
  )
}
