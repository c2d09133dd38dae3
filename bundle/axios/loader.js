/**
 * For webpack: axios' helpers (lib/utils.js) are one object that only comes whole; as exports of their own, those that
 * nobody calls are left out.
 */

/** @param {string} code of a module below axios/lib. @returns {string} the same, with the helpers by name */
export default function nameHelpers(code) {
  return code
    .replace(/^import utils from/m, 'import * as utils from')
    .replace(/^export default \{([^}]*isArrayBuffer[^}]*)\};/m, (_, names) => {
      return `export {${names.replace(/(\w+): (\w+)/g, '$2 as $1')}};`
    })
}
