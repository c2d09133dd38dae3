/** One entry of a menu: a link within the site, to elsewhere, or words only where it has no safe address (rule 20). */
import { Icon } from '@/components/ui/icon'
import { isElsewhere, SafeLink } from '@/components/ui/safe-link'
import type { MenuItem } from '@/contract/site'

interface MenuLinkProps {
  item: Pick<MenuItem, 'label' | 'path' | 'openInNewWindow'>
  /** The address that is being read, where it is known. */
  path: string | undefined
  className?: string | undefined
}

/** Other sites open in a window of their own unless the entry says otherwise. */
export function MenuLink({ item, path, className }: MenuLinkProps) {
  const isOut = item.path !== undefined && isElsewhere(item.path)
  return (
    <SafeLink
      href={item.path}
      className={className}
      openInNewWindow={item.openInNewWindow ?? isOut}
      isCurrent={path !== undefined && item.path === path}
    >
      {item.label}
      {isOut && <Icon sign="out" />}
    </SafeLink>
  )
}
