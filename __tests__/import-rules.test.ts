/** The linter enforces the import table of docs: each row is broken once, in a tree of its own, and seen to be named. */
import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

let tree: string
beforeAll(() => {
  tree = mkdtempSync(path.join(tmpdir(), 'import-rules-'))
  for (const name of ['biome.json', 'package.json', 'tsconfig.json', '.gitignore'])
    copyFileSync(name, path.join(tree, name))
})
afterAll(() => rmSync(tree, { recursive: true }))

function plant(file: string, code: string): void {
  mkdirSync(path.dirname(path.join(tree, file)), { recursive: true })
  writeFileSync(path.join(tree, file), `${code}\n`)
}

/** @returns the rules that the planted files break, each once */
function lint(files: Record<string, string>): string[] {
  for (const [file, code] of Object.entries(files)) plant(file, code)
  const biome = path.resolve('node_modules/.bin/biome')
  const { stdout, stderr } = spawnSync(biome, ['lint', '--colors=off', '.'], { cwd: tree, encoding: 'utf8' })
  for (const file of Object.keys(files)) rmSync(path.join(tree, file))
  return [...new Set([...`${stdout}${stderr}`.matchAll(/lint\/\w+\/(\w+)/g)].map(([, rule]) => rule ?? ''))]
}

const using = (from: string) => `import { a } from '${from}'\nexport const b = a`

it.each([
  ['contract/planted.ts', '@/lib/clock'],
  ['contract/planted.ts', 'react'],
  ['lib/programme/planted.ts', '@/lib/http/client'],
  ['lib/programme/planted.ts', '@/components/ui/picture'],
  ['lib/html/planted.ts', '@/store/hooks'],
  ['lib/pages/planted.ts', '@/components/ui/picture'],
  ['lib/pages/planted.ts', '@/store/hooks'],
  ['lib/pages/planted.ts', '@/platform/env'],
  ['store/planted.ts', '@/components/ui/picture'],
  ['store/planted.ts', 'next/navigation'],
  ['components/ui/planted.ts', '@/components/layout/menu'],
  ['components/ui/planted.ts', '@/lib/platform/client'],
  ['components/ui/planted.ts', '@/lib/pages/load-page'],
  ['components/blocks/planted.ts', '@/components/blocks/cover'],
  ['components/blocks/planted.ts', '@/app/show-page'],
  ['components/layout/planted.ts', '@/components/blocks/cover'],
  ['platform/planted.ts', '@/lib/clock'],
  ['app/planted.ts', '@/__tests__/store/browser'],
  ['components/layout/planted.ts', '@/e2e/browser'],
  ['lib/planted.ts', '../components/ui/picture'],
])('%s may not import %s', (file, from) => {
  expect(lint({ [file]: using(from) })).toEqual(['noRestrictedImports'])
})

it.each([
  ['lib/programme/planted.ts', '@/contract/event'],
  ['components/blocks/planted.ts', '@/components/ui/picture'],
  ['app/planted.ts', '@/lib/pages/load-page'],
])('%s may import %s', (file, from) => {
  expect(lint({ [file]: using(from) })).toEqual([])
})

it('no two modules may need each other', () => {
  const files = { 'lib/one.ts': using('@/lib/two'), 'lib/two.ts': "import { b } from '@/lib/one'\nexport const a = b" }
  expect(lint(files)).toEqual(['noImportCycles'])
})

it.each([
  ['export const a: any = 1', 'noExplicitAny'],
  ['// @ts-ignore\nexport const a: string = 1', 'noTsIgnore'],
])('%s is refused', (code, rule) => {
  expect(lint({ 'lib/planted.ts': code })).toEqual([rule])
})
