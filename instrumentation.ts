/** What begins with the server's process: the settings' check and the follower of the feed. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME === 'nodejs' && process.env.NEXT_PHASE !== 'phase-production-build') {
    const { rememberStoredPages } = await import('@/lib/pages/stored-pages')
    await rememberStoredPages()
    const { startFollower } = await import('@/lib/platform/start-follower')
    await startFollower()
  }
}
