import { exampleImage, exampleItem, exampleProps } from '@/components/editorial/examples'
import { Heading } from '@/components/editorial/heading'
import { Picture } from '@/components/ui/picture'
import { SafeLink } from '@/components/ui/safe-link'
import whole from '@/components/ui/whole-link.module.css'
import { itemOf } from '@/contract/content-item'
import styles from './cover-flow.module.css'
import { defineBlock } from './define-block'

/** Works on a wall that one walks along: a row that scrolls sideways by hand, wheel or keys, with no script at all. */
export const coverFlow = defineBlock({
  kind: 'coverFlow',
  item: itemOf('slide'),
  example: {
    ...exampleProps,
    items: ['Fjellrygg', 'Bølge', 'Natt over dalen', 'Stein'].map((title, index) =>
      exampleItem('slide', `verk-${index}`, {
        title,
        text: 'Tresnitt på papir',
        image: exampleImage(`verk-${index}`, `Tresnittet ${title}`),
      }),
    ),
  },
  View: ({ items, context }) =>
    items.length === 0 ? null : (
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
      <section aria-label="Bilder, bla sidelengs" className={styles.flow} tabIndex={0}>
        <ul className={styles.works}>
          {items.map(({ id, title, text, image, link }) => (
            <li key={id} className={styles.work}>
              {image && (
                <Picture
                  image={image}
                  ratio={[1, 1]}
                  sizes="(min-width: 48rem) 26rem, 72vw"
                  imagesUrl={context.imagesUrl}
                  className={styles.picture}
                />
              )}
              {title && (
                <Heading level={2}>
                  <SafeLink href={link?.href} openInNewWindow={link?.openInNewWindow} className={whole.link}>
                    {title}
                  </SafeLink>
                </Heading>
              )}
              {text && <p className={styles.text}>{text}</p>}
              {image?.credit && <p className={styles.text}>{image.credit}</p>}
            </li>
          ))}
        </ul>
      </section>
    ),
})
