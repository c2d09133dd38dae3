/** Finds and reads one original below the picture directory. */
import { constants } from 'node:fs'
import { open, realpath } from 'node:fs/promises'
import path from 'node:path'
import { type ImageFormat, sniffFormat } from './format'

/** What the key of a picture follows from; its bytes are read when it is its turn to be made. */
export type Source = { file: string; format: ImageFormat; size: number; changed: number }

const largestFile = 30 * 1024 * 1024
const sniffedBytes = 16

/**
 * The original at a decoded path, or undefined where there is none to serve: no such file, a link (in any folder of
 * the path), a hidden or malformed name, more than 30 MB, or a file that is no picture.
 */
export async function findSource(directory: string, name: string): Promise<Source | undefined> {
  if (!isPlainPath(name)) return undefined
  const file = await findFile(directory, name)
  if (file === undefined) return undefined
  const handle = await openPlain(file)
  try {
    const { size, mtimeMs } = await handle.stat()
    if (size > largestFile) return undefined
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(sniffedBytes), 0, sniffedBytes, 0)
    const format = sniffFormat(buffer.subarray(0, bytesRead))
    return format && { file, format, size, changed: mtimeMs }
  } finally {
    await handle.close()
  }
}

/** @throws where the file is another by now than the one that was found */
export async function readSource({ file, size, changed }: Source): Promise<Buffer> {
  const handle = await openPlain(file)
  try {
    const now = await handle.stat()
    if (now.size !== size || now.mtimeMs !== changed) throw new Error('The original has changed.')
    return await handle.readFile()
  } finally {
    await handle.close()
  }
}

function openPlain(file: string) {
  return open(file, constants.O_RDONLY | constants.O_NOFOLLOW)
}

function isPlainPath(name: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: a control character in a path is what is refused here
  if (name.length > 1024 || /[\u0000-\u001f\u007f\\]/.test(name)) return false
  return name.split('/').every((segment) => segment !== '' && !segment.startsWith('.'))
}

/** A path whose real place differs from its written one goes through a link, which may lead anywhere. */
async function findFile(directory: string, name: string): Promise<string | undefined> {
  try {
    const written = path.join(await realpath(directory), name)
    const real = await realpath(written)
    const isFile = real === written && /\.(?:jpe?g|png|webp|avif|gif)$/i.test(real)
    return isFile ? real : undefined
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}

function isMissing(error: unknown): boolean {
  const code = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : ''
  return ['ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'ELOOP'].includes(code)
}
