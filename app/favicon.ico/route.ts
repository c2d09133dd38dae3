/** Where browsers look for an icon of their own accord: leads to the theme's. */
import { loadShell } from '@/lib/pages/load-page'

export const dynamic = 'force-dynamic'

export async function GET(): Promise<Response> {
  const { theme } = await loadShell()
  return theme.favicon === undefined ? new Response(null, { status: 404 }) : Response.redirect(theme.favicon)
}
