import fc from 'fast-check'
import { escapeForRegex, toFilters } from '@/lib/pages/source-filters'

describe('rule 12: route parameters in filters', () => {
  const params = { production: 'a.b (1)', annet: 'x' }
  const eq = (value: string) => [{ property: 'parentSlug', value, operator: 'eq' as const }]
  const regex = (value: string) => [{ property: 'location.name', value, operator: 'regex' as const }]

  it('is the decoded value with eq (S3.30)', () => {
    expect(toFilters(eq('@production'), params)).toEqual(['parentSlug:eq:a.b (1)'])
  })

  it('is escaped with regex', () => {
    expect(toFilters(regex('@production'), params)).toEqual(['location.name:regex:a\\.b \\(1\\)'])
  })

  it('counts only as the whole value', () => {
    expect(toFilters(eq('x@production'), params)).toEqual(['parentSlug:eq:x@production'])
    expect(toFilters(regex('^@production'), params)).toEqual(['location.name:regex:^@production'])
    expect(toFilters(eq('@'), params)).toEqual(['parentSlug:eq:@'])
  })

  it('finds nothing where the route has no such parameter', () => {
    expect(toFilters([...eq('@mangler'), ...eq('x')], params)).toBeUndefined()
    expect(toFilters(eq('@toString'), params)).toBeUndefined()
  })

  it('leaves colons in a value alone: the first two separate', () => {
    expect(toFilters(eq('a:b:c'), {})).toEqual(['parentSlug:eq:a:b:c'])
  })
})

describe('rule 11: what is escaped', () => {
  it('matches itself and nothing else', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (text, other) => {
        const pattern = new RegExp(`^(?:${escapeForRegex(text)})$`, 'u')
        expect(pattern.test(text)).toBe(true)
        expect(pattern.test(other)).toBe(text === other)
      }),
    )
  })
})
