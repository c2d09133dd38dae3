import { readFileSync } from 'node:fs'

interface Entry {
  integrity?: string
  link?: boolean
  optionalDependencies?: Record<string, string>
}

const packages: Record<string, Entry> = JSON.parse(readFileSync('package-lock.json', 'utf8')).packages
const entries = Object.entries(packages).filter(([place]) => place !== '')

it('holds what every package must hash to', () => {
  expect(entries.length).toBeGreaterThan(1000)
  const withoutHash = entries.filter(([, { integrity, link }]) => !link && !/^sha512-\S+$/.test(integrity ?? ''))
  expect(withoutHash.map(([place]) => place)).toEqual([])
})

// `npm ci` calls the lock incomplete without them, where the registry has them.
it('holds the optional packages of every system', () => {
  const absent = entries.flatMap(([place, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter(
      (name) => !packages[`node_modules/${name}`] && !packages[`${place}/node_modules/${name}`],
    ),
  )
  expect(absent).toEqual([])
})
