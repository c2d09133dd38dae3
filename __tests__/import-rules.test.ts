/** The linter enforces the import table of docs: each row is broken once, all in one tree of their own and one run, and seen to be named. */
import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const planted = new Map<string, string>()

/** @returns the file that the code will stand in when the linter runs */
function plant(folder: string, code: string): string {
  const file = `${folder}/planted-${planted.size}.ts`
  planted.set(file, code)
  return file
}
const using = (from: string) => `import { a } from '${from}'\nexport const b = a`
const plantImport = ([folder, from]: [string, string]) => [folder, from, plant(folder, using(from))]

/** By file, the rules that it breaks. */
const broken = new Map<string, Set<string>>()

beforeAll(() => {
  const tree = mkdtempSync(path.join(tmpdir(), 'import-rules-'))
  for (const name of ['biome.json', 'package.json', 'tsconfig.json', '.gitignore'])
    copyFileSync(name, path.join(tree, name))
  for (const [file, code] of planted) {
    mkdirSync(path.join(tree, path.dirname(file)), { recursive: true })
    writeFileSync(path.join(tree, file), `${code}\n`)
  }
  const args = ['lint', '--reporter=concise', '--colors=off', '--max-diagnostics=none', '.']
  const { stdout, stderr } = spawnSync(path.resolve('node_modules/.bin/biome'), args, { cwd: tree, encoding: 'utf8' })
  for (const [, file = '', rule = ''] of `${stdout}${stderr}`.matchAll(/(\S+\.ts):\d+:\d+: lint\/\w+\/(\w+)/g))
    broken.set(file, (broken.get(file) ?? new Set()).add(rule))
  rmSync(tree, { recursive: true })
})

const rulesOf = (file: string) => [...(broken.get(file) ?? [])]

const forbidden: [string, string][] = [
  ['worker', '@/components/offline/busy'],
  ['worker', '@/contract/site'],
  ['contract', '@/lib/clock'],
  ['contract', 'react'],
  ['lib/programme', '@/lib/http/client'],
  ['lib/programme', '@/components/ui/picture'],
  ['lib/html', '@/store/hooks'],
  ['lib/pages', '@/components/ui/picture'],
  ['lib/pages', '@/store/hooks'],
  ['lib/pages', '@/platform/env'],
  ['store', '@/components/ui/picture'],
  ['store', 'next/navigation'],
  ['components/ui', '@/components/layout/menu'],
  ['components/ui', '@/lib/content-api/client'],
  ['components/ui', '@/lib/pages/load-page'],
  ['components/blocks', '@/components/blocks/cover'],
  ['components/blocks', '@/app/show-page'],
  ['components/layout', '@/components/blocks/cover'],
  ['platform', '@/lib/clock'],
  ['app', '@/__tests__/store/browser'],
  ['components/layout', '@/harness/browser'],
  ['lib', '../components/ui/picture'],
]
it.each(forbidden.map(plantImport))('%s may not import %s', (_folder, _from, file) => {
  expect(rulesOf(file)).toEqual(['noRestrictedImports'])
})

const allowed: [string, string][] = [
  ['lib/programme', '@/contract/event'],
  ['components/blocks', '@/components/ui/picture'],
  ['app', '@/lib/pages/load-page'],
]
it.each(allowed.map(plantImport))('%s may import %s', (_folder, _from, file) => {
  expect(rulesOf(file)).toEqual([])
})

planted.set('lib/one.ts', using('@/lib/two')).set('lib/two.ts', "import { b } from '@/lib/one'\nexport const a = b")
it('no two modules may need each other', () => {
  expect(rulesOf('lib/one.ts')).toEqual(['noImportCycles'])
})

const refused = [
  ['export const a: any = 1', 'noExplicitAny'],
  ['// @ts-ignore\nexport const a: string = 1', 'noTsIgnore'],
]
it.each(refused.map(([code = '', rule = '']) => [code, rule, plant('lib', code)]))('%s is refused', (_, rule, file) => {
  expect(rulesOf(file)).toEqual([rule])
})

it('every message names the rule, and then what to do instead', () => {
  const messages = [...readFileSync('biome.json', 'utf8').matchAll(/"message": "(.*)"/g)].map(([, message]) => message)
  expect(messages.length).toBeGreaterThan(10)
  for (const message of messages) expect(message).toMatch(/^Rule: .+\. [A-Z].+\.$/)
})
