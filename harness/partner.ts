/** What the account's journeys need of the house: the partner that decides, a film on sale that has been reviewed, the mail. */
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Event } from '@/contract/event'
import type { Production } from '@/contract/production'
import type { Site } from '@/contract/site'

import { eventually } from './eventually'
import { PLATFORM, put, read, SITE } from './journey-site'

const PAGES = ['/konto', '/konto/logg-inn', '/konto/ny', '/konto/glemt-passord', '/konto/billetter', '/konto/se-liste']

export interface FilmOnSale {
  film: Production
  ediNumber: string
  event: Event
  path: string
}

/** A film with reviews and a showing to come that the platform's own checkout sells. */
export async function findFilmOnSale(): Promise<FilmOnSale> {
  const { items: films } = await read<{ items: Production[] }>('productions?filter=objectClass:eq:movie&take=100')
  const { items } = await read<{ items: Event[] }>(`events?from=${Date.parse(process.env.E2E_NOW ?? '')}&take=100`)
  const onSale = items.filter(({ ticketUrl, status }) => status === 'onSale' && ticketUrl?.startsWith(PLATFORM))
  for (const event of onSale) {
    const film = films.find(({ id }) => id === event.production.id)
    if (film?.ediNumber === undefined) continue
    const { ediNumber } = film
    const reviews = await fetch(`${PLATFORM}/loyalty/118/GetReviewsByEdiDx?${new URLSearchParams({ ediNumber })}`)
    if (((await reviews.json()) as unknown[]).length === 0) continue
    return { film, ediNumber, event, path: `/${encodeURIComponent(film.parentSlug)}` }
  }
  throw new Error('no film with reviews is on sale')
}

export async function readPartners(): Promise<number[]> {
  const [site] = await read<Site[]>()
  if (!site) throw new Error('no site')
  return [...site.partners]
}

/** Until the account's pages and those that are named say so. */
export async function putPartners(partners: number[], paths: readonly string[]): Promise<void> {
  const [site] = await read<Site[]>()
  if (!site) throw new Error('no site')
  const changed: Site = { ...site, partners }
  await put('site', changed)
  for (const one of [...PAGES, ...paths]) {
    await eventually(async () => {
      const html = await (await fetch(SITE + one)).text()
      expect([one, html.includes(`/loyalty/${partners[0]}`)]).toEqual([one, true])
    }, 60_000)
  }
}

/** @returns the link of the one letter that the platform has laid out for this address */
export async function readResetLink(email: string): Promise<string> {
  const outbox = path.join(process.env.E2E_DATA_DIR ?? '', 'outbox')
  const letters = await Promise.all((await readdir(outbox)).map((name) => readFile(path.join(outbox, name), 'utf8')))
  const own = letters.filter((letter) => letter.includes(`To: <${email}>`))
  expect(own).toHaveLength(1)
  return /^http\S+$/m.exec(own[0]?.replaceAll('\r', '') ?? '')?.[0] ?? ''
}
