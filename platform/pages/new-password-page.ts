/** The pages that the link of a forgotten password leads to. */
import { field } from './form-parts'
import { type Html, html } from './html'
import { SITE_PATHS } from './site-links'

interface FormState {
  code: string
  /** Whose password it is; for password managers, and for those with several accounts. */
  email: string
  fault?: string | undefined
}

export const formTitle = (fault: string | undefined) => `${fault === undefined ? '' : 'Feil: '}Velg nytt passord`

export const formBody = ({ code, email, fault }: FormState): Html => html`<h1>Velg nytt passord</h1>
<form method="post" action="new-password" novalidate>
<input type="hidden" name="code" value="${code}">
<div class="field"><label for="email">E-postadresse</label>
<input id="email" type="email" autocomplete="username" value="${email}" readonly></div>
${field({
  name: 'password',
  label: 'Nytt passord',
  type: 'password',
  autocomplete: 'new-password',
  hint: '8 til 128 tegn. En setning er lett å huske og vanskelig å gjette.',
  fault,
  isFocused: true,
})}
<button>Lagre passordet</button>
</form>`

export const DONE = 'Passordet er endret'

export const doneBody = (siteUrl: string): Html => html`<h1>${DONE}</h1>
<p>Nå kan du logge inn med det nye passordet. Du er logget ut overalt der du var logget inn før.</p>
<p class="more"><a href="${siteUrl}${SITE_PATHS.logIn}">Logg inn</a></p>`

export const USED = 'Lenken virker ikke lenger'

export const usedBody = (siteUrl: string): Html => html`<h1>${USED}</h1>
<p>Lenken er brukt, eller den er eldre enn én time. Be om en ny, så får du den på e-post.</p>
<p class="more"><a href="${siteUrl}${SITE_PATHS.forgot}">Be om en ny lenke</a></p>`
