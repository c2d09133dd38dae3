import { put, read } from './client'
import { makeArticle } from './documents'
import { openRaw, sayRaw } from './raw-connection'
import { makeDataDir, removeDataDir, startTestPlatform, type TestPlatform } from './test-platform'

const LIMITS = { request: 300, idle: 700 }
const HEALTH = 'GET /health HTTP/1.1\r\nHost: platform\r\n\r\n'
const HEAD = [
  'POST /loyalty/118/LoginDx HTTP/1.1',
  'Host: platform',
  'Content-Type: application/json',
  'Content-Length: 100000',
].join('\r\n')

describe('a connection to the platform', () => {
  let platform: TestPlatform
  beforeAll(async () => {
    platform = await startTestPlatform({
      DATA_DIR: makeDataDir(),
      DATABASE_URL: 'memory:',
      TEST_LIMITS: JSON.stringify(LIMITS),
    })
  })
  afterAll(async () => {
    await platform.end()
    removeDataDir(platform.dataDir)
  })

  it.each([
    ['a body', `${HEAD}\r\n\r\n{"Email":"`],
    ['headers', `${HEAD}\r\nX-Slow: `],
    ['a first line', 'GET /hea'],
    ['nothing', ''],
  ])('is ended where %s never comes to an end, however it trickles', async (_, begun) => {
    const { socket, closed } = openRaw(platform.url)
    socket.write(begun)
    const trickle = begun && setInterval(() => socket.write('a'), 50)
    const heard = await closed
    clearInterval(trickle || undefined)
    socket.destroy()
    expect(heard).toMatch(/^HTTP\/1\.1 408 /)
    expect(platform.output()).toBe(`Platform: ${platform.url}\n`)
  })

  it('is ended where it has been answered and asks nothing more', async () => {
    const { socket, closed } = await sayRaw(platform.url, HEALTH)
    expect(await closed).toMatch(/^HTTP\/1\.1 200 /)
    socket.destroy()
  })

  it('is kept while an answer takes longer than a request may', async () => {
    await put(platform.url, 'article', makeArticle(1))
    const { body } = await read(platform.url, '/changes?since=1&wait=3')
    expect(body).toEqual({ items: [], last: 1 })
  })
})
