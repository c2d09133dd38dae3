import { exampleArticle, exampleProps } from '@/components/editorial/examples'
import { toForeign } from '@/components/editorial/foreign-language'
import { Heading, levelBelow } from '@/components/editorial/heading'
import { unlessSaid } from '@/components/editorial/own-heading'
import { Prose } from '@/components/editorial/prose'
import { Picture } from '@/components/ui/picture'
import { Time } from '@/components/ui/time'
import { formatFullDate } from '@/lib/format'
import styles from './article.module.css'
import { defineBlock } from './define-block'

/** The page's article: its words in their own language (rule 10), who wrote it and when. */
export const article = defineBlock({
  kind: 'article',
  needs: { single: true },
  heading: ({ single }) => single.article?.title,
  example: {
    ...exampleProps,
    single: {
      article: exampleArticle('nytt-lerret', {
        author: 'Husets redaksjon',
        content:
          '<p>Lerretet er fire meter bredere enn det gamle.</p><h2>Hva er nytt?</h2><ul><li>Nytt lerret</li><li>Nytt lys</li></ul>',
      }),
    },
  },
  View: (props) => {
    const { article } = props.single
    if (!article) return null
    const { context } = props
    const title = unlessSaid(props, article.title)
    const lang = toForeign(article.node_locale, context.locale)
    // The page's cover shows the article's own picture already where the title is said above.
    const image = title ? (article.image ?? article.thumbnail) : undefined
    return (
      <article className={styles.article} lang={lang}>
        {title && <Heading level={props.level}>{title}</Heading>}
        <p className={styles.byline} lang={lang && context.locale}>
          <Time at={article.createdAt}>{formatFullDate(article.createdAt, context.locale)}</Time>
          {article.author && ` · ${article.author}`}
        </p>
        {image && (
          <Picture
            image={image}
            ratio={[16, 9]}
            sizes="(min-width: 48rem) 44rem, 92vw"
            imagesUrl={context.imagesUrl}
            className={styles.picture}
          />
        )}
        <Prose html={article.content} below={title ? levelBelow(props.level) : 2} />
      </article>
    )
  },
})
