/** Lighthouse (mobile), five runs a page, all printed, medians last; every category has to reach 95. */
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { CHROMIUM_FLAGS } from '@/harness/chromium'
import { openServers, pathsByKind, SITE } from '@/harness/measured-site'
import { findChromium } from '@/scripts/tools.mjs'
import { median } from './statistics'

const RUNS = Number(process.argv.find((word) => word.startsWith('--runs='))?.slice(7) ?? 5)
const WANTED = 95
const SETTLING_MS = 20_000
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo']
const ALL_KINDS = 'front,programme,film,culture,culture programme,information'
const KINDS = (process.argv.find((word) => word.startsWith('--kinds='))?.slice(8) ?? ALL_KINDS).split(',')

async function audit(address: string) {
  const chrome = await launch({
    chromePath: findChromium(),
    chromeFlags: ['--headless=new', ...CHROMIUM_FLAGS],
  })
  try {
    const run = await lighthouse(address, { port: chrome.port, onlyCategories: CATEGORIES, logLevel: 'silent' })
    if (!run) throw new Error(`Lighthouse said nothing of ${address}`)
    const { lhr } = run
    const failed = Object.values(lhr.audits).filter(
      (one) => one.score !== null && one.score < 0.9 && one.scoreDisplayMode !== 'informative',
    )
    return {
      scores: CATEGORIES.map((name) => Math.round((lhr.categories[name]?.score ?? 0) * 100)),
      shift: lhr.audits['cumulative-layout-shift']?.numericValue ?? 1,
      weak: failed.map((one) => `${one.id}: ${one.displayValue ?? one.score}`),
    }
  } finally {
    chrome.kill()
  }
}

const servers = await openServers()
const paths = new Map(Object.entries(await pathsByKind()))
// A house that has just opened still brings its pages up to date with the content that was loaded.
await new Promise((resolve) => setTimeout(resolve, SETTLING_MS))
for (const kind of KINDS) {
  const runs: Awaited<ReturnType<typeof audit>>[] = []
  for (let run = 0; run < RUNS; run += 1) {
    const result = await audit(SITE + paths.get(kind))
    runs.push(result)
    console.log(`${kind} ${run + 1}: ${result.scores.join(' ')} shift ${result.shift.toFixed(3)}`)
  }
  const medians = CATEGORIES.map((_, at) => median(runs.map(({ scores }) => scores[at] ?? 0)))
  const isGood = medians.every((score) => score >= WANTED)
  if (!isGood) process.exitCode = 1
  console.log(
    `${kind} median: ${CATEGORIES.map((name, at) => `${name} ${medians[at]}`).join(', ')}${isGood ? '' : ' BELOW 95'}`,
  )
  if (process.argv.includes('--why')) console.log([...new Set(runs.flatMap(({ weak }) => weak))].join('\n'))
}
await servers.stop()
