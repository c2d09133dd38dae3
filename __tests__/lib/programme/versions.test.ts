import fc from 'fast-check'
import { splitAccess, toNamed, toVersionName } from '@/lib/programme/versions'

describe('the name of a version', () => {
  it.each([
    [['2D'], 'nb', null, '2D · Norsk tale'],
    [['3D', 'Atmos'], 'en', 'nb', '3D · Engelsk tale, norsk tekst'],
    [['Atmos'], undefined, undefined, undefined],
    [[], 'se', 'nb', 'Nordsamisk tale, norsk tekst'],
  ])('%j %p %p', (format, language, subtitles, name) => {
    expect(toVersionName({ format, language, subtitles })).toBe(name)
  })
})

describe('showings below their names', () => {
  it('loses none and keeps their order', () => {
    const showing = fc.record({ id: fc.nat(), name: fc.constantFrom('2D', '3D', undefined, '') })
    fc.assert(
      fc.property(fc.array(showing), (showings) => {
        const groups = toNamed(showings, ({ name }) => name)
        expect(new Set(groups.map(({ name }) => name)).size).toBe(groups.length)
        for (const { name, showings: own } of groups) expect(own).toEqual(showings.filter((one) => one.name === name))
        expect(groups.flatMap((group) => group.showings)).toHaveLength(showings.length)
      }),
    )
  })

  it('puts what has no name last', () => {
    const names = toNamed([undefined, '3D', '2D', '3D'], (name) => name).map(({ name }) => name)
    expect(names).toEqual(['2D', '3D', undefined])
  })
})

describe('access', () => {
  it('tells what is always there from what is there sometimes', () => {
    expect(splitAccess([{ access: ['wheelchair', 'hearingLoop'] }, { access: ['wheelchair', 'relaxed'] }])).toEqual({
      always: ['wheelchair'],
      sometimes: ['hearingLoop', 'relaxed'],
    })
    expect(splitAccess([])).toEqual({ always: [], sometimes: [] })
  })
})
