import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { images } from '@/platform/images/images'

let base: string
let server: FastifyInstance
let port: number

beforeAll(async () => {
  base = await mkdtemp(path.join(tmpdir(), 'images-'))
  const directory = path.join(base, 'pictures')
  await mkdir(path.join(directory, 'mappe', 'år'), { recursive: true })
  const halves = await twoHalves(400, 200)
  await writeFile(path.join(directory, 'halves.jpg'), await halves.clone().jpeg({ quality: 95 }).toBuffer())
  await writeFile(path.join(directory, 'mappe', 'år', 'dyp.png'), await halves.clone().png().toBuffer())
  await writeFile(
    path.join(directory, 'turned.jpg'),
    await halves.clone().withMetadata({ orientation: 6 }).jpeg().toBuffer(),
  )
  await writeFile(path.join(directory, 'script.svg'), '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')
  await writeFile(path.join(directory, 'disguised.jpg'), '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')
  await writeFile(path.join(directory, 'broken.jpg'), Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]))
  await writeFile(path.join(directory, 'huge.png'), hugePng())
  await writeFile(path.join(directory, '.hidden.jpg'), await halves.clone().jpeg().toBuffer())
  await writeFile(path.join(base, 'secret.jpg'), await halves.clone().jpeg().toBuffer())
  await symlink(path.join(base, 'secret.jpg'), path.join(directory, 'link.jpg'))
  await symlink(base, path.join(directory, 'linked'))
  server = Fastify()
  await server.register(images, { prefix: '/images', directory, cacheDirectory: path.join(base, 'cache') })
  await server.listen({ port: 0, host: '127.0.0.1' })
  const address = server.server.address()
  port = typeof address === 'object' && address ? address.port : 0
})

afterAll(async () => {
  await server.close()
  await rm(base, { recursive: true, force: true })
})

/** Red to the left, blue to the right. */
async function twoHalves(width: number, height: number) {
  const left = await sharp({ create: { width: width / 2, height, channels: 3, background: '#f00' } })
    .png()
    .toBuffer()
  const whole = sharp({ create: { width, height, channels: 3, background: '#00f' } })
  return sharp(
    await whole
      .composite([{ input: left, left: 0, top: 0 }])
      .png()
      .toBuffer(),
  )
}

/** A PNG of a hundred bytes that claims to have ten thousand million pixels. */
function hugePng(): Buffer {
  const head = Buffer.from('89504e470d0a1a0a0000000d49484452000186a0000186a00802000000', 'hex')
  return Buffer.concat([head, Buffer.alloc(60)])
}

/** The address goes out exactly as written: no client tidies its dots away. */
function get(address: string, headers: Record<string, string> = {}, method = 'GET') {
  return new Promise<{ status: number; headers: Record<string, string | string[] | undefined>; body: Buffer }>(
    (resolve, reject) => {
      request({ host: '127.0.0.1', port, path: `/images/${address}`, headers, method }, (answer) => {
        const parts: Buffer[] = []
        answer.on('data', (part: Buffer) => parts.push(part))
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(parts) }),
        )
      })
        .on('error', reject)
        .end()
    },
  )
}

async function sizeOf(address: string) {
  const { body } = await get(address)
  const { width, height, format } = await sharp(body).metadata()
  return { width, height, format }
}

/** The share of red in the picture, 0 to 1. */
async function redness(address: string) {
  const { channels } = await sharp((await get(address)).body).stats()
  return Math.round(((channels[0]?.mean ?? 0) / 255) * 20) / 20
}

describe('rule 21: fit', () => {
  it('clips by default: within the box, nothing cut, enlarged if need be', async () => {
    expect(await sizeOf('halves.jpg?w=160&h=160')).toEqual({ width: 160, height: 80, format: 'jpeg' })
    expect(await sizeOf('halves.jpg?w=800')).toMatchObject({ width: 800, height: 400 })
    expect(await sizeOf('halves.jpg?h=160&fit=clip')).toMatchObject({ width: 320, height: 160 })
  })

  it('never enlarges with max, nor without a size', async () => {
    expect(await sizeOf('halves.jpg?w=800&fit=max')).toMatchObject({ width: 400, height: 200 })
    expect(await sizeOf('halves.jpg?w=390&fit=max')).toMatchObject({ width: 400, height: 200 })
    expect(await sizeOf('halves.jpg?w=160&fit=max')).toMatchObject({ width: 160, height: 80 })
    expect(await sizeOf('halves.jpg')).toMatchObject({ width: 400, height: 200 })
  })

  it('fills the box with crop, around the focal point', async () => {
    const square = 'halves.jpg?w=160&h=160&fit=crop&crop=focalpoint'
    expect(await sizeOf(`${square}&fp-x=0.1&fp-y=0.5`)).toMatchObject({ width: 160, height: 160 })
    expect(await redness(`${square}&fp-x=0`)).toBe(1)
    expect(await redness(`${square}&fp-x=1`)).toBe(0)
    expect(await redness(square)).toBe(0.5)
    expect(await redness('halves.jpg?w=160&h=160&fit=crop&fp-x=0')).toBe(0.5)
  })

  it('may be larger than asked for, and keeps its ratio', async () => {
    expect(await sizeOf('halves.jpg?w=100&h=60&fit=crop')).toMatchObject({ width: 160, height: 96 })
    expect(await sizeOf('halves.jpg?w=100&h=170')).toMatchObject({ width: 160, height: 80 })
  })

  it('crops a sliver without swelling it first', async () => {
    expect(await sizeOf('halves.jpg?w=1&h=3840&fit=crop')).toMatchObject({ width: 27, height: 3840 })
  })

  it('stands a turned picture upright', async () => {
    expect(await sizeOf('turned.jpg?w=160')).toMatchObject({ width: 160, height: 320 })
    expect(await sizeOf('turned.jpg?w=480&h=160&fit=crop')).toMatchObject({ width: 480, height: 160 })
  })

  it('takes paths with slashes and letters beyond ASCII', async () => {
    expect(await sizeOf('mappe/%C3%A5r/dyp.png?w=160')).toMatchObject({ width: 160, format: 'png' })
  })
})

