/** One platform a data directory: two would corrupt PGlite. */
import { execFileSync } from 'node:child_process'
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Another live platform holds the data directory. */
export class DatabaseInUse extends Error {
  constructor(dataDir: string, pid: number) {
    super(`Database in use by process ${pid}: stop it, or set DATA_DIR to another directory than ${dataDir}.`)
  }
}

/** When a process was started, as the system writes it; undefined where there is no such process. */
function toStartTime(pid: number): string | undefined {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return undefined
  }
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]
  } catch {
    return toStartTimeByPs(pid)
  }
}

/** Where there is no /proc. */
function toStartTimeByPs(pid: number): string | undefined {
  try {
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim() || undefined
  } catch {
    return undefined
  }
}

const readText = (file: string) => {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

/** The live process that wrote the lock: a pid alone may have gone to another program since. */
function toHolder(text: string): number | undefined {
  const [pid, startTime] = text.split('\n')
  const isAlive = /^\d+$/.test(pid ?? '') && toStartTime(Number(pid)) === startTime
  return isAlive ? Number(pid) : undefined
}

/** Removes the lock of a process that was killed; puts it back where another has just taken it over. */
function clearStale(lock: string, text: string): void {
  const aside = `${lock}.${process.pid}.stale`
  try {
    renameSync(lock, aside)
    if (readText(aside) !== text) linkSync(aside, lock)
  } catch {
    // Another process was faster: the next round sees what it did.
  }
  rmSync(aside, { force: true })
}

function isTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EEXIST'
}

/**
 * @returns what gives the lock back
 * @throws DatabaseInUse; what the file system throws where the directory cannot be written
 */
export function takeLock(dataDir: string): () => void {
  const lock = path.join(dataDir, 'platform.lock')
  const own = `${lock}.${process.pid}`
  const text = `${process.pid}\n${toStartTime(process.pid)}`
  writeFileSync(own, text)
  try {
    for (;;) {
      try {
        linkSync(own, lock)
        return () => {
          if (readText(lock) === text) rmSync(lock, { force: true })
        }
      } catch (error) {
        if (!isTaken(error)) throw error
      }
      const held = readText(lock)
      if (held === undefined) continue
      const holder = toHolder(held)
      if (holder !== undefined) throw new DatabaseInUse(dataDir, holder)
      clearStale(lock, held)
    }
  } finally {
    rmSync(own, { force: true })
  }
}
