/** Escapes text for XML. */

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}
/** XML 1.0 has no way to write these. */
const UNWRITABLE = /[^\t\n\r -\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu

export const toXmlText = (text: string): string =>
  text.replace(UNWRITABLE, '').replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)

/** @returns the element on one line; nothing for an empty text */
export const toElement = (name: string, text: string): string =>
  text === '' ? '' : `<${name}>${toXmlText(text)}</${name}>`
