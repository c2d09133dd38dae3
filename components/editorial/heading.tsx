/** A heading of the level that its place on the page gives it, in the house's display type. */
import type { CSSProperties, ReactNode } from 'react'
import styles from './heading.module.css'

export type HeadingLevel = 1 | 2 | 3 | 4

const SIZES = { 1: styles.first, 2: styles.second, 3: styles.third, 4: styles.fourth } as const

interface HeadingProps {
  level: HeadingLevel
  children: ReactNode
  id?: string
  /** Where it is not the page's. */
  lang?: string | undefined
}

/** The letters of the longest word: on a narrow window the page's heading is no larger than what lets it stand whole. */
function toLongestWord(children: ReactNode): CSSProperties {
  const words = typeof children === 'string' ? children.split(/[\s\u00ad-]+/) : []
  const custom: Record<string, number> = { '--longest': Math.max(1, ...words.map((word) => word.length)) }
  return custom
}

export function Heading({ level, children, id, lang }: HeadingProps) {
  const Tag = `h${level}` as const
  return (
    <Tag id={id} lang={lang} className={SIZES[level]} style={level === 1 ? toLongestWord(children) : undefined}>
      {children}
    </Tag>
  )
}

/** The level below a block's own heading. */
export const levelBelow = (level: 1 | 2): 2 | 3 => (level === 1 ? 2 : 3)
