import { toErrorView, toRetryAfter } from '@/lib/http/errors'

const now = Date.parse('2026-11-21T17:00:00Z')

describe('how long to wait', () => {
  it.each([
    ['30', 30],
    ['0', 0],
    ['Sat, 21 Nov 2026 17:01:30 GMT', 90],
    ['Sat, 21 Nov 2026 16:00:00 GMT', 0],
    ['soon', undefined],
    ['-5000000000', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('%p is %p seconds', (header, seconds) => {
    expect(toRetryAfter(header, now)).toBe(seconds)
  })
})

describe('an error as data', () => {
  it('tells of what is none of ours by its message', () => {
    expect(toErrorView(new TypeError('x'))).toEqual({ message: 'x', kind: 'network' })
    expect(toErrorView('y')).toEqual({ message: 'y', kind: 'network' })
  })
})
