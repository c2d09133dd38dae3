import fc from 'fast-check'
import { at, event, makeShowing } from '@/__tests__/lib/calendar/showings'
import { toCalendarPath, toShowingId } from '@/lib/calendar/calendar-path'
import { toFileName } from '@/lib/calendar/file-name'
import { isOwnRoute } from '@/lib/pages/own-routes'
import { decodePath } from '@/lib/pages/path'

describe('the path of a calendar file', () => {
  it('leads back to the showing, through a route of the site itself', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 30 }), (id) => {
        const path = toCalendarPath(makeShowing({ id }))
        if (path === undefined) return
        expect(toShowingId(path)).toBe(id)
        const segments = decodePath(new URL(path, 'https://huset.example').pathname)
        expect(Array.isArray(segments) && isOwnRoute(segments)).toBe(true)
      }),
    )
  })

  it.each(['', '.', '..', 'a/b', 'a?b', 'a#b', '\ud800'])('there is none for the id %j', (id) => {
    expect(toCalendarPath(makeShowing({ id }))).toBeUndefined()
  })

  it.each([8.64e15, -8.64e15, at('1969-12-31T23:59Z')])('there is none at the time %d', (start) => {
    expect(toCalendarPath({ ...event, start, end: start })).toBeUndefined()
  })

  it('what cannot be decoded is no id', () => expect(toShowingId('/kalender/%E0%A4%A')).toBeUndefined())
})

describe('the name of the file', () => {
  it.each([
    ['Høststorm på fjellet', 'hoststorm-pa-fjellet-2026-11-21.ics'],
    ['Ærlig talt, É!', 'aerlig-talt-e-2026-11-21.ics'],
    ['"; filename=../../x', 'filename-x-2026-11-21.ics'],
    ['映画', 'forestilling-2026-11-21.ics'],
  ])('%s is kept as %s', (title, name) => expect(toFileName({ title, start: event.start })).toBe(name))

  it('is safe in a header and short, whatever the title', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (title) => {
        expect(toFileName({ title, start: event.start })).toMatch(/^[a-z0-9](-?[a-z0-9]){0,80}\.ics$/)
      }),
    )
  })
})
