/** The site, made ready for looking up paths; made once for each version of it. */
import type { Site } from '@/contract/site'
import { env } from '@/lib/env'
import { logOnce } from '@/lib/log-once'
import { compilePages, type PageTable } from './match'
import { compileRedirects, type Target } from './redirects'

export interface Registry {
  site: Site
  pages: PageTable
  redirects: ReadonlyMap<string, Target>
}

const compiled = new WeakMap<Site, Registry>()

const toHosts = (site: Site) =>
  new Set([site.host, ...site.aliases, new URL(env().siteUrl).host].map((host) => host.toLowerCase()))

export function toRegistry(site: Site): Registry {
  const known = compiled.get(site)
  if (known) return known
  const registry = {
    site,
    pages: compilePages(site.pages, logOnce),
    redirects: compileRedirects(site.redirects, toHosts(site), logOnce),
  }
  compiled.set(site, registry)
  return registry
}
