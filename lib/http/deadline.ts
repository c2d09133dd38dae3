/** One deadline for a whole call, whatever it waits for: a connection, a body, a token. */
import { HttpError, toCancelledError } from './errors'

/**
 * @param milliseconds from now; undefined or 0 for none
 * @param caller the caller's own signal
 * @throws HttpError `timeout of {ms}ms exceeded` or `canceled`, at once, and whatever `work` throws
 */
export async function withDeadline<T>(
  work: (signal: AbortSignal) => Promise<T>,
  milliseconds: number | undefined,
  caller: AbortSignal | undefined,
): Promise<T> {
  const controller = new AbortController()
  const stopped = new Promise<never>((_, reject) => {
    controller.signal.addEventListener('abort', () => reject(controller.signal.reason))
  })
  const expire = () =>
    controller.abort(new HttpError({ message: `timeout of ${milliseconds}ms exceeded`, kind: 'timeout' }))
  const cancel = () => controller.abort(toCancelledError())
  const timer = milliseconds ? setTimeout(expire, milliseconds) : undefined
  caller?.addEventListener('abort', cancel)
  if (caller?.aborted) cancel()
  try {
    return await Promise.race([stopped, work(controller.signal)])
  } finally {
    clearTimeout(timer)
    caller?.removeEventListener('abort', cancel)
  }
}
