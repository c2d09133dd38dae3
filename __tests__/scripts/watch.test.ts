/** @jest-environment node */
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { watchFolders } from '@/scripts/watch.mjs'

const root = mkdtempSync(path.join(tmpdir(), 'watch-'))
afterAll(() => rmSync(root, { recursive: true }))

/** As most editors do it: written beside its place, and moved there. */
function save(name: string): void {
  const file = path.join(root, name)
  writeFileSync(`${file}~`, '')
  renameSync(`${file}~`, file)
}

const done: string[] = []
async function expectDone(...work: string[]): Promise<void> {
  for (let tries = 0; tries < 100 && done.length < work.length; tries += 1) await setTimeout(20)
  expect(done).toEqual(work)
}

it('does the code first, goes on after a failure, and does again what is saved meanwhile', async () => {
  const said = jest.spyOn(console, 'error').mockImplementation(() => {})
  const [code, content] = ['code', 'content'].map((name) => path.join(root, name))
  for (const folder of [code, content]) mkdirSync(path.join(folder ?? '', 'deep'), { recursive: true })
  const ends: (() => void)[] = []
  watchFolders([
    { folders: [code ?? ''], files: /\.ts$/, work: async () => void done.push('code') },
    {
      folders: [content ?? ''],
      work() {
        done.push('content')
        return new Promise((_, reject) => ends.push(() => reject(new Error('pages/om.md, line 3: is missing'))))
      },
    },
  ])
  save('content/deep/a.md')
  save('code/colors.css')
  await expectDone('content')
  save('content/deep/a.md')
  save('code/deep/b.ts')
  await setTimeout(300)
  await expectDone('content')
  ends.shift()?.()
  await expectDone('content', 'code', 'content')
  ends.shift()?.()
  await setTimeout(0)
  expect(said.mock.calls).toEqual(Array(2).fill(['pages/om.md, line 3: is missing']))
  said.mockRestore()
})
