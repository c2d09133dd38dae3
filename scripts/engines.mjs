/** `npm run e2e:engines`: the main journeys alone, in every engine; those that are missing are installed. */
import path from 'node:path'
import { checkNode, fail, install, ROOT, run } from './steps.mjs'
import { ensureEngines } from './tools.mjs'

async function main() {
  checkNode()
  await install()
  await ensureEngines()
  const jest = path.join(ROOT, 'node_modules', '.bin', 'jest')
  const { code } = await run(jest, ['--config', 'e2e/jest.config.mjs', 'e2e/engines'])
  process.exit(code)
}

main().catch(fail)
