/** A film's poster, 2:3; a film without one has a designed one from its title. Decorative: the title stands beside it. */
import { Picture } from '@/components/ui/picture'
import { PosterFallback } from '@/components/ui/poster-fallback'
import type { Production } from '@/contract/production'
import { getPoster } from '@/lib/programme/assets'
import styles from './film-poster.module.css'

interface FilmPosterProps {
  title: string
  production: Production | undefined
  imagesUrl: string
  sizes: string
  /** CSS pixels; any width where left out. */
  widest?: number
  /** Seen as soon as the page is. */
  eager?: boolean
}

export function FilmPoster({ title, production, imagesUrl, sizes, widest, eager = false }: FilmPosterProps) {
  const poster = getPoster(production)
  return (
    <div className={styles.poster}>
      {poster ? (
        <Picture
          image={{ ...poster, alt: '' }}
          ratio={[2, 3]}
          sizes={sizes}
          {...(widest && { widest })}
          imagesUrl={imagesUrl}
          eager={eager}
        />
      ) : (
        <PosterFallback title={title} />
      )}
    </div>
  )
}
