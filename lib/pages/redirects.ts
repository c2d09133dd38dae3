/** Rule 4: the redirect table, without what would loop or lead astray. */
import type { Redirect } from '@/contract/site'
import { isHidden } from './own-routes'
import { decodePath, toPath, toSegments } from './path'

export interface Target {
  /** A path of the site, or an address. */
  to: string
  status: 308 | 307
  /** The decoded path that it leads to on this site; undefined where it leaves. */
  own: string | undefined
}

const BASE = 'https://site.invalid'

/** @param hosts those of the site itself: an absolute address may come back, too */
function toOwnPath(to: string, hosts: ReadonlySet<string>): string | undefined {
  const url = new URL(to, BASE)
  if (url.origin !== BASE && !hosts.has(url.hostname) && !hosts.has(url.host)) return undefined
  const segments = decodePath(url.pathname)
  return typeof segments === 'string' ? undefined : toPath(segments)
}

function collect(redirects: readonly Redirect[], hosts: ReadonlySet<string>, log: (line: string) => void) {
  const table = new Map<string, Target>()
  for (const { from, to, permanent } of redirects) {
    const segments = toSegments(from)
    if (!segments) log(`redirect from ${from}: no path can be that`)
    else if (isHidden(segments)) log(`redirect from ${from}: the site itself answers there`)
    else if (to === undefined) log(`redirect from ${from}: its target is not safe`)
    else if (toOwnPath(to, hosts) === toPath(segments)) log(`redirect from ${from}: leads to itself`)
    else if (table.has(toPath(segments))) log(`redirect from ${from}: another one is from there already`)
    else {
      table.set(toPath(segments), { to, status: permanent === false ? 307 : 308, own: toOwnPath(to, hosts) })
    }
  }
  return table
}

/** The paths that lead into a loop. Each way is gone once, up to where another has been before. */
function findLooping(table: ReadonlyMap<string, Target>): string[] {
  const verdicts = new Map<string, boolean>()
  for (const from of table.keys()) {
    const way = new Set<string>()
    let at: string | undefined = from
    while (at !== undefined && table.has(at) && !verdicts.has(at) && !way.has(at)) {
      way.add(at)
      at = table.get(at)?.own
    }
    const isLooping = at !== undefined && (way.has(at) || verdicts.get(at) === true)
    for (const path of way) verdicts.set(path, isLooping)
  }
  return [...table.keys()].filter((from) => verdicts.get(from))
}

/**
 * @param hosts names of the site's own hosts
 * @param log   told of each redirect that is as if absent
 * @returns by decoded path
 */
export function compileRedirects(
  redirects: readonly Redirect[],
  hosts: ReadonlySet<string>,
  log: (line: string) => void,
): ReadonlyMap<string, Target> {
  const table = collect(redirects, hosts, log)
  for (const from of findLooping(table)) {
    log(`redirect from ${from}: leads into a loop`)
    table.delete(from)
  }
  return table
}
