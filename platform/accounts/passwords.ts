/** Hashes and checks passwords off the main thread, two at once at most. */
import { randomBytes } from 'node:crypto'
import { Worker } from 'node:worker_threads'
import { HttpProblem } from '@/platform/http/problem'

interface Job {
  password: string
  /** Left out, a new hash is made. */
  hash?: string
}

const THREADS = 2
/** About a second of waiting. */
const LONGEST_LINE = 20

export interface Passwords {
  /** Asked before anything else is, so that a flood costs no look into the database. @throws HttpProblem 503 where the line is full */
  refuseWhenFull: () => void
  /** @returns argon2id in the PHC string format. @throws HttpProblem 503 where the line is full */
  hash: (password: string) => Promise<string>
  /**
   * @param hash undefined where there is no such account: that takes the same time, and is never right
   * @throws HttpProblem 503 where the line is full
   */
  isRight: (password: string, hash: string | undefined) => Promise<boolean>
  close: () => Promise<void>
}

function startThread(): Worker {
  const worker = new Worker(new URL('./password-worker.mjs', import.meta.url), { execArgv: [] })
  worker.unref()
  return worker
}

function runOn(worker: Worker, job: Job): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const settle = (act: () => void) => {
      worker.off('message', onMessage).off('error', onError).off('exit', onExit)
      act()
    }
    const onMessage = (answer: unknown) => settle(() => resolve(answer))
    const onError = (error: Error) => settle(() => reject(error))
    const onExit = () => settle(() => reject(new Error('the thread for passwords ended')))
    worker.on('message', onMessage).on('error', onError).on('exit', onExit)
    worker.postMessage(job)
  })
}

/** Gives each job a thread, in order. */
class Line {
  private readonly idle = Array.from({ length: THREADS }, startThread)
  private readonly all = new Set(this.idle)
  private readonly waiting: ((worker: Worker) => void)[] = []

  refuseWhenFull(): void {
    if (this.idle.length > 0 || this.waiting.length < LONGEST_LINE) return
    throw new HttpProblem(503, 'Det er stor pågang akkurat nå. Prøv igjen om litt.', {
      headers: { 'Retry-After': '2' },
    })
  }

  async run(job: Job): Promise<unknown> {
    const worker = await this.take()
    try {
      const answer = await runOn(worker, job)
      this.release(worker)
      return answer
    } catch (error) {
      this.all.delete(worker)
      const fresh = startThread()
      this.all.add(fresh)
      this.release(fresh)
      throw error
    }
  }

  async close(): Promise<void> {
    await Promise.all([...this.all].map((worker) => worker.terminate()))
  }

  private take(): Promise<Worker> {
    this.refuseWhenFull()
    const worker = this.idle.pop()
    if (worker) return Promise.resolve(worker)
    return new Promise((resolve) => this.waiting.push(resolve))
  }

  private release(worker: Worker): void {
    const next = this.waiting.shift()
    if (next) next(worker)
    else this.idle.push(worker)
  }
}

/** The same letter may be typed as one sign or as two (å). */
const toTyped = (password: string) => password.normalize('NFC')

export function makePasswords(): Passwords {
  const line = new Line()
  const hash = async (password: string) => String(await line.run({ password: toTyped(password) }))
  let nobodys: Promise<string> | undefined
  /** Of a password that nobody has; made before it is needed, so that it is never waited for by the unknown alone. */
  const loadNobodys = () => {
    nobodys ??= hash(randomBytes(16).toString('hex')).catch((error: unknown) => {
      nobodys = undefined
      throw error
    })
    return nobodys
  }
  return {
    refuseWhenFull: () => line.refuseWhenFull(),
    hash,
    async isRight(password, known) {
      const nobodyHash = await loadNobodys()
      const isSame = await line.run({ password: toTyped(password), hash: known ?? nobodyHash })
      return isSame === true && known !== undefined
    },
    close: () => line.close(),
  }
}
