/** `npm run content`: brings the running platform in line with the content folder, with the settings of a start. */
import path from 'node:path'
import { readSettings } from './settings.mjs'
import { fail, ROOT, run } from './steps.mjs'

async function main() {
  const { env } = readSettings()
  const { code } = await run(process.execPath, ['--import', 'tsx', path.join(ROOT, 'platform/content/main.ts')], {
    env: { NODE_ENV: 'production', ...env },
  })
  process.exitCode = code
}

main().catch(fail)
