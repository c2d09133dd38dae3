/**
 * Adds to package-lock.json the optional packages of other machines (another system, another processor), where the registry that
 * wrote it does not hold them: without them `npm ci` calls the lock incomplete. Run it after every change of a dependency.
 */
import { readFileSync, writeFileSync } from 'node:fs'

const FILE = new URL('../package-lock.json', import.meta.url)
const SYSTEMS = ['android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'aix', 'win32']
const PROCESSORS = ['arm64', 'riscv64', 'ppc64', 's390x', 'loong64', 'mips64el', 'ia32', 'wasm32', 'x64', 'arm']

const lock = JSON.parse(readFileSync(FILE, 'utf8'))

/** What such a package says of itself stands in its name, as in `binding-linux-arm64-musl`. */
function toEntry(name, version, isDev) {
  const os = SYSTEMS.find((word) => name.includes(word))
  const cpu = PROCESSORS.find((word) => name.includes(word))
  const libc = os === 'linux' && ['musl', 'gnu'].find((word) => name.includes(word))
  return {
    version,
    ...(cpu && { cpu: [cpu] }),
    ...(isDev && { dev: true }),
    optional: true,
    ...(os && { os: [os] }),
    ...(libc && { libc: [libc === 'gnu' ? 'glibc' : libc] }),
  }
}

const added = []
for (const [path, { optionalDependencies = {}, dev }] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(optionalDependencies)) {
    const place = `node_modules/${name}`
    if (lock.packages[place] || lock.packages[`${path}/${place}`] || !/^\d/.test(version)) continue
    lock.packages[place] = toEntry(name, version, dev)
    added.push(name)
  }
}
lock.packages = Object.fromEntries(Object.entries(lock.packages).toSorted(([a], [b]) => (a < b ? -1 : 1)))
writeFileSync(FILE, `${JSON.stringify(lock, null, 2)}\n`)
console.log(`${added.length} added`)
