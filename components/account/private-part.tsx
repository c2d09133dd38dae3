/** What only a logged-in visitor sees; others are led to the login, and back. */
import { Fragment, type ReactNode } from 'react'
import { useAccountSelector } from '@/store/account-hooks'
import { selectToken } from '@/store/user-profile/slice'
import { ACCOUNT, TICKETS, WATCH_LIST } from './paths'
import styles from './private-part.module.css'
import { Skeleton } from './skeleton'
import { useLoginWhenLoggedOut } from './use-login'

const PARTS = [
  [ACCOUNT, 'Min side'],
  [TICKETS, 'Billetter'],
  [WATCH_LIST, 'Se-liste'],
] as const

interface PrivatePartProps {
  path: typeof TICKETS | typeof WATCH_LIST
  children: ReactNode
}

/** Another visitor, who logged in in another tab, begins anew with it. */
export function PrivatePart({ path, children }: PrivatePartProps) {
  const isLoggedIn = useLoginWhenLoggedOut()
  const token = useAccountSelector(selectToken)
  if (!isLoggedIn) return <Skeleton what="innloggingen" shape="form" />
  return (
    <div className={styles.part}>
      <nav aria-label="Konto" data-no-print>
        <ul className={styles.links}>
          {PARTS.map(([href, label]) => (
            <li key={href}>
              <a href={href} className={styles.link} aria-current={href === path ? 'page' : undefined}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <Fragment key={token}>{children}</Fragment>
    </div>
  )
}
