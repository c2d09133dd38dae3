/** Where the site has the pages that the platform's own pages and letters lead to. */
export const SITE_PATHS = {
  tickets: '/konto/billetter',
  create: '/konto/ny',
  forgot: '/konto/glemt-passord',
  logIn: '/konto/logg-inn',
  contact: '/kontakt-oss',
  newsletter: '/nyhetsbrev',
} as const

/** In the query of the site's forms: where the visitor goes on, once logged in. */
const RETURN = 'tilbake'

export const toLogInLink = (siteUrl: string, path: string, back: string): string =>
  `${siteUrl}${path}?${new URLSearchParams({ [RETURN]: back })}`
