'use client'
/**
 * Asks once whether visits may be counted, remembers the answer, and lets it be changed. Every page carries this, so
 * the question and the counting are fetched only by who needs them.
 */
import { usePathname } from 'next/navigation'
import { type ComponentType, useEffect, useRef, useState } from 'react'
import { type Answer, keepAnswer, readAnswer } from '@/lib/analytics/answer'
import type { CountSettings } from '@/lib/analytics/count'
import type { ConsentNoticeProps } from './consent-notice.client'

/** Of an earlier yes. */
const hasTraces = () => Boolean(window.dataLayer?.length) || /(^| )_ga/.test(document.cookie)
const onMissing = () => console.error('bundle loading error')

interface ConsentProps extends CountSettings {
  className?: string | undefined
}

export function Consent({ tagId, brand, className }: ConsentProps) {
  const pathname = usePathname()
  const control = useRef<HTMLButtonElement>(null)
  const [answer, setAnswer] = useState<Answer | 'unread' | undefined>('unread')
  const [isReopened, setReopened] = useState(false)
  const [Notice, setNotice] = useState<ComponentType<ConsentNoticeProps>>()
  const isOpen = isReopened || answer === undefined

  useEffect(() => {
    const read = () => setAnswer(readAnswer())
    read()
    // Answered in another tab.
    window.addEventListener('storage', read)
    return () => window.removeEventListener('storage', read)
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: each page is counted, and the address tells one from the next
  useEffect(() => {
    const isGiven = answer === 'ja'
    if (answer === 'unread' || !(isGiven || hasTraces())) return
    let isDue = true
    import('@/lib/analytics/count').then(({ countPage, stopCounting }) => {
      if (isDue) (isGiven ? countPage : stopCounting)({ tagId, brand })
    }, onMissing)
    return () => {
      isDue = false
    }
  }, [answer, pathname, tagId, brand])

  useEffect(() => {
    if (isOpen) import('./consent-notice.client').then((part) => setNotice(() => part.ConsentNotice), onMissing)
  }, [isOpen])

  const close = () => {
    const next = isReopened ? control.current : document.getElementById('innhold')
    next?.focus({ preventScroll: true })
    setReopened(false)
  }
  const settle = (given: Answer) => {
    keepAnswer(given)
    setAnswer(given)
    close()
  }

  return (
    <>
      <button
        ref={control}
        type="button"
        className={className}
        data-tag={tagId}
        disabled={answer === 'unread'}
        onClick={() => setReopened(true)}
      >
        Endre samtykke
      </button>
      {isOpen && Notice && (
        <Notice
          current={answer === 'unread' ? undefined : answer}
          isReopened={isReopened}
          onAnswer={settle}
          onClose={close}
        />
      )}
    </>
  )
}
