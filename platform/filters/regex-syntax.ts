/** What rule 11 allows in a regex: the syntax common to ECMAScript (with its u flag) and RE2. Evaluates nothing. */
import { RE2JS } from 're2js'

const MAX_LENGTH = 1000

/** A literal of 1,000 characters compiles to 1,002 instructions; what is larger repeats repetitions. */
const MAX_PROGRAM = 1100

/** Exactly the characters that ECMAScript lets one escape with the u flag; RE2 knows them all. */
const ESCAPABLE = '^$\\.*+?()[]{}|/'

/**
 * Classes and boundaries are no escaped characters and stand in both grammars, `\b` outside a class only. Those of
 * control characters (`\n`, `\x41`) are left out, as rule 11 does not name them.
 */
const CLASSES = 'dDwWsSpP'

/** What one language takes and the other takes for something else, or does not take. */
function toCommonFault(pattern: string): string | undefined {
  let inClass = false
  for (let at = 0; at < pattern.length; at++) {
    const char = pattern.charAt(at)
    const next = pattern.charAt(at + 1)
    if (char === '\\') {
      const isBoundary = !inClass && (next === 'b' || next === 'B')
      if (next === '' || (!isBoundary && !`${ESCAPABLE}${CLASSES}`.includes(next))) {
        return `\\${next} is no escape of the common syntax`
      }
      at++
    } else if (inClass) {
      if (char === '[' && next === ':') return '[: is no part of the common syntax'
      if (char === ']') inClass = false
    } else if (char === '[') {
      inClass = true
    } else if (char === '(' && next === '?' && !/^\(\?(:|<[A-Za-z_]\w*>)/.test(pattern.slice(at))) {
      return 'look-around and flags are no part of the common syntax'
    }
  }
  return undefined
}

function isEcmaScript(pattern: string): boolean {
  try {
    return new RegExp(pattern, 'iu') instanceof RegExp
  } catch {
    return false
  }
}

/** Why the platform refuses the pattern; undefined where it does not. */
export function toRegexFault(pattern: string): string | undefined {
  if (pattern.length > MAX_LENGTH) return `a regex has at most ${MAX_LENGTH} characters`
  const fault = toCommonFault(pattern)
  if (fault !== undefined) return fault
  if (!isEcmaScript(pattern)) return 'the regex does not compile'
  try {
    return RE2JS.compile(pattern, RE2JS.CASE_INSENSITIVE).programSize() > MAX_PROGRAM
      ? 'the regex repeats too much'
      : undefined
  } catch {
    return 'the regex does not compile'
  }
}
