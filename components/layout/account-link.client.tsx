'use client'
/** The way to the account, called by what it leads to; both names take the same room. Knows the browser's storage only. */
import { useSyncExternalStore } from 'react'
import { Icon } from '@/components/ui/icon'
import { readStoredProfile, watchEveryProfile } from '@/store/user-profile/stored-profile'
import styles from './account-link.module.css'

const isIn = () => readStoredProfile() !== undefined

export function AccountLink() {
  const isLoggedIn = useSyncExternalStore(watchEveryProfile, isIn, () => false)
  return (
    <a href={isLoggedIn ? '/konto' : '/konto/logg-inn'} className={styles.link}>
      <Icon sign="person" />
      <span className={styles.names}>
        <span aria-hidden={isLoggedIn}>Logg inn</span>
        <span aria-hidden={!isLoggedIn}>Min side</span>
      </span>
    </a>
  )
}
