/** Whether loading the page anew would take something from whoever is at it. */

const TYPED_IN = 'input:not([type=checkbox], [type=radio], [type=hidden], [type=search]), textarea'
const typed = new Set<HTMLInputElement | HTMLTextAreaElement>()

const isField = (target: EventTarget | null): target is HTMLInputElement | HTMLTextAreaElement =>
  target instanceof Element && target.matches(TYPED_IN)

/**
 * React writes what was typed into the attribute, too, so that a value cannot be held against its first for long: it is for what
 * was typed before anybody watched.
 */
export function watchTyping(signal: AbortSignal): void {
  for (const field of document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(TYPED_IN)) {
    if (field.value !== field.defaultValue) typed.add(field)
  }
  const onInput = ({ target }: Event) => {
    if (isField(target)) typed.add(target)
  }
  document.addEventListener('input', onInput, { signal })
}

/** Milliseconds. */
const JUST_NOW = 60_000

/** Two servers of two builds, or a proxy that writes into the worker's script, would have a page loaded anew for ever. */
export function isJustReloaded(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return navigation?.type === 'reload' && performance.now() < JUST_NOW
}

/** Somebody has typed something that was not sent, or shows a ticket. */
export function isBusy(): boolean {
  for (const field of typed) if (!field.isConnected) typed.delete(field)
  return [...typed].some(({ value }) => value !== '') || document.querySelector('dialog[open]') !== null
}
