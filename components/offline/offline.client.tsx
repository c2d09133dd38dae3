'use client'
/** What keeps the site usable without a network, and says so. Fetched once a page is there: nothing waits for it. */
import { usePathname, useRouter } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import { wantsLessData } from '@/lib/less-data'
import { UNKNOWN_PATH, type WorkerMessage } from '@/lib/offline'
import { isBusy, isJustReloaded, watchTyping } from './busy'
import { awaitInstallOffer, type InstallPrompt, noteFirstVisit } from './install-offer'
import { isKept, renewWhenAnswered } from './kept-page'
import { followWorker, type LifeCycle, unregisterAll } from './life-cycle'
import { holdBack } from './needs-network'
import styles from './offline.module.css'

const AVAILABLE = 'Nettstedet er tilgjengelig frakoblet.'
const reload = () => location.reload()
const isUnknownPath = () => document.querySelector(`meta[name="${UNKNOWN_PATH}"]`) !== null

function useLifeCycle(): { isHeld: boolean; isAvailable: boolean; lifeCycle: LifeCycle | undefined } {
  const pathname = usePathname()
  const lifeCycle = useRef<LifeCycle>(undefined)
  const [isHeld, setHeld] = useState(false)
  const [isAvailable, setAvailable] = useState(false)

  useEffect(() => {
    if (wantsLessData()) return
    const { serviceWorker } = navigator
    if (isUnknownPath()) {
      unregisterAll(serviceWorker, reload)
      return
    }
    lifeCycle.current = followWorker(serviceWorker, {
      isBusy: () => isBusy() || isJustReloaded(),
      reload,
      onHeld: () => setHeld(true),
      onAvailable() {
        console.info(AVAILABLE)
        noteFirstVisit()
        setAvailable(true)
      },
    })
  }, [])

  useEffect(() => {
    lifeCycle.current?.settle()
    if (!lifeCycle.current) return
    const message: WorkerMessage = { visited: pathname }
    navigator.serviceWorker.ready.then(({ active }) => active?.postMessage(message))
  }, [pathname])

  return { isHeld, isAvailable, lifeCycle: lifeCycle.current }
}

function useWords(): string {
  const router = useRouter()
  const pathname = usePathname()
  const [told, setTold] = useState({ words: '', at: '' })
  useEffect(() => {
    const ending = new AbortController()
    watchTyping(ending.signal)
    holdBack((words) => setTold({ words, at: location.pathname }), ending.signal)
    renewWhenAnswered(isKept, () => router.refresh(), ending.signal)
    window.addEventListener('online', () => setTold({ words: '', at: '' }), { signal: ending.signal })
    return () => ending.abort()
  }, [router])
  return told.at === pathname ? told.words : ''
}

function InstallOffer() {
  const [prompt, setPrompt] = useState<InstallPrompt>()
  useEffect(() => {
    const ending = new AbortController()
    awaitInstallOffer(navigator.serviceWorker.controller !== null, setPrompt, ending.signal)
    return () => ending.abort()
  }, [])
  if (!prompt) return null
  const close = () => setPrompt(undefined)
  return (
    <section className={styles.offer} aria-label="Legg til på hjemskjermen">
      <p>Vil du ha kulturhuset på hjemskjermen? Programmet og billettene dine kan åpnes også uten nett.</p>
      <p className={styles.choices}>
        <button type="button" className="ds-button" onClick={() => prompt.prompt().finally(close)}>
          Legg til
        </button>
        <button type="button" className="ds-button" data-variant="secondary" onClick={close}>
          Nei takk
        </button>
      </p>
    </section>
  )
}

export function Offline() {
  const { isHeld, isAvailable, lifeCycle } = useLifeCycle()
  const words = useWords()
  return (
    <>
      <InstallOffer />
      {isAvailable && <p className={styles.available}>{AVAILABLE}</p>}
      <div role="status" className={styles.notice}>
        {words}
        {isHeld && (
          <>
            Nettstedet er oppdatert.
            <button type="button" className="ds-button" data-size="sm" onClick={lifeCycle?.insist}>
              Last inn på nytt
            </button>
          </>
        )}
      </div>
    </>
  )
}
