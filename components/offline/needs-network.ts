/** What cannot be done without a network is not begun: the page stays, with what was typed. */
import { isCutOff } from './kept-page'

export const WORDS = {
  buy: 'Du er uten nett. Billetter kan kjøpes når du har nett igjen.',
  send: 'Du er uten nett. Det du har skrevet, står her til du har nett igjen.',
}

export function holdBack(tell: (words: string) => void, signal: AbortSignal): void {
  const hold = (event: Event, words: string) => {
    event.preventDefault()
    tell(words)
  }
  const onClick = (event: Event) => {
    const isTicket = event.target instanceof Element && event.target.closest('a[data-ticket]') !== null
    if (isTicket && isCutOff()) hold(event, WORDS.buy)
  }
  const onSubmit = (event: Event) => {
    // What a script sends tells by itself what came of it.
    if (!event.defaultPrevented && !navigator.onLine) hold(event, WORDS.send)
  }
  // Before the links' own listeners.
  document.addEventListener('click', onClick, { signal, capture: true })
  document.addEventListener('submit', onSubmit, { signal })
}
