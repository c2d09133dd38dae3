/** Calls a platform's loyalty back ends and its checkout as browsers do. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type Answer, call, type Json } from './client'
import type { TestPlatform } from './test-platform'

/** The platform takes a proxy's word for the visitor's address, so that tests may come from several. */
export const PROXIED = { TRUSTED_PROXIES: '127.0.0.1' }

let visitors = 0
/** An address that nobody has come from. */
export const newAddress = () => `10.1.${Math.floor(++visitors / 250)}.${(visitors % 250) + 1}`

export const PASSWORD = 'ei lang setning'

interface Person {
  email: string
  /** The stored token. */
  token: string
  address: string
}

export interface Loyalty {
  post: (name: string, body: unknown, headers?: Record<string, string>) => Promise<Answer>
  get: (path: string, headers?: Record<string, string>) => Promise<Answer>
  create: (email: string) => Promise<Person>
  /** A bearer header for a stored token. */
  bearer: (token: string) => Promise<{ authorization: string }>
  /** The session cookie for a stored token, as a browser sends it back. */
  cookie: (token: string) => Promise<string>
}

const textOf = (answer: Answer, field: string) => String((answer.body as Json)[field])

export function loyaltyAt(url: string, partner: number): Loyalty {
  const base = `${url}/loyalty/${partner}`
  const post: Loyalty['post'] = (name, body, headers = {}) => {
    const json = body === undefined ? [] : [['content-type', 'application/json']]
    return call(`${base}/${name}`, {
      method: 'POST',
      headers: { 'x-forwarded-for': newAddress(), ...Object.fromEntries(json), ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
  }
  const switchTokens = (token: string) => post('SwitchTokensDx', undefined, { 'x-token': token })
  return {
    post,
    get: (query, headers = {}) => call(`${base}/${query}`, { headers }),
    async create(email) {
      const address = newAddress()
      const answer = await post(
        'CreateUserDx',
        { email, userName: 'Kari', password: PASSWORD },
        { 'x-forwarded-for': address },
      )
      if (answer.status !== 201) throw new Error(`no account: ${JSON.stringify(answer.body)}`)
      return { email, token: textOf(answer, 'Token'), address }
    },
    bearer: async (token) => ({ authorization: `Bearer ${textOf(await switchTokens(token), 'Token')}` }),
    cookie: async (token) => (await switchTokens(token)).headers.get('set-cookie')?.split(';')[0] ?? '',
  }
}

/** Posts a form as the page of `origin` would; one that is encoded already goes as it is. */
export function postForm(url: string, form: Record<string, string> | string, headers: Record<string, string> = {}) {
  return call(url, {
    method: 'POST',
    headers: {
      origin: new URL(url).origin,
      'x-forwarded-for': newAddress(),
      'content-type': 'application/x-www-form-urlencoded',
      ...headers,
    },
    body: typeof form === 'string' ? form : String(new URLSearchParams(form)),
  })
}

/** The letters in the outbox, those of one instant in any order; drafts would show here too. */
export function readLetters(dataDir: string): string[] {
  const outbox = path.join(dataDir, 'outbox')
  return readdirSync(outbox)
    .sort()
    .map((name) => readFileSync(path.join(outbox, name), 'utf8'))
}

/** Asks while two passwords are held and twenty wait behind them: who comes then is sent away. */
export async function askWhenFull(platform: TestPlatform, ask: () => Promise<Answer>): Promise<Answer> {
  const answers: Promise<Answer>[] = []
  await platform.holdPassword(() => {
    for (let at = 0; at < 23; at += 1) {
      answers.push(loyaltyAt(platform.url, 118).post('LoginDx', { Email: `ko${at}@post.example`, Password: PASSWORD }))
    }
  })
  await Promise.race(answers)
  const answer = await ask()
  await platform.releasePassword()
  await Promise.all(answers)
  return answer
}
