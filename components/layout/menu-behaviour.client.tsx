'use client'
/** What a menu of plain markup cannot do alone: close again, and know where the visitor went. Renders nothing. */
import { usePathname } from 'next/navigation'
import { useEffect } from 'react'

/** Where the whole menu stands open; the same as in site-header.module.css. */
const WIDE = '(min-width: 72rem)'

const openDetails = (menu: Element) => menu.querySelectorAll<HTMLDetailsElement>('details[open]')

function closeAll(menu: Element): void {
  for (const details of openDetails(menu)) details.open = false
}

function onEscape(menu: Element, event: KeyboardEvent): void {
  if (event.key !== 'Escape') return
  for (const details of openDetails(menu)) {
    const hadFocus = details.contains(document.activeElement)
    details.open = false
    if (hadFocus) details.querySelector('summary')?.focus()
  }
}

function markCurrent(menu: Element): void {
  for (const link of menu.querySelectorAll('a')) {
    const isOwn = link.origin === location.origin
    const isSection = link.pathname !== '/' && location.pathname.startsWith(`${link.pathname}/`)
    if (isOwn && link.pathname === location.pathname) link.setAttribute('aria-current', 'page')
    else if (isOwn && isSection) link.setAttribute('aria-current', 'true')
    else link.removeAttribute('aria-current')
  }
}

/** @param menuId of the element that holds the menu, a popover on narrow windows */
export function MenuBehaviour({ menuId }: { menuId: string }) {
  const pathname = usePathname()

  useEffect(() => {
    const menu = document.getElementById(menuId)
    if (!menu) return
    const ending = new AbortController()
    const { signal } = ending
    const leave = () => {
      closeAll(menu)
      menu.hidePopover?.()
    }
    const isElsewhere = ({ target }: Event) => !(target instanceof Node && menu.contains(target))
    const follow = ({ target }: Event) => {
      if (target instanceof Element && target.closest('a')) leave()
    }
    document.addEventListener('keydown', (event) => onEscape(menu, event), { signal })
    // The browser itself closes the popover at a press elsewhere, and opens it again with its button.
    document.addEventListener('pointerdown', (event) => isElsewhere(event) && closeAll(menu), { signal })
    document.addEventListener('focusin', (event) => isElsewhere(event) && leave(), { signal })
    menu.addEventListener('click', follow, { signal })
    window.matchMedia?.(WIDE).addEventListener('change', () => menu.hidePopover?.(), { signal })
    return () => ending.abort()
  }, [menuId])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is what changed; the document tells the rest
  useEffect(() => {
    const menu = document.getElementById(menuId)
    if (menu) markCurrent(menu)
  }, [menuId, pathname])

  return null
}
