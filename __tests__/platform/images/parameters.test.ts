import fc from 'fast-check'
import { readTransformation } from '@/platform/images/parameters'

describe('rule 21: the transformation parameters', () => {
  it('clips by default and looks at the middle', () => {
    expect(readTransformation({ w: '320' })).toEqual({
      transformation: { width: 320, fit: 'clip', focus: { x: 0.5, y: 0.5 }, compress: false, format: false },
    })
  })

  it('takes the focal point only with crop=focalpoint', () => {
    const query = { w: '320', h: '180', fit: 'crop', 'fp-x': '0.25', 'fp-y': '1' }
    expect(readTransformation(query)).toMatchObject({ transformation: { focus: { x: 0.5, y: 0.5 } } })
    expect(readTransformation({ ...query, crop: 'focalpoint' })).toMatchObject({
      transformation: { focus: { x: 0.25, y: 1 } },
    })
  })

  it.each([
    [
      { w: '300', h: '100', fit: 'crop', 'fp-x': '0.7' },
      { width: 320, height: 107, fit: 'crop', focus: { x: 0.7, y: 0.5 } },
    ],
    [
      { w: '300', h: '100', fit: 'crop', 'fp-x': '0.7499' },
      { width: 320, height: 107, focus: { x: 0.75, y: 0.5 } },
    ],
    [
      { w: '300', h: '100', 'fp-x': '0.7' },
      { width: 320, height: 160, fit: 'clip', focus: { x: 0.5, y: 0.5 } },
    ],
    [
      { w: '300', fit: 'max', 'fp-x': '0.7' },
      { width: 320, fit: 'max', focus: { x: 0.5, y: 0.5 } },
    ],
    [
      { h: '300', fit: 'crop', 'fp-x': '0.7' },
      { height: 320, fit: 'clip', focus: { x: 0.5, y: 0.5 } },
    ],
  ])('asks the same of the picture for all that is nearly %p', (query, transformation) => {
    expect(readTransformation({ ...query, crop: 'focalpoint' })).toMatchObject({ transformation })
  })

  it('asks for few things, however long the numbers of a focal point are', () => {
    const share = fc.double({ min: 0, max: 1, noNaN: true }).map((value) => value.toFixed(16))
    const asked = new Set<string>()
    fc.assert(
      fc.property(share, share, fc.integer({ min: 1, max: 3840 }), (x, y, w) => {
        const crop = { fit: 'crop', crop: 'focalpoint', w: String(w), h: String(w) }
        asked.add(JSON.stringify(readTransformation({ ...crop, 'fp-x': x, 'fp-y': '1' })))
        asked.add(JSON.stringify(readTransformation({ ...crop, fit: 'clip', 'fp-x': x, 'fp-y': y })))
      }),
      { numRuns: 20_000 },
    )
    // 14 widths, each with 101 focal points as a crop and none as a clip.
    expect(asked.size).toBeLessThanOrEqual(14 * 102)
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
