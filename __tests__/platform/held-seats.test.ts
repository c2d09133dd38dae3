import * as fc from 'fast-check'
import { checkoutAt, HOUR } from './checkout-client'
import { call, type Json } from './client'
import { PROXIED } from './loyalty-client'
import { describeOnBoth } from './on-both'
import { NOW } from './test-platform'

const MINUTE = 60_000
const CAPACITY = 10
const MOST = 4

/** What one of three visitors does; a wait is for all. */
const step = fc.record({
  act: fc.constantFrom('hold' as const, 'buy' as const, 'confirm' as const, 'cancel' as const, 'wait' as const),
  who: fc.nat(2),
  seats: fc.integer({ min: 1, max: 5 }),
  minutes: fc.integer({ min: 1, max: 10 }),
})
/** No more than an account may ask for in an hour. */
const steps = fc.array(step, { minLength: 3, maxLength: 10 })

/** And how many seats they are expected to have. */
interface Visitor {
  cookie: string
  token: string
  bought: number
  held: number
  until: number
  /** Of what was held last. */
  key: string
}

const toPlaces = (row: string, seats: string) => seats.split(', ').map((seat) => `${row}-${seat}`)
const toHeld = (page: unknown) =>
  [...String(page).matchAll(/<dt>Rad (\d+)<\/dt><dd>Sete ([\d, ]+)<\/dd>/g)].flatMap(([, row = '', seats = '']) =>
    toPlaces(row, seats),
  )
const toBought = ({ SeatsInfo }: Json) =>
  (SeatsInfo as { Seats: { Row: string; Seats: string }[] }).Seats.flatMap(({ Row, Seats }) => toPlaces(Row, Seats))

/** Argon2id takes its time on a busy machine. */
describeOnBoth(
  'held seats',
  (subject) => {
    const url = () => subject().platform.url
    const { open, makeShow, makeBuyer, pageOf, keyOf, send, press, liveOf, ticketsOf } = checkoutAt(url)
    beforeAll(open)

    async function makeVisitor(): Promise<Visitor> {
      return { ...(await makeBuyer()), bought: 0, held: 0, until: 0, key: '' }
    }

    async function hold(event: string, one: Visitor, all: Visitor[], ask: { key: string; seats: number; now: number }) {
      const taken = all.reduce((sum, { bought, held }) => sum + bought + held, 0) - one.held
      const isFree = one.bought + ask.seats <= MOST && taken + ask.seats <= CAPACITY
      expect((await send(event, one.cookie, ask.key, ask.seats)).status).toBe(isFree ? 303 : 409)
      if (isFree) Object.assign(one, { held: ask.seats, until: ask.now + 10 * MINUTE, key: ask.key })
    }

    async function end(event: string, one: Visitor, act: 'confirm' | 'cancel') {
      if (one.key === '') return
      const { status } = await press(event, one.cookie, one.key, act)
      if (one.held > 0) expect(status).toBe(303)
      if (act === 'confirm') one.bought += one.held
      one.held = 0
    }

    async function expectKept(event: string, all: Visitor[]) {
      const taken: string[] = []
      for (const { cookie, token, bought, held } of all) {
        const page = await call(pageOf(event), { headers: { cookie } })
        const own = [toHeld(page.body), (await ticketsOf(token)).flatMap(toBought)]
        expect(own.map(({ length }) => length)).toEqual([held, bought])
        taken.push(...own.flat())
      }
      expect(new Set(taken).size).toBe(taken.length)
      expect(await liveOf(event)).toMatchObject({ available: CAPACITY - taken.length })
    }

    it('are one’s alone, whoever holds, confirms, cancels or lets time pass', async () => {
      const keeps = fc.asyncProperty(steps, async (acts) => {
        let now = NOW
        await subject().platform.setNow(now)
        const event = await makeShow({ start: NOW + 24 * HOUR, capacity: CAPACITY, maxPerAccount: MOST })
        const all = [await makeVisitor(), await makeVisitor(), await makeVisitor()] as const
        const cookieOf = (who: number) => all[who]?.cookie ?? ''
        const keys = await Promise.all(acts.map(({ who }) => keyOf(event, cookieOf(who))))
        for (const [turn, { act, who, seats, minutes }] of acts.entries()) {
          const one = all[who] ?? all[0]
          const asks = act === 'hold' || act === 'buy'
          if (asks) await hold(event, one, [...all], { key: keys[turn] ?? '', seats, now })
          if (act === 'buy') await end(event, one, 'confirm')
          if (act === 'confirm' || act === 'cancel') await end(event, one, act)
          if (act === 'wait') now += minutes * MINUTE
          await subject().platform.setNow(now)
          for (const each of all) if (each.until <= now) each.held = 0
          await expectKept(event, [...all])
        }
      })
      await fc.assert(keeps, { numRuns: 15 })
    })
  },
  () => PROXIED,
)
