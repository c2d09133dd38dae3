import { readSettings, SettingError } from '@/platform/env'
import { baseEnv } from './test-platform'

const secretOf = (bytes: number) => `whsec_${Buffer.alloc(bytes, 7).toString('base64')}`

describe('the platform’s settings', () => {
  it('have defaults for what is no secret', () => {
    const { PLATFORM_PORT: _, ...env } = baseEnv()
    expect(readSettings(env)).toMatchObject({
      host: '127.0.0.1',
      port: 4000,
      publicUrl: undefined,
      databaseUrl: undefined,
      dataDir: `${process.cwd()}/.data`,
      webhook: undefined,
      trustedProxies: false,
    })
  })

  it.each([
    'SITE_ID',
    'PLATFORM_USER',
    'PLATFORM_PASSWORD',
    'MANAGEMENT_CLIENT_ID',
    'MANAGEMENT_CLIENT_SECRET',
    'WEBHOOK_SECRET',
    'SITE_ORIGINS',
  ])('name %s where it is missing', (name) => {
    expect(() => readSettings({ ...baseEnv(), [name]: undefined })).toThrow(new RegExp(`^${name} is missing`))
    expect(() => readSettings({ ...baseEnv(), [name]: '' })).toThrow(SettingError)
  })

  it.each([
    ['PLATFORM_PORT', '70000'],
    ['PLATFORM_PORT', 'x'],
    ['PLATFORM_PUBLIC_URL', 'kulturhus.example'],
    ['PLATFORM_USER', 'a:b'],
    ['DATABASE_URL', 'mysql://x'],
    ['WEBHOOK_URL', 'ftp://x.example'],
    ['WEBHOOK_SECRET', 'hemmelig'],
    ['SITE_ORIGINS', '*'],
    ['SITE_ORIGINS', 'https://a.example/'],
    ['SITE_ORIGINS', 'https://a.example, https://b.example'],
    ['SITE_ORIGINS', 'ftp://a.example'],
    ['TRUSTED_PROXIES', 'proxy.example'],
    ['TRUSTED_PROXIES', '10.0.0.0/8/8'],
    ['TRUSTED_PROXIES', '10.0.0.0/33'],
    ['TRUSTED_PROXIES', '10.0.0.0/0'],
    ['TRUSTED_PROXIES', 'fd00::/129'],
    ['TRUSTED_PROXIES', '10.0.0.1,'],
  ])('name %s where it is %s, in one line', (name, value) => {
    const start = new RegExp(`^${name} [^\\n]+$`)
    expect(() => readSettings({ ...baseEnv(), [name]: value })).toThrow(start)
  })

  it('takes proxies by address and by network', () => {
    const env = { ...baseEnv(), TRUSTED_PROXIES: '10.0.0.0/32,fd00::/128,192.0.2.1' }
    expect(readSettings(env).trustedProxies).toEqual(['10.0.0.0/32', 'fd00::/128', '192.0.2.1'])
  })

  it.each([
    [23, false],
    [24, true],
    [64, true],
    [65, false],
  ])('rule 17: take a webhook secret of %d bytes: %s', (bytes, isTaken) => {
    const take = () => readSettings({ ...baseEnv(), WEBHOOK_SECRET: secretOf(bytes), WEBHOOK_URL: 'http://127.0.0.1/' })
    if (isTaken) expect(take().webhook).toEqual({ url: 'http://127.0.0.1/', secret: secretOf(bytes) })
    else expect(take).toThrow('WEBHOOK_SECRET')
  })
})
