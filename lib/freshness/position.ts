/** How far the stored pages know the feed: kept beside them, since a process that ends forgets what was announced. */
import * as v from 'valibot'
import { int } from '@/contract/primitives'
import { keepSnapshot, readSnapshot } from '@/lib/content-api/snapshots'

/** @returns undefined where none was kept, or one of another platform */
export async function readPosition(): Promise<number | undefined> {
  const read = v.safeParse(v.pipe(int, v.minValue(0)), await readSnapshot('position'))
  return read.success ? read.output : undefined
}

/** One that cannot be kept costs a render of every page at the next start, nothing else. */
export const keepPosition = (seq: number): Promise<void> => keepSnapshot('position', seq)
