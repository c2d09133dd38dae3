/** A throw-away PostgreSQL, on a port of its own, that databases for tests are made on; safe from a kill of its clients only. */
import { execFileSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'

const VERSIONS = '/usr/lib/postgresql'
const PORTS = [5510, 5511, 5512, 5513, 5514, 5515, 5516, 5517, 5518, 5519]

export interface Postgres {
  /** Its address, without a database. */
  url: string
  stop: () => void
}

let databases = 0

/** Makes an empty database on a server. @returns its address */
export async function makeDatabase(url: string): Promise<string> {
  databases += 1
  const name = `platform_${process.pid}_${databases}_${Date.now()}`
  const client = new pg.Client(`${url}/postgres`)
  await client.connect()
  await client.query(`create database "${name}"`)
  await client.end()
  return `${url}/${name}`
}

function findPrograms(): string {
  const versions = existsSync(VERSIONS) ? readdirSync(VERSIONS).sort((a, b) => Number(b) - Number(a)) : []
  const directories = [
    ...versions.map((version) => `${VERSIONS}/${version}/bin`),
    ...(process.env.PATH ?? '').split(':'),
  ]
  const found = directories.find((directory) => existsSync(`${directory}/initdb`) && existsSync(`${directory}/pg_ctl`))
  if (!found) throw new Error('PostgreSQL is missing: install it with "apt-get install postgresql"')
  return found
}

const isRoot = process.getuid?.() === 0

/** PostgreSQL does not run as root. */
function run(program: string, args: string[]): void {
  const [command, all] = isRoot ? ['runuser', ['-u', 'postgres', '--', program, ...args]] : [program, args]
  execFileSync(command, all, { stdio: ['ignore', 'ignore', 'pipe'], cwd: tmpdir() })
}

function makeDirectory(): string {
  const directory = mkdtempSync(path.join(tmpdir(), 'postgres-'))
  if (isRoot) {
    const uid = Number(execFileSync('id', ['-u', 'postgres'], { encoding: 'utf8' }))
    const gid = Number(execFileSync('id', ['-g', 'postgres'], { encoding: 'utf8' }))
    chownSync(directory, uid, gid)
  }
  return directory
}

async function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })
}

async function findPort(): Promise<number> {
  for (const port of PORTS) if (await isFree(port)) return port
  throw new Error(`no port is free for PostgreSQL from ${PORTS.at(0)} to ${PORTS.at(-1)}`)
}

export async function startPostgres(): Promise<Postgres> {
  const programs = findPrograms()
  const directory = makeDirectory()
  const data = path.join(directory, 'data')
  const port = await findPort()
  run(`${programs}/initdb`, ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync'])
  const options = `-p ${port} -k ${directory} -c listen_addresses=127.0.0.1 -c fsync=off`
  run(`${programs}/pg_ctl`, ['-D', data, '-o', options, '-l', `${directory}/log`, '-w', 'start'])
  return {
    url: `postgres://postgres@127.0.0.1:${port}`,
    stop() {
      run(`${programs}/pg_ctl`, ['-D', data, '-m', 'immediate', '-w', 'stop'])
      rmSync(directory, { recursive: true, force: true })
    },
  }
}
