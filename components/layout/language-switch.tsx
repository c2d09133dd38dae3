/** The languages that the site has, with no way to choose one yet (S1.13). */
import { Icon } from '@/components/ui/icon'
import { VisuallyHidden } from '@/components/ui/visually-hidden'
import type { Site } from '@/contract/site'
import styles from './language-switch.module.css'

/** A language by its own name; undefined for a tag that is none. */
function getLanguageName(tag: string): string | undefined {
  try {
    const name = new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag
    return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1)
  } catch {
    return undefined
  }
}

export function LanguageSwitch({ locale }: { locale: Site['locale'] }) {
  const tags = [...new Set([locale.default, ...locale.available])]
  return (
    <label className={styles.switch}>
      <Icon sign="globe" />
      <VisuallyHidden>Språk</VisuallyHidden>
      <select disabled defaultValue={locale.default} className={styles.select}>
        {tags.map((tag) => {
          const name = getLanguageName(tag)
          return (
            <option key={tag} value={tag} lang={name && tag}>
              {name ?? tag}
            </option>
          )
        })}
      </select>
    </label>
  )
}
