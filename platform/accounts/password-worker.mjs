/**
 * A thread of its own for argon2id, which takes a processor for a moment. Plain JavaScript, because a thread of Node 20
 * loads no TypeScript.
 */
import { randomBytes } from 'node:crypto'
import { getPriority, setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { argon2id, argon2Verify } from 'hash-wasm'

/** OWASP's second choice of equal strength: 19 MiB, two passes, one lane. */
const COST = { memorySize: 19_456, iterations: 2, parallelism: 1, hashLength: 32 }

/** Pages go before passwords. On Linux this is the thread's own priority; elsewhere it would be the whole process's. */
if (process.platform === 'linux') setPriority(Math.min(19, getPriority() + 10))

/**
 * @param {{ password: string, hash?: string }} job
 * @returns {Promise<string | boolean>} a new hash, or whether the password is the one of the hash
 */
function run({ password, hash }) {
  if (hash !== undefined) return argon2Verify({ password, hash })
  return argon2id({ ...COST, password, salt: randomBytes(16), outputType: 'encoded' })
}

parentPort?.on('message', async (job) => parentPort?.postMessage(await run(job)))
