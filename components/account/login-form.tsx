/** Logging in, and the way back to where the visitor came from. */
import { loginRequested } from '@/store/user-profile/slice'
import styles from './form.module.css'
import { Field, PasswordField, ProblemSummary } from './form-parts'
import { Leaving } from './leaving'
import { CREATE, FORGOT, toLoginAddress } from './paths'
import { SubmitButton } from './submit-button'
import { useAccountForm } from './use-account-form'
import { useReturnAddress, useReturnWhenLoggedIn } from './use-return'

const FORM = 'logg-inn'
const NAMES = ['email', 'password'] as const

export function LoginForm() {
  const isLeaving = useReturnWhenLoggedIn()
  const back = useReturnAddress()
  const { submit, problem, loading } = useAccountForm({
    call: 'login',
    other: 'switchTokensDx',
    names: NAMES,
    toAction: ({ email, password }) => loginRequested({ email, password }),
  })
  if (isLeaving) return <Leaving />
  return (
    <form className={styles.form} method="post" noValidate onSubmit={submit} aria-label="Logg inn">
      <ProblemSummary form={FORM} problem={problem} />
      <Field form={FORM} name="email" label="E-postadresse" type="email" autoComplete="username" problem={problem} />
      <PasswordField form={FORM} autoComplete="current-password" problem={problem} />
      <div className={styles.end}>
        <SubmitButton label="Logg inn" waiting="Logger inn …" loading={loading} />
      </div>
      <p className={styles.others}>
        <a href={toLoginAddress(back, FORGOT)}>Glemt passordet?</a>
        <a href={toLoginAddress(back, CREATE)}>Ny her? Opprett konto</a>
      </p>
    </form>
  )
}
