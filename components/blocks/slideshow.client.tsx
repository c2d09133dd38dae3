'use client'
/**
 * The hands of the slideshow: buttons, and turning by itself until someone looks closer. The row of slides is the
 * server's, scrolls by swipe and arrow keys without any of this, and is only told where to scroll.
 */
import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import styles from './slideshow.module.css'

const SECONDS = 7

const REDUCED = '(prefers-reduced-motion: reduce)'
const isReduced = () => window.matchMedia(REDUCED).matches

function watchMotion(listener: () => void): () => void {
  const query = window.matchMedia(REDUCED)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** Undefined until the browser has answered: on the server and while hydrating there are no buttons. */
const useReducedMotion = () => useSyncExternalStore<boolean | undefined>(watchMotion, isReduced, () => undefined)

interface SlideshowProps {
  label: string
  count: number
  children: ReactNode
}

export function Slideshow({ label, count, children }: SlideshowProps) {
  const track = useRef<HTMLUListElement>(null)
  const [at, setAt] = useState(0)
  const [isPaused, setPaused] = useState(false)
  const [isHeld, setHeld] = useState(false)
  const reduced = useReducedMotion()
  const isTurning = reduced === false && !isPaused && !isHeld && count > 1

  const show = (slide: number) => {
    const row = track.current
    row?.scrollTo({ left: ((slide + count) % count) * row.clientWidth, behavior: isReduced() ? 'auto' : 'smooth' })
  }

  useEffect(() => {
    if (!isTurning) return
    const timer = setInterval(() => {
      const row = track.current
      if (!row || document.hidden) return
      const next = (Math.round(row.scrollLeft / row.clientWidth) + 1) % count
      row.scrollTo({ left: next * row.clientWidth, behavior: 'smooth' })
    }, SECONDS * 1000)
    return () => clearInterval(timer)
  }, [isTurning, count])

  return (
    <section
      className={styles.show}
      aria-roledescription="bildekarusell"
      aria-label={label}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {reduced !== undefined && count > 1 && (
        <div className={styles.controls}>
          {!reduced && (
            <button type="button" onClick={() => setPaused(!isPaused)} data-icon={isPaused ? 'play' : 'pause'}>
              <span>{isPaused ? 'Start bildevisningen' : 'Stopp bildevisningen'}</span>
            </button>
          )}
          <button type="button" onClick={() => show(at - 1)} data-icon="previous">
            <span>Forrige bilde</span>
          </button>
          <button type="button" onClick={() => show(at + 1)} data-icon="next">
            <span>Neste bilde</span>
          </button>
        </div>
      )}
      <ul
        ref={track}
        className={styles.track}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a row that scrolls must be reachable by keyboard
        tabIndex={0}
        aria-live={isTurning ? 'off' : 'polite'}
        onScroll={({ currentTarget: row }) => setAt(Math.round(row.scrollLeft / Math.max(row.clientWidth, 1)))}
      >
        {children}
      </ul>
    </section>
  )
}
