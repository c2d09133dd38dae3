/** docs/security.md names the limits that the code has. */
import { readFileSync } from 'node:fs'
import { type Limit, makeLimits } from '@/platform/accounts/limits'
import { CONNECTION_LIMITS } from '@/platform/http/connections'
import { CONNECTION_BOUNDS } from '@/server/connections'
import { RENDER_RATES } from '@/server/render-limit'

const text = readFileSync('docs/security.md', 'utf8')
const MINUTE = 60_000

it('the table of accounts has every limit, with its number and a reason', () => {
  const told = [...text.matchAll(/^\| `(\w+\.\w+)` \| (\d+) \| (\d+) \| \S.+ \|$/gm)].map(
    ([, name, tries, minutes]) => [name, Number(tries), Number(minutes)],
  )
  const limits = Object.entries(makeLimits('secret', () => 0)).flatMap(([action, counts]) =>
    Object.entries<Limit>(counts).map(([by, { most, milliseconds }]) => [
      `${action}.${by}`,
      most,
      milliseconds / MINUTE,
    ]),
  )
  expect(told).toEqual(limits)
})

it('the table of connections has every limit, in seconds or as a number, and a reason', () => {
  const told = [...text.matchAll(/^\| `(\w+)` \| (\d+)( s)? \| \S.+ \|$/gm)].map(([, name, value, isTime]) => [
    name,
    Number(value) * (isTime ? 1000 : 1),
  ])
  expect(told).toEqual(Object.entries(CONNECTION_LIMITS))
})

it('the tables of the site have its numbers', () => {
  const rates = Object.values(RENDER_RATES).map(({ atOnce, all, address }) =>
    [atOnce, ...[all, address].map(({ burst, perSecond }) => `${burst}, then ${perSecond} a second`)].join(' | '),
  )
  for (const words of rates) expect(text).toContain(`| ${words} |`)
  const { requestMs, stalledMs, idleMs, perAddress } = CONNECTION_BOUNDS
  const told = [...text.matchAll(/^\| (?:headers and body|an answer|idle|held by)[^|`]* \| ([^|]+) \|$/gm)].map(
    ([, value]) => value,
  )
  expect(told).toEqual([...[requestMs, stalledMs, idleMs].map((one) => `${one / 1000} s`), `${perAddress}`])
})
