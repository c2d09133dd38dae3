/** What the two commands share: timed steps, child processes, installed packages. Uses nothing that must be installed. */
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = path.dirname(path.dirname(fileURLToPath(import.meta.url)))

/** A failure that a person can act on: one line, no stack. */
export class Failure extends Error {}

const EXPLAINED = {
  ENOSPC: 'The disk is full. Free some space and start again.',
  EACCES: 'A file or folder may not be written. Check who owns the project folder and DATA_DIR.',
  EROFS: 'The file system is read-only. Set DATA_DIR to a folder that can be written.',
}

/** Prints one line for a person and ends; the stack is for DEBUG only. */
export function fail(error) {
  const line = error instanceof Failure ? error.message : (EXPLAINED[error.code] ?? `Failed: ${error.message}`)
  console.error(process.env.DEBUG && error.stack ? error.stack : line)
  process.exit(1)
}

/** Runs one step and says how long it took, in seconds. */
export async function step(name, action) {
  const from = performance.now()
  const answer = await action()
  console.log(`${name} (${((performance.now() - from) / 1000).toFixed(1)} s)`)
  return answer
}

/** What `run` has under way, for whoever has to end early. */
export const running = new Set()

/**
 * @param {{ env?: object, printed?: 'all' | 'stderr' | 'nothing' }} [options] what goes to the terminal too
 * @returns the exit code and both streams' text
 */
export function run(command, args, { env = process.env, printed = 'all' } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      env: { ...env, PARENT_PID: String(process.pid) },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    })
    running.add(child)
    let output = ''
    for (const [stream, terminal, isPrinted] of [
      [child.stdout, process.stdout, printed === 'all'],
      [child.stderr, process.stderr, printed !== 'nothing'],
    ]) {
      stream.on('data', (chunk) => {
        output += chunk
        if (isPrinted) terminal.write(chunk)
      })
    }
    child.once('error', reject)
    child.once('close', (code) => {
      running.delete(child)
      resolve({ code: code ?? 1, output })
    })
  })
}

const hashOf = (file) => createHash('sha256').update(readFileSync(file)).digest('hex')

/** `npm ci`, when node_modules is not what package-lock.json says. */
export async function install() {
  const stamp = path.join(ROOT, 'node_modules', '.kulturhus-lock')
  const wanted = hashOf(path.join(ROOT, 'package-lock.json'))
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  await step('Packages installed', async () => {
    const { code, output } = await run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
      printed: 'nothing',
    })
    if (code !== 0) {
      throw new Failure(
        `npm ci failed. Is the npm registry reachable?\n${output.trim().split('\n').slice(-8).join('\n')}`,
      )
    }
    mkdirSync(path.dirname(stamp), { recursive: true })
    writeFileSync(stamp, wanted)
  })
}

/** Node below the version of package.json cannot run the project. */
export function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > 20 || (major === 20 && minor >= 20)) return
  throw new Failure(`Node.js 20.20 or newer is needed; this is ${process.versions.node}.`)
}
