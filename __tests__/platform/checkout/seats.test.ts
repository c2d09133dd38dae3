import * as fc from 'fast-check'
import * as v from 'valibot'
import { toSeats } from '@/platform/checkout/seats'
import { soldEvent, toLiveState } from '@/platform/documents/sold-event'

const toList = (info: ReturnType<typeof toSeats>) =>
  info.Seats.flatMap(({ Row, Seats }) => Seats.split(', ').map((seat) => `${Row}-${seat}`))

describe('seats', () => {
  it('are sold row by row from the front', () => {
    expect(toSeats(0, 1)).toEqual({ Info: '1 plass', Seats: [{ Row: '1', Seats: '1' }] })
    expect(toSeats(12, 4)).toEqual({
      Info: '4 plasser',
      Seats: [
        { Row: '1', Seats: '13, 14' },
        { Row: '2', Seats: '1, 2' },
      ],
    })
  })

  it('are sold once each', () => {
    const groups = fc.array(fc.integer({ min: 1, max: 10 }), { minLength: 1, maxLength: 40 })
    fc.assert(
      fc.property(groups, (counts) => {
        let sold = 0
        const all = counts.flatMap((count) => {
          const seats = toList(toSeats(sold, count))
          sold += count
          return seats
        })
        expect([all.length, new Set(all).size]).toEqual([sold, sold])
      }),
    )
  })
})

describe('the live state', () => {
  const state = (over: object, sold: number, now = 0) =>
    toLiveState(v.parse(soldEvent, { id: 'e', production: { id: 'p', parentSlug: 's' }, start: 9, ...over }), sold, now)

  it.each([
    ['onSale', 200, 0, { status: 'onSale', available: 200 }],
    ['onSale', 200, 180, { status: 'fewLeft', available: 20 }],
    ['onSale', 200, 179, { status: 'onSale', available: 21 }],
    ['onSale', 30, 20, { status: 'fewLeft', available: 10 }],
    ['onSale', 30, 30, { status: 'soldOut', available: 0 }],
    ['onSale', 30, 31, { status: 'soldOut', available: 0 }],
    ['fewLeft', 200, 0, { status: 'fewLeft', available: 200 }],
    ['free', 200, 190, { status: 'free', available: 10 }],
    ['free', 200, 200, { status: 'soldOut', available: 0 }],
    ['soldOut', 200, 0, { status: 'soldOut', available: 0 }],
    ['cancelled', 200, 0, { status: 'cancelled' }],
    ['onSale', undefined, 5, { status: 'onSale' }],
  ])('of %s with %s seats and %d sold', (status, capacity, sold, expected) => {
    expect(state({ status, ...(capacity !== undefined && { capacity }) }, sold)).toEqual(expected)
  })

  it('opens the sale at its time', () => {
    const event = { status: 'notYetOnSale', onSaleAt: 5, capacity: 100 }
    expect(state(event, 0, 4)).toEqual({ status: 'notYetOnSale' })
    expect(state(event, 0, 5)).toEqual({ status: 'onSale', available: 100 })
  })
})
