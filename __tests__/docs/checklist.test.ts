import { readdirSync, readFileSync } from 'node:fs'
import { CHECKLIST, fillHeldBy, listUnheld } from '@/scripts/checklist/held-by'

const ROOMS = [
  '__tests__',
  'app',
  'bench',
  'components',
  'contract',
  'docs',
  'e2e',
  'lib',
  'platform',
  'scripts',
  'server',
  'store',
]
const TEXT = /\.(tsx?|mjs|css|md|ya?ml)$/

const checklist = readFileSync(CHECKLIST, 'utf8')
const rows: string[] = checklist.match(/(?<=^\| )S\d+\.\d+(?= \|)/gm) ?? []

/** By file, the rows of the checklist that it names. */
function listNamed(): [file: string, row: string][] {
  const files = ROOMS.flatMap((room) =>
    readdirSync(room, { recursive: true, encoding: 'utf8' }).map((name) => `${room}/${name}`),
  )
  return files
    .filter((file) => TEXT.test(file))
    .flatMap((file) =>
      (readFileSync(file, 'utf8').match(/\bS\d+\.\d+\b/g) ?? []).map((row): [string, string] => [file, row]),
    )
}

describe('docs/checklist.md', () => {
  it('has every row once', () => {
    expect(rows.length).toBeGreaterThan(200)
    expect(rows.filter((row, at) => rows.indexOf(row) !== at)).toEqual([])
  })

  it('has every row that code, tests and documents name', () => {
    const named = listNamed()
    expect(named.length).toBeGreaterThan(100)
    expect(named.filter(([, row]) => !rows.includes(row))).toEqual([])
  })

  // S8.15. `npm run checklist` writes the column.
  it('says of every row which tests hold it, or why none does', () => {
    expect(checklist).toBe(fillHeldBy(checklist))
    expect(listUnheld(checklist)).toEqual([])
  })
})
