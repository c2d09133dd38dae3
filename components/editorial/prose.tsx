/** Untrusted HTML as running text at reading width. */
import { toElements } from '@/lib/html/to-elements'
import styles from './prose.module.css'

interface ProseProps {
  html: string
  /** The level of the text's highest heading. */
  below: 2 | 3 | 4
  lang?: string | undefined
}

export function Prose({ html, below, lang }: ProseProps) {
  return (
    <div className={styles.prose} lang={lang}>
      {toElements(html, { headingLevel: below })}
    </div>
  )
}
