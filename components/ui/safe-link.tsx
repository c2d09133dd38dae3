/** A link to wherever: the site itself, elsewhere, or nowhere. Knows addresses, no document. */
import type { ReactNode } from 'react'
import { isSitePath } from '@/contract/site-path'
import { VisuallyHidden } from './visually-hidden'

interface SafeLinkProps {
  /** Undefined where the contract found no safe link (rule 20): the children are shown as text. */
  href: string | undefined
  openInNewWindow?: boolean | undefined
  className?: string | undefined
  /** Of the page that is being read. */
  isCurrent?: boolean | undefined
  children: ReactNode
}

export const isElsewhere = (href: string) => /^https?:\/\//i.test(href)
const isContact = (href: string) => /^(mailto|tel):/i.test(href)

export function SafeLink({ href, openInNewWindow = false, className, isCurrent = false, children }: SafeLinkProps) {
  const current = isCurrent ? ('page' as const) : undefined
  const isOwn = href !== undefined && isSitePath(href)
  if (href === undefined || !(isOwn || isElsewhere(href) || isContact(href))) {
    return <span className={className}>{children}</span>
  }
  return (
    <a
      href={href}
      className={className}
      aria-current={current}
      rel={isOwn ? undefined : 'noopener'}
      {...(openInNewWindow && { target: '_blank' })}
    >
      {children}
      {openInNewWindow && <VisuallyHidden> (åpnes i nytt vindu)</VisuallyHidden>}
    </a>
  )
}
