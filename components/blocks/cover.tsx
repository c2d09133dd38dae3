import { exampleImage, exampleItem, exampleProps } from '@/components/editorial/examples'
import { toForeign } from '@/components/editorial/foreign-language'
import { Heading } from '@/components/editorial/heading'
import { MoreLink } from '@/components/editorial/more-link'
import { unlessSaid } from '@/components/editorial/own-heading'
import { FilmFacts } from '@/components/programme/film/film-facts'
import { CoverPicture } from '@/components/ui/cover-picture'
import { itemOf } from '@/contract/content-item'
import type { Image } from '@/contract/picture'
import type { Production } from '@/contract/production'
import { formatDuration } from '@/lib/amounts'
import { formatFullDate } from '@/lib/format'
import { getWidePicture } from '@/lib/programme/assets'
import styles from './cover.module.css'
import { type BlockProps, defineBlock } from './define-block'

interface CoverWords {
  title?: string | undefined
  /** Of the title, where it is not the page's. */
  lang?: string | undefined
  overtitle?: string | undefined
  text?: string | undefined
  image?: Image | undefined
  production?: Production | undefined
  link?: BlockProps['items'][number]['link']
}

const OFF = { cancelled: 'Avlyst', postponed: 'Utsatt', scheduled: undefined } as const

/** Rule 23 first; then when a coming film opens. */
function toNews({ status = 'scheduled', objectClass, premiere }: Production, locale: string): string | undefined {
  if (OFF[status]) return OFF[status]
  const isComing = objectClass === 'movie_coming' && premiere !== undefined
  return isComing ? `Premiere ${formatFullDate(premiere, locale)}` : undefined
}

/** A film by its age limit and length; culture by where it is, and its length. */
function ProductionFacts({ production }: { production: Production }) {
  if (production.object === 'movie') return <FilmFacts production={production} />
  const { location, duration } = production
  const words = [location?.name, duration && formatDuration(duration)].filter(Boolean).join(' · ')
  return words ? <p className={styles.facts}>{words}</p> : null
}

/** Rule 9: the cover item, else the page's single source. */
function toWords({ items, single: { production, article, showing }, context }: BlockProps): CoverWords | undefined {
  const [item] = items
  if (item) return item
  if (production) return { title: production.title, image: getWidePicture(production), production }
  if (article) {
    const { title, image, thumbnail, node_locale: language } = article
    return { title, lang: toForeign(language, context.locale), image: image ?? thumbnail }
  }
  return showing && { title: showing.title, image: getWidePicture(showing.production) }
}

/** The picture that opens a page, at full width, with the title on it. */
export const cover = defineBlock({
  kind: 'cover',
  needs: { single: true },
  item: itemOf('cover'),
  heading: (props) => toWords(props)?.title,
  example: {
    ...exampleProps,
    items: [
      exampleItem('cover', '1', {
        overtitle: 'Kulturhuset',
        title: 'Et hus for hele bygda',
        text: 'Kino, scene, bad og kulturskole under samme tak.',
        image: exampleImage('huset', 'Kulturhuset i vinterkveld, med lys i alle vinduer'),
      }),
    ],
  },
  View: (props) => {
    const words = toWords(props)
    if (!words) return null
    const { production } = words
    const news = production && toNews(production, props.context.locale)
    const title = unlessSaid(props, words.title)
    const hasWords = title ?? words.text ?? words.overtitle
    return (
      <header className={styles.cover} data-bleed="" data-bare={words.image ? undefined : ''}>
        {words.image && (
          <div className={styles.picture}>
            <CoverPicture image={words.image} imagesUrl={props.context.imagesUrl} priority={props.level === 1} />
          </div>
        )}
        {hasWords && (
          <div className={styles.words}>
            <div className={styles.column}>
              {words.overtitle && <p className={styles.overtitle}>{words.overtitle}</p>}
              {news && (
                <p
                  className={styles.news}
                  data-off={production?.status === 'scheduled' ? undefined : production?.status}
                >
                  {news}
                </p>
              )}
              {title && (
                <Heading level={props.level} lang={words.lang}>
                  {title}
                </Heading>
              )}
              {words.text && <p className={styles.text}>{words.text}</p>}
              {production && <ProductionFacts production={production} />}
              <MoreLink link={words.link} fallback="Les mer" look="button" />
            </div>
          </div>
        )}
        {words.image?.credit && <p className={styles.credit}>{words.image.credit}</p>}
      </header>
    )
  },
})
