/** The pages that the newsletter's form opens, in plain Bokmål. */
import { createHash } from 'node:crypto'

const STYLE = [
  ':root{color-scheme:light dark;font:1.125rem/1.6 system-ui,sans-serif}',
  'body{max-width:34rem;margin:15vh auto;padding:0 1.25rem}',
  'h1{font-size:1.75rem;line-height:1.2}',
].join('')

const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64')

/** For the Content-Security-Policy header of these pages. */
export const PAGE_POLICY = `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

function toPage(title: string, paragraphs: readonly string[]): string {
  const body = paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join('')
  return [
    '<!doctype html><html lang="nb"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
    `<title>${title}</title><style>${STYLE}</style></head>`,
    `<body><main><h1>${title}</h1>${body}</main></body></html>`,
  ].join('')
}

export const thanksPage = toPage('Takk for påmeldingen', [
  'Du står nå på lista over dem som får nyhetsbrevet vårt.',
  'Du kan melde deg av når som helst, med lenken nederst i hvert nyhetsbrev.',
  'Du kan lukke dette vinduet.',
])

const FAULTS = {
  EMAIL: 'Feltet «E-post adresse» må inneholde en gyldig e-postadresse, for eksempel navn@epost.example.',
  NAME: 'Feltet «Navn» kan ha høyst 200 tegn.',
}

export type FaultyField = keyof typeof FAULTS

export const faultPage = (field: FaultyField): string =>
  toPage('Du er ikke meldt på ennå', [FAULTS[field], 'Lukk dette vinduet, rett opp feltet og prøv igjen.'])

export const withoutConsentPage = toPage('Du er ikke meldt på', [
  'Kryss av for at vi kan sende deg e-post, og prøv igjen.',
  'Vi har ikke lagret noe om deg.',
])

const REFUSALS: Record<number, string> = {
  403: 'Skjemaet kom ikke fra våre egne sider.',
  429: 'Det er stor pågang akkurat nå.',
}

/** @param wait seconds; undefined where trying again at once may help */
export function refusedPage(status: number, wait: number | undefined): string {
  const minutes = Math.ceil((wait ?? 0) / 60)
  const when = minutes > 1 ? ` om ${minutes} minutter` : minutes === 1 ? ' om ett minutt' : ''
  const words = REFUSALS[status] ?? 'Vi kan ikke ta imot påmeldingen akkurat nå.'
  return toPage('Du er ikke meldt på', [`${words} Prøv igjen${when}.`, 'Vi har ikke lagret noe om deg.'])
}
