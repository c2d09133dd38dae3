/** In place of axios/lib/defaults/index.js: a browser's call sends JSON or nothing, and is read as text. */
export default {
  headers: { common: { Accept: 'application/json, text/plain, */*' } },
  transformRequest: [
    (data, headers) => {
      if (data === undefined) return undefined
      headers.setContentType('application/json', false)
      return JSON.stringify(data)
    },
  ],
}
