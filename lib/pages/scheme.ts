/** Which pages are the cinema's, and dark in both colour schemes: by their data, never by their path. */
import type { PageData } from './page-data'

type Pieces = Pick<PageData, 'page' | 'sources'>

const isFilmPage = ({ page, sources }: Pieces) =>
  page.sources.some(({ name, collection }) => !collection && sources[name]?.productions[0]?.object === 'movie')

/** Rule 8: a program block is one over films. */
const hasFilmProgramme = ({ page }: Pieces) =>
  page.blocks.some(({ component, hide }) => component === 'program' && !hide)

export function toColorScheme(data: Pieces): 'dark' | undefined {
  return isFilmPage(data) || hasFilmProgramme(data) ? 'dark' : undefined
}
