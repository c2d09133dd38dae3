/** The mailing provider's sign-up form (S5.1 to S5.7): it posts to the provider, in a window of its own. */
import { useId } from 'react'
import styles from './newsletter-form.module.css'

/** Its own ids, so that a page may hold it twice: as a block and in the footer. */
export function NewsletterForm({ action, label }: { action: string; label: string }) {
  const id = useId()
  return (
    <form
      action={action}
      method="post"
      target="_blank"
      rel="noopener"
      noValidate
      className={styles.form}
      aria-label={label}
      data-mailing-list="true"
    >
      <div className="ds-field">
        <label htmlFor={`${id}epost`} className="ds-label">
          E-post adresse
        </label>
        <input id={`${id}epost`} className="ds-input" type="email" name="EMAIL" autoComplete="email" required />
      </div>
      <div className="ds-field">
        <label htmlFor={`${id}navn`} className="ds-label">
          Navn
        </label>
        <input id={`${id}navn`} className="ds-input" type="text" name="NAME" autoComplete="name" />
      </div>
      <div className={`ds-field ${styles.permission}`}>
        <input
          id={`${id}tillatelse`}
          className="ds-input"
          type="checkbox"
          name="MARKETING_EMAIL"
          value="Y"
          aria-describedby={`${id}om`}
        />
        <label htmlFor={`${id}tillatelse`} className="ds-label">
          Markedsføringstillatelser
        </label>
        <p id={`${id}om`}>Ja takk, send meg nyheter på e-post.</p>
      </div>
      <div hidden aria-hidden="true">
        <input type="text" name="b_hp" tabIndex={-1} autoComplete="off" defaultValue="" aria-label="La stå tomt" />
      </div>
      <div className={styles.end}>
        <button type="submit" className="ds-button">
          Meld deg på
        </button>
        <p className={styles.note}>Du kan melde deg av når som helst.</p>
      </div>
    </form>
  )
}
