/** `npm run checklist`: writes into docs/checklist.md which tests hold each row; fails where a row has neither test nor reason. */
import { readFileSync, writeFileSync } from 'node:fs'
import { CHECKLIST, fillHeldBy, listUnheld } from './held-by'

const filled = fillHeldBy(readFileSync(CHECKLIST, 'utf8'))
writeFileSync(CHECKLIST, filled)
const unheld = listUnheld(filled)
if (unheld.length > 0) {
  console.error(`No test names ${unheld.join(', ')}, and no reason in words stands there.`)
  process.exitCode = 1
}
