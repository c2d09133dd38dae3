/** One renewal of a token, shared by all who were refused with the old one (S7.4, S9.3). Knows no request. */

/** Where the token lives; its owner keeps what `refresh` gives, so that `get` gives it from then on. */
export interface Bearer {
  get(): Promise<string | undefined> | string | undefined
  /** A new token. Its failure is the failure of every call that waited for it. */
  refresh(): Promise<string>
}

/** @returns a function from the refused token to one that may be tried in its place */
export function createRenewal(bearer: Bearer): (refused: string | undefined) => Promise<string> {
  let running: Promise<string> | undefined
  const renew = () => {
    running ??= bearer.refresh().finally(() => {
      running = undefined
    })
    return running
  }
  return async (refused) => {
    if (running) return running
    const current = await bearer.get()
    return current === undefined || current === refused ? renew() : current
  }
}