describe('auto', () => {
  const browser = 'image/avif,image/webp,image/*,*/*;q=0.8'

  it.each([
    [browser, 'image/avif'],
    ['image/webp,*/*', 'image/webp'],
    ['image/avif;q=0, image/webp', 'image/webp'],
    ['*/*', 'image/jpeg'],
    ['', 'image/jpeg'],
  ])('answers Accept %p with %s', async (accept, type) => {
    const answer = await get('halves.jpg?w=160&auto=compress,format', { accept })
    expect(answer).toMatchObject({ status: 200, headers: { 'content-type': type, vary: 'Accept' } })
    expect((await sharp(answer.body).metadata()).width).toBe(160)
  })

  it.each([
    ['w=1920&h=1080&fit=crop', browser, 'image/avif'],
    ['w=1920&h=1280&fit=crop', 'image/avif', 'image/jpeg'],
    ['w=1920&h=1280&fit=crop', browser, 'image/webp'],
    ['w=1920', browser, 'image/webp'],
  ])('makes no AVIF that takes long: %s with Accept %p gives %s', async (query, accept, type) => {
    const { headers, body } = await get(`halves.jpg?${query}&auto=compress,format`, { accept })
    expect(headers).toMatchObject({ 'content-type': type, vary: 'Accept', 'content-length': String(body.length) })
    expect(`image/${(await sharp(body).metadata()).format}`.replace('heif', 'avif')).toBe(type)
  })

  it('keeps the format, and does not vary, without auto=format', async () => {
    const { headers } = await get('halves.jpg?w=160&auto=compress', { accept: browser })
    expect(headers).toMatchObject({ 'content-type': 'image/jpeg' })
    expect(headers).not.toHaveProperty('vary')
  })
})

describe('the answer', () => {
  it('may be kept for a year and is answered 304 to whom has it', async () => {
    const { headers } = await get('halves.jpg?w=50')
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'access-control-allow-origin': '*',
      'x-content-type-options': 'nosniff',
      etag: expect.stringMatching(/^"[0-9a-f]{64}"$/),
    })
    const again = await get('halves.jpg?w=50', { 'if-none-match': `W/"x", ${headers.etag}` })
    expect(again).toMatchObject({ status: 304, body: Buffer.alloc(0) })
    expect((await get('halves.jpg?w=51', { 'if-none-match': String(headers.etag) })).status).toBe(304)
    expect((await get('halves.jpg?w=161', { 'if-none-match': String(headers.etag) })).status).toBe(200)
  })

  it('is made once: kept on disk and given again', async () => {
    const [first, second] = [await get('halves.jpg?w=77'), await get('halves.jpg?w=77')]
    const kept = await readdir(path.join(base, 'cache'))
    expect(kept).toContain(String(first.headers.etag).replaceAll('"', ''))
    expect(second.body.equals(first.body)).toBe(true)
  })

  it('has no body for HEAD', async () => {
    const { body } = await get('halves.jpg?w=50')
    const headers = { 'content-length': String(body.length) }
    expect(await get('halves.jpg?w=50', {}, 'HEAD')).toMatchObject({ status: 200, headers, body: Buffer.alloc(0) })
  })
})

describe('refusals', () => {
  it.each([
    '../secret.jpg',
    '%2e%2e/secret.jpg',
    '..%2fsecret.jpg',
    'mappe/../../secret.jpg',
    '..%5csecret.jpg',
    'link.jpg',
    'linked/secret.jpg',
    'halves.jpg%00.png',
    '.hidden.jpg',
    'mappe//halves.jpg',
    'halves.jpg/',
    'mappe',
    'script.svg',
    'disguised.jpg',
    'finnes-ikke.jpg',
    '',
  ])('answers 404 to %p', async (address) => {
    const answer = await get(address)
    expect(answer.status).toBe(404)
    expect(String(answer.headers['content-type'])).not.toMatch(/image|html/)
  })

  it('answers 404 to a name that no file can have', async () => {
    expect((await get(`${'x'.repeat(300)}.jpg`)).status).toBe(404)
    expect((await get(`${'x/'.repeat(2000)}a.jpg`)).status).toBe(404)
  })

  it('answers 400 and names the parameters at fault', async () => {
    const answer = await get('halves.jpg?w=5000&fit=stretch')
    expect(answer).toMatchObject({
      status: 400,
      headers: { 'content-type': expect.stringMatching(/^application\/problem\+json/), 'cache-control': 'no-store' },
    })
    expect(JSON.parse(answer.body.toString())).toMatchObject({
      status: 400,
      errors: [{ field: 'w' }, { field: 'fit' }],
    })
    expect((await get('halves.jpg?w=5&w=6')).status).toBe(400)
  })

  it.each(['broken.jpg', 'huge.png'])('answers 422 to %s and tells nothing of its insides', async (name) => {
    const answer = await get(`${name}?w=10`)
    expect(answer.status).toBe(422)
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store' })
    expect(JSON.parse(answer.body.toString())).toEqual({
      title: 'Unprocessable Content',
      status: 422,
      detail: 'The picture is broken or too large.',
    })
  })
})
