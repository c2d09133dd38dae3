/**
 * Gives a page's scripts to the browser once something is painted: on a slow line words and pictures come first, and
 * the page works without them until then. Knows no script by name.
 */
const SCRIPT = /<script src="(\/_next\/static\/[^"\s]+\.js)"(?: id="[^"]*")? async=""><\/script>/g
const PRELOAD = /<link rel="preload" as="script"[^>]*>/g

/** Asks for the scripts that its own element names; a page that nobody looks at paints nothing, and waits for nothing. */
export const LOADER = [
  "(function(late){function run(){late.splice(0).forEach(function(src){var script=document.createElement('script');",
  'script.async=true;script.src=src;document.head.append(script)})}',
  "if(document.hidden)return run();try{new PerformanceObserver(run).observe({type:'paint',buffered:true})}catch(_){}",
  "setTimeout(run,1000)})(document.currentScript.dataset.late.split(' '))",
].join('')

/**
 * @param head of a finished page
 * @param body from the head's end on
 * @returns both, with one inline script at their end in the place of the asynchronous ones
 */
export function holdScripts(head: string, body: string): { head: string; body: string } {
  const late: string[] = []
  const hold = (html: string) =>
    html.replace(SCRIPT, (_, src: string) => {
      late.push(src)
      return ''
    })
  const [above, below] = [hold(head).replace(PRELOAD, ''), hold(body)]
  const end = below.lastIndexOf('</body>')
  if (late.length === 0 || end < 0) return { head, body }
  const loader = `<script data-late="${late.join(' ')}">${LOADER}</script>`
  return { head: above, body: `${below.slice(0, end)}${loader}${below.slice(end)}` }
}
