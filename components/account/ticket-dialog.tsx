/** One ticket, held up to be read: its code as large as the screen allows, and what the person at the door asks. */

import { useEffect, useRef } from 'react'
import { ClockWords } from '@/components/ui/clock-words'
import { formatLongDateTime } from '@/lib/format'
import type { Ticket } from '@/store/loyalty/answers'
import { QrCode } from './qr-code'
import { Seats } from './seats'
import styles from './ticket-dialog.module.css'
import { useWakeLock } from './use-wake-lock'

export function TicketDialog({ ticket, onClose }: { ticket: Ticket; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  useWakeLock()
  useEffect(() => dialog.current?.showModal(), [])
  const { movieTitle, startTime, sal, seatsInfo, qrCode } = ticket
  return (
    <dialog ref={dialog} className={styles.dialog} aria-label={`Billett, ${movieTitle}`} onClose={onClose}>
      <div className={styles.content}>
        <button type="button" className="ds-button" data-variant="secondary" onClick={() => dialog.current?.close()}>
          Lukk
        </button>
        <div className={styles.code}>
          <QrCode text={qrCode} />
        </div>
        <p className={styles.text}>{qrCode}</p>
        <p className={styles.title}>{movieTitle}</p>
        <p>
          <ClockWords words={[formatLongDateTime(startTime), sal].filter(Boolean).join(' · ')} />
        </p>
        <Seats info={seatsInfo} />
      </div>
    </dialog>
  )
}
