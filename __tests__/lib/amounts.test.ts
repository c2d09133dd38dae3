import { formatCount, formatDuration, formatNumber, formatPrice, formatPriceRange } from '@/lib/amounts'

describe('prices, running times and counts', () => {
  it.each([
    [13500, '135 kr'],
    [13550, '135,50 kr'],
    [125000, '1\u00a0250 kr'],
    [0, '0 kr'],
    [Number.NaN, ''],
  ])('%p øre', (ore, expected) => {
    expect(formatPrice(ore)).toBe(expected)
  })

  it.each([
    [{ from: 9000 }, '90 kr'],
    [{ from: 9000, to: 9000 }, '90 kr'],
    [{ from: 9000, to: 13500 }, 'fra 90 kr'],
    [{ from: 13500, to: 9000 }, '135 kr'],
    [{ from: 0 }, 'Gratis'],
    [{ from: 0, to: 5000 }, 'fra 0 kr'],
  ])('the price %p', (price, expected) => {
    expect(formatPriceRange({ ...price, currency: 'NOK' })).toBe(expected)
  })

  it.each([
    [105, '1 t 45 min'],
    [120, '2 t'],
    [45, '45 min'],
    [59.6, '1 t'],
    [0, ''],
    [-5, ''],
    [Number.POSITIVE_INFINITY, ''],
  ])('%p minutes', (minutes, expected) => {
    expect(formatDuration(minutes)).toBe(expected)
  })

  it('counts', () => {
    expect(formatNumber(-1234567)).toBe('-1\u00a0234\u00a0567')
    expect(formatCount(1, 'forestilling', 'forestillinger')).toBe('1 forestilling')
    expect(formatCount(0, 'forestilling', 'forestillinger')).toBe('0 forestillinger')
    expect(formatCount(1200, 'forestilling', 'forestillinger')).toBe('1\u00a0200 forestillinger')
  })
})
