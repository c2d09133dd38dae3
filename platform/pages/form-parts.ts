/** Fields with their label, hint and fault, and what stands above a form that was refused. */
import { type Html, html } from './html'

interface Field {
  name: string
  label: string
  type: 'email' | 'password' | 'text'
  autocomplete: 'username' | 'current-password' | 'new-password' | 'email' | 'name'
  isOptional?: boolean
  value?: string | undefined
  hint?: string
  fault?: string | undefined
  isFocused?: boolean | undefined
}

export const faultLine = (name: string, fault: string | undefined): Html =>
  html`${fault !== undefined && html`<p class="fault" id="${name}-fault">${fault}</p>`}`

export function toDescription(name: string, hint: unknown, fault: unknown): Html {
  const ids = [hint !== undefined && `${name}-hint`, fault !== undefined && `${name}-fault`].filter(Boolean).join(' ')
  return html`${ids !== '' && html` aria-describedby="${ids}"`}${fault !== undefined && html` aria-invalid="true"`}`
}

export function field({ name, label, type, autocomplete, isOptional, value, hint, fault, isFocused }: Field): Html {
  return html`<div class="field">
<label for="${name}">${label}</label>
${hint !== undefined && html`<p class="hint" id="${name}-hint">${hint}</p>`}${faultLine(name, fault)}
<input id="${name}" name="${name}" type="${type}" autocomplete="${autocomplete}"${isOptional !== true && html` required`}${
    value !== undefined && html` value="${value}"`
  }${toDescription(name, hint, fault)}${isFocused === true && html` autofocus`}>
</div>`
}

/** Above a form: what went wrong as a whole. */
export const alert = (words: string | undefined): Html =>
  html`${words !== undefined && html`<div class="alert" role="alert"><p>${words}</p></div>`}`
