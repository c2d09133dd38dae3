import fc from 'fast-check'
import { readTransformation } from '@/platform/images/parameters'

describe('rule 21: the transformation parameters', () => {
  it('clips by default and looks at the middle', () => {
    expect(readTransformation({ w: '320' })).toEqual({
      transformation: { width: 320, fit: 'clip', focus: { x: 0.5, y: 0.5 }, compress: false, format: false },
    })
  })

  it('takes the focal point only with crop=focalpoint', () => {
    const query = { fit: 'crop', 'fp-x': '0.25', 'fp-y': '1' }
    expect(readTransformation(query)).toMatchObject({ transformation: { focus: { x: 0.5, y: 0.5 } } })
    expect(readTransformation({ ...query, crop: 'focalpoint' })).toMatchObject({
      transformation: { focus: { x: 0.25, y: 1 } },
    })
  })

  it('passes over a query that the address had already', () => {
    expect(readTransformation({ v: '3', ixlib: 'x' })).toHaveProperty('transformation')
  })

  it.each([
    ['w', ['0', '-1', '3841', '1.5', '1e3', '', ' 5', '0x10', '99999999999999999999']],
    ['h', ['3841', 'auto', '٣']],
    ['fit', ['fill', 'CLIP', '']],
    ['crop', ['faces', '']],
    ['fp-x', ['-0.1', '1.01', 'NaN', 'Infinity', '', '.', '0,5']],
    ['fp-y', ['2', '1e-1']],
    ['auto', ['', 'enhance', 'format,', 'compress format']],
  ])('names %s as the fault', (field, values) => {
    for (const value of [...values, ['1', '1'], { a: '1' }]) {
      expect(readTransformation({ [field]: value })).toEqual({ faults: [{ field, message: expect.any(String) }] })
    }
  })

  it('names every fault at once', () => {
    const read = readTransformation({ w: 'x', auto: 'y' })
    expect(read).toMatchObject({ faults: [{ field: 'w' }, { field: 'auto' }] })
  })

  it('gives sizes within bounds or a fault, whatever is written', () => {
    const value = fc.oneof(fc.string(), fc.integer().map(String), fc.float().map(String))
    fc.assert(
      fc.property(value, value, value, (w, h, x) => {
        const read = readTransformation({ w, h, crop: 'focalpoint', 'fp-x': x })
        if ('faults' in read) return read.faults.length > 0
        const { width = 1, height = 1, focus } = read.transformation
        return [width, height].every((side) => side >= 1 && side <= 3840) && focus.x >= 0 && focus.x <= 1
      }),
    )
  })
})
