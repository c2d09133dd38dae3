/** WebKit, in the small browser of WebKitGTK, on a screen that nobody sees. It has no other clock than its process's. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { eventually } from '@/harness/eventually'
import { findWebKit } from '@/scripts/tools.mjs'
import type { Engine } from './driver'
import { isReady, openSession } from './web-driver'
import { WINDOW } from './window'

const START_MS = 20_000

async function findPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  await once(server.close(), 'close')
  return typeof address === 'object' && address ? address.port : 0
}

/** @returns the screen, and its name */
async function openScreen(program: string): Promise<{ screen: ChildProcess; display: string }> {
  const screen = spawn(program, ['-displayfd', '3', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const named = screen.stdio[3]
  if (!named) throw new Error('The screen tells nothing')
  const [name] = await once(named, 'data')
  return { screen, display: `:${String(name).trim()}` }
}

async function end(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit')
  child.kill()
  await ended
}

/** @param now epoch milliseconds, from where its clock goes on */
export async function startWebKit(now: number): Promise<Engine> {
  const programs = findWebKit()
  if (!programs) throw new Error('WebKit is not here')
  const { screen, display } = await openScreen(programs.screen)
  const port = await findPort()
  const driver = spawn(programs.driver, [`--port=${port}`], {
    env: {
      ...process.env,
      DISPLAY: display,
      LD_PRELOAD: programs.clock,
      FAKETIME: `@${Math.floor(now / 1_000)}`,
      FAKETIME_FMT: '%s',
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
    },
    stdio: 'ignore',
  })
  const url = `http://127.0.0.1:${port}`
  await eventually(async () => {
    if (!(await isReady(url))) throw new Error('WebKitWebDriver does not answer')
  }, START_MS)
  return {
    open: () => openSession(url, WINDOW),
    async close() {
      await end(driver)
      await end(screen)
    },
  }
}
