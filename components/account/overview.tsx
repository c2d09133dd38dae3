/** "Min side": the ways to what is the visitor's own, or in. */
import { useState } from 'react'
import { useAccountDispatch, useAccountSelector } from '@/store/account-hooks'
import {
  logoutRequested,
  selectEmail,
  selectIsLoggedIn,
  selectProfileState,
  selectUserName,
} from '@/store/user-profile/slice'
import { HeldFocus } from './held-focus'
import { NO_LONGER_LOGGED_IN } from './messages'
import { Notice } from './notice'
import styles from './overview.module.css'
import { CREATE, LOGIN, TICKETS, WATCH_LIST } from './paths'

interface Way {
  href: string
  title: string
  text: string
}

const OWN: readonly Way[] = [
  { href: TICKETS, title: 'Billetter', text: 'Koden du viser i døra, med tid, sal og sete.' },
  { href: WATCH_LIST, title: 'Se-liste', text: 'Filmene du vil ha med deg.' },
]

const IN: readonly Way[] = [
  { href: LOGIN, title: 'Logg inn', text: 'Finn igjen billettene og se-lista di.' },
  { href: CREATE, title: 'Opprett konto', text: 'Det tar et halvt minutt: navn, e-post og passord.' },
]

function Ways({ ways }: { ways: readonly Way[] }) {
  return (
    <ul className={styles.ways}>
      {ways.map(({ href, title, text }) => (
        <li key={href}>
          <a href={href} className={styles.way}>
            <span className={styles.title}>{title}</span>
            <span className={styles.text}>{text}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}

export function Overview() {
  const dispatch = useAccountDispatch()
  const isLoggedIn = useAccountSelector(selectIsLoggedIn)
  const userName = useAccountSelector(selectUserName)
  const email = useAccountSelector(selectEmail)
  const { error } = useAccountSelector(selectProfileState)
  const [hasLeft, setLeft] = useState(false)
  const leave = () => {
    setLeft(true)
    dispatch(logoutRequested())
  }
  const out = hasLeft ? 'Du er logget ut.' : 'Med en konto har du billettene og se-lista samlet.'
  const hello = (
    <>
      Hei, <strong>{userName || email}</strong>
    </>
  )
  return (
    <HeldFocus>
      <div className={styles.overview}>
        {!isLoggedIn && error?.call === 'switchTokensDx' && <Notice>{NO_LONGER_LOGGED_IN}</Notice>}
        <p role="status" className={styles.greeting}>
          {isLoggedIn ? hello : out}
        </p>
        <Ways ways={isLoggedIn ? OWN : IN} />
        {isLoggedIn && (
          <div className={styles.end}>
            <p>
              Du er logget inn som <span className={styles.email}>{email}</span>
            </p>
            <button type="button" className="ds-button" data-variant="secondary" onClick={leave}>
              Logg ut
            </button>
          </div>
        )}
      </div>
    </HeldFocus>
  )
}
