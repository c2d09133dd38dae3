/** The smallest house that has one of everything, written to a folder of its own. */
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import sharp from 'sharp'

const film = (title: string) => `---
title: ${title}
parentSlug: elven-DXM1
objectClass: movie
ediNumber: E1
summary: Om ei elv.
cover: bilde.png
poster: bilde.png
features: []
genres: [Drama]
ageLimit: 6
duration: 100
director: []
cast: []
distributor: Huset
versions: [{ format: [2D], language: nb, subtitles: null }]
---
Elva renner.
`

export const FILES: Readonly<Record<string, string>> = {
  'facts.yaml': 'pris: 100\nadresse: Storgata 1\n',
  'site.yaml': `
title: Huset
partners: [1]
published: false
stage: production
skeleton: '1'
host: huset.example
aliases: []
locale: { available: [nb], enabled: [nb], default: nb }
components: []
analytics: {}
newsletter: /newsletter/subscribe
logo: bilde.png
favicon: bilde.png
variant: spruce
redirects: []
`,
  'menu.yaml': 'header: [{ id: om, label: Om, path: /om }]\nfooter: []\n',
  'footer.yaml': "- { title: Adresse, items: [{ type: text, value: '{{adresse}}' }] }\n",
  'venues.yaml': "Huset: '{{adresse}}'\n",
  'pictures.yaml': 'bilde.png: { alt: En elv, focal: [0.5, 0.4] }\n',
  'sections.yaml': 'huset: [/om, /priser]\n',
  'schedule.yaml': `
days: { past: 1, films: 2, culture: 20 }
turnaround: 20
onSale: { daysBefore: 14, time: '10:00' }
tickets: '{{plattform}}/checkout'
location: Huset
prices: { vanlig: { from: '{{pris}}' } }
screens: { Sal: { format: [2D], access: [wheelchair], seats: 40 } }
seats: { culture: 100, fewLeft: 5, perAccount: 6 }
slots:
  - { name: kveld, screen: Sal, days: [man, tir, ons, tor, fre, lør, søn], time: '18:00', films: [elven], price: vanlig }
exceptions: []
feast: { day: lør, everyWeeks: 3, week: 0, tag: fest, price: vanlig }
`,
  'films/elven.md': film('Elven'),
  'culture/sang.md': `---
title: Sang
parentSlug: sang-K1
pageReference: sang-1
venue: Huset
summary: Sang.
cover: bilde.png
features: []
duration: 60
archived: true
performances: [{ day: søn, time: '19:00', everyWeeks: 1, week: 0, price: { from: 50 } }]
---
Syng med.
`,
  'articles/nytt.md':
    "---\ntitle: Nytt\ncategory: general\ncreated: '2026-11-01 09:00'\nimage: bilde.png\n---\nDet er nytt.\n",
  'pages/om.md': '---\ntitle: Om huset\ncover: bilde.png\nsection: huset\n---\nVi holder til i {{adresse}}.\n',
  'pages/priser.md': '---\ntitle: Priser\nsection: huset\n---\nDet koster {{pris}} kr.\n',
  'pages/alle.yaml': 'title: Alle\nmatchPath: /:film\nposition: 1\nblocks: [movieInfo]\n',
}

export interface SmallHouse {
  directory: string
  write: (name: string, text: string) => Promise<void>
}

export async function makeSmallHouse(): Promise<SmallHouse> {
  const directory = await mkdtemp(join(tmpdir(), 'house-'))
  const write = async (name: string, text: string) => {
    await mkdir(dirname(join(directory, name)), { recursive: true })
    await writeFile(join(directory, name), text)
  }
  for (const [name, text] of Object.entries(FILES)) await write(name, text)
  await mkdir(join(directory, 'pictures'))
  const picture = sharp({ create: { width: 40, height: 30, channels: 3, background: '#345' } })
  await picture.png().toFile(join(directory, 'pictures', 'bilde.png'))
  return { directory, write }
}
