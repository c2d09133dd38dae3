import { existsSync } from 'node:fs'
import { optimizeBundle } from '@/bundle/webpack'

class NextMiniCssExtractPlugin {
  options = { runtime: true }
}

const toConfig = () => ({
  module: { rules: [] as { loader: string }[] },
  resolve: { alias: {} as Record<string, string | false> },
  optimization: { splitChunks: { cacheGroups: {} as Record<string, object> } },
  plugins: [new NextMiniCssExtractPlugin()],
})

describe('what the browser gets', () => {
  it('is not changed on the server, nor in development', () => {
    expect(optimizeBundle(toConfig(), { dev: true, isServer: false })).toEqual(toConfig())
    expect(optimizeBundle(toConfig(), { dev: false, isServer: true })).toEqual(toConfig())
  })

  it('calls a class by the same short name as the server, in each file by another', () => {
    const toNames = (isServer: boolean, dev = false) => {
      const options = { modules: { getLocalIdent: (..._: unknown[]) => 'as Next calls it' } }
      const config = { ...toConfig(), module: { rules: [{ oneOf: [{ use: [{ options }, { loader: 'x' }] }, {}] }] } }
      optimizeBundle(config, { dev, isServer })
      return ['/site/a.module.css', '/site/b.module.css'].map((resourcePath) =>
        options.modules.getLocalIdent({ rootContext: '/site', resourcePath }, '', 'title'),
      )
    }
    expect(toNames(false)).toEqual([expect.stringMatching(/^c[\w-]{5}$/), expect.stringMatching(/^c[\w-]{5}$/)])
    expect(new Set(toNames(false)).size).toBe(2)
    expect(toNames(true)).toEqual(toNames(false))
    expect(new Set(toNames(false, true))).toEqual(new Set(['as Next calls it']))
  })

  it('is made with files that there are', () => {
    const { resolve, module, ...others } = toConfig()
    optimizeBundle({ resolve, module, ...others }, { dev: false, isServer: false })
    const files = [...Object.keys(resolve.alias), ...module.rules.map(({ loader }) => loader)]
    expect(files).toHaveLength(2)
    expect(files.filter((file) => !existsSync(file))).toEqual([])
  })
})
