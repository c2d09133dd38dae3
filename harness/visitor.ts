/** A visitor with an account, made over the platform's own HTTP: for journeys and pictures that are about what comes after. */

/** Where the site keeps who is logged in (S3.2). */
export const PROFILE_KEY = 'cw-profile-new'

export interface NewUser {
  partner: number
  userName: string
  email: string
  password: string
}

async function ask(url: string, init: RequestInit = {}, status = 200): Promise<Response> {
  const answer = await fetch(url, { redirect: 'manual', ...init })
  if (answer.status === status) return answer
  throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`)
}

const post = (body: unknown, headers: Record<string, string> = {}) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
})

/**
 * @param platform its address
 * @returns the profile as the site keeps it, and what its visitor does without a browser
 */
export async function createVisitor(platform: string, { partner, ...user }: NewUser) {
  const loyalty = `${platform}/loyalty/${partner}`
  const created = await (await ask(`${loyalty}/CreateUserDx`, post(user), 201)).json()
  const session = await ask(`${loyalty}/SwitchTokensDx`, { method: 'POST', headers: { 'x-token': created.Token } })
  const cookie = session.headers.getSetCookie().map((one) => one.split(';')[0])
  const authorization = `Bearer ${(await session.json()).Token}`
  return {
    profile: { userName: created.UserName, email: created.ContactEmail, token: created.Token },
    async addFilm(ediNumber: string) {
      const movie = await (await ask(`${loyalty}/GetMovieByEdiDx?${new URLSearchParams({ ediNumber })}`)).json()
      await ask(`${loyalty}/AddToWatchlistDx`, post({ id: movie.MovieId }, { authorization }))
    },
    /** @param event its id */
    async buy(event: string, seats: number) {
      const url = `${platform}/checkout/${encodeURIComponent(event)}`
      const headers = { cookie: cookie.join('; '), origin: platform }
      const readKey = async () =>
        /name="key" value="([^"]+)"/.exec(await (await ask(url, { headers })).text())?.[1] ?? ''
      const send = (path: string, form: Record<string, string>) =>
        ask(url + path, { method: 'POST', headers, body: new URLSearchParams(form) }, 303)
      await send('', { key: await readKey(), seats: String(seats) })
      await send('/confirm', { key: await readKey() })
    },
  }
}

/**
 * A browser's storage with the visitor logged in, as Playwright takes it.
 * @param site its address
 */
export const toStorage = (site: string, profile: unknown) => ({
  cookies: [],
  origins: [{ origin: site, localStorage: [{ name: PROFILE_KEY, value: JSON.stringify(profile) }] }],
})
