/**
 * A thread of its own for regexes, which the pool ends when one takes too long. Plain JavaScript, because a thread of
 * Node 20 loads no TypeScript.
 */
import { parentPort } from 'node:worker_threads'
import { RE2JS } from 're2js'

/**
 * Unanchored, Unicode case folding.
 * @param {{ pattern: string, values: string[] }} job
 * @returns {number[]} the positions of the values that match
 */
function match({ pattern, values }) {
  const regex = RE2JS.compile(pattern, RE2JS.CASE_INSENSITIVE)
  const hits = []
  for (const [at, value] of values.entries()) if (regex.matcher(value).find()) hits.push(at)
  return hits
}

match({ pattern: '^(a|b)+$', values: ['ab', 'Æøå'] })
parentPort?.on('message', (job) => parentPort?.postMessage(match(job)))
parentPort?.postMessage([])
