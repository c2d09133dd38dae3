import * as v from 'valibot'
import { price } from '@/contract/parts'
import { time, title, word } from '@/contract/primitives'

describe('rule 19: bounds', () => {
  it.each([
    [8.64e15, true],
    [-8.64e15, true],
    [8.64e15 + 1e6, false],
    [Number.NaN, false],
    [0.5, false],
    ['1', false],
  ])('the time %s is one: %s', (at, isTime) => expect(v.safeParse(time, at).success).toBe(isTime))

  it.each([
    [{ from: 0, currency: 'NOK' }, true],
    [{ from: 9000, to: 12_000, currency: 'NOK' }, true],
    [{ from: -1, currency: 'NOK' }, false],
    [{ from: 1, currency: 'EUR' }, false],
  ])('the price %j is one: %s', (given, isPrice) => expect(v.safeParse(price, given).success).toBe(isPrice))

  it.each([
    ['å'.repeat(300), true],
    ['å'.repeat(301), false],
    ['', false],
    [' \u0000\u0007 ', false],
  ])('a title has 1 to 300 characters: %#', (given, isTitle) => expect(v.safeParse(title, given).success).toBe(isTitle))

  it('control characters are stripped', () => {
    expect(v.parse(word, 'Fil\u0000men\u009f\u001b[31m')).toBe('Filmen[31m')
    expect(v.parse(title, 'Film\nen')).toBe('Filmen')
  })
})
