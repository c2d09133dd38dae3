/** Fields with their words and errors, and the summary that gets the focus. */
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { VisuallyHidden } from '@/components/ui/visually-hidden'
import styles from './form.module.css'
import type { FieldName, FormProblem } from './form-messages'
import { FORGOT } from './paths'

interface FieldProps {
  name: FieldName
  label: string
  type: 'email' | 'text' | 'password'
  autoComplete: string
  hint?: string
  problem: FormProblem | undefined
  /** Beside the input. */
  children?: ReactNode
}

/** The id by which the summary finds its field. */
const toId = (form: string, name: FieldName) => `${form}-${name}`

export function Field({
  form,
  name,
  label,
  type,
  autoComplete,
  hint,
  problem,
  children,
}: FieldProps & { form: string }) {
  const id = toId(form, name)
  const error = problem?.fields.find((field) => field.name === name)?.words
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className={`ds-field ${styles.field}`}>
      <label htmlFor={id} className="ds-label">
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <div className={styles.input}>
        <input
          id={id}
          className="ds-input"
          name={name}
          type={type}
          autoComplete={autoComplete}
          required
          aria-invalid={error !== undefined}
          aria-describedby={described || undefined}
          {...(name !== 'userName' && { autoCapitalize: 'none', spellCheck: false })}
        />
        {children}
      </div>
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  )
}

export function PasswordField({ form, ...props }: Omit<FieldProps, 'name' | 'label' | 'type'> & { form: string }) {
  const [isShown, setShown] = useState(false)
  return (
    <Field {...props} form={form} name="password" label="Passord" type={isShown ? 'text' : 'password'}>
      <button
        type="button"
        className="ds-button"
        data-variant="secondary"
        aria-controls={toId(form, 'password')}
        onClick={() => setShown(!isShown)}
      >
        {isShown ? 'Skjul' : 'Vis'}
        <VisuallyHidden>passordet</VisuallyHidden>
      </button>
    </Field>
  )
}

/** Gets the focus with every problem anew, so that it is read at once. */
export function ProblemSummary({ form, problem }: { form: string; problem: FormProblem | undefined }) {
  const summary = useRef<HTMLDivElement>(null)
  const title = useId()
  useEffect(() => {
    if (problem) summary.current?.focus()
  }, [problem])
  if (!problem) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a part of the form; this tells of the form
    <div ref={summary} tabIndex={-1} role="group" aria-labelledby={title} className={styles.summary}>
      <p id={title}>{problem.words}</p>
      {problem.fields.length > 0 && (
        <ul>
          {problem.fields.map(({ name, words }) => (
            <li key={name}>
              <a
                href={`#${toId(form, name)}`}
                onClick={(event) => {
                  event.preventDefault()
                  document.getElementById(toId(form, name))?.focus()
                }}
              >
                {words}
              </a>
            </li>
          ))}
        </ul>
      )}
      {problem.needsPassword && (
        <p>
          <a href={FORGOT}>Be om et nytt passord</a>
        </p>
      )}
    </div>
  )
}
