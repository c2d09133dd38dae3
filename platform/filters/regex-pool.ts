/** Evaluates regexes off the main thread, each within a hard deadline (rule 11). */
import { Worker } from 'node:worker_threads'
import { FilterRefused } from './parse-filter'

interface RegexJob {
  pattern: string
  values: string[]
}

/** The positions of the values that match. */
type RegexAnswer = number[]

const DEADLINE = 250
/** The time is counted in steps: one in which this thread had no turn itself counts once, however long it was. */
const STEP = 25
const THREADS = 2
const TOO_LATE = 'the regex takes longer than 250 ms'

export interface RegexMatcher {
  /** @returns the positions of the values that match. @throws FilterRefused after 250 ms */
  match: (job: RegexJob) => Promise<RegexAnswer>
  close: () => Promise<void>
}

interface Thread {
  worker: Worker
  /** Resolves once the worker has loaded and warmed up. */
  ready: Promise<unknown>
}

function nextMessage(worker: Worker): Promise<RegexAnswer> {
  return new Promise((resolve, reject) => {
    const settle = (act: () => void) => {
      worker.off('message', onMessage).off('error', onError).off('exit', onExit)
      act()
    }
    const onMessage = (answer: RegexAnswer) => settle(() => resolve(answer))
    const onError = (error: Error) => settle(() => reject(error))
    const onExit = () => settle(() => reject(new FilterRefused(TOO_LATE)))
    worker.on('message', onMessage).on('error', onError).on('exit', onExit)
  })
}

function startThread(): Thread {
  const worker = new Worker(new URL('./regex-worker.mjs', import.meta.url), { execArgv: [] })
  const ready = nextMessage(worker)
  ready.catch(() => {})
  return { worker, ready }
}

async function run({ worker, ready }: Thread, job: RegexJob): Promise<RegexAnswer> {
  await ready
  const answer = nextMessage(worker)
  worker.postMessage(job)
  let spent = 0
  let isLate = false
  const timer = setInterval(() => {
    spent += STEP
    if (spent < DEADLINE || isLate) return
    isLate = true
    void worker.terminate()
  }, STEP)
  const positions = await answer.finally(() => clearInterval(timer))
  // Both can be due at once; the worker that was ended must not be given out again.
  if (isLate) throw new FilterRefused(TOO_LATE)
  return positions
}

/** Gives out one thread at a time to each who asks, in order. */
class Threads {
  private readonly idle = Array.from({ length: THREADS }, startThread)
  private readonly all = new Set(this.idle)
  private readonly queue: ((thread: Thread) => void)[] = []

  take(): Promise<Thread> {
    const thread = this.idle.pop()
    return thread ? Promise.resolve(thread) : new Promise((resolve) => this.queue.push(resolve))
  }

  release(thread: Thread): void {
    const next = this.queue.shift()
    if (next) next(thread)
    else this.idle.push(thread)
  }

  /** Ends a thread and releases a fresh one in its place. */
  replace(thread: Thread): void {
    this.all.delete(thread)
    void thread.worker.terminate()
    const fresh = startThread()
    this.all.add(fresh)
    this.release(fresh)
  }

  async close(): Promise<void> {
    await Promise.all([...this.all].map(({ worker }) => worker.terminate()))
  }
}

/** A pool of warm threads; one that had to be ended is replaced at once. */
export function makeRegexPool(): RegexMatcher {
  const threads = new Threads()
  return {
    async match(job) {
      if (job.values.length === 0) return []
      const thread = await threads.take()
      try {
        const answer = await run(thread, job)
        threads.release(thread)
        return answer
      } catch (error) {
        threads.replace(thread)
        throw error
      }
    },
    close: () => threads.close(),
  }
}
