/** One signal for a whole call: its deadline and its caller's own. Knows no request. */
import { HttpError, toTimeoutError } from './errors'

export interface Deadline {
  signal: AbortSignal
  /** Why the signal went off; undefined while it has not. */
  reason(): HttpError | undefined
  /** What `work` gives, or the reason as soon as the signal goes off: for work that others share and nobody may stop. */
  during<T>(work: Promise<T>): Promise<T>
  /** To be called at the end, whatever the end. */
  clear(): void
}

/**
 * @param milliseconds from now until `timeout of {ms}ms exceeded`; undefined or 0 for none
 * @param caller the caller's own signal, reported as `canceled`
 */
export function startDeadline(milliseconds: number | undefined, caller: AbortSignal | undefined): Deadline {
  const controller = new AbortController()
  let reason: HttpError | undefined
  const stop = (why: HttpError) => {
    reason ??= why
    controller.abort(reason)
  }
  const cancel = () => stop(new HttpError({ message: 'canceled', kind: 'cancelled' }))
  const timer = milliseconds ? setTimeout(() => stop(toTimeoutError(milliseconds)), milliseconds) : undefined
  if (caller?.aborted) cancel()
  caller?.addEventListener('abort', cancel)

  return {
    signal: controller.signal,
    reason: () => reason,
    async during(work) {
      let giveUp = () => {}
      const stopped = new Promise<never>((_, reject) => {
        giveUp = () => reject(reason)
        if (reason) giveUp()
        controller.signal.addEventListener('abort', giveUp)
      })
      try {
        return await Promise.race([work, stopped])
      } finally {
        controller.signal.removeEventListener('abort', giveUp)
      }
    },
    clear() {
      clearTimeout(timer)
      caller?.removeEventListener('abort', cancel)
    },
  }
}
