/** `npm start`: installs, starts the embedded platform, builds when needed, serves. Leaves no process behind. */
import { fork } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import { buildIfNeeded } from './build.mjs'
import { readSettings } from './settings.mjs'
import { checkNode, Failure, fail, install, ROOT, running, step } from './steps.mjs'

const dev = process.argv.includes('--dev')
const children = new Set()
let stopping = false

/** Children end by themselves when the channel closes, so that not even a kill -9 of this process leaves one. */
function start(name, file, { env, execArgv = [], args = [] }) {
  const child = fork(path.join(ROOT, file), args, {
    cwd: ROOT,
    env,
    execArgv,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  children.add(child)
  return new Promise((resolve, reject) => {
    child.on('message', (message) => message?.ready && resolve())
    child.once('exit', (code) => {
      children.delete(child)
      reject(new Failure(`${name} did not start; its own line above says why.`))
      if (!stopping) stop(code || 1)
    })
  })
}

function stop(code) {
  if (stopping) return
  stopping = true
  const leave = () => process.exit(code)
  for (const child of running) child.kill('SIGTERM')
  if (children.size === 0) leave()
  for (const child of children) {
    child.once('exit', () => children.size === 0 && leave())
    child.kill('SIGTERM')
  }
  setTimeout(() => {
    for (const child of children) child.kill('SIGKILL')
    leave()
  }, 8_000).unref()
}

/** npm runs this through a shell; when npm itself is killed, only the change of the shell's parent tells. */
function parents() {
  try {
    const shell = readFileSync(`/proc/${process.ppid}/stat`, 'utf8')
    return /\((sh|dash|bash)\)/.test(shell)
      ? `${process.ppid} ${shell.split(') ')[1]?.split(' ')[1]}`
      : `${process.ppid}`
  } catch {
    return `${process.ppid}`
  }
}

function followParent() {
  if (!process.env.npm_lifecycle_event) return
  const before = parents()
  setInterval(() => parents() !== before && stop(0), 500).unref()
}

function checkPort(port, setting) {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', () =>
      reject(new Failure(`Port ${port} is taken. Stop what uses it, or set ${setting} to another port.`)),
    )
    probe.listen(port, () => probe.close(resolve))
  })
}

async function main() {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect']) process.on(signal, () => stop(0))
  followParent()
  checkNode()
  const { embedded, port, siteUrl, env } = readSettings()
  await checkPort(port, 'PORT')
  await install()
  if (embedded) {
    const execArgv = ['--import', 'tsx']
    await step('Platform ready', () => start('The platform', 'platform/main.ts', { env, execArgv }))
  }
  if (!dev) await step('Build is up to date', () => buildIfNeeded(env))
  const mode = dev ? 'development' : 'production'
  const args = dev ? ['--dev'] : []
  await step('Site ready', () =>
    start('The site', 'server/main.ts', { env: { ...env, NODE_ENV: mode }, execArgv: ['--import', 'tsx'], args }),
  )
  console.log(
    `\nThe culture house is open: ${siteUrl}${new URL(siteUrl).port === String(port) ? '' : ` (port ${port})`}`,
  )
}

main().catch((error) => {
  if (stopping) return
  for (const child of children) child.kill('SIGTERM')
  fail(error)
})
