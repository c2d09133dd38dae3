/** A block's ground: its heading, where it has one to say, and what belongs below it. */
import type { ReactNode } from 'react'
import { Heading } from './heading'
import styles from './section.module.css'

interface SectionProps {
  level: 1 | 2
  heading?: string | undefined
  /** One plain sentence below the heading. */
  lead?: ReactNode
  children: ReactNode
}

export function Section({ level, heading, lead, children }: SectionProps) {
  return (
    <section className={styles.section}>
      {heading && <Heading level={level}>{heading}</Heading>}
      {lead && <div className={styles.lead}>{lead}</div>}
      {children}
    </section>
  )
}
