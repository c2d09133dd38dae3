/**
 * Prices, running times and counts in words, by Intl. Knows the house's way of writing ("135 kr"), and nothing of what it
 * writes about. Never throws: what cannot be told is ''.
 */
import type { Price } from '@/contract/parts'
import { HOME, plain } from './locale'
import { once } from './memoize'

const whole = once(() => new Intl.NumberFormat(HOME, { maximumFractionDigits: 0 }))
const withOre = once(() => new Intl.NumberFormat(HOME, { minimumFractionDigits: 2, maximumFractionDigits: 2 }))
const withTenth = once(() => new Intl.NumberFormat(HOME, { minimumFractionDigits: 1, maximumFractionDigits: 1 }))

/** @param ore the price in øre. @returns "135 kr", "135,50 kr", "1 250 kr" */
export function formatPrice(ore: number): string {
  if (!Number.isFinite(ore)) return ''
  return `${plain((ore % 100 === 0 ? whole : withOre)().format(ore / 100))} kr`
}

/** @returns "90 kr" where there is one price, "fra 90 kr" where there are several, "Gratis" where nothing is paid */
export function formatPriceRange(price: Price): string {
  const { from, to = from } = price
  if (to > from) return `fra ${formatPrice(from)}`
  return from === 0 ? 'Gratis' : formatPrice(from)
}

/** @param minutes a running time. @returns "1 t 45 min", "2 t", "45 min"; '' for none */
export function formatDuration(minutes: number): string {
  const total = Math.round(minutes)
  if (!Number.isFinite(total) || total <= 0) return ''
  const hours = Math.floor(total / 60)
  const rest = total % 60
  return [hours > 0 ? `${formatNumber(hours)} t` : '', rest > 0 ? `${rest} min` : ''].filter(Boolean).join(' ')
}

/** @returns "1 250", with a space that does not break */
export function formatNumber(value: number): string {
  return Number.isFinite(value) ? plain(whole().format(value)) : ''
}

/** @returns "4,4", "4,0" */
export const formatRating = (rating: number): string => (Number.isFinite(rating) ? withTenth().format(rating) : '')

/** @returns "1 forestilling", "12 forestillinger" */
export function formatCount(count: number, one: string, several: string): string {
  return `${formatNumber(count)} ${count === 1 ? one : several}`
}
