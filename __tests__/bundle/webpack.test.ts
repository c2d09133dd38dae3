import { existsSync } from 'node:fs'
import { optimizeClientBundle } from '@/bundle/webpack'

class NextMiniCssExtractPlugin {
  options = { runtime: true }
}

const toConfig = () => ({
  resolve: { alias: {} as Record<string, string | false> },
  optimization: { splitChunks: { cacheGroups: {} as Record<string, object> } },
  plugins: [new NextMiniCssExtractPlugin()],
})

describe('what the browser gets', () => {
  it('is not changed on the server, nor in development', () => {
    expect(optimizeClientBundle(toConfig(), { dev: true, isServer: false })).toEqual(toConfig())
    expect(optimizeClientBundle(toConfig(), { dev: false, isServer: true })).toEqual(toConfig())
  })

  it('leaves out a file that there is', () => {
    const { alias } = optimizeClientBundle(toConfig(), { dev: false, isServer: false }).resolve
    expect(Object.values(alias)).toEqual([false])
    expect(Object.keys(alias).filter((file) => !existsSync(file))).toEqual([])
  })
})
