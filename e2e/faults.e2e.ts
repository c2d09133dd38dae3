/** The platform fails in each way that networks and servers fail: no visitor sees it, and what changed meanwhile follows. */
import { ALL_FAULTS } from '@/harness/faulty-proxy'
import { openOutages } from '@/harness/outage'

/** `npm run bench:faults` does the same for longer. */
const FAULT_MS = 3_000
const FRESH_MS = 5_000

let outages: Awaited<ReturnType<typeof openOutages>>
beforeAll(async () => {
  outages = await openOutages({ site: 3232, proxy: 4232, platform: 4233 }, '.next-faults', {
    FROZEN_NOW: process.env.E2E_NOW ?? '',
  })
}, 700_000)
afterAll(() => outages?.stop())

it.each(ALL_FAULTS)('%s', async (fault) => {
  const { wrong, answers, freshAfter } = await outages.suffer(fault, FAULT_MS)
  expect(wrong).toEqual([])
  expect(answers).toBeGreaterThan(10)
  expect(freshAfter).toBeLessThan(FRESH_MS)
})

it('no fault is an uncaught one', () => expect(outages.output()).not.toMatch(/^\s+at .*:\d+:\d+\)?$/m))
