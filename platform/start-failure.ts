/** Says in one line why the platform does not start, and what to do. */

import { DataDirRefused } from './data-dir.mjs'
import type { Settings } from './env'
import { SettingError } from './env'
import { DatabaseInUse } from './lock'

/** PGlite's file system throws WASI's numbers, in objects that are no errors. */
const WASI_CODES: Record<number, string> = { 2: 'EACCES', 51: 'ENOSPC', 69: 'EROFS' }

function toCode(error: unknown): string {
  if (typeof error !== 'object' || error === null) return ''
  if ('errno' in error && !(error instanceof Error)) return WASI_CODES[Number(error.errno)] ?? ''
  if ('code' in error && typeof error.code === 'string') return error.code
  return 'cause' in error ? toCode(error.cause) : ''
}

const fullDisk = ({ dataDir }: Settings) =>
  `The disk of ${dataDir} is full: free some space, or set DATA_DIR to another disk.`

const CODES: Record<string, (settings: Settings) => string> = {
  EADDRINUSE: ({ port }) => `Port ${port} is taken: stop the program that has it, or set PLATFORM_PORT.`,
  EADDRNOTAVAIL: ({ host }) => `${host} is no address of this machine: set PLATFORM_HOST.`,
  EACCES: ({ dataDir }) => `No permission for ${dataDir} or the port: give it, or set DATA_DIR or PLATFORM_PORT.`,
  EPERM: ({ dataDir }) => `${dataDir} cannot be closed to other users: set DATA_DIR to a directory that can.`,
  EROFS: ({ dataDir }) => `${dataDir} cannot be written: set DATA_DIR to a directory that can.`,
  ENOTDIR: ({ dataDir }) => `${dataDir} is no directory: set DATA_DIR to one.`,
  EEXIST: ({ dataDir }) => `${dataDir} is no directory: set DATA_DIR to one.`,
  ENOSPC: fullDisk,
  '53100': fullDisk,
  ECONNREFUSED: () => 'PostgreSQL does not answer: start it, or correct DATABASE_URL.',
  ENOTFOUND: () => 'The host of DATABASE_URL is unknown: correct it.',
  '28P01': () => 'PostgreSQL refuses the password of DATABASE_URL: correct it.',
  '28000': () => 'PostgreSQL refuses the user of DATABASE_URL: correct it.',
  '3D000': () => 'The database of DATABASE_URL does not exist: create it, or correct DATABASE_URL.',
}

/** @param settings undefined where they could not be read */
export function toPlainLine(error: unknown, settings: Settings | undefined): string {
  if (error instanceof SettingError || error instanceof DatabaseInUse || error instanceof DataDirRefused) {
    return error.message
  }
  const line = settings && CODES[toCode(error)]?.(settings)
  const message = error instanceof Error ? error.message.split('\n')[0] : 'the database gives no reason'
  return line ?? `The platform cannot start: ${message}`
}
