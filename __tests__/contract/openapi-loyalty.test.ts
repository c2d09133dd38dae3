/** Every loyalty and checkout operation of docs/platform-api.yaml, asked of a real platform. */
import type * as v from 'valibot'
import { type Answer, call, type Json, put } from '@/__tests__/platform/client'
import { makeEvent, makeProduction, makeSite } from '@/__tests__/platform/documents'
import {
  askWhenFull,
  type Loyalty,
  loyaltyAt,
  PASSWORD,
  PROXIED,
  postForm,
  readLetters,
} from '@/__tests__/platform/loyalty-client'
import {
  makeDataDir,
  NOW,
  removeDataDir,
  SITE,
  startTestPlatform,
  type TestPlatform,
} from '@/__tests__/platform/test-platform'
import {
  addToWatchlistAnswer,
  createUserAnswer,
  loginAnswer,
  movieDx,
  movieList,
  reviewList,
  switchTokensAnswer,
  ticketList,
} from '@/contract/loyalty'
import { problem } from '@/contract/problem'
import { read } from '@/contract/read'
import { faultsOf, operations } from './openapi-document'

/** Argon2id takes its time on a busy machine. */
const dataDir = makeDataDir()
const film = makeProduction(1, { ediNumber: 'NOR1' })
const EMAIL = 'kari@post.example'
const REVIEW = { sample: '1', edi: 'NOR1', userName: 'Ola', rating: 4, comment: 'Fin', likes: 2, addedAt: NOW }
let platform: TestPlatform
let loyalty: Loyalty
let token = ''
let bearer = { authorization: '' }
let cookie = ''
let receipt = ''

const checkout = (path: string) => `${platform.url}/checkout/${path}`
const keyOf = async () => {
  const page = await call(checkout('e0001'), { headers: { cookie } })
  return /name="key" value="([^"]+)"/.exec(String(page.body))?.[1] ?? ''
}
const hold = async (seats: string) => postForm(checkout('e0001'), { key: await keyOf(), seats }, { cookie })
const press = async (button: string) => postForm(checkout(`e0001/${button}`), { key: await keyOf() }, { cookie })
const auth = (password: string) =>
  postForm(checkout('profile/auth'), { event: 'e0001', Email: EMAIL, Password: password })
const newPassword = () => `${platform.url}/loyalty/118/new-password`
const resetCode = async () => {
  await loyalty.post('ForgotPasswordDx', { Email: EMAIL })
  return /code=(\S+)/.exec(readLetters(dataDir).at(-1) ?? '')?.[1] ?? ''
}

beforeAll(async () => {
  const env = { ...PROXIED, TEST_REVIEWS: JSON.stringify([REVIEW]) }
  platform = await startTestPlatform({ DATA_DIR: dataDir, DATABASE_URL: 'memory:', ...env })
  loyalty = loyaltyAt(platform.url, 118)
  await put(platform.url, 'site', makeSite(SITE))
  await put(platform.url, 'production', film)
  await put(platform.url, 'event', makeEvent(1, film, NOW + 1, { capacity: 5 }))
  token = (await loyalty.create(EMAIL)).token
  bearer = await loyalty.bearer(token)
  cookie = await loyalty.cookie(token)
  await hold('1')
  receipt = String((await press('confirm')).headers.get('location'))
})

afterAll(async () => {
  await platform.end()
  removeDataDir(dataDir)
})

interface Case {
  operation: string
  ask: () => Promise<Answer>
  status: number
  schema?: v.GenericSchema
}

const dx = (method: string, name: string) => `${method} /loyalty/{partner}/${name}`
const account = { email: 'ny@post.example', userName: 'Ny', password: PASSWORD }

