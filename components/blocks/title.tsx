import { exampleItem, exampleProps } from '@/components/editorial/examples'
import { Heading } from '@/components/editorial/heading'
import { unlessSaid } from '@/components/editorial/own-heading'
import { itemOf } from '@/contract/content-item'
import { defineBlock } from './define-block'
import styles from './title.module.css'

/** Large calm words that open a page or a part of it. */
export const title = defineBlock({
  kind: 'title',
  item: itemOf('title'),
  heading: ({ items }) => items.find((item) => item.title)?.title,
  example: {
    ...exampleProps,
    items: [
      exampleItem('title', '1', {
        overtitle: 'Fag ved kulturskolen',
        title: 'Tromme deg varm',
        text: 'For deg mellom 8 og 19 år som vil spille i band, korps eller alene på rommet.',
      }),
    ],
  },
  View: (props) => {
    const holder = props.items.find((item) => item.title)
    return props.items.map((item) => {
      const level = item === holder ? props.level : 2
      const words = unlessSaid({ ...props, level }, item.title)
      if (!words && !item.text && !item.overtitle) return null
      return (
        <header key={item.id} className={styles.title}>
          {item.overtitle && <p className={styles.overtitle}>{item.overtitle}</p>}
          {words && <Heading level={level}>{words}</Heading>}
          {item.text && <p className={styles.lead}>{item.text}</p>}
        </header>
      )
    })
  },
})
