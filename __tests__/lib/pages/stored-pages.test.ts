import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { rememberStoredPages, toStoredAddress } from '@/lib/pages/stored-pages'
import { processState } from '@/lib/platform/process-state'

describe('what Next has stored', () => {
  it.each([
    ['index.meta', '/'],
    ['program.meta', '/program'],
    ['bare, tekst--å.meta', '/bare%2C%20tekst--%C3%A5'],
    ['APP_PAGE/abc/$/article/ny.meta', '/article/ny'],
    ['internal--/not-found.meta', '/404.html'],
    ['not-found-page.meta', '/not-found-page'],
  ])('%s is the page of %s', (file, address) => expect(toStoredAddress(file)).toBe(address))

  it('is known by its tags; what cannot be read is passed over', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'stored-'))
    const generated = path.join(folder, 'route-cache', 'APP_PAGE', 'x', '$')
    await mkdir(path.join(folder, 'app'), { recursive: true })
    await mkdir(generated, { recursive: true })
    const meta = (tags: string) => JSON.stringify({ headers: { 'x-next-cache-tags': tags } })
    await writeFile(path.join(folder, 'app', 'a.meta'), meta('site,page:a'))
    await writeFile(path.join(folder, 'app', 'b.meta'), '{')
    await writeFile(path.join(generated, 'a.meta'), meta('site,productions'))
    await rememberStoredPages(folder)
    expect([...processState().loads]).toEqual([
      ['/a', { tags: ['site', 'page:a', 'productions'], startedAt: 0, isFailed: false }],
    ])
    await rm(folder, { recursive: true })
  })

  it('is nothing where there is no build', async () => {
    processState().loads.clear()
    await rememberStoredPages('/finnes/ikke')
    expect(processState().loads.size).toBe(0)
  })
})
