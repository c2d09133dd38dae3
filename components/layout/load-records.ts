/** The last resources that the browser loaded, to be read out to whoever looks for what failed. */

const KEPT = 5
const records: string[] = []

/** Of another's address only whose it is: its path may say who asks. */
function toRecord({ name, responseStatus, duration }: PerformanceResourceTiming): string {
  const { origin, pathname } = new URL(name)
  return `${responseStatus || '–'} ${origin === location.origin ? pathname : origin} (${Math.round(duration)} ms)`
}

const isLoad = (entry: PerformanceEntry): entry is PerformanceResourceTiming => 'responseStatus' in entry

/** The browser's own list ends when it is full. */
export function keepLoadRecords(signal: AbortSignal): void {
  const observer = new PerformanceObserver((list) => {
    records.push(...list.getEntries().filter(isLoad).map(toRecord))
    records.splice(0, records.length - KEPT)
  })
  observer.observe({ type: 'resource', buffered: true })
  signal.addEventListener('abort', () => observer.disconnect())
}

export const listLoadRecords = (): readonly string[] => [...records]
