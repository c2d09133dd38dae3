/** Preloaded into a child of a script: it ends when that script is gone, however it went. Its own workers are its own. */
if (String(process.ppid) === process.env.PARENT_PID) {
  process.once('disconnect', () => process.exit(1))
  process.channel?.unref()
}
