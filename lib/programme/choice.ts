/**
 * What a visitor may choose of a programme: a day, kinds of showings, and how they are laid out; and how the choice
 * stands in an address. Pure.
 */
import type { Access } from '@/contract/event'
import { type Day, isDay } from './days'
import type { Showing } from './showing'
import { isNorwegian, isWordless } from './words'

/** As they stand in an address; in the order they are offered. */
const TRAITS = ['barn', 'norsk-tale', 'tekstet', 'originalsprak', '2d', '3d', 'atmos', 'tilrettelagt'] as const
export type Trait = (typeof TRAITS)[number]

export const TRAIT_WORDS: Readonly<Record<Trait, string>> = {
  barn: 'Barn',
  'norsk-tale': 'Norsk tale',
  tekstet: 'Tekstet',
  originalsprak: 'Originalspråk',
  '2d': '2D',
  '3d': '3D',
  atmos: 'Atmos',
  tilrettelagt: 'Tilrettelagt',
}

/** Traits of one group widen each other ("2D or 3D"); groups narrow each other ("for children and in 3D"). */
const GROUPS: readonly (readonly Trait[])[] = [
  ['barn'],
  ['norsk-tale', 'tekstet', 'originalsprak'],
  ['2d', '3d', 'atmos'],
  ['tilrettelagt'],
]

/** Films by title with their times, or times one after the other. */
export type Layout = 'film' | 'tid'

/** In the place of a day: all of them. */
export const ALL_DAYS = 'alle'

/** How many days that have something are shown where none is chosen. */
export const FIRST_DAYS = 7

export interface Choice {
  /** The first days that have something where left out. */
  day?: Day | typeof ALL_DAYS
  traits: readonly Trait[]
  layout: Layout
}

export const NO_CHOICE: Choice = { traits: [], layout: 'film' }

/** The query names of a choice: an address without any of them is the programme as it is. */
export const CHOICE_NAMES = { day: 'dag', trait: 'filter', layout: 'vis' } as const

const OLDEST_CHILD_FILM = 9
const FOR_CHILDREN = /^(barn|famil)/i
const ADAPTED: ReadonlySet<Access> = new Set(['audioDescription', 'captions', 'relaxed'])

function isForChildren({ production, tags }: TraitSource): boolean {
  const limit = production?.ageLimit
  if (limit === undefined || limit === null || limit > OLDEST_CHILD_FILM) return false
  return [...(production?.genres ?? []), ...(production?.features ?? []), ...tags].some((word) =>
    FOR_CHILDREN.test(word),
  )
}

type TraitSource = Pick<Showing, 'production' | 'tags' | 'language' | 'subtitles' | 'format' | 'access'>

/** @returns each trait that the showing has, in the order they are offered */
export function toTraits(showing: TraitSource): Trait[] {
  const { language, subtitles, format, access } = showing
  const isSpoken = language !== undefined && !isWordless(language)
  const has: Readonly<Record<Trait, boolean>> = {
    barn: isForChildren(showing),
    'norsk-tale': isSpoken && isNorwegian(language),
    tekstet: typeof subtitles === 'string',
    originalsprak: isSpoken && !isNorwegian(language),
    '2d': format.includes('2D'),
    '3d': format.includes('3D'),
    atmos: format.includes('Atmos'),
    tilrettelagt: access.some((kind) => ADAPTED.has(kind)),
  }
  return TRAITS.filter((trait) => has[trait])
}

function isChosen(traits: readonly Trait[], chosen: readonly Trait[]): boolean {
  return GROUPS.every((group) => {
    const wanted = group.filter((trait) => chosen.includes(trait))
    return wanted.length === 0 || wanted.some((trait) => traits.includes(trait))
  })
}

/** @returns those that have at least one trait of each group of which any is chosen; in their order */
export function filterShowings<T extends { traits: readonly Trait[] }>(
  showings: readonly T[],
  chosen: readonly Trait[],
): readonly T[] {
  return chosen.length === 0 ? showings : showings.filter(({ traits }) => isChosen(traits, chosen))
}

/** @param days in their order, from today on. @returns those that are shown: on each of them something fits */
export function chooseDays<D extends { day: Day; showings: readonly { traits: readonly Trait[] }[] }>(
  days: readonly D[],
  { day: chosen, traits }: Choice,
): D[] {
  const fitting = days.filter(({ showings }) => filterShowings(showings, traits).length > 0)
  if (chosen === undefined) return fitting.slice(0, FIRST_DAYS)
  return chosen === ALL_DAYS ? fitting : fitting.filter(({ day }) => day === chosen)
}

export interface Offer {
  trait: Trait
  isChosen: boolean
  /** How many showings it would leave, beside what is chosen of the other groups. */
  count: number
}

/**
 * @param all     of the whole programme: a trait that none of them has is not offered
 * @param showings of the chosen day: what is counted
 */
export function toOffers(
  all: readonly { traits: readonly Trait[] }[],
  showings: readonly { traits: readonly Trait[] }[],
  chosen: readonly Trait[],
): Offer[] {
  const known = new Set(all.flatMap(({ traits }) => traits))
  return TRAITS.filter((trait) => known.has(trait) || chosen.includes(trait)).map((trait) => {
    const group = GROUPS.find((one) => one.includes(trait)) ?? []
    const others = chosen.filter((one) => !group.includes(one))
    const count = filterShowings(showings, [...others, trait]).length
    return { trait, isChosen: chosen.includes(trait), count }
  })
}

export const toggleTrait = (chosen: readonly Trait[], trait: Trait): Trait[] =>
  TRAITS.filter((one) => (one === trait ? !chosen.includes(one) : chosen.includes(one)))

/** @param query anything that stood in an address; what is no day, trait or layout is as if it were not there */
export function readChoice(query: URLSearchParams): Choice {
  const day = query.get(CHOICE_NAMES.day) ?? ''
  const words = query.getAll(CHOICE_NAMES.trait).flatMap((value) => value.split(','))
  return {
    ...((day === ALL_DAYS || isDay(day)) && { day }),
    traits: TRAITS.filter((trait) => words.includes(trait)),
    layout: query.get(CHOICE_NAMES.layout) === 'tid' ? 'tid' : 'film',
  }
}

/** @returns "?dag=2026-11-21&filter=barn,3d", one way for each choice; '' for none */
export function toQuery({ day, traits, layout }: Choice): string {
  const parts = [
    day && `${CHOICE_NAMES.day}=${day}`,
    traits.length > 0 && `${CHOICE_NAMES.trait}=${traits.join(',')}`,
    layout !== NO_CHOICE.layout && `${CHOICE_NAMES.layout}=${layout}`,
  ].filter(Boolean)
  return parts.length === 0 ? '' : `?${parts.join('&')}`
}
