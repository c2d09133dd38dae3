/** Whether the visitor has asked for less data. In a page as in its service worker. */

interface WithConnection {
  connection?: { saveData?: boolean }
}

/** @returns false where the browser does not tell */
export const wantsLessData = (): boolean => (navigator as WithConnection).connection?.saveData === true
