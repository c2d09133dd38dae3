/** A card that leads somewhere: picture, overtitle, title, a few words. */

import type { ComponentProps } from 'react'
import { Picture } from '@/components/ui/picture'
import { SafeLink } from '@/components/ui/safe-link'
import whole from '@/components/ui/whole-link.module.css'
import type { Image } from '@/contract/picture'
import { Heading, type HeadingLevel } from './heading'
import styles from './picture-card.module.css'

export interface CardWords {
  title: string | undefined
  /** Of title and text, where it is not the page's. */
  lang?: string | undefined
  overtitle?: string | undefined
  text?: string | undefined
  /** Epoch-free words of when, already in the page's language. */
  date?: string | undefined
  image?: Image | undefined
  link?: { href?: string | undefined; label?: string | undefined; openInNewWindow?: boolean | undefined } | undefined
}

interface PictureCardProps {
  card: CardWords
  level: HeadingLevel
  imagesUrl: string
  /** Width of the picture for the browser's choice of file. */
  sizes: ComponentProps<typeof Picture>['sizes']
  /** Seen as soon as the page is. */
  eager?: boolean
}

export function PictureCard({ card, level, imagesUrl, sizes, eager = false }: PictureCardProps) {
  const { title, lang, overtitle, text, date, image, link } = card
  const name = title ?? link?.label
  return (
    <article className={styles.card}>
      <div className={styles.frame}>
        {image ? (
          <Picture
            image={image}
            ratio={[3, 2]}
            sizes={sizes}
            imagesUrl={imagesUrl}
            eager={eager}
            className={styles.picture}
          />
        ) : (
          <div className={styles.blank} aria-hidden="true" />
        )}
      </div>
      <div className={styles.words}>
        {overtitle && <p className={styles.overtitle}>{overtitle}</p>}
        {name && (
          <Heading level={level} lang={lang}>
            <SafeLink href={link?.href} openInNewWindow={link?.openInNewWindow} className={whole.link}>
              {name}
            </SafeLink>
          </Heading>
        )}
        {date && <p className={styles.date}>{date}</p>}
        {text && (
          <p lang={lang} className={styles.text}>
            {text}
          </p>
        )}
      </div>
    </article>
  )
}
