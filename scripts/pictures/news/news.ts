/** The pictures of the news. */
import type { Picture } from '@/scripts/pictures/picture'
import { nyttBarnasDag } from './nytt-barnas-dag'
import { nyttDugnad } from './nytt-dugnad'
import { nyttLerret } from './nytt-lerret'
import { nyttSesongkort } from './nytt-sesongkort'
import { nyttUtstilling } from './nytt-utstilling'
import { nyttVaffel } from './nytt-vaffel'

export const newsPictures: Picture[] = [
  nyttBarnasDag,
  nyttDugnad,
  nyttLerret,
  nyttSesongkort,
  nyttUtstilling,
  nyttVaffel,
]
