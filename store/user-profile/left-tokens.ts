/**
 * Tokens whose visitor has logged out and which the server has not revoked yet, kept on the device until it has. What is
 * there is anybody's: a broken or foreign value is as good as none.
 */
import { isToken } from './stored-profile'

const LEFT_KEY = 'cw-tokens-left'

/** Where the browser keeps nothing: until the tab is closed. */
let unkept: string[] = []

function readKept(): string[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(LEFT_KEY) ?? '[]')
    return Array.isArray(value) ? value.filter(isToken) : []
  } catch {
    return []
  }
}

function keep(tokens: string[]): void {
  try {
    if (tokens.length > 0) localStorage.setItem(LEFT_KEY, JSON.stringify(tokens))
    else localStorage.removeItem(LEFT_KEY)
    unkept = []
  } catch {
    unkept = tokens
  }
}

export const readLeftTokens = (): string[] => [...new Set([...readKept(), ...unkept])]

export const keepLeftToken = (token: string): void => keep([...readLeftTokens(), token])

export const forgetLeftToken = (token: string): void => keep(readLeftTokens().filter((one) => one !== token))
