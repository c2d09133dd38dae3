/** Whether the texts say one thing by one word, prices with "kr" and times with "kl.". Knows no file by name. */
import type { ContentFile } from '@/platform/content/content-files'
import type { Fault } from '@/platform/content/fault'
import type { House } from './read-house'

/** What is not written, as a whole word, and what is. */
const TERMS: readonly [pattern: string, instead: string][] = [
  ['(?<!i )profil(en|er|ene)?|(kinoens )?kundeklubb(en)?', 'konto'],
  ['\\p{L}*sida', 'siden'],
  ['lenka', 'lenken'],
  ['(pris|vente)?listen', 'lista'],
  ['i følge med( en)? voksn?en?', 'sammen med en voksen'],
  ['tilrettelagt forestilling', 'rolig forestilling'],
  ['e-post adresse', 'e-postadresse'],
  ['glemt passord\\?', 'Glemt passordet?'],
  ['kommer på kino', 'kommer snart på kino'],
  ['aktuelt', 'nyheter'],
  ['røde dager', 'helligdager'],
  ['hc-toaletter|hc-toalett', 'toalett for rullestol'],
  ['ung ufør', 'ufør'],
  ['lydmann', 'lydtekniker'],
]

const RULES = TERMS.map(([pattern, instead]) => ({
  found: new RegExp(`(?<![\\p{L}-])(${pattern})(?![\\p{L}-])`, 'giu'),
  instead,
}))

const PRICE = String.raw`\{\{priser\.\w+\}\}`
const BARE_PRICE = new RegExp(
  `(?<!NOK )(?<!${PRICE} (?:til|og|eller) )${PRICE}(?! kr(?!\\p{L})| (?:til|og|eller) ${PRICE} kr)`,
  'gu',
)
const KRONER = /(?<=\}\} |\d )kroner/gu
const TIME = String.raw`\d\d\.\d\d(?!\d)`
const TOLD_TIMES = new RegExp(`kl\\. ${TIME}(?:(?:–|, | og | til | eller )${TIME})*`, 'giu')
const BARE_TIME = /(?<![\d.,])(?:[01]\d|2[0-4])\.[0-5]\d(?!\.?\d)/g

function findIn(text: string): string[] {
  const found = (pattern: RegExp, instead: string, within = text) =>
    [...within.matchAll(pattern)].map(([words]) => `says „${words.trim()}“ for „${instead}“`)
  return [
    ...RULES.flatMap(({ found: pattern, instead }) => found(pattern, instead)),
    ...found(BARE_PRICE, '… kr'),
    ...found(KRONER, 'kr'),
    ...found(BARE_TIME, 'kl. …', text.replace(TOLD_TIMES, '')),
  ]
}

/** A value that is nothing but a fact is a number of a programme, and a path is no text. */
function listTexts(value: unknown): string[] {
  if (typeof value === 'string') return /^(\/|\{\{[^{}]*\}\}$)/.test(value) ? [] : [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listTexts) : []
}

const toTexts = ({ data, body }: ContentFile) => [...listTexts(data), body]

export function checkSpelling({ files }: House): Fault[] {
  return files.flatMap((file) =>
    toTexts(file)
      .flatMap(findIn)
      .map((message) => ({ file: file.name, field: 'text', message })),
  )
}
