/** Asking for a new password. The words are the same whether the email is known or not. */
import { useEffect, useRef } from 'react'
import { forgotPasswordRequested } from '@/store/user-profile/slice'
import styles from './form.module.css'
import { Field, ProblemSummary } from './form-parts'
import { toLoginAddress } from './paths'
import { SubmitButton } from './submit-button'
import { useAccountForm } from './use-account-form'
import { useReturnAddress } from './use-return'

const FORM = 'glemt-passord'
const NAMES = ['email'] as const

function Sent({ back }: { back: string }) {
  const words = useRef<HTMLDivElement>(null)
  useEffect(() => words.current?.focus(), [])
  return (
    <div ref={words} tabIndex={-1} className={styles.done}>
      <p>
        Sjekk e-posten din. Har adressen en konto hos oss, finner du en lenke der som lar deg velge et nytt passord. Den
        virker én gang, og i én time.
      </p>
      <p>
        <a href={toLoginAddress(back)}>Tilbake til innlogging</a>
      </p>
    </div>
  )
}

export function ForgotForm() {
  const { submit, problem, loading, isEmailSent } = useAccountForm({
    call: 'forgotPassword',
    names: NAMES,
    toAction: ({ email }) => forgotPasswordRequested({ email }),
  })
  const back = useReturnAddress()
  if (isEmailSent) return <Sent back={back} />
  return (
    <form className={styles.form} method="post" noValidate onSubmit={submit} aria-label="Nytt passord">
      <ProblemSummary form={FORM} problem={problem} />
      <Field form={FORM} name="email" label="E-postadresse" type="email" autoComplete="username" problem={problem} />
      <div className={styles.end}>
        <SubmitButton label="Send meg en lenke" waiting="Sender …" loading={loading} />
      </div>
      <p className={styles.others}>
        <a href={toLoginAddress(back)}>Tilbake til innlogging</a>
      </p>
    </form>
  )
}
