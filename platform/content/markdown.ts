/** Turns an editor's Markdown into the HTML of a document. Trusts it: readers of the documents do not. */
import { marked } from 'marked'

/** @returns HTML without surrounding space; empty for empty text */
export function toHtml(markdown: string): string {
  return marked.parse(markdown, { async: false, gfm: true }).trim()
}
