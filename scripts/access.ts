/** `npm run access`: axe on every page of the sitemap, light, dark and at 400 % zoom; prints each fault and ends with a count. */

import { findFaults } from '@/harness/axe'
import { launch, whenTakenOver } from '@/harness/chromium'
import { openServers, SITE } from '@/harness/measured-site'
import { FROZEN_NOW } from '@/harness/servers'
import { fail } from './steps.mjs'

async function main() {
  const servers = await openServers({ FROZEN_NOW })
  const sitemap = await (await fetch(`${SITE}/sitemap.xml`)).text()
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address)
  const browser = await launch()
  const page = await browser.newPage()
  let faults = 0
  for (const address of addresses) {
    const answer = await page.goto(address, { waitUntil: 'load' })
    await whenTakenOver(page)
    const unanswered = answer?.status() === 200 ? [] : [`answered ${answer?.status()}`]
    for (const fault of [...unanswered, ...(await findFaults(page))]) {
      faults += 1
      console.log(`${address} ${fault}`)
    }
  }
  await browser.close()
  await servers.stop()
  console.log(`${addresses.length} pages, ${faults} faults`)
  process.exitCode = faults === 0 && addresses.length > 0 ? 0 : 1
}

main().catch(fail)
