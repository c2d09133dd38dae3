/** The platform as a process: settings from the environment, one line where it cannot start, an orderly end. */
import { readSettings, type Settings } from './env'
import { toErrorText } from './error-text'
import { toPlainLine } from './start-failure'
import { type Platform, type StartOptions, startPlatform } from './start-platform'

/** What is done with a running platform before it counts as ready, and once an hour from then on. */
export type Load = (platform: Platform, settings: Settings) => Promise<void>

const AN_HOUR = 60 * 60 * 1000

const say = (line: string) => void process.stdout.write(`${line}\n`)
const warn = (line: string) => void process.stderr.write(`${line}\n`)

function endWith(platform: Platform): void {
  let isEnding = false
  const end = () => {
    if (isEnding) return
    isEnding = true
    platform.close().then(
      () => process.exit(0),
      (error: unknown) => {
        warn(toPlainLine(error, undefined))
        process.exit(1)
      },
    )
  }
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, end)
  process.on('disconnect', end)
}

function loadHourly(load: () => Promise<void>): void {
  const timer = setInterval(() => {
    load().catch((error: unknown) => warn(`Content: ${toErrorText(error)}`))
  }, AN_HOUR)
  timer.unref()
}

/** Ends the process with 1, and one line on stderr, where the platform cannot start. */
export async function runPlatform(load: Load, options: Omit<StartOptions, 'log'> = {}): Promise<void> {
  // What is made from here on is the owner's alone, but for PGlite's files: their directory keeps others out.
  process.umask(0o077)
  let settings: Settings | undefined
  try {
    const ready = readSettings(process.env)
    settings = ready
    const platform = await startPlatform(ready, { log: warn, ...options })
    endWith(platform)
    await load(platform, ready).catch((error: unknown) => {
      throw new Error(`The content cannot be loaded: ${toErrorText(error)}`)
    })
    platform.startWebhook()
    loadHourly(() => load(platform, ready))
    say(`Platform: ${platform.url}`)
    process.send?.({ ready: true, url: platform.url })
  } catch (error) {
    warn(toPlainLine(error, settings))
    process.exit(1)
  }
}
