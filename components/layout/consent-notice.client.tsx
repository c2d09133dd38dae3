'use client'
/** The question whether visits may be counted. No is as near as yes, and the page stays usable unanswered. */
import { type KeyboardEvent, useEffect, useId, useRef } from 'react'
import { createPortal } from 'react-dom'
import type { Answer } from '@/lib/analytics/answer'
import styles from './consent-notice.module.css'
import { CONSENT_SLOT } from './consent-slot'

export interface ConsentNoticeProps {
  /** What was answered before. */
  current: Answer | undefined
  /** By the visitor, who is then taken to it; when it comes by itself it takes no focus. */
  isReopened: boolean
  onAnswer: (answer: Answer) => void
  /** Without a new answer. */
  onClose: () => void
}

export function ConsentNotice({ current, isReopened, onAnswer, onClose }: ConsentNoticeProps) {
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isReopened) heading.current?.focus()
  }, [isReopened])

  const slot = document.getElementById(CONSENT_SLOT)
  if (!slot) return null
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && current !== undefined) onClose()
  }
  return createPortal(
    <section className={styles.notice} aria-labelledby={id} onKeyDown={onKeyDown} data-no-print>
      <div>
        <h2 id={id} ref={heading} tabIndex={-1} className={styles.heading}>
          Får vi telle besøket ditt?
        </h2>
        <p>Til det bruker vi Google Analytics. Nettstedet virker like godt med et nei.</p>
        <details className={styles.more}>
          <summary>Hva lagres, og hvor lenge?</summary>
          <p>
            Google lagrer informasjonskapslene _ga og _ga_… i nettleseren din i inntil ett år. Google får vite hvilke
            sider du åpner, hvilke billetter du trykker på, hvilken nettleser du har og omtrent hvor du er. Ingenting
            brukes til reklame. Vi husker svaret ditt i ett år, og du kan endre det nederst på alle sider.
          </p>
        </details>
        {current !== undefined && <p className={styles.current}>Svaret ditt nå: {current} takk.</p>}
      </div>
      <div className={styles.answers}>
        <button type="button" className={styles.answer} onClick={() => onAnswer('nei')}>
          Nei takk
        </button>
        <button type="button" className={styles.answer} onClick={() => onAnswer('ja')}>
          Ja takk
        </button>
      </div>
    </section>,
    slot,
  )
}
