/** The lowest price of several showings, in words. */
import { formatPrice } from '@/lib/amounts'
import type { Showing } from '@/lib/programme/showing'

/** @returns "fra 90 kr" where prices differ, "90 kr" where there is one, "Gratis"; undefined where none is known */
export function toPriceFrom(showings: readonly Showing[]): string | undefined {
  if (showings.length > 0 && showings.every(({ status }) => status === 'free')) return 'Gratis'
  let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const { price } of showings) {
    if (!price) continue
    least = Math.min(least, price.from)
    most = Math.max(most, price.to ?? price.from)
  }
  if (least > most) return undefined
  if (most === 0) return 'Gratis'
  return most > least ? `fra ${formatPrice(least)}` : formatPrice(least)
}
