/** Addresses of transformed pictures (rule 21). Knows the parameters of the image service, and no document. */

export interface ImageSize {
  /** CSS-independent pixels of the answer, whole and positive. */
  width: number
  height?: number
  /** What the service may decide: `compress`, `format` or both, comma-joined. */
  auto?: string
  /** Stands over the focal point's own fit; `clip` is the service's default and is not written. */
  fit?: 'crop' | 'clip'
}

interface Focus {
  x: string | undefined
  y: string | undefined
  crop: string | undefined
  fit: string | undefined
}

const FITS = ['crop', 'clip', 'max']

function toFraction(value: string | null): string | undefined {
  if (value === null || !/^\d*\.?\d+$/.test(value)) return undefined
  return Number(value) <= 1 ? value : undefined
}

/** Only fp-x, fp-y (0 to 1), crop and fit are taken, each only where the service knows its value. */
function toFocus(query: string | undefined): Focus {
  const params = new URLSearchParams(query ?? '')
  const fit = params.get('fit')
  return {
    x: toFraction(params.get('fp-x')),
    y: toFraction(params.get('fp-y')),
    crop: params.get('crop') === 'focalpoint' ? 'focalpoint' : undefined,
    fit: fit !== null && FITS.includes(fit) ? fit : undefined,
  }
}

/** Where the picture's point of interest lies, in percent from its left and top; undefined without a whole one. */
export function toFocalPoint(query: string | undefined): { x: number; y: number } | undefined {
  const { x, y } = toFocus(query)
  return x === undefined || y === undefined ? undefined : { x: Number(x) * 100, y: Number(y) * 100 }
}

/** True for a picture that the image service can transform: same origin, below the base's path. */
export function isBelow(imagesUrl: string, url: string): boolean {
  if (!URL.canParse(imagesUrl) || !URL.canParse(url)) return false
  const base = new URL(imagesUrl)
  const prefix = base.pathname.endsWith('/') ? base.pathname : `${base.pathname}/`
  const picture = new URL(url)
  return picture.origin === base.origin && picture.pathname.startsWith(prefix)
}

/**
 * The address of a picture in one size (rule 21): parameters are merged into the query that it has.
 * @param imagesUrl base of the image service; a picture that is not below it keeps its address
 */
export function toImageUrl(
  imagesUrl: string,
  image: { url: string; focalPointQuery?: string | undefined },
  size: ImageSize,
): string {
  if (!isBelow(imagesUrl, image.url)) return image.url
  const focus = toFocus(image.focalPointQuery)
  const fit = size.fit ?? focus.fit
  const hasPoint = focus.x !== undefined || focus.y !== undefined
  const url = new URL(image.url)
  const parameters: Record<string, string | undefined> = {
    w: String(size.width),
    h: size.height === undefined ? undefined : String(size.height),
    auto: size.auto,
    fit: fit === 'clip' ? undefined : fit,
    crop: focus.crop ?? (fit === 'crop' && hasPoint ? 'focalpoint' : undefined),
    'fp-x': focus.x,
    'fp-y': focus.y,
  }
  for (const [name, value] of Object.entries(parameters)) if (value !== undefined) url.searchParams.set(name, value)
  if (size.fit === 'clip') url.searchParams.delete('fit')
  url.search = url.search.replaceAll('%2C', ',')
  return url.href
}
