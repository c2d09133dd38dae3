/** Reads YAML, and Markdown with front matter, from the content folder. */

import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { isNode, LineCounter, parseDocument, YAMLParseError } from 'yaml'
import { isUsable } from '@/contract/address'
import { toErrorText } from '@/platform/error-text'
import type { Fault, ReportFault } from './fault'

export interface ContentFile {
  /** Below the content folder, as in `pages/priser.md`. */
  name: string
  /** The file's name without folder and extension; what other files call it. */
  key: string
  /** The key without what an id may not hold: ids are joined with commas in an address. */
  id: string
  /** The YAML: the whole file's, or the front matter's. */
  data: unknown
  /** The Markdown after the front matter; empty for YAML. */
  body: string
  /** The line of a value of the YAML, or of the first place that holds a text; from 1. */
  lineOf: (at: readonly PropertyKey[] | string) => number | undefined
}

/** The first line of --- belongs to the YAML: its lines are counted as the file's are. */
const FRONT_MATTER = /^(---\n[\s\S]*?)\n---\n?([\s\S]*)$/
const NOT_CONTENT = /(^|\/)README\.md$/

function lineWith(text: string, part: string): number | undefined {
  const at = text.split('\n').findIndex((line) => line.includes(part))
  return at === -1 ? undefined : at + 1
}

/** @throws YAMLParseError with the line in `linePos` */
function parseYaml(yaml: string) {
  const lines = new LineCounter()
  const document = parseDocument(yaml, { lineCounter: lines })
  const [error] = document.errors
  if (error) throw error
  /** Of the value, or of what should have held it. */
  function lineOf(path: readonly PropertyKey[]): number {
    const node = path.length === 0 ? document.contents : document.getIn(path, true)
    if (isNode(node) && node.range) return lines.linePos(node.range[0]).line
    return path.length === 0 ? 1 : lineOf(path.slice(0, -1))
  }
  return { data: document.toJS() as unknown, lineOf }
}

function parseFile(name: string, source: string): ContentFile {
  const key = basename(name)
    .replace(/\.(yaml|md)$/, '')
    .normalize('NFC')
  if (!isUsable(key)) throw new Error('its name cannot stand in an address')
  const id = key.replace(/[^\p{L}\p{N}]+/gu, '-')
  const text = source.replaceAll('\r\n', '\n').normalize('NFC')
  const match = name.endsWith('.yaml') ? [text, text, ''] : FRONT_MATTER.exec(text)
  if (!match) throw new Error('begins without front matter between two lines of ---')
  const [, yaml = '', body = ''] = match
  const { data, lineOf } = parseYaml(yaml)
  return {
    ...{ name, key, id, data, body: body.trim() },
    lineOf: (at) => (typeof at === 'string' ? lineWith(text, at) : lineOf(at)),
  }
}

/** The parser shows the place in a drawing of several lines, which its first line does without. */
function toFault(file: string, error: unknown): Fault {
  const message = toErrorText(error)
  if (!(error instanceof YAMLParseError)) return { file, field: '', message }
  const line = error.linePos?.[0].line
  return { file, field: '', message: message.replace(/ at line \d[\s\S]*$/, ''), ...(line !== undefined && { line }) }
}

/** @returns every YAML and Markdown file below the folder, by name; an unreadable one is reported and left out */
export async function readContentFiles(directory: string, report: ReportFault): Promise<ContentFile[]> {
  const names = (await readdir(directory, { recursive: true }))
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => /\.(yaml|md)$/.test(name) && !NOT_CONTENT.test(name))
    .sort()
  const files: ContentFile[] = []
  for (const name of names) {
    try {
      files.push(parseFile(name, await readFile(join(directory, name), 'utf8')))
    } catch (error) {
      report(toFault(name, error))
    }
  }
  return files
}
