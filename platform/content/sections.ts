/** Leads from a page to the other pages of its section. Knows pages by their path and title only. */
import * as v from 'valibot'
import type { ContentFile } from './content-files'
import { check, type ReportFault } from './fault'
import type { PageFile } from './page-file'

/** sections.yaml: a section's pages by path, in the order in which they are shown. */
const sectionsFile = v.record(v.string(), v.array(v.string()))

export interface WrittenPage {
  source: ContentFile
  file: PageFile
}

export const toPath = ({ source, file }: WrittenPage) => file.path ?? `/${source.key}`

const toLinkId = ({ source }: WrittenPage) => `section-link-${source.id}`

const toLink = (page: WrittenPage) => ({
  id: toLinkId(page),
  type: 'link',
  title: page.file.title,
  link: { href: toPath(page), label: page.file.title },
})

export interface Sections {
  /** One content item for every page of a section; its siblings share it. */
  links: { id: string }[]
  /** The content ids that lead to the other pages of the page's section. */
  siblingsOf: (page: WrittenPage) => string[]
}

export function makeSections(sections: ContentFile, pages: readonly WrittenPage[], report: ReportFault): Sections {
  const byName = check(sectionsFile, sections.data, sections.name, report) ?? {}
  const byPath = new Map(pages.map((page) => [toPath(page), page]))
  const find = (name: string, path: string): WrittenPage[] => {
    const page = byPath.get(path)
    if (!page) report({ file: sections.name, field: name, message: `no page at ${path}`, at: path })
    return page ? [page] : []
  }
  const members = new Map(
    Object.entries(byName).map(([name, paths]) => [name, paths.flatMap((path) => find(name, path))]),
  )
  return {
    links: [...new Set([...members.values()].flat())].map(toLink),
    siblingsOf(page) {
      const { section } = page.file
      if (section === undefined) return []
      const all = members.get(section)
      if (!all)
        report({
          file: page.source.name,
          field: 'section',
          message: `no ${section} in ${sections.name}`,
          at: ['section'],
        })
      return (all ?? []).filter((other) => other !== page).map(toLinkId)
    },
  }
}
