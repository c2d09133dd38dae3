'use client'
/** What a visitor may narrow the programme by, each with its count, and how it is laid out. */
import type { RefObject } from 'react'
import { formatCount } from '@/lib/amounts'
import { type Layout, NO_CHOICE, TRAIT_WORDS, toggleTrait, toOffers } from '@/lib/programme/choice'
import { ChoiceLink, type Choosing } from './choice-link.client'
import styles from './filter-row.module.css'
import type { ListedShowing } from './listing'

interface FilterRowProps {
  choosing: Choosing
  /** For a link that goes away when it is followed. */
  parting: Choosing
  /** How many are shown, in words. */
  status: RefObject<HTMLSpanElement | null>
  all: readonly ListedShowing[]
  /** Of the chosen day. */
  ofDay: readonly ListedShowing[]
  /** How many are shown, and how many fit, of later days too. */
  count: number
  fitting: number
}

const LAYOUTS: readonly (readonly [Layout, string])[] = [
  ['film', 'Etter film'],
  ['tid', 'Etter tid'],
]

export function FilterRow({ choosing, parting, status, all, ofDay, count, fitting }: FilterRowProps) {
  const { traits, layout } = choosing.choice
  const offers = toOffers(all, ofDay, traits)
  return (
    <div className={styles.row}>
      {offers.length > 0 && (
        <ul className={styles.filters} aria-label="Vis bare">
          {offers.map(({ trait, isChosen, count: hits }) => (
            <li key={trait} data-empty={hits === 0 && !isChosen ? true : undefined}>
              <ChoiceLink choosing={choosing} change={{ traits: toggleTrait(traits, trait) }} isCurrent={isChosen}>
                {TRAIT_WORDS[trait]} <span className={styles.count}>{hits}</span>
              </ChoiceLink>
            </li>
          ))}
        </ul>
      )}
      <ul className={styles.layouts} aria-label="Ordne programmet">
        {LAYOUTS.map(([name, words]) => (
          <li key={name}>
            <ChoiceLink choosing={choosing} change={{ layout: name }} isCurrent={layout === name}>
              {words}
            </ChoiceLink>
          </li>
        ))}
      </ul>
      <p className={styles.found}>
        <span ref={status} role="status" tabIndex={-1}>
          {count < fitting && `${count} av `}
          {formatCount(fitting, 'forestilling', 'forestillinger')}
        </span>
        {/* Always there: an element that comes makes a browser look again at every style that asks what is within. */}
        <span hidden={traits.length === 0}>
          <ChoiceLink choosing={parting} change={{ traits: NO_CHOICE.traits }} isCurrent={false}>
            Nullstill
          </ChoiceLink>
        </span>
      </p>
    </div>
  )
}
