/** The pages of the newsletter: its form once more where something was missing, and those that links in letters lead to. */
import { alert, faultLine, field, toDescription } from './form-parts'
import { type Html, html } from './html'
import { SITE_PATHS } from './site-links'

export const NOT_SIGNED_UP = 'Du er ikke meldt på'

const FAULTS = {
  EMAIL: 'Skriv en gyldig e-postadresse, for eksempel navn@epost.example.',
  NAME: 'Et navn kan ha høyst 200 tegn.',
  MARKETING_EMAIL: 'Kryss av for at vi kan sende deg e-post, og prøv igjen.',
}

export type FaultyField = keyof typeof FAULTS

export interface Typed {
  email: string
  name: string
  isAllowed: boolean
}

function permission({ isAllowed }: Typed, fault: string | undefined): Html {
  const name = 'MARKETING_EMAIL'
  return html`<div class="field">${faultLine(name, fault)}
<label><input type="checkbox" name="${name}" value="Y"${isAllowed && html` checked`}${
    fault !== undefined && html` autofocus`
  }${toDescription(name, true, fault)}> Markedsføringstillatelser</label>
<p class="hint" id="${name}-hint">Ja takk, send meg nyheter på e-post.</p></div>`
}

/** The site's form with what was typed, in the window that it opened. */
export function formBody(typed: Typed, faulty: FaultyField): Html {
  const fault = (name: FaultyField) => (name === faulty ? { fault: FAULTS[name], isFocused: true } : {})
  return html`<h1>${NOT_SIGNED_UP}</h1>
${alert(FAULTS[faulty])}<form method="post" action="subscribe" novalidate>
${field({ name: 'EMAIL', label: 'E-post adresse', type: 'email', autocomplete: 'email', value: typed.email, ...fault('EMAIL') })}
${field({ name: 'NAME', label: 'Navn', type: 'text', autocomplete: 'name', isOptional: true, value: typed.name, ...fault('NAME') })}
${permission(typed, fault('MARKETING_EMAIL').fault)}
<button>Meld deg på</button>
</form>
<p class="more">Du kan melde deg av når som helst.</p>`
}

const toPage = (title: string, ...lines: string[]) => ({
  title,
  body: html`<h1>${title}</h1>${lines.map((line) => html`<p>${line}</p>`)}`,
})

/** The same whether the address is on the list or not. */
export const ASKED = toPage(
  'Sjekk e-posten din',
  'Du får et brev fra oss. Åpne lenken i brevet for å bekrefte at du vil ha nyhetsbrevet. Lenken virker i to døgn.',
  'Står adressen din på lista fra før, får du ikke noe nytt brev.',
  'Du kan lukke dette vinduet.',
)

const REFUSALS: Record<number, string> = {
  403: 'Skjemaet kom ikke fra våre egne sider.',
  429: 'Det er stor pågang akkurat nå.',
}

/** @param wait seconds; undefined where trying again at once may help */
export function refusedPage(status: number, wait: number | undefined) {
  const minutes = Math.ceil((wait ?? 0) / 60)
  const when = minutes > 1 ? ` om ${minutes} minutter` : minutes === 1 ? ' om ett minutt' : ''
  const words = REFUSALS[status] ?? 'Vi kan ikke ta imot påmeldingen akkurat nå.'
  return toPage(NOT_SIGNED_UP, `${words} Prøv igjen${when}.`, 'Vi har ikke lagret noe om deg.')
}

/** Posts to the page's own address, with the code that it was opened by. */
const press = (words: string) => html`<form method="post"><button>${words}</button></form>`

export const confirmPage = (email: string) => ({
  title: 'Vil du ha nyhetsbrevet?',
  body: html`<h1>Vil du ha nyhetsbrevet?</h1><p>Da sender vi det til <strong>${email}</strong>.</p>
${press('Ja, send meg nyhetsbrevet')}`,
})

export const CONFIRMED = toPage(
  'Du står på lista',
  'Takk! Du får det neste nyhetsbrevet vårt.',
  'Du kan melde deg av når som helst, med lenken i hvert brev.',
)

export const usedPage = (siteUrl: string) => ({
  title: 'Lenken virker ikke lenger',
  body: html`<h1>Lenken virker ikke lenger</h1>
<p>Lenken er brukt, eller den er eldre enn to døgn. Har du alt bekreftet, står du på lista og trenger ikke gjøre mer.</p>
<p class="more"><a href="${siteUrl}${SITE_PATHS.newsletter}">Meld deg på igjen</a></p>`,
})

export const unsubscribePage = (email: string) => ({
  title: 'Vil du melde deg av?',
  body: html`<h1>Vil du melde deg av?</h1><p>Da sender vi ikke flere nyhetsbrev til <strong>${email}</strong>.</p>
${press('Meld meg av')}`,
})

export const LEFT = toPage(
  'Du er meldt av',
  'Du får ikke flere nyhetsbrev fra oss, og vi har slettet adressen din fra lista.',
)

export const UNKNOWN_LINK = toPage(
  'Lenken virker ikke',
  'Vi kan ikke se hvem lenken er laget for. Bruk lenken i det nyeste nyhetsbrevet du har fått.',
)
