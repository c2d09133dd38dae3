/** Answers of the door's own, where there is no page to show. */
import type { ServerResponse } from 'node:http'
import { SECURITY_HEADERS } from './answer'
import { toPolicy } from './policy'

const PAGES = {
  400: ['Adressen er ikke gyldig', 'Nettleseren ba om en adresse som ikke kan leses.'],
  404: ['Vi fant ikke siden', 'Den kan være flyttet eller tatt bort.'],
  405: ['Slik kan siden ikke brukes', 'Denne adressen kan bare leses.'],
  429: ['Det går litt fort', 'Vent noen sekunder, og prøv igjen.'],
  500: ['Siden lot seg ikke vise', 'Noe gikk galt hos oss. Prøv igjen om litt.'],
  503: ['Siden er ute av drift akkurat nå', 'Vi får ikke tak i innholdet. Prøv igjen om litt.'],
} as const

export type Status = keyof typeof PAGES

/** @param headers over those of every such answer */
export function say(response: ServerResponse, status: Status, headers: Record<string, string> = {}): void {
  const [title, words] = PAGES[status]
  const html = `<!doctype html><html lang="nb"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title><h1>${title}</h1><p>${words} <a href="/">Gå til forsiden</a>.</p></html>`
  response.writeHead(status, {
    ...SECURITY_HEADERS,
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': toPolicy(),
    'cache-control': 'no-store',
    ...headers,
  })
  response.end(html)
}
