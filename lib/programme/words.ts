/** What a showing is like, in words: speech and subtitles, format, access, place, end. */
import type { Access } from '@/contract/event'
import { formatTime } from '@/lib/format'
import { memoize, once } from '@/lib/memoize'
import type { Showing } from './showing'

const names = once(() => new Intl.DisplayNames('nb', { type: 'language', fallback: 'none' }))

const ACCESS: Readonly<Record<Access, string>> = {
  audioDescription: 'Synstolking',
  captions: 'Teksting for hørselshemmede',
  hearingLoop: 'Teleslynge',
  wheelchair: 'Rullestolplass',
  relaxed: 'Rolig forestilling',
  baby: 'Babyvennlig',
  companion: 'Ledsagerbevis',
}

const subtagOf = memoize((tag: string): string | undefined => {
  try {
    return new Intl.Locale(tag).language
  } catch {
    return undefined
  }
})

/** @param tag BCP 47, as content gives it: anything. @returns true for both Norwegian languages */
export function isNorwegian(tag: string): boolean {
  return /^(no|nb|nn)$/.test(subtagOf(tag) ?? '')
}

/** @returns true for the tag of what has no speech at all */
export function isWordless(tag: string): boolean {
  return subtagOf(tag) === 'zxx'
}

/** @returns "norsk", "engelsk", "nordsamisk"; undefined for what is no language */
export function toLanguageName(tag: string): string | undefined {
  const language = subtagOf(tag)
  if (language === undefined || language === 'und' || language === 'zxx') return undefined
  return isNorwegian(language) ? 'norsk' : names().of(language)
}

export const capitalised = (words: string): string => words.charAt(0).toLocaleUpperCase('nb') + words.slice(1)

function toSpeech(tag: string): string | undefined {
  if (isWordless(tag)) return 'uten tale'
  if (subtagOf(tag) === 'mul') return 'tale på flere språk'
  const name = toLanguageName(tag)
  return name && `${name} tale`
}

function toSubtitles(showing: Pick<Showing, 'language' | 'subtitles'>): string | undefined {
  const { language, subtitles } = showing
  if (subtitles === undefined) return undefined
  if (subtitles !== null) return subtagOf(subtitles) === 'mul' ? 'tekst på flere språk' : toText(subtitles)
  const goesWithout = language === undefined || isNorwegian(language) || toSpeech(language) === 'uten tale'
  return goesWithout ? undefined : 'uten tekst'
}

function toText(tag: string): string | undefined {
  const name = toLanguageName(tag)
  return name && `${name} tekst`
}

/** @returns "Norsk tale", "Engelsk tale, norsk tekst", "Engelsk tale, uten tekst"; undefined where nothing is known */
export function toLanguageWords(showing: Pick<Showing, 'language' | 'subtitles'>): string | undefined {
  const speech = showing.language === undefined ? undefined : toSpeech(showing.language)
  const words = [speech, toSubtitles(showing)].filter((part) => part !== undefined)
  return words.length === 0 ? undefined : capitalised(words.join(', '))
}

/** @returns "Teleslynge", "Ledsagerbevis": one for each kind of access, each once */
export function toAccessWords(access: readonly Access[]): string[] {
  return [...new Set(access)].map((kind) => ACCESS[kind])
}

/** @returns "Sal 1", else the place's name; undefined where neither is known */
export function toPlaceName(showing: Pick<Showing, 'screen' | 'location'>): string | undefined {
  return showing.screen || showing.location?.name || undefined
}

/** @returns what tells this version from another: ["2D", "Norsk tale"] */
export function toVersionWords(showing: Pick<Showing, 'format' | 'language' | 'subtitles'>): string[] {
  const language = toLanguageWords(showing)
  return language === undefined ? [...showing.format] : [...showing.format, language]
}

/** @returns "ferdig ca. 20.05" */
export function toEndWords(showing: Pick<Showing, 'end'>): string {
  return `ferdig ca. ${formatTime(showing.end)}`
}
