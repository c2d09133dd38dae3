/** The six prints of the exhibition "Vinterlinjer". */
import type { Picture } from '@/scripts/pictures/picture'
import { atteMasker } from './atte-masker'
import { bjork } from './bjork'
import { kanneOgTreEpler } from './kanne-og-tre-epler'
import { moskusIDrev } from './moskus-i-drev'
import { okerMotGront } from './oker-mot-gront'
import { toppIMorgensol } from './topp-i-morgensol'

export const vinterlinjer: Picture[] = [toppIMorgensol, kanneOgTreEpler, okerMotGront, bjork, moskusIDrev, atteMasker]
