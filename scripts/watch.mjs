/** What `npm run dev` does when a file is saved, one thing at a time; what the framework renders it watches itself. */
import { watch } from 'node:fs'
import path from 'node:path'
import { ROOT } from './steps.mjs'

/** Editors write a file in several steps, and several files at once. */
const QUIET_MS = 100

/**
 * @param {{ folders: string[], files?: RegExp, work: () => Promise<unknown> }[]} tasks in the order in which they are done; one that fails
 *   says so in a line, and is done again when the next file is saved
 */
export function watchFolders(tasks) {
  const due = new Set()
  let timer
  let isBusy = false
  const takeNext = () => tasks.find((task) => due.delete(task))
  async function workOff() {
    if (isBusy) return
    isBusy = true
    for (let task = takeNext(); task; task = takeNext())
      await task.work().catch(({ message }) => console.error(message))
    isBusy = false
  }
  for (const task of tasks) {
    for (const folder of task.folders) {
      watch(path.resolve(ROOT, folder), { recursive: true, persistent: false }, (_, name) => {
        if (task.files && !task.files.test(String(name))) return
        due.add(task)
        clearTimeout(timer)
        timer = setTimeout(workOff, QUIET_MS)
      })
    }
  }
}
