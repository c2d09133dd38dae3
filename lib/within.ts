/** A bound on how long something is waited for; the work itself goes on. */

/** @returns what `work` gives, or undefined after so many milliseconds. @throws what `work` throws in time */
export async function within<T>(milliseconds: number, work: Promise<T>): Promise<T | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooLate = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, milliseconds, undefined)
  })
  return Promise.race([work, tooLate]).finally(() => clearTimeout(timer))
}
