import { readByIds } from '@/lib/content-api/by-ids'
import { HttpError } from '@/lib/http/errors'

const warn = jest.spyOn(console, 'warn').mockImplementation(() => {})

it('a platform that refuses every id is not asked for ever, and the log not filled', async () => {
  const ids = Array.from({ length: 2_000 }, (_, position) => `m${position}`)
  const refuse = jest.fn(async () => {
    throw new HttpError({ message: 'Nei', kind: 'status', status: 400 })
  })
  expect(await readByIds('sakene', ids, refuse)).toEqual([])
  expect(refuse.mock.calls.length).toBeLessThanOrEqual(10 + 2 * 200)
  expect(warn.mock.calls).toEqual([[expect.stringMatching(/^sakene: dropped ids .*, and 1980 more$/)]])
})
