/** The house that the benches measure, and one path of each kind, asked of the platform itself. */
import { SECRETS, startHouse } from '../e2e/house.mjs'

const PORT = 3221
const PLATFORM_PORT = 4221
export const SITE = `http://127.0.0.1:${PORT}`
export const BUILD = '.next-bench'

/** @param {Record<string, string>} [settings] beside those of every bench */
export const openHouse = (settings = {}) =>
  startHouse({
    PORT: String(PORT),
    PLATFORM_PORT: String(PLATFORM_PORT),
    SITE_URL: SITE,
    NEXT_DIST_DIR: BUILD,
    ...settings,
  })

export const PLATFORM = `http://127.0.0.1:${PLATFORM_PORT}`
const basic = `Basic ${btoa(`${SECRETS.PLATFORM_USER}:${SECRETS.PLATFORM_PASSWORD}`)}`

/** @param {string} path below the site, with its query. @returns {Promise<any[]>} up to 500 documents */
export async function readAll(path) {
  const url = `${PLATFORM}/v1/sites/${SECRETS.SITE_ID}/${path}${path.includes('?') ? '&' : '?'}take=500`
  return (await (await fetch(url, { headers: { authorization: basic } })).json()).items
}

let token

/** @param {'PUT' | 'DELETE'} method */
export async function operate(method, model, id, document) {
  token ??= fetch(`${PLATFORM}/identity/connect/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: SECRETS.MANAGEMENT_CLIENT_ID,
      client_secret: SECRETS.MANAGEMENT_CLIENT_SECRET,
    }),
  }).then((answer) => answer.json())
  const answer = await fetch(`${PLATFORM}/management/site/${SECRETS.SITE_ID}/${model}/${encodeURIComponent(id)}`, {
    method,
    headers: {
      authorization: `Bearer ${(await token).access_token}`,
      ...(document && { 'content-type': 'application/json' }),
    },
    ...(document && { body: JSON.stringify(document) }),
  })
  if (!answer.ok) throw new Error(`${method} ${model}/${id} answered ${answer.status}: ${await answer.text()}`)
}

async function first(object) {
  const items = await readAll(`productions?filter=object:eq:${object}`)
  return items.find((one) => object === 'movie' || one.pageReference)
}

/** @returns {Promise<Record<string, string>>} a path by the name of its kind */
export async function pathsByKind() {
  const [film, culture] = await Promise.all([first('movie'), first('culture')])
  return {
    front: '/',
    programme: '/program',
    film: `/${encodeURIComponent(film.parentSlug)}`,
    culture: `/${encodeURIComponent(culture.pageReference)}`,
    'culture programme': '/kulturprogram',
    information: '/om-kinoen',
    article: '/article/personvernerklaering',
    news: '/nyheter',
    search: '/search?q=film',
  }
}
