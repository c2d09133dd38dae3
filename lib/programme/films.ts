/** Showings gathered by what is shown. Pure. */
import type { Production } from '@/contract/production'
import type { Showing } from './showing'

export interface Film {
  key: string
  title: string
  path: string | undefined
  production: Production | undefined
  showings: Showing[]
}

/** @returns a film for each production, in the order of the first showing; its showings keep their order */
export function toFilms(showings: readonly Showing[]): Film[] {
  const films = new Map<string, Film>()
  for (const showing of showings) {
    const { title, path, production } = showing
    const key = production?.id ?? path ?? title
    const film = films.get(key)
    if (film) film.showings.push(showing)
    else films.set(key, { key, title: production?.title ?? title, path, production, showings: [showing] })
  }
  return [...films.values()]
}
