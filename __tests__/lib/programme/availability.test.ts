import fc from 'fast-check'
import type { BasicEvent, EventStatus } from '@/contract/event'
import { type Sellable, toAvailability } from '@/lib/programme/availability'

const at = (iso: string) => Date.parse(`${iso}+01:00`)
const start = at('2026-11-21T18:00')
const before = at('2026-11-16T09:00')
const showing: Sellable = { start, status: 'onSale', ticketUrl: '/kjop/e1' }
const live = (state: Partial<BasicEvent>): BasicEvent => ({ id: 'e1', status: 'onSale', ...state })

describe('the state of a showing', () => {
  const cases: [string, Partial<Sellable>, BasicEvent | undefined, number, string, boolean, string][] = [
    ['on sale', {}, undefined, before, 'onSale', true, 'Ledig'],
    ['on sale without an address', { ticketUrl: undefined }, undefined, before, 'onSale', false, 'Ledig'],
    ['few left', { status: 'fewLeft' }, undefined, before, 'fewLeft', true, 'Få igjen'],
    ['sold out', { status: 'soldOut' }, undefined, before, 'soldOut', false, 'Utsolgt'],
    ['cancelled', { status: 'cancelled' }, undefined, before, 'cancelled', false, 'Avlyst'],
    ['cancelled and over', { status: 'cancelled' }, undefined, start + 1, 'cancelled', false, 'Avlyst'],
    ['postponed', { status: 'postponed', isStatusFixed: true }, undefined, before, 'postponed', false, 'Utsatt'],
    ['free', { status: 'free' }, undefined, before, 'free', true, 'Gratis'],
    ['moved', { previousStart: start - 1 }, undefined, before, 'moved', true, 'Flyttet'],
    ['not yet on sale', { status: 'notYetOnSale' }, undefined, before, 'notYetOnSale', false, 'Ikke i salg ennå'],
    ['a millisecond before it begins', {}, undefined, start - 1, 'onSale', true, 'Ledig'],
    ['as it begins', {}, undefined, start, 'passed', false, 'Passert'],
    ['running', { end: start + 2 }, undefined, start + 1, 'passed', false, 'Har begynt'],
    ['over', { end: start + 2 }, undefined, start + 2, 'passed', false, 'Passert'],
    [
      'live: later, and running when it should be over',
      { end: start + 2 },
      live({ start: start + 5 }),
      start + 6,
      'passed',
      false,
      'Har begynt',
    ],
    ['free, and over', { status: 'free' }, undefined, start + 1, 'passed', false, 'Passert'],
    ['live: sold out since', {}, live({ status: 'soldOut' }), before, 'soldOut', false, 'Utsolgt'],
    ['live: on sale again', { status: 'soldOut' }, live({}), before, 'onSale', true, 'Ledig'],
    ['live: cancelled', {}, live({ status: 'cancelled' }), before, 'cancelled', false, 'Avlyst'],
    ['live: no seat left', {}, live({ available: 0 }), before, 'soldOut', false, 'Utsolgt'],
    [
      'live: free, and full',
      { status: 'free' },
      live({ status: 'free', available: 0 }),
      before,
      'soldOut',
      false,
      'Utsolgt',
    ],
    [
      'live: cancelled with seats left',
      {},
      live({ status: 'cancelled', available: 9 }),
      before,
      'cancelled',
      false,
      'Avlyst',
    ],
    ['live: earlier, and begun', {}, live({ start: start - 3_600_000 }), start - 1, 'passed', false, 'Passert'],
    ['live: later, and not begun', {}, live({ start: start + 3_600_000 }), start + 1, 'moved', true, 'Flyttet'],
  ]
  it.each(cases)('%s', (_, change, answer, now, state, canBuy, words) => {
    expect(toAvailability({ ...showing, ...change }, answer, now)).toMatchObject({ state, canBuy, words })
  })

  it('comes on sale at its time', () => {
    const onSaleAt = at('2026-11-16T10:00')
    const coming: Sellable = { ...showing, status: 'notYetOnSale', onSaleAt }
    expect(toAvailability(coming, undefined, onSaleAt - 1)).toMatchObject({
      state: 'notYetOnSale',
      canBuy: false,
      words: 'I salg fra man. 16. nov. kl. 10.00',
    })
    expect(toAvailability(coming, undefined, onSaleAt)).toMatchObject({ state: 'onSale', canBuy: true, words: 'Ledig' })
    expect(toAvailability(coming, live({ status: 'notYetOnSale' }), onSaleAt).state).toBe('onSale')
    const empty = live({ status: 'notYetOnSale', available: 0 })
    expect(toAvailability(coming, empty, onSaleAt)).toMatchObject({ state: 'soldOut', canBuy: false })
  })

  it('takes the live start, price and seats', () => {
    const price = { from: 9000, currency: 'NOK' } as const
    const answer = live({ start: start + 60_000, price, available: 4 })
    expect(toAvailability(showing, answer, before)).toMatchObject({ start: start + 60_000, price, available: 4 })
  })
})

