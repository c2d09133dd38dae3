/** Which words of the platform may name a Google tag. An id ends in the address of a script: nothing else gets that far. */

/** Of a measurement or a tag; server/policy.ts knows the same. Containers, that bring scripts of others, are none. */
const TAG_ID = /^GT?-[A-Z0-9]{4,20}$/

/** @returns undefined for a site without analytics, and for an id of another form: both have no consent to ask for */
export function toTagId(id: string | undefined): string | undefined {
  return id !== undefined && TAG_ID.test(id) ? id : undefined
}
