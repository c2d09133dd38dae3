/** How a trailer's address is played: as a film file, or as the page of its host that is made for it. Pure; loads nothing. */

export interface Trailer {
  /** What is loaded when it is pressed: https (rule 21). */
  src: string
  isFile: boolean
  /** For people: "vimeo.com". */
  host: string
}

const FILE = /\.(mp4|m4v|webm)$/i
const VIDEO_ID = /^[\w-]{6,20}$/
const NUMBER = /^\d+$/

type ToPlayer = (url: URL) => string | undefined

const toYoutube = (id: string | null | undefined) =>
  id && VIDEO_ID.test(id) ? `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0` : undefined

const ofYoutube: ToPlayer = ({ pathname, searchParams }) =>
  toYoutube(pathname === '/watch' ? searchParams.get('v') : /^\/(?:embed|shorts|live)\/([^/]+)/.exec(pathname)?.[1])

const ofVimeo: ToPlayer = ({ pathname }) => {
  const id = pathname.split('/').at(1) ?? ''
  return NUMBER.test(id) ? `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1` : undefined
}

/** Hosts whose ordinary page refuses to be framed; the player that they have for it sets no cookie before it plays. */
const PLAYERS: Readonly<Record<string, ToPlayer>> = {
  'youtube.com': ofYoutube,
  'm.youtube.com': ofYoutube,
  'youtube-nocookie.com': ofYoutube,
  'youtu.be': ({ pathname }) => toYoutube(pathname.slice(1)),
  'vimeo.com': ofVimeo,
}

/**
 * @param address absolute, https or on loopback: the contract lets no other through
 * @returns undefined for what is no film at a host whose films are known by their addresses
 */
export function toTrailer(address: string): Trailer | undefined {
  if (!URL.canParse(address)) return undefined
  const url = new URL(address)
  const host = url.hostname.replace(/^www\./, '')
  const src = Object.hasOwn(PLAYERS, host) ? PLAYERS[host]?.(url) : url.href
  return src === undefined ? undefined : { src, isFile: FILE.test(url.pathname), host }
}
