/** A film's poster as the loyalty back end has it, or one from its title. Decorative: the title stands beside it. */
import { Picture } from '@/components/ui/picture'
import { PosterFallback } from '@/components/ui/poster-fallback'
import styles from './poster.module.css'

export function Poster({ url, title, imagesUrl }: { url: string | undefined; title: string; imagesUrl: string }) {
  return (
    <div className={styles.poster}>
      {url === undefined ? (
        <PosterFallback title={title} />
      ) : (
        <Picture image={{ url, alt: '' }} ratio={[2, 3]} sizes="(min-width: 60rem) 14rem, 45vw" imagesUrl={imagesUrl} />
      )}
    </div>
  )
}
