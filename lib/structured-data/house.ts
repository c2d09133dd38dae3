/** The house itself, to search engines: as much as the site's document says of it. */
import type { Organization } from 'schema-dts'
import type { Site } from '@/contract/site'

export interface House {
  name: string
  /** Without a trailing slash. */
  url: string
}

type Named = Exclude<Organization, string>

export const toOrganizer = ({ name, url }: House): Named => ({ '@type': 'Organization', name, url: `${url}/` })

/** @param siteUrl without a trailing slash */
export function toOrganization({ title, theme }: Pick<Site, 'title' | 'theme'>, siteUrl: string): Named {
  return { ...toOrganizer({ name: title, url: siteUrl }), ...(theme.logo && { logo: theme.logo.url }) }
}