const cases: Case[] = [
  {
    operation: dx('post', 'LoginDx'),
    ask: () => loyalty.post('LoginDx', { Email: EMAIL, Password: PASSWORD }),
    status: 200,
    schema: loginAnswer,
  },
  {
    operation: dx('post', 'LoginDx'),
    ask: () => loyalty.post('LoginDx', { Email: EMAIL, Password: 'feil' }),
    status: 401,
    schema: problem,
  },
  { operation: dx('post', 'LoginDx'), ask: () => loyalty.post('LoginDx', {}), status: 422, schema: problem },
  {
    operation: dx('post', 'CreateUserDx'),
    ask: () => loyalty.post('CreateUserDx', account),
    status: 201,
    schema: createUserAnswer,
  },
  {
    operation: dx('post', 'CreateUserDx'),
    ask: () => loyalty.post('CreateUserDx', account),
    status: 409,
    schema: problem,
  },
  {
    operation: dx('post', 'ForgotPasswordDx'),
    ask: () => loyalty.post('ForgotPasswordDx', { Email: EMAIL }),
    status: 200,
  },
  {
    operation: dx('post', 'SwitchTokensDx'),
    ask: () => loyalty.post('SwitchTokensDx', undefined, { 'x-token': token }),
    status: 200,
    schema: switchTokensAnswer,
  },
  {
    operation: dx('post', 'SwitchTokensDx'),
    ask: () => loyalty.post('SwitchTokensDx', undefined),
    status: 401,
    schema: problem,
  },
  {
    operation: dx('post', 'LogoutDx'),
    ask: () => loyalty.post('LogoutDx', undefined, { 'x-token': 'x' }),
    status: 204,
  },
  {
    operation: dx('get', 'GetMovieByEdiDx'),
    ask: () => loyalty.get('GetMovieByEdiDx?ediNumber=NOR1'),
    status: 200,
    schema: movieDx,
  },
  {
    operation: dx('get', 'GetMovieByEdiDx'),
    ask: () => loyalty.get('GetMovieByEdiDx?ediNumber=x'),
    status: 404,
    schema: problem,
  },
  {
    operation: dx('get', 'GetReviewsByEdiDx'),
    ask: () => loyalty.get('GetReviewsByEdiDx?ediNumber=NOR1'),
    status: 200,
    schema: reviewList,
  },
  {
    operation: dx('get', 'GetTicketsDx'),
    ask: () => loyalty.get('GetTicketsDx', bearer),
    status: 200,
    schema: ticketList,
  },
  { operation: dx('get', 'GetTicketsDx'), ask: () => loyalty.get('GetTicketsDx'), status: 401, schema: problem },
  {
    operation: dx('post', 'AddToWatchlistDx'),
    ask: async () => {
      const { MovieId } = (await loyalty.get('GetMovieByEdiDx?ediNumber=NOR1')).body as Json
      return loyalty.post('AddToWatchlistDx', { id: MovieId }, bearer)
    },
    status: 200,
    schema: addToWatchlistAnswer,
  },
  {
    operation: dx('post', 'AddToWatchlistDx'),
    ask: () => loyalty.post('AddToWatchlistDx', { id: 0 }, bearer),
    status: 404,
    schema: problem,
  },
  {
    operation: dx('get', 'GetWatchlistDx'),
    ask: () => loyalty.get('GetWatchlistDx', bearer),
    status: 200,
    schema: movieList,
  },
  {
    operation: dx('get', 'new-password'),
    ask: async () => call(`${newPassword()}?code=${await resetCode()}`),
    status: 200,
  },
  { operation: dx('get', 'new-password'), ask: () => call(newPassword()), status: 410 },
  {
    operation: dx('post', 'new-password'),
    ask: async () => postForm(newPassword(), { code: await resetCode(), password: 'kort' }),
    status: 422,
  },
  { operation: dx('post', 'new-password'), ask: () => postForm(newPassword(), {}), status: 410 },
  {
    operation: dx('post', 'new-password'),
    ask: async () => {
      const code = await resetCode()
      return askWhenFull(platform, () => postForm(newPassword(), { code, password: PASSWORD }))
    },
    status: 503,
  },
  { operation: 'get /checkout/{eventId}', ask: () => call(checkout('e0001')), status: 200 },
  { operation: 'get /checkout/{eventId}', ask: () => call(checkout('e0009')), status: 404 },
  { operation: 'post /checkout/{eventId}', ask: () => hold('9'), status: 409 },
  { operation: 'post /checkout/{eventId}', ask: () => hold('11'), status: 422 },
  { operation: 'post /checkout/{eventId}/confirm', ask: () => press('confirm'), status: 409 },
  { operation: 'post /checkout/{eventId}', ask: () => hold('1'), status: 303 },
  { operation: 'post /checkout/{eventId}/cancel', ask: () => press('cancel'), status: 303 },
  {
    operation: 'post /checkout/{eventId}/confirm',
    ask: async () => {
      await hold('1')
      return press('confirm')
    },
    status: 303,
  },
  {
    operation: 'get /checkout/{eventId}/tickets/{ticket}',
    ask: () => call(`${platform.url}${receipt}`, { headers: { cookie } }),
    status: 200,
  },
  { operation: 'post /checkout/profile/auth', ask: () => auth(PASSWORD), status: 303 },
  { operation: 'post /checkout/profile/auth', ask: () => auth('feil'), status: 401 },
  { operation: 'post /checkout/profile/auth', ask: () => askWhenFull(platform, () => auth(PASSWORD)), status: 503 },
  {
    operation: 'post /checkout/profile/logout',
    ask: () => postForm(checkout('profile/logout'), { event: 'e0001' }),
    status: 303,
  },
]

describe('docs/platform-api.yaml', () => {
  it('has a case below for every operation of accounts', () => {
    const asked = new Set(cases.map(({ operation }) => operation))
    expect([...asked].sort()).toEqual(
      operations()
        .filter((operation) => /\/(loyalty|checkout)\//.test(operation))
        .sort(),
    )
  })

  it.each(cases)('$operation answers $status as described', async ({ operation, ask, status, schema }) => {
    const answer = await ask()
    expect([answer.status, faultsOf(operation, status, answer.body)]).toEqual([status, []])
    if (schema) expect(read(schema, answer.body)).toMatchObject({ faults: [], value: expect.anything() })
  })

  it('lists something where there is something', async () => {
    for (const path of ['GetTicketsDx', 'GetWatchlistDx', 'GetReviewsByEdiDx?ediNumber=NOR1']) {
      expect((await loyalty.get(path, bearer)).body).not.toEqual([])
    }
  })
})
