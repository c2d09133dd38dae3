/** A content item's link as a line or button that says where it leads. */
import { SafeLink } from '@/components/ui/safe-link'
import styles from './more-link.module.css'

interface MoreLinkProps {
  link: { href?: string | undefined; label?: string | undefined; openInNewWindow?: boolean | undefined } | undefined
  /** Used where the link has no label of its own. */
  fallback: string
  look?: 'button' | 'line'
}

export function MoreLink({ link, fallback, look = 'line' }: MoreLinkProps) {
  if (link === undefined) return null
  // Rule 20: an unsafe link leaves its text.
  if (link.href === undefined) return link.label ? <p>{link.label}</p> : null
  return (
    <SafeLink href={link.href} openInNewWindow={link.openInNewWindow} className={styles[look]}>
      {link.label ?? fallback}
    </SafeLink>
  )
}
