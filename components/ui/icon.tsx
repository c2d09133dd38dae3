/** The house's few drawn signs, in the colour and size of the text around them. They decorate: words say what they mean. */
import styles from './icon.module.css'

/** Strokes on a ground of 24 by 24. */
const SIGNS = {
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM15.3 15.3 20.5 20.5',
  menu: 'M3.5 7h17M3.5 12h17M3.5 17h17',
  close: 'M5.5 5.5l13 13M18.5 5.5l-13 13',
  chevron: 'M6 9.5l6 6 6-6',
  out: 'M8 6h10v10M18 6 6.5 17.5',
  play: 'M8 5.5v13l10.5-6.5Z',
  person: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM4.5 20.5c1-9 14-9 15 0',
  globe: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM3.5 12h17M12 3.5c5 5 5 12 0 17M12 3.5c-5 5-5 12 0 17',
} as const

export function Icon({ sign }: { sign: keyof typeof SIGNS }) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false">
      <path d={SIGNS[sign]} />
    </svg>
  )
}
