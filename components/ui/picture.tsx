/** A picture in the sizes that a window needs, with its room reserved before it comes. */
import type { CSSProperties } from 'react'
import { type ImageSize, isBelow, toFocalPoint, toImageUrl } from '@/lib/image-url'
import { memoize } from '@/lib/memoize'
import styles from './picture.module.css'

const WIDTHS = [160, 320, 480, 640, 800, 960, 1280, 1920, 2560]
/** For a reader that knows no srcset, and for the width attribute of a picture whose size nobody knows. */
const FALLBACK_WIDTH = 960
/** What a picture gets whose proportions nobody knows. */
const UNKNOWN: Ratio = [3, 2]

type Ratio = readonly [width: number, height: number]

interface PictureProps {
  image: {
    url: string
    /** Empty or missing where the picture only decorates. */
    alt?: string | undefined
    width?: number | undefined
    height?: number | undefined
    focalPointQuery?: string | undefined
  }
  /** The picture is cut to this around its focal point; left out, it is shown whole. */
  ratio?: Ratio
  /** As the attribute of img: how wide it is shown. */
  sizes: string
  /** The widest it is ever shown, CSS pixels; wider than twice this it is never asked for. */
  widest?: number
  /** Base of the image service; a picture from elsewhere is shown untransformed. */
  imagesUrl: string
  /** For the one picture that a visitor sees first. */
  priority?: boolean
  /** For the small ones beside it, which are seen at once, too. */
  eager?: boolean
  className?: string | undefined
}

/** All that a picture's addresses and its room follow from. */
type Wanted = Pick<PictureProps, 'image' | 'ratio' | 'widest' | 'imagesUrl'>

interface Look {
  src: string
  srcSet?: string
  width: number
  height: number
  style: CSSProperties
}

const toHeight = (width: number, [w, h]: Ratio) => Math.max(1, Math.round((width * h) / w))

function toRatio({ image, ratio }: Wanted): Ratio {
  if (ratio) return ratio
  return image.width && image.height ? [image.width, image.height] : UNKNOWN
}

function toSources(wanted: Wanted, ratio: Ratio): Pick<Look, 'src' | 'srcSet'> {
  const { image, imagesUrl, widest = Number.POSITIVE_INFINITY } = wanted
  if (!isBelow(imagesUrl, image.url)) return { src: image.url }
  const sizeOf = (width: number): ImageSize =>
    wanted.ratio
      ? { width, height: toHeight(width, ratio), auto: 'compress,format', fit: 'crop' }
      : { width, auto: 'compress,format', fit: 'clip' }
  const enough = Math.min(image.width ?? Number.POSITIVE_INFINITY, 2 * widest)
  const widths = WIDTHS.filter((width, place) => place === 0 || width <= enough || (WIDTHS[place - 1] ?? 0) < enough)
  const urlOf = (width: number) => toImageUrl(imagesUrl, image, sizeOf(width))
  return {
    src: urlOf(Math.min(FALLBACK_WIDTH, widths.at(-1) ?? FALLBACK_WIDTH)),
    srcSet: widths.map((width) => `${urlOf(width)} ${width}w`).join(', '),
  }
}

/** A programme shows one poster on many days: what is wanted, as JSON, is its key. */
const toLook = memoize((key: string): Look => {
  const wanted: Wanted = JSON.parse(key)
  const ratio = toRatio(wanted)
  const focus = toFocalPoint(wanted.image.focalPointQuery)
  const width = wanted.ratio ? FALLBACK_WIDTH : (wanted.image.width ?? FALLBACK_WIDTH)
  const style: CSSProperties & Record<`--${string}`, string> = { '--picture-ratio': `${ratio[0]} / ${ratio[1]}` }
  if (focus) style['--picture-focus'] = `${focus.x}% ${focus.y}%`
  return { ...toSources(wanted, ratio), width, height: toHeight(width, ratio), style }
})

export function Picture({ image, ratio, widest, imagesUrl, ...props }: PictureProps) {
  const { sizes, priority = false, eager = priority, className } = props
  const { url, width, height, focalPointQuery, alt } = image
  const look = toLook(JSON.stringify({ image: { url, width, height, focalPointQuery }, ratio, widest, imagesUrl }))
  return (
    // biome-ignore lint/performance/noImgElement: the platform has an image service of its own (rule 21)
    <img
      className={className ? `${styles.picture} ${className}` : styles.picture}
      style={look.style}
      {...(look.srcSet && { sizes, srcSet: look.srcSet })}
      alt={alt ?? ''}
      width={look.width}
      height={look.height}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding={eager ? 'sync' : 'async'}
      src={look.src}
    />
  )
}
