import { readSettings } from '@/lib/env'

const good = {
  SITE_URL: 'https://huset.example/',
  SITE_ID: 'huset',
  PLATFORM_URL: 'http://127.0.0.1:4000/',
  PLATFORM_USER: 'u',
  PLATFORM_PASSWORD: 'p',
  MANAGEMENT_CLIENT_ID: 'c',
  MANAGEMENT_CLIENT_SECRET: 's',
  WEBHOOK_SECRET: `whsec_${Buffer.alloc(24).toString('base64')}`,
}

describe('the settings', () => {
  it('derives the bases of one platform, without trailing slashes (S7.18)', () => {
    const { bases, loyalty, siteUrl, port } = readSettings(good)
    expect(siteUrl).toBe('https://huset.example')
    expect(port).toBe(3000)
    expect(bases).toEqual({
      data: 'http://127.0.0.1:4000/v1',
      runtime: 'http://127.0.0.1:4000/runtime',
      management: 'http://127.0.0.1:4000/management',
      identity: 'http://127.0.0.1:4000/identity',
      images: 'http://127.0.0.1:4000/images',
    })
    expect(loyalty).toEqual({ 118: 'http://127.0.0.1:4000/loyalty/118', 178: 'http://127.0.0.1:4000/loyalty/178' })
  })

  it('takes a platform that is spread over hosts', () => {
    expect(readSettings({ ...good, DATA_API_URL: 'https://data.example/v1' }).bases.data).toBe(
      'https://data.example/v1',
    )
    const spread = readSettings({ ...good, LOYALTY_178_URL: 'https://kino.example/' })
    expect(spread.loyalty).toEqual({ 118: 'http://127.0.0.1:4000/loyalty/118', 178: 'https://kino.example' })
  })

  it.each(Object.keys(good))('names %s where it is missing, in one line', (name) => {
    expect(() => readSettings({ ...good, [name]: ' ' })).toThrow(new RegExp(`^The setting ${name} .*$`))
  })

  const bad: [string, string][] = [
    ['PORT', '0'],
    ['PORT', 'x'],
    ['SITE_URL', 'ftp://a'],
    ['PLATFORM_URL', 'a'],
    ['IMAGES_URL', 'b'],
    ['LOYALTY_118_URL', 'c'],
    ['SERVICE_WORKER', 'no'],
    ['WEBHOOK_SECRET', 'abc'],
    ['TRUSTED_PROXIES', '10.0.0.0/8, 10.0.0.0/33'],
    ['TRUSTED_PROXIES', 'proxy.example'],
    ['WEBHOOK_SECRET', 'whsec_abc'],
    ['WEBHOOK_SECRET', `whsec_${Buffer.alloc(65).toString('base64')}`],
  ]
  it.each(bad)('names %s where it is %j', (name, value) => {
    expect(() => readSettings({ ...good, [name]: value })).toThrow(name)
  })

  it('never says a secret', () => {
    expect(() => readSettings({ ...good, WEBHOOK_SECRET: 'whsec_hemmelig' })).not.toThrow(/hemmelig/)
  })
})
