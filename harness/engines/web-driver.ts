/** As much of a WebDriver client as journeys need (w3.org/TR/webdriver2). */
import type { Tab } from './driver'

/** Milliseconds: no command takes as long. */
const LONGEST = 60_000
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'

/** @throws what the driver says is wrong */
async function command<T>(method: 'GET' | 'POST' | 'DELETE', url: string, body?: object): Promise<T> {
  const signal = AbortSignal.timeout(LONGEST)
  const answer = await fetch(url, { method, signal, ...(body && { body: JSON.stringify(body) }) })
  const { value } = (await answer.json()) as { value: T & { error?: string; message?: string } }
  if (!answer.ok) throw new Error(`${url}: ${value.error}: ${value.message}`)
  return value
}

/** Whether the driver takes commands. */
export const isReady = (driver: string) =>
  command<{ ready: boolean }>('GET', `${driver}/status`).then(
    ({ ready }) => ready,
    () => false,
  )

/** @param driver its address. @returns the one tab of a new session */
export async function openSession(driver: string, window: { width: number; height: number }): Promise<Tab> {
  const { sessionId } = await command<{ sessionId: string }>('POST', `${driver}/session`, { capabilities: {} })
  const session = `${driver}/session/${sessionId}`
  const post = <T>(path: string, body: object) => command<T>('POST', `${session}/${path}`, body)
  const find = async (css: string) => {
    const found = await post<{ [ELEMENT]: string }>('element', { using: 'css selector', value: css })
    return `element/${found[ELEMENT]}`
  }
  await post('window/rect', window)
  return {
    goto: (url) => post('url', { url }),
    press: async (css) => post(`${await find(css)}/click`, {}),
    type: async (css, text) => post(`${await find(css)}/value`, { text }),
    evaluate: (expression) => post('execute/sync', { script: `return ${expression}`, args: [] }),
    close: () => command('DELETE', session),
  }
}
