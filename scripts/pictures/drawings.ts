/** Every picture of the house. */
import { vinterlinjer } from './art/vinterlinjer'
import { brand } from './brand/logo'
import { cinema } from './cinema/cinema'
import { club } from './club/club'
import { culture } from './culture/culture'
import { caligari } from './films/caligari'
import { denLilleTromboneboka } from './films/den-lille-tromboneboka'
import { denSisteFyrvokteren } from './films/den-siste-fyrvokteren'
import { elgenSomVilleFly } from './films/elgen-som-ville-fly'
import { generalen } from './films/generalen'
import { haxan } from './films/haxan'
import { hisGirlFriday } from './films/his-girl-friday'
import { isbreensHjerte } from './films/isbreens-hjerte'
import { makeplaneten } from './films/makeplaneten'
import { maskinenUnderFjellet } from './films/maskinen-under-fjellet'
import { metropolis } from './films/metropolis'
import { nattIGalleriet } from './films/natt-i-galleriet'
import { nordlysekspressen } from './films/nordlysekspressen'
import { nosferatu } from './films/nosferatu'
import { reisenTilManen } from './films/reisen-til-manen'
import { sherlockJr } from './films/sherlock-jr'
import { sommerenPaSetra } from './films/sommeren-pa-setra'
import { trollskogensHemmelighet } from './films/trollskogens-hemmelighet'
import { ulvetid } from './films/ulvetid'
import { vinterlauget } from './films/vinterlauget'
import { house } from './house/house'
import { newsPictures } from './news/news'
import type { Picture } from './picture'
import { pool } from './pool/pool'
import { school } from './school/school'

export const drawings: Picture[] = [
  ...caligari,
  ...denLilleTromboneboka,
  ...denSisteFyrvokteren,
  ...elgenSomVilleFly,
  ...generalen,
  ...haxan,
  ...hisGirlFriday,
  ...isbreensHjerte,
  ...makeplaneten,
  ...maskinenUnderFjellet,
  ...metropolis,
  ...nattIGalleriet,
  ...nordlysekspressen,
  ...nosferatu,
  ...reisenTilManen,
  ...sherlockJr,
  ...sommerenPaSetra,
  ...trollskogensHemmelighet,
  ...ulvetid,
  ...vinterlauget,
  ...culture,
  ...house,
  ...school,
  ...pool,
  ...club,
  ...cinema,
  ...newsPictures,
  ...vinterlinjer,
  ...brand,
]
