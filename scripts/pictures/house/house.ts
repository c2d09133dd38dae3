/** The pictures of the house: its rooms, its school, and what happens in them. */
import type { Picture } from '@/scripts/pictures/picture'
import { badet } from './badet'
import { barnIKino } from './barn-i-kino'
import { billedkunst } from './billedkunst'
import { dans } from './dans'
import { alert, company, contact, hours, letter } from './desk'
import { filmOgVideo } from './film-og-video'
import { folkeverksted } from './folkeverksted'
import { galleriet } from './galleriet'
import { gavekort } from './gavekort'
import { kafeen } from './kafeen'
import { kinosal } from './kinosal'
import { kulturhusetSommer } from './kulturhuset-sommer'
import { kulturhusetVinter } from './kulturhuset-vinter'
import { kulturskolen } from './kulturskolen'
import { musikk } from './musikk'
import { archive, friends, jobs } from './people'
import { artwork, coming, conference, courses, keys } from './rooms'
import { scenen } from './scenen'
import { teater } from './teater'
import { ungdomsklubben } from './ungdomsklubben'
import { utleie } from './utleie'

export const house: Picture[] = [
  badet,
  barnIKino,
  billedkunst,
  dans,
  filmOgVideo,
  folkeverksted,
  galleriet,
  gavekort,
  kafeen,
  kinosal,
  kulturhusetSommer,
  kulturhusetVinter,
  kulturskolen,
  musikk,
  scenen,
  teater,
  ungdomsklubben,
  utleie,
  hours,
  contact,
  letter,
  alert,
  friends,
  jobs,
  archive,
  company,
  keys,
  conference,
  courses,
  artwork,
  coming,
]
