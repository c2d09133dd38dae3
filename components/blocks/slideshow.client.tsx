'use client'
/**
 * The hands of the slideshow: buttons, and turning by itself until someone looks closer. The row of slides is the
 * server's, scrolls by swipe and arrow keys without any of this, and is only told where to scroll.
 */
import { type ReactNode, type UIEvent, useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import styles from './slideshow.module.css'

const SECONDS = 7
/** A row that has not moved for so long has come to rest, milliseconds. */
const REST = 150

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
  /** Of each slide, '' where it has none. */
  titles: readonly string[]
  children: ReactNode
}

export function Slideshow({ label, titles, children }: SlideshowProps) {
  const count = titles.length
  const track = useRef<HTMLUListElement>(null)
  /** The slide that is wanted: the row may still be on its way there. */
  const wanted = useRef(0)
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [at, setAt] = useState(0)
  const [isPaused, setPaused] = useState(false)
  const [isHeld, setHeld] = useState(false)
  const reduced = useReducedMotion()
  const isTurning = reduced === false && !isPaused && !isHeld && count > 1

  const stand = useCallback((slide: number) => {
    wanted.current = slide
    setAt(slide)
  }, [])
  const turn = useCallback(
    (step: number) => {
      const row = track.current
      if (!row) return
      stand((wanted.current + step + count) % count)
      row.scrollTo({ left: wanted.current * row.clientWidth, behavior: isReduced() ? 'auto' : 'smooth' })
    },
    [stand, count],
  )
  const follow = ({ currentTarget: row }: UIEvent<HTMLElement>) => {
    clearTimeout(resting.current)
    resting.current = setTimeout(() => stand(Math.round(row.scrollLeft / Math.max(row.clientWidth, 1))), REST)
  }

  useEffect(() => {
    if (!isTurning) return
    const timer = setInterval(() => document.hidden || turn(1), SECONDS * 1000)
    return () => clearInterval(timer)
  }, [isTurning, turn])

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
          <button type="button" onClick={() => turn(-1)} data-icon="previous">
            <span>Forrige bilde</span>
          </button>
          <button type="button" onClick={() => turn(1)} data-icon="next">
            <span>Neste bilde</span>
          </button>
          <span role="status" aria-live={isTurning ? 'off' : 'polite'}>
            {[`Bilde ${at + 1} av ${count}`, titles[at]].filter(Boolean).join(': ')}
          </span>
        </div>
      )}
      <ul
        ref={track}
        className={styles.track}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a row that scrolls must be reachable by keyboard
        tabIndex={0}
        aria-label="Bilder, bla sidelengs"
        onScroll={follow}
      >
        {children}
      </ul>
    </section>
  )
}
