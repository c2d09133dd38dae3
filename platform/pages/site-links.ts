/** Where the site has the pages that the platform's own pages and letters lead to. */
export const SITE_PATHS = {
  tickets: '/konto/billetter',
  create: '/konto/ny',
  forgot: '/konto/glemt-passord',
  logIn: '/konto/logg-inn',
  contact: '/kontakt-oss',
  newsletter: '/nyhetsbrev',
} as const
