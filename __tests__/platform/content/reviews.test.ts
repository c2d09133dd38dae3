import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { makeReviews } from '@/platform/content/reviews'
import { readHouse } from './house-content'
import { makeSmallHouse, type SmallHouse } from './small-house'

const NOON = Date.parse('2026-11-20T12:00:00+01:00')
const DAY = 86_400_000
const REVIEW = "- { name: elvefar, rating: 4, likes: 2, daysAgo: 3, text: 'Den renner.' }\n"

const readReviews = (directory: string) => makeReviews({ directory, baseUrl: 'https://platform.example', now: NOON })

describe('the sample reviews', () => {
  let house: SmallHouse
  beforeEach(async () => {
    house = await makeSmallHouse()
  })
  afterEach(() => rm(house.directory, { recursive: true }))

  it('are tied to the film of the same file name, and as old as they say', async () => {
    await house.write('reviews/elven.yaml', REVIEW)
    expect(await readReviews(house.directory)).toEqual([
      {
        sample: 'elven-1',
        edi: 'E1',
        userName: 'elvefar',
        rating: 4,
        comment: 'Den renner.',
        likes: 2,
        isLiked: false,
        image: null,
        addedAt: NOON - 3 * DAY,
      },
    ])
  })

  it('have the picture of who wrote them, and some are liked', async () => {
    const second = "- { name: skogmus, rating: 4, likes: 2, liked: true, daysAgo: 3, text: 'Den stiger.' }\n"
    await house.write('reviews/elven.yaml', REVIEW + second)
    await house.write('reviewers.yaml', 'elvefar: bilde.png\n')
    expect(await readReviews(house.directory)).toMatchObject([
      { isLiked: false, image: 'https://platform.example/images/bilde.png' },
      { isLiked: true, image: null },
    ])
    await house.write('reviewers.yaml', 'elvefar: borte.png\n')
    await expect(readReviews(house.directory)).rejects.toThrow('no picture pictures/borte.png')
  })

  it('show in this house what a picture and a liked one look like', async () => {
    const reviews = await readReviews(join(process.cwd(), 'content'))
    for (const shown of [reviews.filter(({ image }) => image), reviews.filter(({ isLiked }) => isLiked)]) {
      expect(shown.length).toBeGreaterThan(2)
      expect(shown.length).toBeLessThan(reviews.length / 2)
    }
  })

  it.each([
    ['reviews/elva.yaml', REVIEW, 'reviews/elva.yaml: no film elva'],
    ['reviews/elven.yaml', REVIEW.replace('4', '6'), 'reviews/elven.yaml, line 1, [0].rating: '],
    ['reviews/elven.yaml', REVIEW.replace('elvefar', "''"), 'reviews/elven.yaml, line 1, [0].name: '],
  ])('of a faulty file are refused by name (%s)', async (name, text, message) => {
    await house.write(name, text)
    await expect(readReviews(house.directory)).rejects.toThrow(message)
  })

  it('stand under every film that runs, and more than a page under one', async () => {
    const reviews = await readReviews(join(process.cwd(), 'content'))
    const { productions } = await readHouse(NOON)
    const running = productions.filter(({ objectClass, archived }) => objectClass === 'movie' && !archived)
    const countOf = (edi: string | undefined) => reviews.filter((one) => one.edi === edi).length
    for (const { title, ediNumber } of running) expect([title, countOf(ediNumber) >= 3]).toEqual([title, true])
    expect(Math.max(...running.map(({ ediNumber }) => countOf(ediNumber)))).toBeGreaterThan(20)
    expect(new Set(reviews.map(({ comment }) => comment)).size).toBe(reviews.length)
  })
})

it('rule 20: sends buyers of sample tickets to the checkout of the platform', async () => {
  const { documents } = await readHouse(NOON)
  const sold = documents.event.filter(({ ticketUrl }) => ticketUrl !== undefined)
  expect(sold.length).toBeGreaterThan(100)
  for (const { id, ticketUrl, capacity } of sold) {
    expect(ticketUrl).toBe(`http://127.0.0.1:4200/checkout/${id}`)
    expect(capacity).toBeGreaterThan(0)
  }
})
