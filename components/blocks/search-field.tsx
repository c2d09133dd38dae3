import { exampleProps } from '@/components/editorial/examples'
import { Heading } from '@/components/editorial/heading'
import { defineBlock } from './define-block'
import styles from './search-field.module.css'

/** The site's search: a plain form, so that it works before and without any script (S2.29). */
export const searchField = defineBlock({
  kind: 'searchField',
  heading: ({ pageTitle }) => pageTitle,
  example: { ...exampleProps },
  View: ({ id, level, context, pageTitle }) => (
    <div className={styles.search}>
      {level === 1 && pageTitle && <Heading level={1}>{pageTitle}</Heading>}
      {/* biome-ignore lint/a11y/useSemanticElements: <search> is no landmark yet in browsers that are in use */}
      <form role="search" aria-label="Søk i innholdet" action="/search" method="get" className={styles.form}>
        <label htmlFor={`${id}-q`}>Hva leter du etter?</label>
        <input
          id={`${id}-q`}
          key={context.search?.query}
          type="search"
          name="q"
          defaultValue={context.search?.query}
          maxLength={200}
          enterKeyHint="search"
          autoComplete="off"
        />
        <button type="submit">Søk</button>
      </form>
    </div>
  ),
})
