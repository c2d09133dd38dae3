/** What holds for every page of the platform's own: forms from its own origin only, and errors as pages. */
import formbody from '@fastify/formbody'
import type { FastifyInstance } from 'fastify'
import type { AccountContext } from '@/platform/accounts/context'
import { loadSiteFacts } from '@/platform/documents/site-facts'
import { toLogText, toProblem } from '@/platform/http/problem'
import { requireOwnOrigin } from '@/platform/http/site-origins'
import { html } from './html'
import { type Page, sendPage } from './page'

export type Form = Readonly<Record<string, string | string[] | undefined>>

/** What a form says once; what it says twice, or not at all, is empty. */
export function readField(form: Form | undefined, name: string): string {
  const value = form?.[name]
  return typeof value === 'string' ? value : ''
}

const TITLES: Record<number, string> = {
  403: 'Vi kunne ikke ta imot skjemaet',
  404: 'Vi fant ikke siden',
  429: 'For mange forsøk',
  503: 'Vent litt',
}

/** The words of problems that visitors are not meant to meet stay with those who call the API. */
const SPOKEN = [403, 429, 503]

export async function loadHouse({ db, siteId, siteUrl }: AccountContext): Promise<Page['house']> {
  const { title } = await loadSiteFacts(db, siteId)
  return { title, url: siteUrl }
}

/** As loadHouse, for pages that say what went wrong, which the database may be. */
export const loadHouseAnyway = (context: AccountContext): Promise<Page['house']> =>
  loadHouse(context).catch(() => ({ title: 'Kulturhuset', url: context.siteUrl }))

export function answerErrorsWithPages(
  app: FastifyInstance,
  context: AccountContext,
  log: (line: string) => void,
): void {
  app.setErrorHandler(async (error, request, reply) => {
    const { problem, isOurs } = toProblem(error)
    const { status, message, options } = problem
    if (isOurs) log(`${request.method} ${request.url.split('?')[0]}: ${toLogText(error)}`)
    const words =
      SPOKEN.includes(status) && !isOurs ? message : 'Gå tilbake og prøv igjen, eller finn fram fra forsiden.'
    const house = await loadHouseAnyway(context)
    const title = TITLES[status] ?? 'Noe gikk galt'
    const body = html`<h1>${title}</h1><p>${words}</p><p class="more"><a href="${house.url}">Til forsiden</a></p>`
    reply.code(status).headers(options.headers ?? {})
    return sendPage(reply, { title, house, body }, context.ownUrl())
  })
}

export function addPages(app: FastifyInstance, context: AccountContext, log: (line: string) => void): void {
  app.removeAllContentTypeParsers()
  app.register(formbody)
  requireOwnOrigin(app, context.ownUrl)
  answerErrorsWithPages(app, context, log)
}
