import * as fc from 'fast-check'
import { checkoutAt } from './checkout-client'
import { type Json, put } from './client'
import { PROXIED } from './loyalty-client'
import { describeOnBoth } from './on-both'

/** Argon2id takes its time on a busy machine. */
interface SeatsInfo {
  Seats: { Row: string; Seats: string }[]
}

const toSeats = ({ SeatsInfo }: Json) =>
  (SeatsInfo as SeatsInfo).Seats.flatMap(({ Row, Seats }) => Seats.split(', ').map((seat) => `${Row}-${seat}`))

describeOnBoth(
  'seats',
  (subject) => {
    const url = () => subject().platform.url
    const { open, toShow, makeShow, makeBuyer, buy, ticketsOf } = checkoutAt(url)
    beforeAll(open)

    it('are sold once each, though their number changes between purchases', async () => {
      const step = fc.record({ capacity: fc.integer({ min: 0, max: 60 }), seats: fc.integer({ min: 1, max: 10 }) })
      const steps = fc.array(step, { minLength: 2, maxLength: 6 })
      const sells = fc.asyncProperty(steps, async (purchases) => {
        const event = await makeShow()
        const { cookie, token } = await makeBuyer()
        let sold = 0
        for (const { capacity, seats } of purchases) {
          await put(url(), 'event', toShow(Number(event.slice(1)), { capacity, maxPerAccount: 60 }))
          if ((await buy(event, cookie, seats)).status === 303) sold += seats
        }
        const all = (await ticketsOf(token)).flatMap(toSeats)
        expect([all.length, new Set(all).size]).toEqual([sold, sold])
      })
      await fc.assert(sells, { numRuns: 20 })
    })
  },
  () => PROXIED,
)
