/** A picture over the full width of the window: wide on a wide window, cut upright around its focal point on a phone. */
import type { ComponentProps } from 'react'
import { isBelow, toImageUrl } from '@/lib/image-url'
import { Picture } from './picture'

/** Twice as sharp as a phone's window is wide, or nearly: more costs the visitor seconds and shows nothing. */
const UPRIGHT_WIDTHS = [360, 480, 640]

type CoverPictureProps = Pick<ComponentProps<typeof Picture>, 'image' | 'imagesUrl' | 'priority'>

export function CoverPicture({ image, imagesUrl, priority = false }: CoverPictureProps) {
  const upright = UPRIGHT_WIDTHS.map((width) => {
    const size = { width, height: Math.round((width * 4) / 3), auto: 'compress,format', fit: 'crop' } as const
    return `${toImageUrl(imagesUrl, image, size)} ${width}w`
  })
  return (
    <picture>
      {isBelow(imagesUrl, image.url) && (
        <source media="(max-aspect-ratio: 4/5)" srcSet={upright.join(', ')} sizes="100vw" width={3} height={4} />
      )}
      <Picture image={image} ratio={[16, 9]} sizes="100vw" imagesUrl={imagesUrl} priority={priority} />
    </picture>
  )
}
