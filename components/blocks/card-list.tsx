import { CARD_SIZES, CardGrid } from '@/components/editorial/card-grid'
import { Disclosure } from '@/components/editorial/disclosure'
import { exampleArticle, exampleProps } from '@/components/editorial/examples'
import { toForeign } from '@/components/editorial/foreign-language'
import { levelBelow } from '@/components/editorial/heading'
import { listHeading } from '@/components/editorial/own-heading'
import { type CardWords, PictureCard } from '@/components/editorial/picture-card'
import { Section } from '@/components/editorial/section'
import type { Article } from '@/contract/article'
import { itemOf } from '@/contract/content-item'
import { formatFullDate } from '@/lib/format'
import { toExcerpt } from '@/lib/html/to-text'
import { toArticlePath } from '@/lib/pages/article-path'
import { type BlockProps, defineBlock } from './define-block'

const toArticleCard = (article: Article, locale: string): CardWords => ({
  title: article.title,
  lang: toForeign(article.node_locale, locale),
  text: toExcerpt(article.content, 180),
  date: formatFullDate(article.createdAt, locale),
  image: article.thumbnail ?? article.image,
  link: { href: toArticlePath(article.slug) },
})

/** An order that the editor gave goes before the newest first of the list. */
const byOrder = (a: Article, b: Article) => (a.order ?? Number.MAX_SAFE_INTEGER) - (b.order ?? Number.MAX_SAFE_INTEGER)

/** Rule 9: cards where data is given, else the article source. */
function toCards({ items, articles, context }: BlockProps): { key: string; words: CardWords }[] {
  if (items.length > 0) return items.map((item) => ({ key: item.id, words: { ...item, title: item.title } }))
  return articles
    .toSorted(byOrder)
    .map((article) => ({ key: article.id, words: toArticleCard(article, context.locale) }))
}

/** So many cards a phone shows before it is scrolled, on a page that begins with them. */
const AT_ONCE = 2

/** Beside other things on a page the news are so many; older ones are folded. */
const NEWS_ASIDE = 6

/** Picture cards: a hub's ways on, or the news. */
export const cardList = defineBlock({
  kind: 'cardList',
  needs: { articles: true },
  item: itemOf('card'),
  heading: ({ items, articles, pageTitle }) => (items.length + articles.length > 0 ? pageTitle : undefined),
  example: {
    ...exampleProps,
    articles: [
      exampleArticle('nytt-lerret', {}),
      exampleArticle('dugnad', { title: 'Dugnad i foajeen lørdag', content: '<p>Ta med kost og godt humør.</p>' }),
      exampleArticle('sesongkort', { title: 'Sesongkort er i salg', image: undefined, thumbnail: undefined }),
    ],
  },
  View: (props) => {
    const cards = toCards(props)
    if (cards.length === 0) return null
    const isNews = props.items.length === 0
    const heading = listHeading(props, isNews ? 'Nyheter' : undefined)
    const first = isNews && props.level === 2 && heading ? NEWS_ASIDE : cards.length
    const gridOf = (some: typeof cards) => (
      <CardGrid
        cards={some.map(({ key, words }, index) => ({
          key,
          card: (
            <PictureCard
              card={words}
              level={heading ? levelBelow(props.level) : 2}
              imagesUrl={props.context.imagesUrl}
              sizes={CARD_SIZES}
              eager={props.level === 1 && index < AT_ONCE}
            />
          ),
        }))}
      />
    )
    return (
      <Section level={props.level} heading={heading}>
        {gridOf(cards.slice(0, first))}
        {cards.length > first && <Disclosure summary="Vis eldre saker">{gridOf(cards.slice(first))}</Disclosure>}
      </Section>
    )
  },
})
