/** The pictures of the culture programme. */
import type { Picture } from '@/scripts/pictures/picture'
import { bukkenePaTur } from './bukkene-pa-tur'
import { danseforestilling } from './danseforestilling'
import { fjellkveld } from './fjellkveld'
import { isblokk, minnestund, vandring, villmarksnatt } from './in-the-dark'
import { parkkonsert, skoleteater, tonerPaHovden } from './in-the-snow'
import { danselordag, lunsjorgel, storband, visekveld } from './indoors'
import { jazzIFoajeen } from './jazz-i-foajeen'
import { julekonserten } from './julekonserten'
import { lysfest } from './lysfest'
import { revyen } from './revyen'
import { spelkveld } from './spelkveld'
import { strykekvartett } from './strykekvartett'
import { vinterkonsert } from './vinterkonsert'

export const culture: Picture[] = [
  bukkenePaTur,
  danseforestilling,
  fjellkveld,
  jazzIFoajeen,
  julekonserten,
  lysfest,
  revyen,
  spelkveld,
  strykekvartett,
  vinterkonsert,
  isblokk,
  minnestund,
  parkkonsert,
  skoleteater,
  tonerPaHovden,
  vandring,
  villmarksnatt,
  danselordag,
  lunsjorgel,
  storband,
  visekveld,
]
