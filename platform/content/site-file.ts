/** Makes the site's document from site.yaml, menu.yaml and footer.yaml. Knows no page. */
import * as z from 'zod/mini'
import { toSafeLink } from '@/contract/primitives'
import type { ContentFile } from './content-files'
import { check, type ReportFault } from './fault'
import type { Pictures } from './pictures'

const link = z
  .string()
  .check(z.refine((value) => toSafeLink(value) !== undefined, 'neither a path nor an https address'))
const path = z.string().check(z.regex(/^\/(?!\/)/, 'not a path of the site'))

const siteFile = z.strictObject({
  title: z.string(),
  partners: z.array(z.int()),
  published: z.boolean(),
  stage: z.string(),
  skeleton: z.string(),
  host: z.string(),
  aliases: z.array(z.string()),
  locale: z.strictObject({ available: z.array(z.string()), enabled: z.array(z.string()), default: z.string() }),
  components: z.array(z.strictObject({ name: z.string(), version: z.string(), train: z.string() })),
  analytics: z.strictObject({ googleAnalytics: z.optional(z.string()) }),
  /** A path of the platform. */
  newsletter: path,
  logo: z.string(),
  favicon: z.string(),
  variant: z.string(),
  redirects: z.array(z.strictObject({ from: path, to: link, permanent: z.optional(z.boolean()) })),
})

const menuEntry = z.strictObject({
  id: z.string(),
  label: z.string(),
  path: link,
  newWindow: z.optional(z.boolean()),
})
const menuFile = z.strictObject({
  header: z.array(z.extend(menuEntry, { children: z.optional(z.array(menuEntry)) })),
  footer: z.array(menuEntry),
})
type Entry = z.output<typeof menuEntry>

const footerFile = z.array(
  z.strictObject({
    title: z.string(),
    items: z.array(
      z.strictObject({
        type: z.enum(['title', 'text', 'html', 'link']),
        value: z.string(),
        href: z.optional(link),
        openInNewWindow: z.optional(z.boolean()),
      }),
    ),
  }),
)

function toMenu(menu: z.output<typeof menuFile>, locale: string) {
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
