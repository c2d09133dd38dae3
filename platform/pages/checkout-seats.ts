/** The demonstration checkout once somebody is logged in: choosing seats, confirming them, the ticket. */
import type { Account } from '@/platform/accounts/accounts'
import type { Sale } from '@/platform/checkout/sale'
import { type SeatsInfo, toSeatsInfo } from '@/platform/checkout/seats'
import { countBought, type Reservation } from '@/platform/checkout/taken-seats'
import type { Ticket } from '@/platform/checkout/tickets'
import { DEMO, frame, picture } from './checkout-page'
import { toClockWords, toMostWords, toTimeWords } from './checkout-words'
import { alert, faultLine, toDescription } from './form-parts'
import { type Html, html } from './html'
import { SITE_PATHS } from './site-links'

const MOST_AT_ONCE = 10

export interface SeatsState {
  account: Account
  /** The hidden field that names the purchase. */
  key: string
  /** What stands above the form. */
  words?: string | undefined
  /** What is wrong with the number of seats. */
  fault?: string | undefined
}

const whoLine = ({ userName, email }: Account, event: string) => html`<div class="who">
<span>Logget inn som ${userName} (${email})</span>
<form method="post" action="/checkout/profile/logout"><input type="hidden" name="event" value="${event}"><button class="quiet">Bytt konto</button></form>
</div>`

const ticketsLink = (siteUrl: string) =>
  html`<p class="more"><a href="${siteUrl}${SITE_PATHS.tickets}">Se billettene dine</a></p>`

const toPath = ({ event: { id } }: Sale) => `/checkout/${encodeURIComponent(id)}`

function seatsField(most: number, hint: string | undefined, fault: string | undefined): Html {
  const options = Array.from({ length: most }, (_, at) => html`<option>${at + 1}</option>`)
  return html`<div class="field"><label for="seats">Antall billetter</label>
${hint !== undefined && html`<p class="hint" id="seats-hint">${hint}</p>`}${faultLine('seats', fault)}
<select id="seats" name="seats"${toDescription('seats', hint, fault)}>${options}</select></div>`
}

export function chooseBody(sale: Sale, ownUrl: string, siteUrl: string, state: SeatsState): Html {
  const { account, key, words, fault } = state
  const most = sale.event.maxPerAccount
  const bought = countBought(sale.taken, account.id)
  const limit = bought === 0 ? undefined : toMostWords(most, bought)
  const who = whoLine(account, sale.event.id)
  if (bought >= most) return frame(sale, ownUrl, html`${who}${alert(limit)}${ticketsLink(siteUrl)}`)
  const choice = Math.min(MOST_AT_ONCE, most - bought, sale.live.available ?? 0)
  const form = html`${who}
${alert(words)}<form method="post" action="${toPath(sale)}">
<input type="hidden" name="key" value="${key}">
${seatsField(choice, fault === limit ? undefined : limit, fault)}
<button>Velg billetter</button>
</form>`
  return frame(sale, ownUrl, form)
}

const seatList = ({ Seats }: SeatsInfo) =>
  html`${Seats.length > 0 && html`<dl>${Seats.map((row) => html`<dt>Rad ${row.Row}</dt><dd>Sete ${row.Seats}</dd>`)}</dl>`}`

/** One form, so that the enter key confirms; the second button posts it elsewhere. */
export function confirmBody(sale: Sale, ownUrl: string, held: Reservation, state: SeatsState): Html {
  const { account, key, words, fault } = state
  const seats = toSeatsInfo(held.seats, sale.event.screen)
  const form = html`${whoLine(account, sale.event.id)}
${alert(words ?? fault)}<h2>Du har valgt ${seats.Info}</h2>
${seatList(seats)}
<p><strong>Plassene holdes av til kl. ${toClockWords(held.until)}.</strong> Bekrefter du ikke før det, blir de ledige for andre.</p>
<form method="post" action="${toPath(sale)}/confirm">
<input type="hidden" name="key" value="${key}">
<div class="choice"><button>Bekreft kjøpet</button>
<button class="quiet" formaction="${toPath(sale)}/cancel">Avbryt</button></div>
</form>`
  return frame(sale, ownUrl, form)
}

export function ticketBody(ticket: Ticket, ownUrl: string, siteUrl: string): Html {
  return html`${DEMO}<h1>Billetten er din</h1>
<div class="card">${picture(ticket.Poster, ownUrl)}<div>
<h2>${ticket.MovieTitle}</h2>
<p><strong>${toTimeWords(ticket.StartTime)}</strong></p>
<p>${ticket.Screen}</p>
<p>${ticket.SeatsInfo?.Info}</p>
</div></div>
${ticket.SeatsInfo && seatList(ticket.SeatsInfo)}
<p>Koden som du viser i døra, ligger på kontoen din.</p>
${ticketsLink(siteUrl)}`
}
