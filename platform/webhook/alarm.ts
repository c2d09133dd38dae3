/** Lets a loop sleep until it is called, or for a while. */

export interface Alarm {
  /** Ends the sleep, or the next one where nobody sleeps. */
  ring: () => void
  /** @param milliseconds for how long at most; undefined: until called */
  sleep: (milliseconds?: number) => Promise<void>
}

export function makeAlarm(): Alarm {
  let isRung = false
  let wake = () => {}
  return {
    ring() {
      isRung = true
      wake()
    },
    async sleep(milliseconds) {
      if (!isRung) {
        await new Promise<void>((resolve) => {
          const timer = milliseconds === undefined ? undefined : setTimeout(resolve, milliseconds)
          wake = () => {
            clearTimeout(timer)
            resolve()
          }
        })
      }
      isRung = false
    },
  }
}
