/** A loyalty API by the contract on a real server, as the browser meets it: another origin, credentials, preflights. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { answerJson, startServer, type TestServer } from '@/__tests__/lib/http/server'

export const OLA = { userName: 'Ola', email: 'ola@post.example', token: 'stored-1' }
export const PASSWORD = 'riktig hest batteri'

type Answer = (request: IncomingMessage, response: ServerResponse) => void

export interface LoyaltyServer extends TestServer {
  /** Operations in order, with their query: "GetTicketsDx?skip=10". Preflights are not counted. */
  calls(): string[]
  /** In place of the usual answer of an operation; undefined brings that back. */
  override(operation: string, answer: Answer | undefined): void
  /** What a bearer has to say now; an exchange gives it. */
  session: string
  lists: { GetTicketsDx: object[]; GetWatchlistDx: object[]; GetReviewsByEdiDx: object[] }
}

export const toTicketDx = (number: number, change: object = {}) => ({
  MovieId: number,
  MovieTitle: `Film ${number}`,
  QRCode: `KODE-${number}`,
  StartTime: Date.UTC(2026, 10, 22, 17) + number * 3_600_000,
  ExpirationDate: Date.UTC(2026, 10, 22, 19) + number * 3_600_000,
  Screen: 'Sal 1',
  SeatsInfo: { Info: 'Midt i salen', Seats: [{ Row: '4', Seats: '5, 6' }] },
  ...change,
})

export const toMovieDx = (number: number, change: object = {}) => ({
  Title: `Film ${number}`,
  MovieId: number,
  Edis: [`EDI${number}`],
  Rating: 4.4,
  RatingCount: 12,
  link: `/film-${number}`,
  ...change,
})

export const toReviewDx = (number: number, change: object = {}) => ({
  Id: number,
  Comment: `Tanke ${number}`,
  Rating: 4,
  AddedAt: Date.UTC(2026, 10, 1),
  LikesCount: 2,
  MovieId: 7,
  UserName: 'Kari',
  Image: null,
  ...change,
})

export const refuse =
  (status: number, change: object = {}): Answer =>
  (_, response) =>
    answerJson(response, { title: 'Nei', status, ...change }, status)

function allow(request: IncomingMessage, response: ServerResponse): void {
  response.setHeader('Access-Control-Allow-Origin', request.headers.origin ?? '*')
  response.setHeader('Access-Control-Allow-Credentials', 'true')
  response.setHeader('Access-Control-Allow-Headers', 'Authorization, Content-Type, X-Token')
  response.setHeader('Access-Control-Expose-Headers', 'Retry-After')
}

export async function startLoyalty(): Promise<LoyaltyServer> {
  const server = await startServer()
  const overrides = new Map<string, Answer>()
  const bodyOf = () => JSON.parse(server.requests.at(-1)?.body || '{}')

  const loyalty: LoyaltyServer = {
    ...server,
    session: 'session-1',
    lists: { GetTicketsDx: [], GetWatchlistDx: [], GetReviewsByEdiDx: [] },
    calls: () =>
      server.requests.filter(({ method }) => method !== 'OPTIONS').map(({ url }) => url.replace('/loyalty/118/', '')),
    override(operation, answer) {
      if (answer) overrides.set(operation, answer)
      else overrides.delete(operation)
    },
  }

  const list = (operation: keyof LoyaltyServer['lists'], taken: number, query: URLSearchParams) => {
    const skip = Number(query.get('skip') ?? 0)
    return loyalty.lists[operation].slice(skip, skip + Number(query.get('take') ?? taken))
  }
  const usual: Record<string, Answer> = {
    LoginDx(request, response) {
      if (bodyOf().Password !== PASSWORD) return refuse(401)(request, response)
      answerJson(response, { marsToken: OLA.token, UserName: OLA.userName, UserInfo: OLA.email })
    },
    CreateUserDx(_, response) {
      const { email, userName } = bodyOf()
      answerJson(response, { Token: 'stored-new', UserName: userName, ContactEmail: email }, 201)
    },
    ForgotPasswordDx: (_, response) => response.end(),
    SwitchTokensDx: (_, response) => answerJson(response, { Token: loyalty.session, ExpiresIn: 300 }),
    LogoutDx: (_, response) => response.writeHead(204).end(),
    GetMovieByEdiDx: (_, response) => answerJson(response, toMovieDx(7)),
    AddToWatchlistDx: (_, response) => answerJson(response, true),
  }
  const PRIVATE = new Set(['GetTicketsDx', 'GetWatchlistDx', 'AddToWatchlistDx'])

  server.answer((request, response) => {
    allow(request, response)
    if (request.method === 'OPTIONS') return response.writeHead(204).end()
    const { pathname, searchParams } = new URL(request.url ?? '', server.url)
    const operation = pathname.split('/').at(-1) ?? ''
    const override = overrides.get(operation)
    if (override) return override(request, response)
    const isRefused = PRIVATE.has(operation) && request.headers.authorization !== `Bearer ${loyalty.session}`
    if (isRefused) return refuse(401)(request, response)
    if (operation === 'GetReviewsByEdiDx') return answerJson(response, list(operation, 20, searchParams))
    if (operation === 'GetTicketsDx' || operation === 'GetWatchlistDx') {
      return answerJson(response, list(operation, 10, searchParams))
    }
    const answer = usual[operation] ?? refuse(404)
    answer(request, response)
  })
  return loyalty
}
