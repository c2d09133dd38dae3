/** What a search found, or where to go on where it found nothing. Shown by the server and, while somebody writes, by the browser. */

import { toForeign } from '@/components/editorial/foreign-language'
import { Heading } from '@/components/editorial/heading'
import { ClockWords } from '@/components/ui/clock-words'
import { EmptyState } from '@/components/ui/empty-state'
import { SafeLink } from '@/components/ui/safe-link'
import { Time } from '@/components/ui/time'
import { formatCount } from '@/lib/amounts'
import { formatDateTime } from '@/lib/format'
import type { SearchAnswer, SearchHit, Way } from '@/lib/search/answer'
import { Marked } from './marked'
import styles from './results.module.css'

const KINDS: Readonly<Record<SearchHit['kind'], string>> = {
  film: 'Film',
  culture: 'Kultur',
  article: 'Artikkel',
  page: 'Informasjon',
}
const STATES: Readonly<Record<NonNullable<SearchHit['state']>, string>> = {
  cancelled: 'Avlyst',
  postponed: 'Utsatt',
  past: 'Ikke på programmet nå',
}

/** @returns undefined where nothing was asked for */
export function toResultWords({ query, hits, isDown }: SearchAnswer): string | undefined {
  if (query === '') return undefined
  if (isDown) return 'Søket er ute av drift akkurat nå'
  return `${hits.length === 0 ? 'Ingen treff' : formatCount(hits.length, 'treff', 'treff')} på «${query}»`
}

function Hit({ hit, level, locale }: { hit: SearchHit; level: 2 | 3; locale: string }) {
  const { path, kind, title, excerpt, next, state } = hit
  const lang = toForeign(hit.lang, locale)
  return (
    <li className={styles.hit} data-state={state}>
      <p className={styles.kind}>
        {KINDS[kind]}
        {state && <span className={styles.state}> · {STATES[state]}</span>}
      </p>
      <Heading level={level} lang={lang}>
        <SafeLink href={path} className={styles.link}>
          <Marked pieces={title} />
        </SafeLink>
      </Heading>
      {next !== undefined && (
        <p className={styles.next}>
          Neste:{' '}
          <Time at={next}>
            <ClockWords words={formatDateTime(next, locale)} />
          </Time>
        </p>
      )}
      {excerpt.join('') !== '' && (
        <p lang={lang}>
          <Marked pieces={excerpt} />
        </p>
      )}
    </li>
  )
}

function Ways({ heading, ways, level }: { heading: string; ways: readonly Way[]; level: 2 | 3 }) {
  if (ways.length === 0) return null
  return (
    <div className={styles.ways}>
      <Heading level={level}>{heading}</Heading>
      <ul>
        {ways.map(({ path, label }) => (
          <li key={path}>
            <SafeLink href={path} className={styles.way}>
              {label}
            </SafeLink>
          </li>
        ))}
      </ul>
    </div>
  )
}

interface ResultsProps {
  answer: SearchAnswer
  level: 1 | 2
  locale: string
}

export function Results({ answer, level, locale }: ResultsProps) {
  const { hits, near, ways, isDown } = answer
  const heading = toResultWords(answer)
  const below = heading !== undefined && level === 2 ? 3 : 2
  return (
    <section className={styles.results} data-unavailable={isDown}>
      {heading !== undefined && <Heading level={level}>{heading}</Heading>}
      {isDown && <EmptyState>Vi får ikke tak i innholdet. Prøv igjen om litt.</EmptyState>}
      {heading !== undefined && hits.length === 0 && !isDown && (
        <EmptyState>Prøv et kortere ord, eller skriv det på en annen måte.</EmptyState>
      )}
      {hits.length > 0 && (
        <ol className={styles.hits}>
          {hits.map((hit) => (
            <Hit key={`${hit.kind} ${hit.path}`} hit={hit} level={below} locale={locale} />
          ))}
        </ol>
      )}
      <Ways heading="Kanskje du leter etter" ways={near} level={below} />
      <Ways heading="Gå rett til" ways={ways} level={below} />
    </section>
  )
}
