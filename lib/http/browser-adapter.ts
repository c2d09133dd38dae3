/**
 * axios' way over the network in a browser: XMLHttpRequest with text both ways, which is all that this site sends. Its
 * own adapters, for forms, progress and streams, weigh 2 kB more.
 */
import type { AxiosAdapter } from 'axios'

/** A browser gives them in lower case, a line each, with repeated ones joined. */
const readHeaders = (request: XMLHttpRequest): Record<string, string> =>
  Object.fromEntries(
    [...request.getAllResponseHeaders().matchAll(/^(.+?): (.*)$/gm)].map(([, name, value]) => [name, value]),
  )

/** Refuses with an error that says nothing: who aborted it knows why, and a browser tells of no other reason. */
export const browserAdapter: AxiosAdapter = (config) =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const abort = () => request.abort()
    const { method = 'get', url = '', headers, data, signal } = config
    request.open(method.toUpperCase(), url)
    request.withCredentials = true
    for (const [name, value] of Object.entries(headers.toJSON())) request.setRequestHeader(name, String(value))
    request.onloadend = () => {
      signal?.removeEventListener?.('abort', abort)
      const { status, statusText, responseText } = request
      if (status === 0) return reject(new Error('Network Error'))
      resolve({ status, statusText, headers: readHeaders(request), data: responseText, config, request })
    }
    signal?.addEventListener?.('abort', abort)
    request.send(data)
  })
