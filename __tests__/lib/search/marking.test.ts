import fc from 'fast-check'
import { markPassage, markWords, toIsFound } from '@/lib/search/marking'

const long = `${'ord '.repeat(100)}trollet ${'mer '.repeat(100)}`.trim()

const found = (...forms: string[]) => toIsFound(new Set(forms))

describe('marks', () => {
  it('stand on the words that were found, however they are spelt and bent', () => {
    expect(markWords('Åse og blåbærene', found('ase', 'blabaer'))).toEqual(['', 'Åse', ' og ', 'blåbærene', ''])
    expect(markWords('Vinterkonserten', found('konsert'))).toEqual(['', 'Vinterkonserten', ''])
    expect(markWords('Kor', found('korps'))).toEqual(['Kor'])
  })

  it('lose nothing of a text, whatever it holds', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.array(fc.string()), (text, forms) => {
        expect(markWords(text, found(...forms)).join('')).toBe(text)
      }),
    )
  })

  it('the passage is the lead where it tells, else what stands around the first found word', () => {
    expect(markPassage('Et troll', long, found('troll'))).toEqual(['Et ', 'troll', ''])
    const [before = '', marked, after = ''] = markPassage('Ingenting', long, found('troll', 'trollet'))
    expect(before).toMatch(/^… (ord )+$/)
    expect(marked).toBe('trollet')
    expect(after).toMatch(/^( mer)+ …$/)
    expect(before.length + after.length).toBeLessThan(220)
    expect(markPassage('Ingenting', long, found('borte'))).toEqual(['Ingenting'])
  })
})
