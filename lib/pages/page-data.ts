/** What a page is once everything it needs was read: one plain object, all that blocks and metadata see. */
import type { Article } from '@/contract/article'
import type { ContentItem } from '@/contract/content-item'
import type { Page } from '@/contract/page'
import type { Production } from '@/contract/production'
import type { Site } from '@/contract/site'
import type { Choice } from '@/lib/programme/choice'
import type { Showing } from '@/lib/programme/showing'
import type { Runtime } from '@/lib/runtime'
import type { SearchAnswer } from '@/lib/search/answer'

/** What every block may know of the page and the settings. Nothing secret: it may travel to the browser. */
export interface PageContext {
  /** Of the page; also that of dates and of the empty words. */
  locale: string
  /** The decoded path that was asked for. */
  path: string
  /** The same, encoded: for links to the page itself. */
  address: string
  siteTitle: string
  /** Base of the image service; pictures below it can be transformed. */
  imagesUrl: string
  /** Where the newsletter form posts, where the site has one. */
  newsletterAction: string | undefined
  /** What the browser calls by itself; undefined for a site without partners. */
  runtime: Runtime | undefined
  /** When the page was generated, epoch milliseconds: for what the server may say of now. */
  generatedAt: number
  /** What the address chooses of a programme; undefined on the page as it is stored. */
  choice: Choice | undefined
  /** What was searched for and found, on the search page. */
  search: SearchAnswer | undefined
}

/** The documents of one source, in its order. */
export interface SourceDocuments {
  productions: readonly Production[]
  showings: readonly Showing[]
  articles: readonly Article[]
  /** The platform refused the source; what it has may be shown a moment later. */
  isRefused?: true
}

export interface PageData {
  site: Site
  page: Page
  /** Decoded route parameters by name. */
  params: Readonly<Record<string, string>>
  /** By source name. */
  sources: Readonly<Record<string, SourceDocuments>>
  /** Content items by id; faulty, missing and other-language ones are not here. */
  items: Readonly<Record<string, ContentItem>>
  /** Like the production that the page is about; left out where it is about none. */
  related?: readonly Production[]
  context: PageContext
}
