import { exampleImage, exampleItem, exampleProps } from '@/components/editorial/examples'
import { Heading } from '@/components/editorial/heading'
import { MoreLink } from '@/components/editorial/more-link'
import { Picture } from '@/components/ui/picture'
import { itemOf } from '@/contract/content-item'
import { defineBlock } from './define-block'
import styles from './poster.module.css'

/** One event on a whole wall: the picture large, few words, one button. */
export const poster = defineBlock({
  kind: 'poster',
  item: itemOf('poster'),
  example: {
    ...exampleProps,
    items: [
      exampleItem('poster', '1', {
        overtitle: 'Lørdag hele dagen',
        title: 'Åpent hus med lysfest',
        text: 'Gratis inngang for alle.',
        image: exampleImage('lysfest', 'Lykter langs en snødekt sti'),
        link: { href: '/galleri-utvikling', label: 'Se hele dagen' },
      }),
    ],
  },
  View: ({ items, context }) =>
    items.map((item) => (
      <article key={item.id} className={styles.poster}>
        {item.image && (
          <div className={styles.picture}>
            <Picture image={item.image} ratio={[16, 9]} sizes="92vw" imagesUrl={context.imagesUrl} />
          </div>
        )}
        <div className={styles.words}>
          {item.overtitle && <p className={styles.overtitle}>{item.overtitle}</p>}
          {item.title && <Heading level={2}>{item.title}</Heading>}
          {item.text && <p className={styles.text}>{item.text}</p>}
          <MoreLink link={item.link} fallback="Les mer" look="button" />
        </div>
      </article>
    )),
})
