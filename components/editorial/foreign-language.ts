/** The language of words that are not in that of their page (WCAG 3.1.2). */

/** @returns undefined where both are the same */
export const toForeign = (language: string | undefined, ofPage: string): string | undefined =>
  language === ofPage ? undefined : language
