import { Busy, Workers } from '@/platform/images/workers'

/** A making that the test finishes by hand. */
function makeJob() {
  const { promise, resolve, reject } = withResolvers()
  const make = jest.fn(() => promise)
  return { make, finish: (text: string) => resolve(Buffer.from(text)), fail: reject }
}

function withResolvers() {
  let resolve: (bytes: Buffer) => void = () => undefined
  let reject: (reason: Error) => void = () => undefined
  const promise = new Promise<Buffer>((yes, no) => {
    resolve = yes
    reject = no
  })
  return { promise, resolve, reject }
}

const settle = () => new Promise((resolve) => setImmediate(resolve))

describe('the workers', () => {
  it('make a key once for all who ask meanwhile, and again later', async () => {
    const workers = new Workers(2, 5)
    const job = makeJob()
    const answers = [1, 2, 3].map(() => workers.share('a', job.make))
    job.finish('done')
    expect((await Promise.all(answers)).map(String)).toEqual(['done', 'done', 'done'])
    expect(job.make).toHaveBeenCalledTimes(1)
    await workers.share('a', job.make)
    expect(job.make).toHaveBeenCalledTimes(2)
  })

  it('run so many at once, and the next when one is done or failed', async () => {
    const workers = new Workers(1, 5)
    const [first, second, third] = [makeJob(), makeJob(), makeJob()]
    const failed = expect(workers.share('1', first.make)).rejects.toThrow('broken')
    const answers = [workers.share('2', second.make), workers.share('3', third.make)]
    await settle()
    expect(second.make).not.toHaveBeenCalled()
    first.fail(new Error('broken'))
    await failed
    await settle()
    expect(second.make).toHaveBeenCalled()
    expect(third.make).not.toHaveBeenCalled()
    second.finish('2')
    third.finish('3')
    expect((await Promise.all(answers)).map(String)).toEqual(['2', '3'])
  })

  it('turn away who would wait in too long a line', async () => {
    const workers = new Workers(1, 1)
    const job = makeJob()
    const answers = [workers.share('1', job.make), workers.share('2', job.make)]
    await expect(workers.share('3', job.make)).rejects.toBeInstanceOf(Busy)
    job.finish('done')
    await Promise.all(answers)
  })
})
