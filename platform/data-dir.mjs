/** Keeps a data directory the owner's alone. Plain JavaScript: `npm start` takes it before anything is installed. */
import { chmodSync, existsSync, lstatSync, mkdirSync, readdirSync, realpathSync } from 'node:fs'
import path from 'node:path'

/** A directory that cannot be made the owner's alone; its message is one line that says what to do. */
export class DataDirRefused extends Error {}

/** What a platform leaves behind. A directory that holds other things and none of these is used for something else. */
const TRACES = ['secrets.json', 'image-cache', 'platform.lock', 'database/PG_VERSION', 'database.new/PG_VERSION']
const OTHERS = 0o077
const STICKY = 0o1000

function checkUse(directory) {
  if (lstatSync(directory).mode & STICKY) {
    throw new DataDirRefused(`${directory} is shared by all users: set DATA_DIR to a directory of its own.`)
  }
  const others = readdirSync(directory).filter((name) => !name.startsWith('platform.lock'))
  if (others.length === 0 || TRACES.some((name) => existsSync(path.join(directory, name)))) return
  throw new DataDirRefused(`${directory} holds other things: set DATA_DIR to an empty directory.`)
}

function checkOwner(file, { uid }, own) {
  if (uid === own) return
  throw new DataDirRefused(
    `${file} belongs to another user (${uid}): give it to the one who starts (chown), or set DATA_DIR to another directory.`,
  )
}

/** From the outside in. A running platform may remove what has just been listed. */
function closeToOthers(file, own) {
  const stats = lstatSync(file, { throwIfNoEntry: false })
  if (!stats) return
  checkOwner(file, stats, own)
  if (stats.isSymbolicLink()) {
    throw new DataDirRefused(`${file} is a link, and others may read what it leads to: put that in its place.`)
  }
  try {
    if (stats.mode & OTHERS) chmodSync(file, stats.mode & 0o700)
    if (stats.isDirectory()) for (const name of readdirSync(file)) closeToOthers(path.join(file, name), own)
  } catch (error) {
    if (error.code !== 'ENOENT') throw error
  }
}

/**
 * Makes the directory where there is none, and it and all that is in it the owner's alone. Where the system knows no such
 * modes (Windows) it is only made.
 * @param {string} dataDir may be a link to a directory
 * @throws DataDirRefused; what the file system throws where the directory cannot be made or read
 */
export function secureDataDir(dataDir) {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const own = process.geteuid?.()
  if (own === undefined) return
  const directory = realpathSync(dataDir)
  checkOwner(directory, lstatSync(directory), own)
  checkUse(directory)
  closeToOthers(directory, own)
  if ((lstatSync(directory).mode & OTHERS) === 0) return
  throw new DataDirRefused(`The disk of ${directory} keeps no user out: set DATA_DIR to a directory on another.`)
}
