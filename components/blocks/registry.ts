/** Every block kind of the contract: each is what the file of its name exports by its name. */
import { type BlockKind, blockKind } from '@/contract/page'
import type { AnyBlock } from './define-block'

/** 'quickLinks' stands in quick-links.tsx. */
const toFile = (kind: BlockKind) => kind.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** @throws an error that says what is to be written, where the contract has a kind that this folder has not */
function load(kind: BlockKind): AnyBlock {
  // The one way to import by a name that the bundler and Jest understand alike: they take every file of the pattern.
  const exported: Partial<Record<string, AnyBlock>> = require(`./${toFile(kind)}.tsx`)
  const block = exported[kind]
  if (block?.kind === kind) return block
  throw new Error(
    `components/blocks/${toFile(kind)}.tsx exports no block "${kind}": write defineBlock({ kind: '${kind}', … }).`,
  )
}

export const blocks: readonly AnyBlock[] = blockKind.options.map(load)

const byKind: ReadonlyMap<string, AnyBlock> = new Map(blocks.map((block) => [block.kind, block]))

/** @returns undefined where the kind is unknown; the tree then says so and shows nothing */
export const blockFor = (kind: BlockKind): AnyBlock | undefined => byKind.get(kind)
