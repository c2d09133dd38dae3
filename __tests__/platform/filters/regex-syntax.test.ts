import fc from 'fast-check'
import { RE2JS } from 're2js'
import { toRegexFault } from '@/platform/filters/regex-syntax'

const compile = (pattern: string) => RE2JS.compile(pattern, RE2JS.CASE_INSENSITIVE)

describe('rule 11: the syntax common to ECMAScript and RE2', () => {
  it.each([
    '',
    '^(kinosalen|blåbærscenen)$',
    'DXM\\d+$',
    '\\^\\$\\\\\\.\\*\\+\\?\\(\\)\\[\\]\\{\\}\\|\\/',
    '[a-zæøå]{2,3}?',
    '(?:a|b)*',
    '(?<navn>a)',
    '\\bkino\\b',
    '[\\w\\s]+',
    '\\p{L}',
    'a{1000}',
    'x'.repeat(1000),
  ])('takes %s', (pattern) => {
    expect(toRegexFault(pattern)).toBeUndefined()
  })

  it.each([
    '(?=a)',
    '(?!a)',
    '(?<=a)b',
    '(?<!a)b',
    '(?i)a',
    '(?i:a)',
    '(?P<navn>a)',
    '(a)\\1',
    '(?<n>a)\\k<n>',
    '\\-',
    '\\ ',
    '\\Aa\\z',
    '\\Qa.b\\E',
    '\\pL',
    '\\p{Greek}',
    '\\n',
    '\\x41',
    '\\u0041',
    '[\\b]',
    '[[:alpha:]]',
    '[[:alpha:][x]',
    '[]a]',
    'a**',
    'a++',
    'a]',
    'a{',
    '(',
    '[',
    '*',
    'b\\',
    'a{1001}',
    'x'.repeat(1001),
    '(?:(?:a{30}){30}){30}',
    '(?:a?b?c?){500}',
  ])('refuses %s', (pattern) => {
    expect(toRegexFault(pattern)).toEqual(expect.any(String))
  })

  it('takes and matches every literal of at most 1,000 characters, escaped', () => {
    const literal = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 })
    fc.assert(
      fc.property(literal, (text) => {
        const escaped = `^${text.replace(/[\^$\\.*+?()[\]{}|/]/g, '\\$&')}$`
        expect(toRegexFault(escaped)).toBeUndefined()
        expect(compile(escaped).matcher(text).find()).toBe(true)
      }),
    )
  })

  it('refuses or compiles anything, and never throws', () => {
    const piece = fc.constantFrom(
      '(',
      ')',
      '[',
      ']',
      '^',
      '-',
      '\\',
      '?',
      '<',
      ':',
      '*',
      '{',
      '1',
      ',',
      '}',
      'a',
      'p',
      'é',
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const pattern = pieces.join('')
        if (toRegexFault(pattern) === undefined) expect(() => compile(pattern)).not.toThrow()
      }),
      { numRuns: 500 },
    )
  })
})
