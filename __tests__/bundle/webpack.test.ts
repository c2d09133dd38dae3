import { existsSync } from 'node:fs'
import { optimizeClientBundle } from '@/bundle/webpack'

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
    expect(optimizeClientBundle(toConfig(), { dev: true, isServer: false })).toEqual(toConfig())
    expect(optimizeClientBundle(toConfig(), { dev: false, isServer: true })).toEqual(toConfig())
  })

  it('is made with files that there are', () => {
    const { resolve, module, ...others } = toConfig()
    optimizeClientBundle({ resolve, module, ...others }, { dev: false, isServer: false })
    const files = [...Object.keys(resolve.alias), ...module.rules.map(({ loader }) => loader)]
    expect(files).toHaveLength(2)
    expect(files.filter((file) => !existsSync(file))).toEqual([])
  })
})
