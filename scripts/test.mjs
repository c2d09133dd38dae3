/** `npm test`: every check, unit test and browser journey; ends with one line that counts them. */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { checkNode, fail, install, ROOT, run, step } from './steps.mjs'
import { ensureTools, nameMissingEngines } from './tools.mjs'

const env = { ...process.env, TZ: 'Europe/Oslo', FORCE_COLOR: '0' }
const bin = (name) => path.join(ROOT, 'node_modules', '.bin', name)
const count = { passed: 0, failed: 0 }

async function check(name, command, args) {
  const { code } = await step(name, () => run(bin(command), args, { env }))
  count[code === 0 ? 'passed' : 'failed'] += 1
}

/** A suite that fails to run counts as one failure, and so does a run that reports nothing. */
function countTests(file, code) {
  if (!existsSync(file)) {
    count.failed += 1
    return
  }
  const report = JSON.parse(readFileSync(file, 'utf8'))
  const failed = report.numFailedTests + report.numRuntimeErrorTestSuites + report.numPendingTests
  count.passed += report.numPassedTests
  count.failed += failed === 0 && code !== 0 ? 1 : failed
}

async function suite(name, folder, args) {
  const file = path.join(folder, `${name}.json`)
  const options = ['--json', `--outputFile=${file}`, ...args]
  const { code } = await step(name, () => run(bin('jest'), options, { env, printed: 'stderr' }))
  countTests(file, code)
}

async function main() {
  checkNode()
  await install()
  await ensureTools()
  const reports = mkdtempSync(path.join(tmpdir(), 'kulturhus-test-'))
  try {
    await check('Format, lint and import rules', 'biome', ['check', '.'])
    await check('Route types', 'next', ['typegen'])
    await check('Types', 'tsc', [])
    await check('Unused code', 'knip', [])
    await check('Content', 'tsx', ['scripts/check-content/main.ts'])
    await suite('Unit tests', reports, [])
    await suite('Browser journeys', reports, ['--config', 'e2e/jest.config.mjs'])
  } finally {
    rmSync(reports, { recursive: true, force: true })
  }
  for (const line of nameMissingEngines()) console.log(line)
  console.log(`${count.passed} passed, ${count.failed} failed`)
  process.exit(count.failed === 0 ? 0 : 1)
}

main().catch(fail)
