import type { Change } from '@/contract/change'
import type { Changes } from '@/lib/content-api/changes'
import { dedupeChanges, Follower, WAIT } from '@/lib/freshness/follower'

const EVERYTHING: Change[] = [{ model: 'site', id: 's' }]
const item = (seq: number, over: Partial<Change> = {}) => ({
  model: 'page' as const,
  id: `p${seq}`,
  seq,
  at: 1,
  ...over,
})
const answer = (over: Partial<Changes>): Changes => ({
  items: [],
  last: 0,
  next: over.items?.at(-1)?.seq ?? 0,
  ...over,
})

interface Circumstances {
  /** Which announcements are refused, counted from 1. */
  announceFails?: number[]
  /** Milliseconds until an answer comes. */
  held?: number
  /** How often pages are being generated still when a position is to be kept. */
  unsettled?: number
}

/** Runs until the answers are used up. */
async function run(
  answers: (Changes | Error)[],
  since: number | undefined,
  { announceFails = [], held = 25_000, unsettled = 0 }: Circumstances = {},
) {
  jest.useFakeTimers()
  let refusals = unsettled
  const asked: [number, number][] = []
  /** When each question was asked, milliseconds from the first answer's end on. */
  const at: number[] = []
  const announced: (readonly Change[])[] = []
  const kept: number[] = []
  const follower: Follower = new Follower({
    load: async (from, wait) => {
      asked.push([from, wait])
      at.push(performance.now())
      await jest.advanceTimersByTimeAsync(held)
      const next = answers.shift()
      if (answers.length === 0) follower.stop()
      if (next instanceof Error || next === undefined) throw next ?? new Error('over')
      return next
    },
    announce: async (changes) => {
      announced.push(changes)
      if (announceFails.includes(announced.length)) throw new Error('refused')
    },
    everything: EVERYTHING,
    keep: async (seq) => {
      kept.push(seq)
      refusals -= 1
      return refusals < 0
    },
  })
  let isOver = false
  const work = follower.run(since).finally(() => {
    isOver = true
  })
  while (!isOver) await jest.advanceTimersByTimeAsync(50)
  await work
  const pauses = at.slice(1).map((time, turn) => Math.round(time - (at[turn] ?? 0) - held))
  jest.useRealTimers()
  return { asked, announced, kept, pauses }
}

const warn = jest.spyOn(console, 'warn').mockImplementation(() => {})
jest.spyOn(console, 'info').mockImplementation(() => {})
beforeEach(() => warn.mockClear())

describe('rule 15: following the feed', () => {
  it('goes on from the last item received, and holds the line', async () => {
    const { asked, announced, kept } = await run(
      [
        answer({ items: [item(4), item(5)], last: 9 }),
        answer({ items: [item(6)], last: 9 }),
        answer({ next: 6, last: 6 }),
      ],
      3,
    )
    expect(asked).toEqual([
      [3, WAIT],
      [5, WAIT],
      [6, WAIT],
    ])
    expect(announced.map((changes) => changes.map(({ id }) => id))).toEqual([['p4', 'p5'], ['p6']])
    expect(kept).toEqual([5, 6])
  })

  it('a reset means that everything changed, and goes on from last', async () => {
    const { asked, announced } = await run(
      [answer({ reset: true, last: 70, next: 70 }), answer({ next: 70, last: 70 })],
      90,
    )
    expect(announced).toEqual([EVERYTHING])
    expect(asked[1]).toEqual([70, WAIT])
  })

  it('without a position everything is announced, and nothing is waited for', async () => {
    const { asked, announced } = await run(
      [answer({ items: [item(1)], last: 8 }), answer({ next: 8, last: 8 })],
      undefined,
    )
    expect(asked).toEqual([
      [0, 0],
      [8, WAIT],
    ])
    expect(announced).toEqual([EVERYTHING])
  })
})

describe('a platform that is down', () => {
  it('is asked again after growing pauses, from the same position, and said once', async () => {
    const down = () => new Error('nede')
    const { asked, pauses, kept } = await run(
      [down(), down(), down(), answer({ items: [item(4)], last: 4 }), down(), answer({ next: 4, last: 4 })],
      3,
    )
    expect(asked.map(([at]) => at)).toEqual([3, 3, 3, 3, 4, 4])
    expect(pauses.slice(0, 3)).toEqual([500, 1000, 2000])
    expect(pauses.at(-1)).toBeLessThan(1000)
    expect(kept).toEqual([4])
    expect(warn).toHaveBeenCalledTimes(2)
  })

  it('an announcement that is refused is made again', async () => {
    const news = () => answer({ items: [item(4)], last: 4 })
    const { announced, kept } = await run([news(), news(), answer({ next: 4, last: 4 })], 3, { announceFails: [1] })
    expect(announced).toHaveLength(2)
    expect(kept).toEqual([4])
  })

  it('a feed that does not advance is not asked without a pause', async () => {
    const { pauses } = await run(
      [answer({ next: 3, last: 9 }), answer({ next: 3, last: 9 }), answer({ next: 9, last: 9 })],
      3,
    )
    expect(pauses).toEqual([500, 1000])
  })
})

describe('a platform that has nothing new', () => {
  const nothing = () => answer({ next: 3, last: 3 })
  const again = () => answer({ reset: true, next: 3, last: 3 })

  it.each([
    ['nothing', nothing],
    ['a reset', again],
  ])('and answers %s at once is not asked without a pause', async (_, toAnswer) => {
    expect((await run([toAnswer(), toAnswer(), toAnswer()], 3, { held: 5 })).pauses).toEqual([1_000, 1_000])
  })

  it('and holds its answer is asked again at once', async () => {
    expect((await run([nothing(), nothing()], 3)).pauses).toEqual([0])
  })

  it('is asked at once for what comes after what it answered at once', async () => {
    const answers = [4, 5].map((seq) => answer({ items: [item(seq)], last: 5 }))
    expect((await run(answers, 3, { held: 5 })).pauses).toEqual([0])
  })

  it('has its position kept only where it moved, and later where pages were not settled', async () => {
    expect((await run([nothing(), nothing()], 3)).kept).toEqual([])
    const answers = [answer({ items: [item(4)], last: 4 }), ...[1, 2, 3].map(() => answer({ next: 4, last: 4 }))]
    expect((await run(answers, 3, { unsettled: 2 })).kept).toEqual([4, 4, 4])
  })
})

describe('changes of one document', () => {
  it('names each document once, with every slug that it had', () => {
    const united = dedupeChanges([
      item(1, { id: 'a' }),
      item(2, { id: 'a' }),
      item(3, { id: 'a', slug: 'x' }),
      item(4, { id: 'b' }),
    ])
    expect(united.map(({ id, slug }) => [id, slug])).toEqual([
      ['a', undefined],
      ['a', 'x'],
      ['b', undefined],
    ])
  })
})
