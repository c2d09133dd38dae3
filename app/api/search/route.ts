/** The search as data, for the results that follow what is being written. */
import { VERSION_HEADER } from '@/lib/pages/path'
import { search } from '@/lib/search/search'

export async function GET(request: Request): Promise<Response> {
  const answer = await search(
    new URL(request.url).searchParams.get('q') ?? '',
    request.headers.get(VERSION_HEADER) ?? '',
  )
  return Response.json(answer, { status: answer.isDown ? 503 : 200, headers: { 'cache-control': 'no-store' } })
}
