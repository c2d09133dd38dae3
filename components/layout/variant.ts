/** Which set of colours a theme names (contract/colors.css). */
import { logOnce } from '@/lib/log-once'

const HOUSE = 'spruce'
export const VARIANTS: readonly string[] = [HOUSE, 'winter']

/** @returns the house's where there is no set of that name */
export function toVariant(name: string): string {
  if (VARIANTS.includes(name)) return name
  logOnce(
    `theme.variant: no colours are called "${name}"; shown are those of "${HOUSE}" (there are ${VARIANTS.join(', ')})`,
  )
  return HOUSE
}
