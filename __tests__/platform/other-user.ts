/** Looks at a directory as another user of the machine. */
import { execFileSync } from 'node:child_process'
import { lstatSync, readdirSync } from 'node:fs'
import path from 'node:path'

export const NOBODY = 65534
export const isRoot = process.getuid?.() === 0

/** Prints which of its arguments it may read or write. */
const LOOK = `
const { accessSync, constants } = require('node:fs')
const may = (file, mode) => { try { accessSync(file, mode); return true } catch { return false } }
const isOpen = (file) => may(file, constants.R_OK) || may(file, constants.W_OK)
process.stdout.write(JSON.stringify(process.argv.slice(1).filter(isOpen)))`

/** @returns the paths of a directory and of everything in it */
export function listAll(directory: string): string[] {
  const names = readdirSync(directory, { recursive: true }).map(String)
  return [directory, ...names.map((name) => path.join(directory, name))]
}

/**
 * Only root can try as another user; for anyone else the directory's mode tells, which lets nobody in or shows all.
 * @returns the paths that another user may list, read or write, who knows them all
 */
export function listOpen(directory: string): string[] {
  const all = listAll(directory)
  if (!isRoot) return (lstatSync(directory).mode & 0o077) === 0 ? [] : all
  const as = { uid: NOBODY, gid: NOBODY, cwd: '/', encoding: 'utf8' } as const
  return JSON.parse(execFileSync(process.execPath, ['-e', LOOK, ...all], as))
}
