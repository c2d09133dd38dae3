/** One page of a browser, driven alike in every engine: what is pressed is waited for, and must be seen. */
import { eventually } from '@/harness/eventually'

/** Milliseconds for a page to come, on a machine that is busy. */
const PATIENCE = 20_000

/** What each engine does in its own way. Expressions are of one value that JSON can carry. */
export interface Tab {
  goto: (url: string) => Promise<unknown>
  /** The first that matches. */
  press: (css: string) => Promise<unknown>
  type: (css: string, text: string) => Promise<unknown>
  evaluate: (expression: string) => Promise<unknown>
  close: () => Promise<unknown>
}

export interface Engine {
  /** A tab of a new visitor: its storage is empty, its clock the house's. */
  open: () => Promise<Tab>
  close: () => Promise<unknown>
}

export type Driver = ReturnType<typeof drive>

export function drive(tab: Tab) {
  /** Until it is true: a document that goes away meanwhile is no failure. */
  const waitFor = (expression: string) =>
    eventually(async () => {
      const value = await tab.evaluate(`!!(${expression})`)
      if (value !== true) throw new Error(`Waited in vain for ${expression} at ${await tab.evaluate('location.href')}`)
    }, PATIENCE)
  const whenSeen = (css: string) => waitFor(`document.querySelector(${JSON.stringify(css)})?.checkVisibility()`)
  return {
    goto: tab.goto,
    evaluate: tab.evaluate,
    close: tab.close,
    waitFor,
    async click(css: string): Promise<void> {
      await whenSeen(css)
      await tab.press(css)
    },
    async type(css: string, text: string): Promise<void> {
      await whenSeen(css)
      await tab.type(css, text)
    },
    /** @returns what is read in the first that matches */
    async text(css: string): Promise<string> {
      await whenSeen(css)
      return String(await tab.evaluate(`document.querySelector(${JSON.stringify(css)}).innerText`))
    },
  }
}
