/**
 * The platform fails in each way for 15 s, with changes in between: fails where a page that was known is answered with
 * anything but 200, or where a change is not seen within 5 s of the fault's end.
 */
import { ALL_FAULTS } from '@/harness/faulty-proxy'
import { BUILD } from '@/harness/measured-site'
import { openOutages } from '@/harness/outage'

const SECONDS = 15
const PROMISED = 5_000

const outages = await openOutages({ site: 3224, proxy: 4224, platform: 4225 }, BUILD)
try {
  for (const fault of ALL_FAULTS) {
    const { wrong, answers, freshAfter } = await outages.suffer(fault, SECONDS * 1000)
    const isGood = wrong.length === 0 && freshAfter <= PROMISED
    if (!isGood) process.exitCode = 1
    console.log(
      `${fault}: ${answers} answers, ${wrong.length} but 200, fresh after ${(freshAfter / 1000).toFixed(1)} s${isGood ? '' : ' TOO MUCH'}`,
    )
    for (const one of wrong.slice(0, 5)) console.log(`  ${one}`)
  }
} finally {
  await outages.stop()
}
