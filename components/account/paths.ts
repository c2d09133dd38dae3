/** Where the account area stands, and the way to its login. */

export const ACCOUNT = '/konto'
export const LOGIN = '/konto/logg-inn'
export const CREATE = '/konto/ny'
export const FORGOT = '/konto/glemt-passord'
export const TICKETS = '/konto/billetter'
export const WATCH_LIST = '/konto/se-liste'

/** In the query of a form: the page that the visitor comes back to. */
export const RETURN = 'tilbake'

/** @param address path with query, of the page that the visitor comes back to */
export const toLoginAddress = (address: string, form: typeof LOGIN | typeof CREATE | typeof FORGOT = LOGIN): string =>
  `${form}?${new URLSearchParams({ [RETURN]: address })}`
