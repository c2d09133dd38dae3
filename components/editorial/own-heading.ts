/** What a block may call itself, beside what the page is called already. */

interface Place {
  level: 1 | 2
  pageTitle?: string
  pageHeading?: string
}

/** A list holds the h1 under the page's own title; below another h1 it uses its own words. */
export function listHeading({ level, pageTitle, pageHeading }: Place, words: string | undefined): string | undefined {
  return level === 1
    ? (pageTitle ?? words)
    : unlessSaid({ level, ...(pageHeading !== undefined && { pageHeading }) }, words)
}

/** The words, unless the page's h1 says the same. */
export function unlessSaid({ level, pageHeading }: Place, words: string | undefined): string | undefined {
  return level === 2 && words?.trim() === pageHeading ? undefined : words
}
