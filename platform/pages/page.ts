/** The frame of the platform's own pages: plain HTML in Bokmål, no scripts, a policy of its own. */
import { createHash } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import { Html, html } from './html'
import { PAGE_STYLE } from './page-style'

const STYLE_HASH = createHash('sha256').update(PAGE_STYLE).digest('base64')

export interface Page {
  title: string
  /** What the site is called, and where it is. */
  house: { title: string; url: string }
  body: Html
}

function toDocument({ title, house, body }: Page): string {
  return html`<!doctype html>
<html lang="nb">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} | ${house.title}</title>
<style>${new Html(PAGE_STYLE)}</style>
</head>
<body>
<header><a href="${house.url}">${house.title}</a></header>
<main>
${body}
</main>
</body>
</html>
`.text
}

/** @param ownUrl where pictures come from, besides any https address */
function toPolicy(ownUrl: string): string {
  return [
    "default-src 'none'",
    `style-src 'sha256-${STYLE_HASH}'`,
    `img-src 'self' https: ${new URL(ownUrl).origin}`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** `same-origin` lets the browser say where a form comes from, and tells other sites nothing of the address. */
export function sendPage(reply: FastifyReply, page: Page, ownUrl: string): FastifyReply {
  reply.headers({
    'Content-Security-Policy': toPolicy(ownUrl),
    'Cache-Control': 'no-store',
    'Referrer-Policy': 'same-origin',
  })
  return reply.type('text/html; charset=utf-8').send(toDocument(page))
}
