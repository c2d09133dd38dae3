/** The pictures of the culture school. */
import type { Picture } from '@/scripts/pictures/picture'
import { musikkteknologi, piano, slagverk, trekkspill, vokal } from './beat'
import { baryton, trombone, trompet, waldhorn } from './brass'
import { application, calendar, contact, levels, plan, prices, subjects } from './desk'
import { bass, fiolin, gitar } from './strings'
import { korps, multifag } from './together'
import { floyte, klarinett, saksofon } from './woodwind'

export const school: Picture[] = [
  piano,
  trekkspill,
  gitar,
  vokal,
  trombone,
  trompet,
  klarinett,
  saksofon,
  baryton,
  floyte,
  waldhorn,
  bass,
  slagverk,
  musikkteknologi,
  fiolin,
  korps,
  multifag,
  prices,
  calendar,
  application,
  levels,
  plan,
  contact,
  subjects,
]
