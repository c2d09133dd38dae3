/** The pictures of the pool. */
import type { Picture } from '@/scripts/pictures/picture'
import { baby, contact, hours, party } from './day'
import { candles, morning, sauna, seniors } from './rest'

export const pool: Picture[] = [hours, party, baby, morning, sauna, seniors, candles, contact]
