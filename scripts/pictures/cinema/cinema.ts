/** The pictures of the cinema's own pages. */
import type { Picture } from '@/scripts/pictures/picture'
import { advertising, alliance, divers, horror } from './clubs'
import { ages, projector, tickets } from './door'
import { babies, first, morning } from './visits'

export const cinema: Picture[] = [
  projector,
  tickets,
  ages,
  babies,
  morning,
  first,
  advertising,
  alliance,
  divers,
  horror,
]
