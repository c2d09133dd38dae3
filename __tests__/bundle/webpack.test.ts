import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import axios, { Axios, type AxiosAdapter, type AxiosRequestConfig } from 'axios'
import standIn from '@/bundle/axios/defaults'
import nameHelpers from '@/bundle/axios/loader'
import mergeConfig from '@/bundle/axios/merge-config'
import listClientParts from '@/bundle/next-flight-client-entry-loader'
import { lighten } from '@/bundle/webpack'

class NextMiniCssExtractPlugin {
  options = { runtime: true }
}

const toConfig = () => ({
  module: { rules: [] as object[] },
  resolve: { alias: {} as Record<string, string | false> },
  resolveLoader: { alias: {} as Record<string, string> },
  optimization: { splitChunks: { cacheGroups: {} as Record<string, object> } },
  plugins: [new NextMiniCssExtractPlugin()],
})

describe('what the browser gets', () => {
  it('is not changed on the server but for the names of classes, and in development not at all', () => {
    expect(lighten(toConfig(), { dev: true, isServer: false })).toEqual(toConfig())
    expect(lighten(toConfig(), { dev: false, isServer: true })).toEqual(toConfig())
  })

  it('leaves out files that there are, for files that there are', () => {
    const { immer, ...alias } = lighten(toConfig(), { dev: false, isServer: false }).resolve.alias
    const files = [...Object.entries(alias).flat(), immer].filter((file) => typeof file === 'string')
    expect(files.filter((file) => !existsSync(file))).toEqual([])
  })
})

describe("axios' helpers", () => {
  const folder = path.resolve('node_modules/axios/lib')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js') && !file.includes('node'))
    .map((file) => ({ file, code: nameHelpers(readFileSync(path.join(folder, file), 'utf8')) }))
  const helpers = files.find(({ file }) => file === 'utils.js')?.code ?? ''
  const names = /^export \{([^}]*)\};/m.exec(helpers)?.[1] ?? ''
  const exported = names
    .replace(/\/\/.*/g, '')
    .split(',')
    .map((name) => name.trim().split(' as ').at(-1))

  it('are exported by name', () => {
    expect(helpers).not.toMatch(/export default/)
    expect(names).toContain('hasOwnProperty as hasOwnProp')
    expect(exported).toEqual(expect.arrayContaining(['isString', 'hasOwnProp', 'global', 'setImmediate']))
  })

  it('are asked for by names that there are', () => {
    const users = files.filter(({ code }) => /^import \* as utils from/m.test(code))
    expect(users.length).toBeGreaterThan(5)
    for (const { file, code } of users) {
      const used = [...code.matchAll(/\butils\.(\w+)(?=[(),;\s.])(?<!utils\.js)/g)].map(([, name]) => name)
      expect({ file, missing: used.filter((name) => !exported.includes(name)) }).toEqual({ file, missing: [] })
    }
  })

  it('leave other objects as they are', () => {
    const code = 'export default {\n  get,\n  has: hasOwn,\n};\n'
    expect(nameHelpers(code)).toBe(code)
  })
})

describe('what stands in for parts of axios', () => {
  const token = { 'X-Token': 'a' }
  const none = { 'Content-Type': false as const, Authorization: 'Bearer b' }
  const calls: AxiosRequestConfig<unknown>[] = [
    { method: 'POST', headers: token, data: { Email: 'ø', id: 1 } },
    { method: 'POST', headers: token, data: {} },
    { method: 'POST', headers: none, data: undefined },
    { method: 'GET', headers: none, data: undefined },
  ]

  it.each(calls)('sends what axios itself would: %j', async (call) => {
    const sentBy = async (client: Axios) => {
      const adapter: AxiosAdapter = async (config) => ({ status: 200, statusText: '', headers: {}, data: '', config })
      const { config } = await client.request({ ...call, url: '/a', adapter })
      return { headers: config.headers.toJSON(), data: config.data, method: config.method }
    }
    expect(await sentBy(new Axios(mergeConfig(standIn, { timeout: 0 })))).toEqual(await sentBy(axios.create()))
  })

  it.each(calls)('merges as axios does: %j', (call) => {
    const { signal } = new AbortController()
    const merged = Reflect.apply(axios.mergeConfig, axios, [
      { timeout: 0, ...standIn },
      { ...call, signal },
    ])
    expect(mergeConfig({ timeout: 0, ...standIn }, { ...call, signal })).toEqual(merged)
    expect(merged.signal).toBe(signal)
  })
})

it('of a style sheet that only a server component uses, no name travels', () => {
  const modules = ['/a/b.module.css', '/a/b.client.tsx'].map((request) => JSON.stringify({ request, ids: [] }))
  const context = { getOptions: () => ({ modules, server: 'false' }), _module: { buildInfo: {} } }
  const code = Reflect.apply(listClientParts, context, [])
  expect(code).toContain('import(/* webpackMode: "eager", webpackExports: [] */ "/a/b.module.css")')
  expect(code).toContain('import(/* webpackMode: "eager" */ "/a/b.client.tsx")')
})
