/** What several showings cost, in words. */
import { formatPrice } from '@/lib/amounts'
import type { Showing } from './showing'

function toAmounts({ status, price }: Showing): number[] {
  if (status === 'free') return [0]
  return price ? [price.from, price.to ?? price.from] : []
}

/** @returns "fra 90 kr" where prices differ, "90 kr", "Gratis", "Gratis / fra 90 kr"; undefined where none is known */
export function toPriceFrom(showings: readonly Showing[]): string | undefined {
  const amounts = showings.flatMap(toAmounts)
  const paid = amounts.filter((amount) => amount > 0)
  const [least, most] = [Math.min(...paid), Math.max(...paid)]
  const cost = most > least ? `fra ${formatPrice(least)}` : formatPrice(least)
  return [amounts.includes(0) && 'Gratis', cost].filter(Boolean).join(' / ') || undefined
}
