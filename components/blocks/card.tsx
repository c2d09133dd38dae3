import { exampleImage, exampleItem, exampleProps } from '@/components/editorial/examples'
import { Heading } from '@/components/editorial/heading'
import { MoreLink } from '@/components/editorial/more-link'
import { Prose } from '@/components/editorial/prose'
import { Picture } from '@/components/ui/picture'
import { itemOf } from '@/contract/content-item'
import styles from './card.module.css'
import { defineBlock } from './define-block'

/** One thing to tell at some length: picture on one side, words and a way on at the other. */
export const card = defineBlock({
  kind: 'card',
  item: itemOf('card'),
  example: {
    ...exampleProps,
    items: [
      exampleItem('card', '1', {
        overtitle: 'Kafeen',
        title: 'Vafler før filmen',
        text: 'Åpent en time før hver forestilling. Kaffen er fra nabobygda.',
        image: exampleImage('kafeen', 'En disk med vafler og kaffekopper'),
        link: { href: '/galleri-utvikling', label: 'Se menyen' },
      }),
    ],
  },
  View: ({ items, context }) =>
    items.map((item) => (
      <article key={item.id} className={styles.card}>
        {item.image && (
          <Picture
            image={item.image}
            ratio={[3, 2]}
            sizes="(min-width: 60rem) 36rem, 92vw"
            imagesUrl={context.imagesUrl}
            className={styles.picture}
          />
        )}
        <div className={styles.words}>
          {item.overtitle && <p className={styles.overtitle}>{item.overtitle}</p>}
          {item.title && <Heading level={2}>{item.title}</Heading>}
          {item.text && <p className={styles.text}>{item.text}</p>}
          {item.body && <Prose html={item.body} below={3} />}
          <MoreLink link={item.link} fallback="Les mer" look="button" />
        </div>
      </article>
    )),
})
