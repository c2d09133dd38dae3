import { CARD_SIZES, CardGrid } from '@/components/editorial/card-grid'
import { exampleImage, exampleItem, exampleProps } from '@/components/editorial/examples'
import { PictureCard } from '@/components/editorial/picture-card'
import { itemOf } from '@/contract/content-item'
import { defineBlock } from './define-block'

/** Cards that an editor picked and put in order, without a heading of their own. */
export const manualCardList = defineBlock({
  kind: 'manualCardList',
  item: itemOf('card'),
  example: {
    ...exampleProps,
    items: [
      exampleItem('card', 'dans', {
        overtitle: 'Fra 6 år',
        title: 'Dans',
        text: 'Jazz, ballett og hiphop i speilsalen.',
        image: exampleImage('dans', 'Dansere i motlys'),
        link: { href: '/galleri-utvikling' },
      }),
      exampleItem('card', 'teater', {
        overtitle: 'Fra 9 år',
        title: 'Teater',
        text: 'Vi setter opp ett stykke hver vår.',
        link: { href: '/galleri-utvikling' },
      }),
      exampleItem('card', 'kor', { title: 'Kor', text: 'Torsdager, og du trenger ikke kunne noter.' }),
    ],
  },
  View: ({ items, context }) =>
    items.length === 0 ? null : (
      <CardGrid
        cards={items.map((item) => ({
          key: item.id,
          card: (
            <PictureCard
              card={{ ...item, title: item.title }}
              level={2}
              imagesUrl={context.imagesUrl}
              sizes={CARD_SIZES}
            />
          ),
        }))}
      />
    ),
})
