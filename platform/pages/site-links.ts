/** Where the site has its account pages: what the platform's own pages lead to. */
export const SITE_PATHS = {
  tickets: '/konto/billetter',
  create: '/konto/ny',
  forgot: '/konto/glemt-passord',
  logIn: '/konto/logg-inn',
} as const
