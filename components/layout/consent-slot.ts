/** Where the question of consent is put: right behind the way past the header, so that who comes by keyboard or ear meets it first. */
export const CONSENT_SLOT = 'samtykke'
