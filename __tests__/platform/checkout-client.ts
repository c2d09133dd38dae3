/** Visits a platform's checkout as browsers do, and makes what is sold there. */
import { type Answer, call, type Json, put } from './client'
import { makeEvent, makeProduction, makeSite } from './documents'
import { type Loyalty, loyaltyAt, postForm } from './loyalty-client'
import { NOW, SITE } from './test-platform'

export const HOUR = 3_600_000
const film = makeProduction(1, { ediNumber: 'NOR1', title: 'Ola & "Kari" <3' })

interface Checkout {
  loyalty: () => Loyalty
  /** Writes the site and the film. */
  open: () => Promise<void>
  /** An event of the film, in an hour, with 40 seats. */
  toShow: (number: number, over?: Json) => Json
  /** Writes a new one. @returns its id */
  makeShow: (over?: Json) => Promise<string>
  makeBuyer: () => Promise<{ cookie: string; token: string }>
  pageOf: (event: string) => string
  /** The hidden key of the form that the visitor is shown. */
  keyOf: (event: string, cookie: string) => Promise<string>
  /** Asks for seats: they are held then. */
  send: (event: string, cookie: string, key: string, seats: string | number, origin?: string) => Promise<Answer>
  hold: (event: string, cookie: string, seats: string | number) => Promise<Answer>
  /** Presses a button of the page on which held seats are shown. */
  press: (event: string, cookie: string, key: string, button: 'confirm' | 'cancel') => Promise<Answer>
  /** Holds seats and confirms them. @returns the answer of the step that it came to */
  buy: (event: string, cookie: string, seats: string | number) => Promise<Answer>
  liveOf: (event: string) => Promise<Json | undefined>
  ticketsOf: (token: string, paging?: string) => Promise<Json[]>
}

/** @param url asked when it is needed: a suite knows it once its platform has started */
export function checkoutAt(url: () => string): Checkout {
  let number = 0
  const next = () => {
    number += 1
    return number
  }
  const loyalty = () => loyaltyAt(url(), 118)
  const pageOf = (event: string) => `${url()}/checkout/${event}`
  const toShow: Checkout['toShow'] = (at, over) => makeEvent(at, film, NOW + HOUR, { capacity: 40, ...over })
  const keyOf: Checkout['keyOf'] = async (event, cookie) => {
    const page = await call(pageOf(event), { headers: { cookie } })
    return /name="key" value="([^"]+)"/.exec(String(page.body))?.[1] ?? ''
  }
  const send: Checkout['send'] = (event, cookie, key, seats, origin = url()) =>
    postForm(pageOf(event), { key, seats: String(seats) }, { cookie, origin })
  const hold: Checkout['hold'] = async (event, cookie, seats) => send(event, cookie, await keyOf(event, cookie), seats)
  const press: Checkout['press'] = (event, cookie, key, button) =>
    postForm(`${pageOf(event)}/${button}`, { key }, { cookie })
  return {
    loyalty,
    async open() {
      await put(url(), 'site', makeSite(SITE, { partners: [7, 118] }))
      await put(url(), 'production', film)
    },
    toShow,
    async makeShow(over) {
      const event = toShow(next(), over)
      const answer = await put(url(), 'event', event)
      if (answer.status !== 201) throw new Error(`no event: ${JSON.stringify(answer.body)}`)
      return String(event.id)
    },
    async makeBuyer() {
      const { token } = await loyalty().create(`kjoper${next()}@post.example`)
      return { token, cookie: await loyalty().cookie(token) }
    },
    pageOf,
    keyOf,
    send,
    hold,
    press,
    async buy(event, cookie, seats) {
      const held = await hold(event, cookie, seats)
      return held.status === 303 ? press(event, cookie, await keyOf(event, cookie), 'confirm') : held
    },
    liveOf: async (event) => ((await call(`${url()}/runtime/sites/7/basic_events?ids=${event}`)).body as Json[])[0],
    ticketsOf: async (token, paging = '') =>
      (await loyalty().get(`GetTicketsDx${paging}`, await loyalty().bearer(token))).body as Json[],
  }
}
