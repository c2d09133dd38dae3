/** What is written again while it is rendered for the first time: a visitor sees it, or that it is not there yet, and no error. */
import type { Article } from '@/contract/article'
import { eventually } from '@/harness/eventually'
import { put, remove, SITE } from '@/harness/journey-site'

const ROUNDS = 40

const toArticle = (round: number, title: string): Article => ({
  id: `fersk-artikkel-${round}`,
  slug: `fersk-artikkel-${round}`,
  title,
  content: '<p>Helt ny.</p>',
  category: 'culture',
  node_locale: 'nb',
  createdAt: 1,
  updatedAt: 1,
})

/** Another moment for each round, the same in every run. */
const momentOf = (round: number) => (round * 37) % 1000

it('a new article that is saved twice is there, or not yet, and at last as it was saved last', async () => {
  const statuses = new Set<number>()
  for (let round = 0; round < ROUNDS; round += 1) {
    const address = `${SITE}/article/fersk-artikkel-${round}`
    await put('article', toArticle(round, 'Første utkast'))
    const second = put('article', toArticle(round, `Ferdig ${round}`))
    await new Promise((resolve) => setTimeout(resolve, momentOf(round)))
    const answer = await fetch(address)
    statuses.add(answer.status)
    await answer.arrayBuffer()
    await second
    await eventually(async () => expect(await (await fetch(address)).text()).toContain(`Ferdig ${round}`))
  }
  expect([...statuses].filter((status) => status !== 200 && status !== 404)).toEqual([])
  for (let round = 0; round < ROUNDS; round += 1) await remove('article', `fersk-artikkel-${round}`)
  await eventually(async () => expect((await fetch(`${SITE}/article/fersk-artikkel-0`)).status).toBe(404))
})
