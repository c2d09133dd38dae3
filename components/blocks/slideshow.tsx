import { exampleImage, exampleItem, exampleProps } from '@/components/editorial/examples'
import { Heading } from '@/components/editorial/heading'
import { MoreLink } from '@/components/editorial/more-link'
import { Picture } from '@/components/ui/picture'
import { itemOf } from '@/contract/content-item'
import { defineBlock } from './define-block'
import { Slideshow } from './slideshow.client'
import styles from './slideshow.module.css'

/** Large pictures to leaf through, each with its words and its way on. */
export const slideshow = defineBlock({
  kind: 'slideshow',
  item: itemOf('slide'),
  example: {
    ...exampleProps,
    items: ['Premiere på Høststorm', 'Viser for vinteren', 'Badet åpner klokka sju'].map((title, index) =>
      exampleItem('slide', String(index), {
        overtitle: ['Kino', 'Scene', 'Bad'][index],
        title,
        text: 'Billetter på nett og i kiosken.',
        image: exampleImage(`lysbilde-${index}`, `Illustrasjon til ${title}`),
        link: { href: '/galleri-utvikling', label: 'Les mer' },
      }),
    ),
  },
  View: ({ items, context }) =>
    items.length === 0 ? null : (
      <Slideshow label="Utvalgt" titles={items.map(({ title = '' }) => title)}>
        {items.map((item, index) => (
          <li key={item.id} className={styles.slide}>
            {item.image && (
              <div className={styles.picture}>
                <Picture
                  image={item.image}
                  ratio={[16, 9]}
                  sizes="(min-width: 82rem) 78rem, 96vw"
                  imagesUrl={context.imagesUrl}
                  eager={index === 0}
                />
              </div>
            )}
            <div className={styles.words}>
              {item.overtitle && <p>{item.overtitle}</p>}
              {item.title && <Heading level={2}>{item.title}</Heading>}
              {item.text && <p className={styles.text}>{item.text}</p>}
              <MoreLink link={item.link} fallback={item.title ?? 'Les mer'} look="button" />
            </div>
          </li>
        ))}
      </Slideshow>
    ),
})
