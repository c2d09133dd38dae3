import * as fc from 'fast-check'
import * as v from 'valibot'
import { toFreeSeats, toSeatsInfo } from '@/platform/checkout/seats'
import { soldEvent, toLiveState } from '@/platform/documents/sold-event'

describe('seats', () => {
  it('are told row by row, 14 a row', () => {
    expect(toSeatsInfo([0], 'Sal 1')).toEqual({ Info: '1 billett', Seats: [{ Row: '1', Seats: '1' }] })
    expect(toSeatsInfo([2, 12, 13, 14, 15, 28], 'Sal 1')).toEqual({
      Info: '6 billetter',
      Seats: [
        { Row: '1', Seats: '3, 13, 14' },
        { Row: '2', Seats: '1, 2' },
        { Row: '3', Seats: '1' },
      ],
    })
  })

  it('have no number where there is no screen: nobody looks for row 1 in a church', () => {
    expect(toSeatsInfo([0, 1], undefined)).toEqual({ Info: '2 billetter, plassene er ikke nummerert', Seats: [] })
  })

  it('are the first that are free', () => {
    expect(toFreeSeats([], 3)).toEqual([0, 1, 2])
    expect(toFreeSeats([4, 0, 2], 4)).toEqual([1, 3, 5, 6])
    const groups = fc.array(fc.integer({ min: 1, max: 10 }), { minLength: 1, maxLength: 40 })
    fc.assert(
      fc.property(groups, fc.array(fc.nat(200)), (counts, before) => {
        const taken = [...new Set(before)]
        for (const count of counts) taken.push(...toFreeSeats(taken, count))
        expect(new Set(taken).size).toBe(taken.length)
      }),
    )
  })
})

describe('the live state', () => {
  const state = (over: object, taken: number, now = 0) =>
    toLiveState(
      v.parse(soldEvent, { id: 'e', production: { id: 'p', parentSlug: 's' }, start: 9, ...over }),
      taken,
      now,
    )

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
  ])('of %s with %s seats and %d taken', (status, capacity, taken, expected) => {
    expect(state({ status, ...(capacity !== undefined && { capacity }) }, taken)).toEqual(expected)
  })

  it('knows how many an account may have, ten where nothing is said', () => {
    const event = { id: 'e', production: { id: 'p', parentSlug: 's' }, start: 9, status: 'onSale' }
    expect(v.parse(soldEvent, event).maxPerAccount).toBe(10)
    expect(v.parse(soldEvent, { ...event, maxPerAccount: 4 }).maxPerAccount).toBe(4)
    for (const maxPerAccount of [0, -1, 1.5, '4']) expect(v.is(soldEvent, { ...event, maxPerAccount })).toBe(false)
  })

  it('opens the sale at its time', () => {
    const event = { status: 'notYetOnSale', onSaleAt: 5, capacity: 100 }
    expect(state(event, 0, 4)).toEqual({ status: 'notYetOnSale' })
    expect(state(event, 0, 5)).toEqual({ status: 'onSale', available: 100 })
  })
})
