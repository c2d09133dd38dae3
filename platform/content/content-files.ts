/** Reads YAML, and Markdown with front matter, from the content folder. */

import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { parse } from 'yaml'
import { toErrorText } from '@/platform/error-text'
import type { ReportFault } from './fault'

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
}

const FRONT_MATTER = /^---\n([\s\S]*?)\n---\n?([\s\S]*)$/
const NOT_CONTENT = /(^|\/)README\.md$/

function parseFile(name: string, source: string): ContentFile {
  const key = basename(name).replace(/\.(yaml|md)$/, '')
  const id = key.replace(/[^\p{L}\p{N}]+/gu, '-')
  const text = source.replaceAll('\r\n', '\n').normalize('NFC')
  if (name.endsWith('.yaml')) return { name, key, id, data: parse(text), body: '' }
  const match = FRONT_MATTER.exec(text)
  if (!match) throw new Error('begins without front matter between two lines of ---')
  return { name, key, id, data: parse(match[1] ?? ''), body: (match[2] ?? '').trim() }
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
      report({ file: name, field: '', message: toErrorText(error) })
    }
  }
  return files
}
