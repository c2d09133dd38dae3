'use client'
/**
 * A film's rating, its reviews and the visitor's watch list: fetched when the visitor comes near, and not at all where
 * the site has no account area or the film has no ediNumber.
 */
import { useEffect, useId, useRef, useState } from 'react'
import { EmptyState } from '@/components/ui/empty-state'
import type { Runtime } from '@/lib/runtime'
import styles from './film-account.module.css'
import type { FilmViewProps } from './film-view'
import { Notice } from './notice'
import { Skeleton } from './skeleton'
import { useLazy } from './use-lazy'

const load = () => import('./film-view')

/** Begins before it is seen, so that it is there by then. */
const NEAR = '600px'

function Fetched(props: FilmViewProps) {
  const code = useLazy(load)
  if (code.state === 'ready') return <code.value.FilmView {...props} />
  if (code.state === 'failed') return <Notice onRetry={code.retry}>Anmeldelsene lot seg ikke laste. Prøv igjen.</Notice>
  return <Skeleton what="anmeldelsene" shape="rows" />
}

function useIsNear() {
  const place = useRef<HTMLElement>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (!place.current) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true)
      },
      { rootMargin: NEAR },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [])
  return { place, isNear }
}

interface FilmAccountProps {
  ediNumber: string | undefined
  runtime: Runtime | undefined
  imagesUrl: string
}

export function FilmAccount({ ediNumber, runtime, imagesUrl }: FilmAccountProps) {
  const { place, isNear } = useIsNear()
  const heading = useId()
  if (ediNumber === undefined || runtime?.loyalty === undefined) return null
  const { url, site, loyalty } = runtime
  return (
    <section ref={place} className={styles.account} aria-labelledby={heading} data-no-print>
      <h2 id={heading}>Hva synes publikum?</h2>
      {isNear ? (
        <Fetched ediNumber={ediNumber} runtime={{ url, site, loyalty }} imagesUrl={imagesUrl} />
      ) : (
        <Skeleton what="anmeldelsene" shape="rows" />
      )}
      <noscript>
        <EmptyState>Anmeldelsene trenger JavaScript. Slå det på i nettleseren, og last siden på nytt.</EmptyState>
      </noscript>
    </section>
  )
}
