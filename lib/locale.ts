/** The language of the house, and its letters. */

export const HOME = 'nb-NO'

/** Runtimes disagree on which spaces and which minus they use: one of each. */
export const plain = (words: string) => words.replace(/[\u00a0\u2009\u202f]/g, '\u00a0').replace(/\u2212/g, '-')
