/** Creating an account; whoever has one is logged in. */
import { createUserRequested } from '@/store/user-profile/slice'
import styles from './form.module.css'
import { Field, PasswordField, ProblemSummary } from './form-parts'
import { Leaving } from './leaving'
import { toLoginAddress } from './paths'
import { SubmitButton } from './submit-button'
import { useAccountForm } from './use-account-form'
import { useReturnAddress, useReturnWhenLoggedIn } from './use-return'

const FORM = 'ny-konto'
const NAMES = ['userName', 'email', 'password'] as const

export function CreateForm() {
  const isLeaving = useReturnWhenLoggedIn()
  const back = useReturnAddress()
  const { submit, problem, loading } = useAccountForm({
    call: 'createUser',
    names: NAMES,
    toAction: createUserRequested,
  })
  if (isLeaving) return <Leaving />
  return (
    <form className={styles.form} method="post" noValidate onSubmit={submit} aria-label="Opprett konto">
      <ProblemSummary form={FORM} problem={problem} />
      <Field
        form={FORM}
        name="userName"
        label="Navn"
        type="text"
        autoComplete="nickname"
        hint="Det vi skal kalle deg."
        problem={problem}
      />
      <Field form={FORM} name="email" label="E-postadresse" type="email" autoComplete="username" problem={problem} />
      <PasswordField form={FORM} autoComplete="new-password" hint="8 til 128 tegn." problem={problem} />
      <div className={styles.end}>
        <SubmitButton label="Opprett konto" waiting="Oppretter konto …" loading={loading} />
      </div>
      <p className={styles.others}>
        <a href={toLoginAddress(back)}>Har du konto? Logg inn</a>
      </p>
    </form>
  )
}
