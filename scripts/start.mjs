/**
 * `npm start`: installs, starts the embedded platform, builds when needed, serves. Leaves no process behind. With --dev
 * nothing is built, and what is saved is taken up.
 */
import { fork } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import { buildIfNeeded, ownTsconfig } from './build.mjs'
import { readSettings } from './settings.mjs'
import { checkNode, Failure, fail, install, ROOT, run, running, step } from './steps.mjs'
import { watchFolders } from './watch.mjs'

const dev = process.argv.includes('--dev')
const children = new Map()
let stopping = false
let watching = false

const CODE = /\.(ts|mjs|sql)$/

/** Children end by themselves when the channel closes, so that not even a kill -9 of this process leaves one. */
function start(name, file, env) {
  const child = fork(path.join(ROOT, file), dev ? ['--dev'] : [], {
    cwd: ROOT,
    env,
    execArgv: ['--import', 'tsx'],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  children.set(name, child)
  return new Promise((resolve, reject) => {
    child.on('message', (message) => message?.ready && resolve())
    child.once('exit', (code) => {
      children.delete(name)
      reject(new Failure(`${name} did not start; its own line above says why.`))
      if (!stopping && !watching) stop(code || 1)
    })
  })
}

async function restart(name, file, env) {
  const child = children.get(name)
  if (child) await new Promise((resolve) => child.once('exit', resolve).kill('SIGTERM'))
  await step(`${name} has started anew`, () => start(name, file, env))
}

function stop(code) {
  if (stopping) return
  stopping = true
  const leave = () => process.exit(code)
  for (const child of running) child.kill('SIGTERM')
  if (children.size === 0) leave()
  for (const child of children.values()) {
    child.once('exit', () => children.size === 0 && leave())
    child.kill('SIGTERM')
  }
  setTimeout(() => {
    for (const child of children.values()) child.kill('SIGKILL')
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

/** A fault that is saved ends no house: the next file that is saved mends it. */
function follow(site, platform) {
  watching = true
  const restartPlatform = () => restart(...platform)
  const loadContent = ([name, , env]) =>
    children.has(name)
      ? run(process.execPath, ['--import', 'tsx', 'platform/content/main.ts'], { env })
      : restartPlatform()
  const code = { folders: ['platform', 'contract'], files: CODE, work: restartPlatform }
  const content = { folders: ['content'], work: () => loadContent(platform) }
  const door = { folders: ['server', 'lib/freshness'], files: CODE, work: () => restart(...site) }
  watchFolders([...(platform ? [code, content] : []), door])
}

async function main() {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect']) process.on(signal, () => stop(0))
  followParent()
  checkNode()
  const { embedded, port, siteUrl, env } = readSettings()
  await checkPort(port, 'PORT')
  await install()
  const platform = ['The platform', 'platform/main.ts', env]
  if (embedded) await step('Platform ready', () => start(...platform))
  if (!dev) await step('Build is up to date', () => buildIfNeeded(env))
  const mode = dev ? 'development' : 'production'
  const site = ['The site', 'server/main.ts', { ...(dev ? ownTsconfig(env) : env), NODE_ENV: mode }]
  await step('Site ready', () => start(...site))
  if (dev) follow(site, embedded && platform)
  console.log(
    `\nThe culture house is open: ${siteUrl}${new URL(siteUrl).port === String(port) ? '' : ` (port ${port})`}`,
  )
}

main().catch((error) => {
  if (stopping) return
  for (const child of children.values()) child.kill('SIGTERM')
  fail(error)
})
