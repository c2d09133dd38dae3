import {
  type AgeLimit,
  mayWatch,
  toAgeBands,
  toAgeLabel,
  toAgePhrase,
  toAgeWords,
  toChildAnswer,
  youngestWithAdult,
} from '@/lib/programme/age-limit'

const limits: [AgeLimit, alone: number, withAdult: number][] = [
  [0, 0, 0],
  [6, 6, 0],
  [9, 9, 6],
  [12, 12, 9],
  [15, 15, 12],
  [18, 18, 18],
]

describe('who may see a film', () => {
  it.each(limits)('limit %p: alone from %p, with an adult from %p', (limit, alone, withAdult) => {
    for (let age = 0; age <= 20; age++) {
      expect(mayWatch(limit, age, false)).toBe(age >= alone)
      expect(mayWatch(limit, age, true)).toBe(age >= withAdult)
    }
    expect(youngestWithAdult(limit)).toBe(withAdult)
  })

  it('nobody can say while no limit is set', () => {
    expect(mayWatch(null, 40, true)).toBeUndefined()
    expect(youngestWithAdult(null)).toBeUndefined()
  })
})

describe('«Kan barnet se denne?»', () => {
  it.each(limits)('limit %p has one answer for each age, and it is the law', (limit, alone, withAdult) => {
    for (let age = 0; age <= 20; age++) {
      const expected = age >= alone ? /^Ja, også alene$/ : age >= withAdult ? /^Ja, sammen med en voksen$/ : /^Nei, /
      expect(toChildAnswer(limit, age)).toMatch(expected)
    }
  })

  it('is not guessed while no limit is set', () => {
    expect(toChildAnswer(null, 7)).toBe('Det vet vi når aldersgrensen er satt')
  })

  it.each([
    [
      9,
      [
        '9 år og eldre: Ja, også alene',
        '6–8 år: Ja, sammen med en voksen',
        'Under 6 år: Nei, heller ikke sammen med en voksen',
      ],
    ],
    [6, ['6 år og eldre: Ja, også alene', 'Under 6 år: Ja, sammen med en voksen']],
    [18, ['18 år og eldre: Ja, også alene', 'Under 18 år: Nei, heller ikke sammen med en voksen']],
    [0, []],
    [null, []],
  ] as const)('the ages of limit %p', (limit, bands) => {
    expect(toAgeBands(limit).map(({ ages, answer }) => `${ages}: ${answer}`)).toEqual(bands)
  })
})

describe('the limit in words', () => {
  it.each([
    [0, 'Alle', 'Tillatt for alle', 'tillatt for alle'],
    [6, '6 år', '6 år – yngre sammen med en voksen', 'aldersgrense 6 år'],
    [9, '9 år', '9 år – yngre fra 6 år sammen med en voksen', 'aldersgrense 9 år'],
    [18, '18 år', '18 år – ingen under 18, heller ikke sammen med en voksen', 'aldersgrense 18 år'],
    [null, 'Aldersgrense ikke satt', 'Aldersgrense ikke satt', 'aldersgrense ikke satt'],
  ] as const)('%p', (limit, label, words, phrase) => {
    expect([toAgeLabel(limit), toAgeWords(limit), toAgePhrase(limit)]).toEqual([label, words, phrase])
  })
})
