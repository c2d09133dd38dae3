import { readdirSync, readFileSync, statSync } from 'node:fs'
import { readPictureSizes } from '@/platform/content/pictures'

const FOLDER = 'content/pictures'
const names = readdirSync(FOLDER).filter((name) => name !== 'README.md')

/** Pixels by how the name begins; all others are covers. */
function toSize(name: string): number[] {
  if (name.endsWith('-poster.jpg')) return [1000, 1500]
  if (name.startsWith('kunst-')) return [1200, 1200]
  return name.startsWith('nytt-') ? [1600, 900] : [1920, 1080]
}

describe('the pictures of the house', () => {
  it('are those of pictures.yaml', () => {
    const rows = readFileSync('content/pictures.yaml', 'utf8').match(/^[\w.-]+(?=:)/gm) ?? []
    expect(rows.toSorted()).toEqual(names.toSorted())
  })

  it('have the size of their kind, and no phone is asked to take a large one', async () => {
    const sizes = await readPictureSizes(FOLDER)
    for (const name of names.filter((each) => each.endsWith('.jpg'))) {
      const { width, height } = sizes.get(name) ?? {}
      expect([name, width, height]).toEqual([name, ...toSize(name)])
      expect([name, statSync(`${FOLDER}/${name}`).size < 175_000]).toEqual([name, true])
    }
  })
})
