/**
 * The logged-in profile in the browser's local storage (S3.2, S9.6), shared by all tabs. What is there is anybody's: a
 * broken or foreign value is as good as none. Light, and knows no store.
 */

export const PROFILE_KEY = 'cw-profile-new'

export interface Profile {
  userName: string
  email: string
  /** Long-lived; exchanged for a session's token (rule 25). */
  token: string
}

const LONGEST_NAME = 320
/** What a header can carry. */
const TOKEN = /^[\x21-\x7e]{1,4096}$/

export const isToken = (value: unknown): value is string => typeof value === 'string' && TOKEN.test(value)

const isName = (value: unknown): value is string => typeof value === 'string' && value.length <= LONGEST_NAME

export function isProfile(value: unknown): value is Profile {
  if (typeof value !== 'object' || value === null) return false
  if (!('userName' in value && 'email' in value && 'token' in value)) return false
  return isName(value.userName) && isName(value.email) && isToken(value.token)
}

/** Where the browser keeps nothing: until the tab is closed. */
let unkept: Profile | undefined

function readKept(): Profile | undefined {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(PROFILE_KEY) ?? 'null')
    if (!isProfile(value)) return undefined
    const { userName, email, token } = value
    return { userName, email, token }
  } catch {
    return undefined
  }
}

/** @returns undefined for none, and for a broken one */
export const readStoredProfile = (): Profile | undefined => readKept() ?? unkept

/** Who is not of the store, which makes the changes of this tab itself. */
const outsiders = new Set<() => void>()
const tellOutsiders = () => {
  for (const listener of outsiders) listener()
}

/** In place of whatever was there. A browser that keeps nothing has the profile until the tab is closed. */
export function storeProfile(profile: Profile): void {
  try {
    localStorage.setItem(PROFILE_KEY, JSON.stringify(profile))
    unkept = undefined
  } catch {
    unkept = profile
    console.warn('The browser keeps no profile')
  }
  tellOutsiders()
}

export function clearStoredProfile(): void {
  unkept = undefined
  try {
    localStorage.removeItem(PROFILE_KEY)
  } catch {
    console.warn('The browser keeps no profile')
  }
  tellOutsiders()
}

/** @param listener called when another tab changed the profile, or when this one comes back from the browser's shelf */
export function watchStoredProfile(listener: () => void): () => void {
  const ending = new AbortController()
  const { signal } = ending
  const onStorage = ({ key }: StorageEvent) => {
    if (key === PROFILE_KEY || key === null) listener()
  }
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) listener()
  }
  window.addEventListener('storage', onStorage, { signal })
  window.addEventListener('pageshow', onShow, { signal })
  return () => ending.abort()
}

/** As watchStoredProfile, and when this tab changed the profile: for what stands outside the store. */
export function watchEveryProfile(listener: () => void): () => void {
  const end = watchStoredProfile(listener)
  outsiders.add(listener)
  return () => {
    outsiders.delete(listener)
    end()
  }
}
