/** The demonstration checkout: the event, log-in, number of seats, and the ticket at last. Knows no request. */
import type { Account } from '@/platform/accounts/accounts'
import type { Sale } from '@/platform/checkout/sale'
import type { Ticket } from '@/platform/checkout/tickets'
import { toPoster } from '@/platform/movies/movies'
import { toPriceWords, toRefusalWords, toSeatWords, toTimeWords } from './checkout-words'
import { alert, faultLine, field, toDescription } from './form-parts'
import { type Html, html } from './html'
import { SITE_PATHS } from './site-links'

const MOST_SEATS = 10
const DEMO = html`<p class="demo">Demonstrasjon – ingen betaling</p>`

export interface LogInState {
  email?: string
  /** What stands above the form. */
  words?: string | undefined
  faults?: { Email?: string | undefined; Password?: string | undefined }
}

export interface BuyState {
  account: Account
  /** The hidden field that names the purchase. */
  key: string
  fault?: string | undefined
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

const picture = (poster: string | undefined, ownUrl: string) =>
  html`${poster !== undefined && html`<img src="${toThumbnail(poster, ownUrl)}" alt="" width="96" height="144">`}`

function toLeft({ live: { status, available } }: Sale): Html {
  const isFew = status === 'fewLeft' && available !== undefined
  return html`${isFew && html`<p><strong>Få igjen: ${toSeatWords(available)}</strong></p>`}`
}

function eventCard(sale: Sale, ownUrl: string): Html {
  const { event, production } = sale
  const place = [event.screen, event.location?.name ?? production?.location?.name].filter(Boolean).join(', ')
  return html`<div class="card">${picture(production && toPoster(production), ownUrl)}<div>
<h2>${event.title ?? production?.title ?? event.production.title}</h2>
<p><strong>${toTimeWords(event.start)}</strong></p>
<p>${place}</p>
${event.price && html`<p>${toPriceWords(event.price)} per plass</p>`}${toLeft(sale)}
</div></div>`
}

const frame = (sale: Sale, ownUrl: string, rest: Html): Html =>
  html`${DEMO}<h1>Kjøp billett</h1>${eventCard(sale, ownUrl)}${rest}`

export const refusedBody = (sale: Sale, ownUrl: string, siteUrl: string): Html =>
  frame(
    sale,
    ownUrl,
    html`${alert(sale.refusal && toRefusalWords(sale.refusal, sale))}<p class="more"><a href="${siteUrl}">Se hva annet som går</a></p>`,
  )

export function logInBody(sale: Sale, ownUrl: string, siteUrl: string, state: LogInState): Html {
  const { email, words, faults = {} } = state
  const form = html`<h2>Logg inn for å kjøpe</h2>
${alert(words)}<form method="post" action="/checkout/profile/auth" novalidate>
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
</form>
<p class="more"><a href="${siteUrl}${SITE_PATHS.create}">Opprett konto</a> <a href="${siteUrl}${SITE_PATHS.forgot}">Glemt passord?</a></p>`
  return frame(sale, ownUrl, form)
}

function seatOptions(left: number): Html[] {
  const most = Math.min(MOST_SEATS, left)
  return Array.from({ length: most }, (_, at) => html`<option>${at + 1}</option>`)
}

const whoLine = ({ userName, email }: Account, event: string) => html`<div class="who">
<span>Logget inn som ${userName} (${email})</span>
<form method="post" action="/checkout/profile/logout"><input type="hidden" name="event" value="${event}"><button class="quiet">Bytt konto</button></form>
</div>`

export function buyBody(sale: Sale, ownUrl: string, { account, key, fault }: BuyState): Html {
  const { event, live } = sale
  const form = html`${whoLine(account, event.id)}
<form method="post" action="/checkout/${encodeURIComponent(event.id)}">
<input type="hidden" name="key" value="${key}">
<div class="field"><label for="seats">Antall plasser</label>
${faultLine('seats', fault)}
<select id="seats" name="seats"${toDescription('seats', undefined, fault)}>${seatOptions(live.available ?? 0)}</select></div>
<button>Bekreft kjøpet</button>
</form>`
  return frame(sale, ownUrl, form)
}

export function ticketBody(ticket: Ticket, ownUrl: string, siteUrl: string): Html {
  const rows = ticket.SeatsInfo?.Seats.map(({ Row, Seats }) => html`<dt>Rad ${Row}</dt><dd>Sete ${Seats}</dd>`) ?? []
  return html`${DEMO}<h1>Billetten er din</h1>
<div class="card">${picture(ticket.Poster, ownUrl)}<div>
<h2>${ticket.MovieTitle}</h2>
<p><strong>${toTimeWords(ticket.StartTime)}</strong></p>
<p>${ticket.Screen}</p>
<p>${ticket.SeatsInfo?.Info}</p>
</div></div>
<dl>${rows}</dl>
<p>Koden som du viser i døra, ligger på kontoen din.</p>
<p class="more"><a href="${siteUrl}${SITE_PATHS.tickets}">Se billettene dine</a></p>`
}
