import fc from 'fast-check'
import ICAL from 'ical.js'
import { anyShowing, at, event, makeShowing } from '@/__tests__/lib/calendar/showings'
import { type House, toCalendarFile } from '@/lib/calendar/calendar-file'
import { isDatable } from '@/lib/programme/oslo-time'
import type { Showing } from '@/lib/programme/showing'

const house: House = { id: 'huset', title: 'Huset i bygda', url: 'https://huset.example' }
const readAt = at('2026-11-20T12:00+01:00')

beforeAll(() => {
  ICAL.design.strict = true
})

function readFile(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file))
  const [entry, ...others] = calendar.getAllSubcomponents('vevent')
  if (!entry || others.length > 0) throw new Error('not one entry')
  const getValue = (name: string) => entry.getFirstPropertyValue(name)
  return { calendar, entry, event: new ICAL.Event(entry), getValue }
}

function readShowing(showing: Showing, read = readAt) {
  const file = toCalendarFile({ showing, readAt: read }, house)
  if (file === undefined) throw new Error('no file')
  return { file, ...readFile(file) }
}

describe('a showing in a calendar', () => {
  const { calendar, event: entry, getValue } = readShowing(makeShowing())

  it('is published, not sent as an invitation', () => {
    expect(calendar.getFirstPropertyValue('version')).toBe('2.0')
    expect(calendar.getFirstPropertyValue('prodid')).toMatch(/^-\/\//)
    expect(calendar.getFirstPropertyValue('method')).toBe('PUBLISH')
    expect(calendar.getAllSubcomponents('vevent')[0]?.getAllProperties('attendee')).toEqual([])
  })

  it('begins and ends when the film does, whatever the zone of its reader', () => {
    expect(entry.startDate.toJSDate()).toEqual(new Date('2026-11-21T17:00Z'))
    expect(entry.endDate.toJSDate()).toEqual(new Date('2026-11-21T18:38Z'))
    expect(entry.startDate.zone).toBe(ICAL.Timezone.utcTimezone)
  })

  it('says what, where and what for', () => {
    expect(entry.summary).toBe('Høststorm')
    expect(entry.location).toBe('Kulturhuset, Sal 1, Plassen 1, 7340 Bygda')
    expect(entry.description).toBe(
      [
        '2D · Norsk tale',
        '9 år – yngre fra 6 år sammen med en voksen',
        'https://huset.example/h%C3%B8ststorm-DXM1',
      ].join('\n'),
    )
    expect(getValue('url')).toBe('https://huset.example/h%C3%B8ststorm-DXM1')
    expect([getValue('status'), getValue('transp')]).toEqual(['CONFIRMED', 'OPAQUE'])
  })

  it('is at the house where nothing else is said, and leads to its front page', () => {
    const bare = readShowing({ ...makeShowing({ location: undefined, screen: undefined }), path: undefined })
    expect(bare.event.location).toBe('Huset i bygda')
    expect(bare.getValue('url')).toBe('https://huset.example/')
  })
})

describe('one that changes keeps its entry', () => {
  const before = readShowing(makeShowing())
  const later = readAt + 60_000

  it.each([
    ['cancelled', {}, 'AVLYST: Høststorm', 'CANCELLED', 'TRANSPARENT'],
    ['onSale', { status: 'cancelled' }, 'AVLYST: Høststorm', 'CANCELLED', 'TRANSPARENT'],
    ['onSale', { status: 'postponed' }, 'UTSATT: Høststorm', 'TENTATIVE', 'TRANSPARENT'],
    ['soldOut', {}, 'Høststorm', 'CONFIRMED', 'OPAQUE'],
  ] as const)('%s %j: %s', (status, production, title, told, transparency) => {
    const { event: entry, getValue } = readShowing(makeShowing({ status }, production), later)
    expect(entry.uid).toBe(before.event.uid)
    expect([entry.summary, getValue('status'), getValue('transp')]).toEqual([title, told, transparency])
    expect(entry.startDate.toJSDate()).toEqual(before.event.startDate.toJSDate())
  })

  it('moved: its new time under the same UID, and a word of the old one', () => {
    const start = event.start + 24 * 3_600_000
    const { event: entry } = readShowing(makeShowing({ start, previousStart: event.start }), later)
    expect(entry.uid).toBe(before.event.uid)
    expect(entry.startDate.toJSDate()).toEqual(new Date(start))
    expect(entry.description).toMatch(/^Flyttet fra lør. 21. nov. kl. 18.00\n/)
  })

  it('what was read later is what a calendar believes, also of one that is on again', () => {
    const off = readShowing(makeShowing({ status: 'cancelled' }), later)
    const on = readShowing(makeShowing(), later + 60_000)
    const sequences = [before, off, on].map(({ event: entry }) => entry.sequence)
    expect(sequences).toEqual([...new Set(sequences)].toSorted((a, b) => a - b))
    expect(String(on.getValue('dtstamp'))).toBe('2026-11-20T11:02:00Z')
    expect(Math.max(...sequences)).toBeLessThan(2 ** 31)
  })

  it('two showings are two entries', () => {
    expect(readShowing(makeShowing({ id: 'e2' })).event.uid).not.toBe(before.event.uid)
  })
})

it('the hour that comes twice in October is two hours', () => {
  const [first, second] = ['2026-10-25T02:30+02:00', '2026-10-25T02:30+01:00'].map(
    (iso) => readShowing(makeShowing({ start: at(iso) })).event.startDate,
  )
  expect(second?.subtractDate(first ?? ICAL.Time.now()).toSeconds()).toBe(3600)
})

describe('any showing that content can hold', () => {
  const asSent = (text: string) => Buffer.from(text).toString()
  const LONE = /\p{Cs}/u

  it('is read back strictly as what it is, one entry and nothing else', () => {
    fc.assert(
      fc.property(anyShowing, (showing) => {
        const file = toCalendarFile({ showing, readAt }, house)
        if (!isDatable(showing.start) || !isDatable(showing.end)) return expect(file).toBeUndefined()
        const { event: entry, entry: component, calendar } = readFile(asSent(file ?? ''))
        expect(entry.summary.replace(/^(AVLYST|UTSATT): /, '')).toBe(asSent(showing.title || 'Forestilling'))
        expect(entry.startDate.toUnixTime()).toBe(Math.floor(showing.start / 1000))
        expect(entry.endDate.toUnixTime()).toBe(Math.floor(showing.end / 1000))
        expect(component.getAllSubcomponents()).toEqual([])
        expect(calendar.getAllSubcomponents()).toHaveLength(1)
        const names = component.getAllProperties().map(({ name }) => name)
        expect(names).toEqual([...new Set(names)])
        expect(names).not.toContain('attendee')
      }),
      { numRuns: 300 },
    )
  })

  it('has lines of at most 75 bytes, each ended with CRLF, cut between letters', () => {
    fc.assert(
      fc.property(anyShowing, (showing) => {
        const file = toCalendarFile({ showing, readAt }, house)
        if (file === undefined) return
        expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true)
        for (const line of file.split('\r\n')) {
          expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
          expect(line).not.toMatch(/[\r\n]/)
          expect(line).not.toMatch(LONE)
        }
      }),
      { numRuns: 300 },
    )
  })
})
