/** A showing as a calendar file. Made anew for each who asks, so that a moved one is right; nothing of it is stored. */
import { toCalendarFile } from '@/lib/calendar/calendar-file'
import { toShowingId } from '@/lib/calendar/calendar-path'
import { toFileName } from '@/lib/calendar/file-name'
import { loadShowing } from '@/lib/calendar/load-showing'
import { loadLastSite } from '@/lib/content-api/sites'
import { env } from '@/lib/env'
import { toErrorText } from '@/lib/error-text'
import { logOnce } from '@/lib/log-once'

export const dynamic = 'force-dynamic'

const UNKNOWN = 'Vi finner ikke denne forestillingen. Den kan være tatt ut av programmet.\n'
const DOWN = 'Vi fikk ikke hentet forestillingen. Prøv igjen om litt.\n'
const SECONDS_TO_WAIT = 60

const COMMON = { 'cache-control': 'no-cache', 'x-robots-tag': 'noindex' }

function say(status: number, words: string, headers: Record<string, string> = {}): Response {
  return new Response(words, {
    status,
    headers: { ...COMMON, 'content-type': 'text/plain; charset=utf-8', ...headers },
  })
}

async function answer(id: string): Promise<Response> {
  const reading = await loadShowing(id)
  if (!reading) return say(404, UNKNOWN)
  const { title } = await loadLastSite()
  const { siteId, siteUrl } = env()
  const file = toCalendarFile(reading, { id: siteId, title, url: siteUrl })
  if (file === undefined) return say(404, UNKNOWN)
  return new Response(file, {
    headers: {
      ...COMMON,
      'content-type': 'text/calendar; charset=utf-8; method=PUBLISH',
      // Inline: a phone offers to add it at once; what knows no calendars saves it under this name.
      'content-disposition': `inline; filename="${toFileName(reading.showing)}"`,
    },
  })
}

export async function GET(request: Request): Promise<Response> {
  const id = toShowingId(new URL(request.url).pathname)
  if (id === undefined) return say(404, UNKNOWN)
  try {
    return await answer(id)
  } catch (error) {
    logOnce(`calendar: no answer: ${toErrorText(error)}`)
    return say(503, DOWN, { 'retry-after': String(SECONDS_TO_WAIT) })
  }
}
