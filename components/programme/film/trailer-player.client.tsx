'use client'
/** A trailer is a picture until it is pressed: nothing is asked of its host before. */
import { type MouseEvent, type ReactNode, useEffect, useState } from 'react'
import { Icon } from '@/components/ui/icon'
import type { Trailer } from '@/lib/programme/trailer'
import styles from './trailer.module.css'

interface TrailerPlayerProps {
  trailer: Trailer
  /** "Traileren til Filmen". */
  title: string
  /** The picture. */
  children: ReactNode
}

const PRESSED = 'trailer-pressed'

/** A document keeps the policy that it came with: one that the visitor has navigated away from allows another host. */
function isOwnDocument(): boolean {
  const [arrival] = performance.getEntriesByType('navigation')
  return !arrival || new URL(arrival.name).pathname === location.pathname
}

/** The link that was pressed is gone, and the focus with it. */
const takeFocus = (player: HTMLElement | null) => player?.focus({ preventScroll: true })

/** @returns true once, on the page that was loaded anew for the trailer's sake */
function wasPressed(src: string): boolean {
  try {
    const isThis = sessionStorage.getItem(PRESSED) === src
    if (isThis) sessionStorage.removeItem(PRESSED)
    return isThis
  } catch {
    return false
  }
}

/** @returns false where the browser lets the site note nothing */
function notePressed(src: string): boolean {
  try {
    sessionStorage.setItem(PRESSED, src)
    return true
  } catch {
    return false
  }
}

export function TrailerPlayer({ trailer: { src, isFile, host }, title, children }: TrailerPlayerProps) {
  const [isPlaying, setPlaying] = useState(false)
  useEffect(() => {
    if (wasPressed(src)) setPlaying(true)
  }, [src])
  const press = (event: MouseEvent) => {
    const isHere = isOwnDocument()
    // A browser that keeps nothing follows the link.
    if (!isHere && !notePressed(src)) return
    event.preventDefault()
    if (isHere) setPlaying(true)
    else location.reload()
  }
  return (
    <div className={styles.stage} data-trailer={src}>
      {!isPlaying && (
        <a href={src} className={styles.press} onClick={press} rel="noopener">
          {children}
          <span className={styles.words}>
            <Icon sign="play" />
            Se traileren
          </span>
        </a>
      )}
      {isPlaying && !isFile && (
        <iframe
          ref={takeFocus}
          className={styles.player}
          src={src}
          title={title}
          allow="autoplay; fullscreen; encrypted-media; picture-in-picture"
          referrerPolicy="strict-origin-when-cross-origin"
        />
      )}
      {isPlaying && isFile && (
        // biome-ignore lint/a11y/useMediaCaption: the contract knows no captions of a trailer
        <video ref={takeFocus} className={styles.player} src={src} aria-label={title} controls autoPlay playsInline />
      )}
      <p className={styles.host}>{`Spilles fra ${host} når du trykker.`}</p>
    </div>
  )
}
