/** Makes the site's document from site.yaml, menu.yaml and footer.yaml. */
import * as v from 'valibot'
import { int, toSafeLink } from '@/contract/primitives'
import { isSitePath } from '@/contract/site-path'
import { storedPath } from './address'
import type { ContentFile } from './content-files'
import { check, type ReportFault } from './fault'
import type { Pictures } from './pictures'

const link = v.pipe(
  v.string(),
  v.check((value) => toSafeLink(value) !== undefined, 'neither a path nor an https address'),
)
const path = v.pipe(v.string(), v.check(isSitePath, 'not a path of the site'))

const siteFile = v.strictObject({
  title: v.string(),
  partners: v.array(int),
  published: v.boolean(),
  stage: v.string(),
  skeleton: v.string(),
  host: v.string(),
  aliases: v.array(v.string()),
  locale: v.strictObject({ available: v.array(v.string()), enabled: v.array(v.string()), default: v.string() }),
  components: v.array(v.strictObject({ name: v.string(), version: v.string(), train: v.string() })),
  analytics: v.strictObject({ googleAnalytics: v.optional(v.string()) }),
  /** A path of the platform. */
  newsletter: path,
  logo: v.string(),
  favicon: v.string(),
  variant: v.string(),
  redirects: v.array(v.strictObject({ from: storedPath, to: link, permanent: v.optional(v.boolean()) })),
})

const menuEntry = v.strictObject({
  id: v.string(),
  label: v.string(),
  path: link,
  newWindow: v.optional(v.boolean()),
})
const menuFile = v.strictObject({
  header: v.array(v.strictObject({ ...menuEntry.entries, children: v.optional(v.array(menuEntry)) })),
  footer: v.array(menuEntry),
})
type Entry = v.InferOutput<typeof menuEntry>

const footerFile = v.array(
  v.strictObject({
    title: v.string(),
    items: v.array(
      v.strictObject({
        type: v.picklist(['title', 'text', 'html', 'link']),
        value: v.string(),
        href: v.optional(link),
        openInNewWindow: v.optional(v.boolean()),
      }),
    ),
  }),
)

function toMenu(menu: v.InferOutput<typeof menuFile>, locale: string) {
  const toItem = (place: 'header' | 'footer', entry: Entry, order: number, parent: string | null) => ({
    id: `${place}-${entry.id}`,
    parent,
    label: entry.label,
    path: entry.path,
    place,
    locale,
    order,
    openInNewWindow: entry.newWindow ?? false,
  })
  const header = menu.header.flatMap((entry, order) => [
    toItem('header', entry, order, null),
    ...(entry.children ?? []).map((child, at) => toItem('header', child, at, `header-${entry.id}`)),
  ])
  return [...header, ...menu.footer.map((entry, order) => toItem('footer', entry, order, null))]
}

export interface SiteSettings {
  siteId: string
  /** The platform's public address. */
  baseUrl: string
}

/** @returns the site's document without its pages, or undefined where a file of it is at fault */
export function toSite(
  files: { site: ContentFile; menu: ContentFile; footer: ContentFile },
  { siteId, baseUrl }: SiteSettings,
  pictures: Pictures,
  report: ReportFault,
) {
  const site = check(siteFile, files.site.data, files.site.name, report)
  const menu = check(menuFile, files.menu.data, files.menu.name, report)
  const footer = check(footerFile, files.footer.data, files.footer.name, report)
  if (!site || !menu || !footer) return undefined
  const { newsletter, logo, favicon, variant, ...rest } = site
  const locale = site.locale.default
  return {
    id: siteId,
    ...rest,
    newsletter: { action: `${baseUrl}${newsletter}` },
    theme: {
      logo: pictures.find(logo, files.site.name),
      favicon: pictures.find(favicon, files.site.name).url,
      variant,
      menu: toMenu(menu, locale),
      footer: footer.map((column, order) => ({ ...column, locale, order })),
    },
  }
}
