/** Names the tests that hold each row of docs/checklist.md: those in whose text the row's id stands. */
import { readdirSync, readFileSync } from 'node:fs'

export const CHECKLIST = 'docs/checklist.md'

const TEST = /\.(test\.tsx?|e2e\.ts)$/
const ROW = /^\| (S\d+\.\d+) \| (.+) \| (.*) \|$/gm

function listTests(): { path: string; ids: Set<string> }[] {
  return ['__tests__', 'e2e']
    .flatMap((room) => readdirSync(room, { recursive: true, encoding: 'utf8' }).map((name) => `${room}/${name}`))
    .filter((path) => TEST.test(path))
    .toSorted()
    .map((path) => ({ path, ids: new Set(readFileSync(path, 'utf8').match(/\bS\d+\.\d+\b/g)) }))
}

/** @returns the checklist with the last column anew; where no test names a row, a reason in words stays */
export function fillHeldBy(checklist: string): string {
  const tests = listTests()
  return checklist.replace(ROW, (_, id: string, requirement: string, before: string) => {
    const paths = tests.filter(({ ids }) => ids.has(id)).map(({ path }) => path)
    const reason = TEST.test(before) ? '' : before
    return `| ${id} | ${requirement} | ${paths.join(', ') || reason} |`
  })
}

export const listUnheld = (checklist: string): string[] =>
  [...checklist.matchAll(ROW)].filter(([, , , heldBy]) => !heldBy?.trim()).map(([, id = '']) => id)
