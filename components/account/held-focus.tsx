/** Keeps the focus in its place: where what had it goes away, the place itself gets it. */
import { type ReactNode, useEffect, useRef } from 'react'
import styles from './held-focus.module.css'

export function HeldFocus({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  const hasFocus = useRef(false)
  // What React takes away tells nobody that it loses the focus, so that this still says it has it.
  useEffect(() => {
    if (hasFocus.current && document.activeElement === document.body) place.current?.focus({ preventScroll: true })
  })
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens to the focus of what it holds
    <div
      ref={place}
      tabIndex={-1}
      className={styles.place}
      onFocus={() => {
        hasFocus.current = true
      }}
      onBlur={() => {
        hasFocus.current = false
      }}
    >
      {children}
    </div>
  )
}
