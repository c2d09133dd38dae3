/** Memory of the servers' processes, as Linux tells it. */
import { readdirSync, readFileSync } from 'node:fs'

const read = (pid: string | number, file: string) => {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    // It has ended meanwhile.
    return ''
  }
}

const listChildren = (parent: string | number): string[] =>
  readdirSync('/proc').filter((name) => /^\d+$/.test(name) && read(name, 'status').includes(`PPid:\t${parent}\n`))

/** @param pid of the start. @returns those of the process that runs the file, and of all that it started */
export function findProcesses(pid: number | undefined, file: string): string[] {
  const first = listChildren(pid ?? 0).find((child) => read(child, 'cmdline').includes(file))
  if (!first) throw new Error(`Nothing runs ${file}.`)
  return [first, ...listChildren(first)]
}

/** @returns MB */
export const measureMemory = (pids: readonly string[]): number =>
  pids.reduce((sum, pid) => sum + Number(/VmRSS:\s+(\d+)/.exec(read(pid, 'status'))?.[1] ?? 0) / 1024, 0)
