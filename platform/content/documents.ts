/** Makes all documents of the platform from the content folder. Writes none, and asks nobody. */
import { join } from 'node:path'
import * as v from 'valibot'
import { article } from '@/contract/article'
import { contentItem } from '@/contract/content-item'
import { event } from '@/contract/event'
import { page } from '@/contract/page'
import { production } from '@/contract/production'
import { site } from '@/contract/site'
import { articleFile, toArticle } from './article-file'
import { type ContentFile, readContentFiles } from './content-files'
import { toCultureEvents, toFilmEvents } from './events'
import { fillFacts, withPlatform } from './facts'
import { check, type Fault, type ReportFault, throwFaults } from './fault'
import { toPage } from './page-documents'
import { pageFile } from './page-file'
import { type Pictures, pictureFacts, readPictureSizes, toPictures } from './pictures'
import { cultureFile, filmFile, readFolder, toCulture, toFilm, venuesFile } from './production-file'
import { scheduleFile } from './schedule'
import { makeSections } from './sections'
import { type SiteSettings, toSite } from './site-file'

export interface StoredDocument {
  id: string
  [field: string]: unknown
}

/** In the order in which they may be written: what is referred to comes first. */
export const COLLECTIONS = ['site', 'production', 'block-data', 'article', 'event', 'page'] as const
export type Collection = (typeof COLLECTIONS)[number]
export type Documents = Record<Collection, StoredDocument[]>

const SCHEMAS = {
  site: v.omit(site, ['pages']),
  production,
  'block-data': contentItem,
  article,
  event,
  page,
}

export interface ContentSettings extends SiteSettings {
  /** The content folder. */
  directory: string
  now: () => number
}

function rootFile(files: readonly ContentFile[], name: string, report: ReportFault): ContentFile {
  const found = files.find((file) => file.name === name)
  if (!found) report({ file: name, field: '', message: 'is missing' })
  return found ?? { name, key: name, id: name, data: undefined, body: '', lineOf: () => undefined }
}

function makeProgramme(files: readonly ContentFile[], pictures: Pictures, now: number, report: ReportFault) {
  const root = (name: string) => rootFile(files, name, report)
  const schedule = root('schedule.yaml')
  const plan = check(scheduleFile, schedule.data, schedule.name, report)
  const venues = check(venuesFile, root('venues.yaml').data, 'venues.yaml', report) ?? {}
  const films = readFolder(files, 'films', filmFile, report).map((read) => ({
    ...read,
    document: toFilm(read.source, read.file, pictures, now),
  }))
  const culture = readFolder(files, 'culture', cultureFile, report).map((read) => ({
    ...read,
    document: toCulture(read.source, read.file, pictures, venues, report),
  }))
  const keys = new Set(films.map(({ source }) => source.key))
  for (const { name, films: named } of plan?.slots ?? []) {
    const missing = named.filter((key) => !keys.has(key))
    for (const key of missing)
      report({ file: schedule.name, field: `slots ${name}`, message: `no film ${key}`, at: key })
  }
  const address = venues[plan?.location ?? ''] ?? ''
  return {
    productions: [...films, ...culture].map(({ document }) => document),
    events: plan ? [...toFilmEvents(films, plan, address, now), ...toCultureEvents(culture, plan, now)] : [],
  }
}

function makePages(files: readonly ContentFile[], pictures: Pictures, report: ReportFault) {
  const written = readFolder(files, 'pages', pageFile, report)
  const { links, siblingsOf } = makeSections(rootFile(files, 'sections.yaml', report), written, report)
  const made = written.map((each) => toPage(each, siblingsOf(each), pictures))
  made.sort((a, b) => a.position - b.position || (a.page.path < b.page.path ? -1 : 1))
  return { pages: made.map(({ page }) => page), items: [...made.flatMap(({ items }) => items), ...links] }
}

function checkDocuments(documents: Documents, report: ReportFault): void {
  for (const collection of COLLECTIONS) {
    const seen = new Set<string>()
    for (const document of documents[collection]) {
      const name = `${collection} ${document.id}`
      check(SCHEMAS[collection], document, name, report)
      if (seen.has(document.id)) report({ file: name, field: 'id', message: 'there are two of that id' })
      seen.add(document.id)
    }
  }
}

/** @throws ContentError that names the file and the field of every fault */
export async function makeDocuments({ directory, now, ...settings }: ContentSettings): Promise<Documents> {
  const faults: Fault[] = []
  const report: ReportFault = (fault) => faults.push(fault)
  const read = await readContentFiles(directory, report)
  const written = rootFile(read, 'facts.yaml', report)
  const facts = withPlatform(fillFacts(written, written.data, report).data, settings.baseUrl)
  const files = read.map((file) => fillFacts(file, facts, report))
  const root = (name: string) => rootFile(files, name, report)
  const known = check(pictureFacts, root('pictures.yaml').data, 'pictures.yaml', report) ?? {}
  const pictures = toPictures(await readPictureSizes(join(directory, 'pictures')), known, settings.baseUrl, report)
  const house = toSite(
    { site: root('site.yaml'), menu: root('menu.yaml'), footer: root('footer.yaml') },
    settings,
    pictures,
    report,
  )
  const programme = makeProgramme(files, pictures, now(), report)
  const { pages, items } = makePages(files, pictures, report)
  const locale = house?.locale.default ?? ''
  const documents: Documents = {
    site: house ? [house] : [],
    production: programme.productions,
    'block-data': items,
    article: readFolder(files, 'articles', articleFile, report).map((each) =>
      toArticle(each.source, each.file, locale, pictures),
    ),
    event: programme.events,
    page: pages,
  }
  checkDocuments(documents, report)
  throwFaults(faults, read)
  return documents
}
