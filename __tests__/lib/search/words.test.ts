import fc from 'fast-check'
import { hasTail, listTails, splitWords, toForms } from '@/lib/search/words'

const meets = (a: string, b: string) => toForms(a).all.some((form) => toForms(b).all.includes(form))

describe('words', () => {
  it.each([
    ['Blåbær', 'blabaer'],
    ['blåbær', 'blaabaer'],
    ['Fløyte', 'floyte'],
    ['fløyte', 'floeyte'],
    ['Åse', 'aase'],
    ['Aase', 'Åse'],
    ['Häxan', 'haxan'],
    ['å', 'a'],
    ['å', 'å'.normalize('NFD')],
    ['KINO', 'kino'],
  ])('%s and %s are one word', (a, b) => expect(meets(a, b)).toBe(true))

  it.each([
    ['konsert', 'konserten'],
    ['konsert', 'konserter'],
    ['konserten', 'konsertene'],
    ['film', 'filmene'],
    ['kino', 'kinoen'],
    ['forestilling', 'forestillingens'],
    ['billett', 'billettene'],
  ])('%s and %s are forms of one word', (a, b) => expect(meets(a, b)).toBe(true))

  it.each([
    ['film', 'flyt'],
    ['bad', 'bade'.slice(0, 2)],
    ['kor', 'korps'],
  ])('%s and %s are not', (a, b) => expect(meets(a, b)).toBe(false))

  it('a compound may be parted at its words', () => {
    expect(listTails('vinterkonserten', new Set(['vinter']))).toEqual(['konserten', 'konsert'])
    expect(listTails('vinterkonserten', new Set(['konsert']))).toEqual(['konsert'])
    expect(listTails('vinterkonserten', new Set(['annet']))).toEqual([])
    expect(listTails('kino', new Set(['kin', 'kino']))).toEqual([])
    expect(hasTail('vinterkonserten', new Set(['konsert']))).toBe(true)
    expect(hasTail('konserten', new Set(['konsert']))).toBe(false)
  })

  it('any text gives words that are not empty, and at most four forms of each', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
        for (const word of splitWords(text)) {
          expect(toForms(word).all.length).toBeLessThanOrEqual(4)
          expect(toForms(word).written.length).toBeGreaterThan(0)
        }
      }),
    )
  })
})
