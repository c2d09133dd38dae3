/** Tries an assertion until it holds; after five seconds its own failure is the test's. */
const WITHIN_MS = 5_000
const PAUSE_MS = 100

export async function eventually(assertion: () => Promise<void>, withinMs = WITHIN_MS): Promise<void> {
  const until = performance.now() + withinMs
  for (;;) {
    try {
      return await assertion()
    } catch (error) {
      if (performance.now() > until) throw error
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    }
  }
}
