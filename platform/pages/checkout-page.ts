/** The demonstration checkout as far as log-in: the event, and what can be done now. */
import type { Sale } from '@/platform/checkout/sale'
import { toPoster } from '@/platform/movies/movies'
import { toAgeWords, toPriceWords, toSeatWords, toTimeWords } from './checkout-words'
import { alert, field } from './form-parts'
import { type Html, html } from './html'
import { SITE_PATHS, toLogInLink } from './site-links'

export const DEMO = html`<p class="demo">Demonstrasjon – ingen betaling</p>`

export interface LogInState {
  email?: string
  /** What stands above the form. */
  words?: string | undefined
  faults?: { Email?: string | undefined; Password?: string | undefined }
}

/** A small version, where the picture is one of the platform's own. */
function toThumbnail(poster: string, ownUrl: string): string {
  if (!poster.startsWith(`${ownUrl}/images/`)) return poster
  const url = new URL(poster)
  for (const [name, value] of Object.entries({ w: '192', h: '288', fit: 'crop', auto: 'compress,format' })) {
    url.searchParams.set(name, value)
  }
  return url.href
}

export const picture = (poster: string | undefined, ownUrl: string) =>
  html`${poster !== undefined && html`<img src="${toThumbnail(poster, ownUrl)}" alt="" width="96" height="144">`}`

function toLeft({ live: { status, available } }: Sale): Html {
  const isFew = status === 'fewLeft' && available !== undefined
  return html`${isFew && html`<p><strong>Få igjen: ${toSeatWords(available)}</strong></p>`}`
}

function eventCard(sale: Sale, ownUrl: string): Html {
  const { event, production } = sale
  const age = toAgeWords(production?.ageLimit)
  const place = [event.screen, event.location?.name ?? production?.location?.name].filter(Boolean).join(', ')
  return html`<div class="card">${picture(production && toPoster(production), ownUrl)}<div>
<h2>${event.title ?? production?.title ?? event.production.title}</h2>
<p><strong>${toTimeWords(event.start)}</strong></p>
<p>${place}</p>
${age !== undefined && html`<p>${age}</p>`}
${event.price && html`<p>${toPriceWords(event.price)} per billett</p>`}${toLeft(sale)}
</div></div>`
}

export const frame = (sale: Sale, ownUrl: string, rest: Html): Html =>
  html`${DEMO}<h1>Kjøp billett</h1>${eventCard(sale, ownUrl)}${rest}`

/** @param words why, and what came before it */
export const refusedBody = (sale: Sale, words: string, ownUrl: string, siteUrl: string): Html =>
  frame(sale, ownUrl, html`${alert(words)}<p class="more"><a href="${siteUrl}">Se hva annet som går</a></p>`)

/** In the query of the event's page: the visitor comes from the site's log-in. */
export const FROM_SITE = 'fra-innlogging'

function logInForm(sale: Sale, { email, words, faults = {} }: LogInState): Html {
  return html`${alert(words)}<form method="post" action="/checkout/profile/auth" novalidate>
<input type="hidden" name="event" value="${sale.event.id}">
${field({
  name: 'Email',
  label: 'E-postadresse',
  type: 'email',
  autocomplete: 'username',
  value: email,
  fault: faults.Email,
  isFocused: faults.Email !== undefined,
})}
${field({
  name: 'Password',
  label: 'Passord',
  type: 'password',
  autocomplete: 'current-password',
  fault: faults.Password,
  isFocused: faults.Email === undefined && faults.Password !== undefined,
})}
<button>Logg inn</button>
</form>`
}

/** @param state of the form, which is folded where there is none: whoever can logs in at the site, and is known there too */
export function logInBody(sale: Sale, ownUrl: string, siteUrl: string, state: LogInState | undefined): Html {
  const back = `${ownUrl}/checkout/${encodeURIComponent(sale.event.id)}?${FROM_SITE}`
  const toSite = (path: string) => toLogInLink(siteUrl, path, back)
  const ways = html`<a class="button" href="${toSite(SITE_PATHS.logIn)}">Logg inn</a>
<details><summary>Logg inn uten å gå til nettsidene våre</summary>
${logInForm(sale, {})}
</details>`
  const rest = html`<h2>Logg inn for å kjøpe</h2>
${state ? logInForm(sale, state) : ways}
<p class="more"><a href="${toSite(SITE_PATHS.create)}">Opprett konto</a> <a href="${toSite(SITE_PATHS.forgot)}">Glemt passordet?</a></p>`
  return frame(sale, ownUrl, rest)
}