describe('rule 23: what a production says of itself, and what was moved', () => {
  it.each(['cancelled', 'postponed'] as const)('%s stands over every live answer', (status) => {
    const fixed: Sellable = { ...showing, status, isStatusFixed: true }
    for (const answer of [live({}), live({ status: 'free' }), live({ status: 'soldOut' })]) {
      expect(toAvailability(fixed, answer, before)).toMatchObject({ state: status, canBuy: false })
    }
  })

  it.each(['onSale', 'fewLeft', 'soldOut', 'cancelled', 'notYetOnSale', 'free'] satisfies EventStatus[])(
    'previousStart is told with %s',
    (status) => {
      const moved: Sellable = { ...showing, status, previousStart: at('2026-11-20T18:00') }
      expect(toAvailability(moved, undefined, before).movedWords).toBe('Flyttet fra fre. 20. nov. kl. 18.00')
    },
  )

  it('a showing that is back at its first time was not moved', () => {
    const moved: Sellable = { ...showing, previousStart: start - 60_000 }
    expect(toAvailability(moved, live({ start: start - 60_000 }), before)).toMatchObject({
      state: 'onSale',
      previousStart: undefined,
      movedWords: undefined,
    })
  })
})

describe('any showing, any answer, any time', () => {
  const time = fc.integer({ min: start - 5_000_000, max: start + 5_000_000 })
  const status = fc.constantFrom<EventStatus[]>('onSale', 'fewLeft', 'soldOut', 'cancelled', 'notYetOnSale', 'free')
  const sellable = fc.record(
    {
      start: time,
      status,
      previousStart: time,
      isStatusFixed: fc.boolean(),
      onSaleAt: time,
      ticketUrl: fc.constant('/k'),
    },
    { requiredKeys: ['start', 'status'] },
  )
  const answer = fc.record(
    { id: fc.constant('e1'), status, start: time, available: fc.nat(3) },
    { requiredKeys: ['id', 'status'] },
  )

  it('sells nothing that is passed, cancelled, sold out, not yet on sale or without an address', () => {
    fc.assert(
      fc.property(sellable, fc.option(answer, { nil: undefined }), time, (one, state, now) => {
        const result = toAvailability(one, state, now)
        const told = one.isStatusFixed ? one.status : (state?.status ?? one.status)
        if (!result.canBuy) return
        expect(now).toBeLessThan(result.start)
        expect(one.ticketUrl).toBeDefined()
        expect(['cancelled', 'soldOut']).not.toContain(told)
        expect(state?.available).not.toBe(0)
        if (told === 'notYetOnSale') expect(now).toBeGreaterThanOrEqual(one.onSaleAt ?? Number.POSITIVE_INFINITY)
      }),
    )
  })

  it('always has a word', () => {
    fc.assert(
      fc.property(sellable, fc.option(answer, { nil: undefined }), time, (one, state, now) => {
        expect(toAvailability(one, state, now).words).not.toBe('')
      }),
    )
  })
})
