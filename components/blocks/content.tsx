import { exampleImage, exampleItem, exampleProps } from '@/components/editorial/examples'
import { Heading, levelBelow } from '@/components/editorial/heading'
import { MoreLink } from '@/components/editorial/more-link'
import { unlessSaid } from '@/components/editorial/own-heading'
import { Prose } from '@/components/editorial/prose'
import { Picture } from '@/components/ui/picture'
import { itemOf } from '@/contract/content-item'
import styles from './content.module.css'
import { defineBlock } from './define-block'

/** Running text at reading width, with a picture and a way on where the item has them. */
export const content = defineBlock({
  kind: 'content',
  item: itemOf('content'),
  heading: ({ items }) => items.find((item) => item.title)?.title,
  example: {
    ...exampleProps,
    items: [
      exampleItem('content', '1', {
        title: 'Slik søker du plass',
        text: 'Fristen er 1. mai. Du får svar før sommeren.',
        image: exampleImage('verksted', 'Hender som setter sammen et fuglehus'),
        body: '<p>Undervisningen følger skoleruta.</p><h3>Priser</h3><table><thead><tr><th>Tilbud</th><th>Pris</th></tr></thead><tbody><tr><td>Enkeltelev</td><td>2 100 kr</td></tr><tr><td>Søsken</td><td>1 400 kr</td></tr></tbody></table><p>Du kan låne instrument det første året.</p>',
        link: { href: '/galleri-utvikling', label: 'Søk plass' },
      }),
    ],
  },
  View: (props) => {
    const holder = props.items.find((item) => item.title)
    return props.items.map((item) => {
      const level = item === holder ? props.level : 2
      const words = unlessSaid({ ...props, level }, item.title)
      return (
        <div key={item.id} className={styles.content}>
          {item.overtitle && <p className={styles.overtitle}>{item.overtitle}</p>}
          {words && <Heading level={level}>{words}</Heading>}
          {item.text && <p className={styles.lead}>{item.text}</p>}
          {item.image && (
            <figure className={styles.figure}>
              <Picture
                image={item.image}
                ratio={[3, 2]}
                sizes="(min-width: 48rem) 44rem, 92vw"
                imagesUrl={props.context.imagesUrl}
                className={styles.picture}
              />
              {item.image.credit && <figcaption>{item.image.credit}</figcaption>}
            </figure>
          )}
          {item.body && <Prose html={item.body} below={levelBelow(words ? level : 1)} />}
          <MoreLink link={item.link} fallback="Les mer" look="button" />
        </div>
      )
    })
  },
})
