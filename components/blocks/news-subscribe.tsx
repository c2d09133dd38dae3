import { exampleProps } from '@/components/editorial/examples'
import { Heading } from '@/components/editorial/heading'
import { unlessSaid } from '@/components/editorial/own-heading'
import { NewsletterForm } from '@/components/layout/newsletter-form'
import { defineBlock } from './define-block'
import styles from './news-subscribe.module.css'

const TITLE = 'Nyhetsbrev'

/** The newsletter's form on a ground of its own; nothing where the site has no newsletter. */
export const newsSubscribe = defineBlock({
  kind: 'newsSubscribe',
  heading: ({ context }) => (context.newsletterAction === undefined ? undefined : TITLE),
  example: { ...exampleProps },
  View: (props) => {
    const { newsletterAction } = props.context
    if (newsletterAction === undefined) return null
    const heading = unlessSaid(props, TITLE)
    return (
      <section className={styles.ground}>
        <div className={styles.words}>
          {heading && <Heading level={props.level}>{heading}</Heading>}
          <p>Ukas filmer, konserter og kurs rett i innboksen.</p>
        </div>
        <NewsletterForm action={newsletterAction} label="Nyhetsbrev" />
      </section>
    )
  },
})
