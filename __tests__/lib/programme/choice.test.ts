import fc from 'fast-check'
import { production, showing } from '@/__tests__/components/blocks/a-page'
import type { Access } from '@/contract/event'
import {
  filterShowings,
  readChoice,
  TRAIT_WORDS,
  type Trait,
  toggleTrait,
  toOffers,
  toQuery,
  toTraits,
} from '@/lib/programme/choice'
import { isDay } from '@/lib/programme/days'

const film = showing(production('film', 'movie'), 2)
const TRAITS = Object.keys(TRAIT_WORDS) as Trait[]
const traits = fc.uniqueArray(fc.constantFrom(...TRAITS))
const chosenTraits = traits.map((some) => TRAITS.filter((trait) => some.includes(trait)))
const programme = fc.array(traits.map((some) => ({ traits: some })))

describe('what a showing is', () => {
  it.each<[string, Parameters<typeof toTraits>[0], Trait[]]>([
    ['nothing known', film, []],
    ['Norwegian', { ...film, language: 'nn' }, ['norsk-tale']],
    ['English with subtitles', { ...film, language: 'en', subtitles: 'nb' }, ['tekstet', 'originalsprak']],
    ['silent', { ...film, language: 'zxx' }, []],
    ['3D in Atmos', { ...film, format: ['3D', 'Atmos'] }, ['3d', 'atmos']],
    ['relaxed', { ...film, access: ['relaxed'] satisfies Access[] }, ['tilrettelagt']],
    ['with a wheelchair’s place, as all', { ...film, access: ['wheelchair'] satisfies Access[] }, []],
  ])('%s', (_, given, expected) => expect(toTraits(given)).toEqual(expected))

  it.each<[number | null | undefined, string, boolean]>([
    [0, 'Familie', true],
    [6, 'barnefilm', true],
    [9, 'Familiefilm', true],
    [12, 'Familie', false],
    [6, 'Drama', false],
    [null, 'Familie', false],
    [undefined, 'Familie', false],
  ])('age limit %s, %s: for children %s', (ageLimit, genre, expected) => {
    const of = { ...production('f', 'movie'), genres: [genre], ...(ageLimit !== undefined && { ageLimit }) }
    expect(toTraits({ ...film, production: of as typeof film.production }).includes('barn')).toBe(expected)
  })
})

describe('a choice of traits', () => {
  const showings = [
    { id: 1, traits: ['barn', 'norsk-tale', '2d'] as Trait[] },
    { id: 2, traits: ['barn', 'norsk-tale', '3d'] as Trait[] },
    { id: 3, traits: ['originalsprak', 'tekstet', '2d'] as Trait[] },
  ]
  it.each<[Trait[], number[]]>([
    [[], [1, 2, 3]],
    [['barn'], [1, 2]],
    [
      ['2d', '3d'],
      [1, 2, 3],
    ],
    [['barn', '3d'], [2]],
    [
      ['norsk-tale', 'tekstet'],
      [1, 2, 3],
    ],
    [['tilrettelagt'], []],
  ])('%j leaves %j', (chosen, left) => expect(filterShowings(showings, chosen).map(({ id }) => id)).toEqual(left))

  it('is offered with the count that choosing it gives', () => {
    fc.assert(
      fc.property(programme, chosenTraits, (all, chosen) => {
        for (const { trait, isChosen, count } of toOffers(all, all, chosen)) {
          expect(isChosen).toBe(chosen.includes(trait))
          if (!isChosen) {
            const wider = filterShowings(all, toggleTrait(chosen, trait)).length
            expect(wider).toBeGreaterThanOrEqual(count)
          }
        }
      }),
    )
  })

  it('adds nothing and keeps the order', () => {
    fc.assert(
      fc.property(programme, chosenTraits, (all, chosen) => {
        const left = filterShowings(all, chosen)
        expect(all.filter((one) => left.includes(one))).toEqual([...left])
      }),
    )
  })
})

describe('the address of a choice', () => {
  it('says it all, in one way', () => {
    const day = fc.option(fc.constantFrom('2026-11-21', '2027-02-28', 'alle'), { nil: undefined })
    fc.assert(
      fc.property(day, chosenTraits, fc.constantFrom('film' as const, 'tid' as const), (on, some, layout) => {
        const choice = { ...(on && { day: on }), traits: some, layout }
        expect(readChoice(new URLSearchParams(toQuery(choice)))).toEqual(choice)
      }),
    )
  })

  it.each(['', '?x=1', '?dag=2026-02-30', '?dag[]=1', '?filter=drop%20table,<script>', '?vis=alt', '?dag=%00'])(
    '%s chooses nothing',
    (query) => expect(toQuery(readChoice(new URLSearchParams(query)))).toBe(''),
  )

  it('survives anything', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (dag, filter, vis) => {
        const { day, traits: some } = readChoice(new URLSearchParams({ dag, filter, vis }))
        expect(day === undefined || day === 'alle' || isDay(day)).toBe(true)
        expect(some.every((trait) => TRAITS.includes(trait))).toBe(true)
      }),
    )
  })
})
