/** Documents asked for by their ids: as many at a time as an address bears, and none lost for another's id (rule 18). */
import { toQueryString } from '@/lib/http/address'
import { HttpError } from '@/lib/http/errors'
import { logOnce } from '@/lib/log-once'

/** The contract's, in one call. */
const IDS_A_CALL = 200
/** Characters of the ids in an address: some servers take 8 kB in all. */
const LONGEST = 6_000
/** Of lists that were refused, in one reading: whoever refuses everything is not asked for each id. */
const MOST_HALVINGS = 200
const MOST_TOLD = 20
/** Malformed, or too large in one way or the other. */
const REFUSALS: readonly unknown[] = [400, 413, 414, 431]

const lengthOf = (id: string) => toQueryString({ ids: id }).length
const isBearable = (id: string) => lengthOf(id) <= LONGEST

function tellDropped(what: string, ids: readonly string[]): void {
  if (ids.length === 0) return
  const some = ids.slice(0, MOST_TOLD).map((id) => id.slice(0, 100))
  const rest = ids.length > MOST_TOLD ? `, and ${ids.length - MOST_TOLD} more` : ''
  logOnce(`${what}: dropped ids that the platform does not take: ${some.join(', ')}${rest}`)
}

function toChunks(ids: readonly string[]): string[][] {
  const chunks: string[][] = []
  let length = LONGEST
  for (const id of ids) {
    length += lengthOf(id)
    const chunk = chunks.at(-1)
    if (chunk && chunk.length < IDS_A_CALL && length <= LONGEST) chunk.push(id)
    else {
      chunks.push([id])
      length = lengthOf(id)
    }
  }
  return chunks
}

/**
 * @param what      a name for the log
 * @param readChunk of ids joined with commas
 * @returns what it gives for all ids; those that the platform refuses, or that cannot be asked for, are left out
 * @throws HttpError for what is no refusal
 */
export async function readByIds<T>(
  what: string,
  ids: Iterable<string>,
  readChunk: (joined: string) => Promise<T[]>,
): Promise<T[]> {
  const askable = [...new Set(ids)].filter((id) => id !== '' && !id.includes(','))
  const dropped = askable.filter((id) => !isBearable(id))
  let halvings = 0

  async function read(chunk: readonly string[]): Promise<T[]> {
    try {
      return await readChunk(chunk.join(','))
    } catch (error) {
      if (!(error instanceof HttpError && REFUSALS.includes(error.status))) throw error
      if (chunk.length === 1 || halvings === MOST_HALVINGS) {
        dropped.push(...chunk)
        return []
      }
      halvings += 1
      const middle = Math.ceil(chunk.length / 2)
      return (await Promise.all([read(chunk.slice(0, middle)), read(chunk.slice(middle))])).flat()
    }
  }

  const found = await Promise.all(toChunks(askable.filter(isBearable)).map(read))
  tellDropped(what, dropped)
  return found.flat()
}
