/** What a build is called: a page of one is never shown with the code of another. */

const NAME = /\/_next\/static\/([^/]+)\/_buildManifest\.js$/
/** As the framework names it in the data that a page begins with. */
const NAME_IN_PAGE = /\\"b\\":\\"([^\\]+)/

/** @param files of the build */
export const toBuildName = (files: readonly string[]): string =>
  files.map((file) => NAME.exec(file)?.[1]).find((name) => name !== undefined) ?? 'unnamed'

/** @returns undefined where the page does not tell */
export const findBuildName = (html: string): string | undefined => NAME_IN_PAGE.exec(html)?.[1]
