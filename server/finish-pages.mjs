/** Gives every HTML answer its styles, its late scripts, its policy and its encoding, whoever rendered or cached it. */
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync, gzipSync, inflateSync } from 'node:zlib'
import { inlineStyles } from './inline-styles.mjs'
import { holdScripts } from './late-scripts.mjs'
import { toPagePolicy } from './policy.mjs'

const DECODERS = { br: brotliDecompressSync, gzip: gunzipSync, deflate: inflateSync }
const ENCODERS = {
  br: (html) => brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (html) => gzipSync(html),
  identity: (html) => Buffer.from(html),
}
/** Style sheets and scripts are named before it; a page is long, its head is not. */
const HEAD_END = '</head>'
/** Bytes: a page from the cache is finished once, not once a visit. */
const REMEMBERED = 64 * 1024 * 1024
/** Finished pages by entity tag and encoding, those that were asked for first in front. */
const pages = new Map()
let remembered = 0

function toEncoding(request) {
  const accepted = String(request.headers['accept-encoding'] ?? '')
  return (
    ['br', 'gzip'].find((name) => new RegExp(`\\b${name}\\b(?!\\s*;\\s*q=0(\\.0+)?\\b)`).test(accepted)) ?? 'identity'
  )
}

function finish(body, wasEncoded, encoding) {
  const decode = DECODERS[wasEncoded]
  const page = (decode ? decode(body) : body).toString('utf8')
  const at = Math.max(0, page.indexOf(HEAD_END))
  const held = holdScripts(page.slice(0, at), page.slice(at))
  const { html: head, styles } = inlineStyles(held.head)
  const html = head + held.body
  return { policy: toPagePolicy(html, styles), body: ENCODERS[encoding](html) }
}

function remember(key, finished) {
  pages.set(key, finished)
  remembered += finished.body.length
  for (const [oldest, { body }] of pages) {
    if (remembered <= REMEMBERED) return
    pages.delete(oldest)
    remembered -= body.length
  }
}

function finishOnce(response, body) {
  const encoding = toEncoding(response.req)
  const tag = response.getHeader('etag')
  const key = `${encoding} ${tag}`
  const known = tag && pages.get(key)
  const finished = known ?? { ...finish(body, response.getHeader('content-encoding'), encoding), encoding }
  if (tag && !known) remember(key, finished)
  return finished
}

/** A body that is left out, for HEAD, is not that of the page, and its length is not either. */
function send(response, body, done, writeHead, end) {
  if (body.length > 0) {
    const finished = finishOnce(response, body)
    if (finished.encoding === 'identity') response.removeHeader('Content-Encoding')
    else response.setHeader('Content-Encoding', finished.encoding)
    response.setHeader('Vary', [response.getHeader('Vary') ?? [], 'Accept-Encoding'].flat().join(', '))
    response.setHeader('Content-Length', finished.body.length)
    response.setHeader('Content-Security-Policy', finished.policy)
    response.writeHead = writeHead
    return end.call(response, finished.body, done)
  }
  response.removeHeader('Content-Length')
  response.setHeader('Content-Security-Policy', toPagePolicy('', []))
  response.writeHead = writeHead
  return end.call(response, body, done)
}

const isHtml = (response) => /^text\/html/i.test(String(response.getHeader('content-type') ?? ''))

/**
 * Holds an HTML answer back until it is whole; everything else passes as it is written.
 * @param {import('node:http').ServerResponse} response changed in place
 */
export function finishPages(response) {
  const { writeHead, write, end, flushHeaders } = response
  const chunks = []
  let holds

  const mustHold = () => {
    holds ??= !response.headersSent && isHtml(response)
    return holds
  }
  const keep = (chunk, encoding) => {
    if (chunk?.length) chunks.push(Buffer.from(chunk, typeof encoding === 'string' ? encoding : undefined))
  }

  response.writeHead = (status, ...rest) => {
    const headers = rest.find((value) => typeof value === 'object')
    for (const [name, value] of Object.entries(headers ?? {})) response.setHeader(name, value)
    if (!mustHold()) return writeHead.call(response, status, ...rest)
    response.statusCode = status
    return response
  }
  response.flushHeaders = () => mustHold() || flushHeaders.call(response)
  response.write = (chunk, encoding, done) => {
    if (!mustHold()) return write.call(response, chunk, encoding, done)
    keep(chunk, encoding)
    const called = typeof encoding === 'function' ? encoding : done
    if (called) process.nextTick(called)
    return true
  }
  response.end = (chunk, encoding, done) => {
    if (!mustHold()) return end.call(response, chunk, encoding, done)
    if (typeof chunk !== 'function') keep(chunk, encoding)
    const called = [chunk, encoding, done].find((value) => typeof value === 'function')
    return send(response, Buffer.concat(chunks), called, writeHead, end)
  }
}
