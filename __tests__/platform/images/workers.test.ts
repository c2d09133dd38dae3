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

/** Somebody who waits, and can go. */
function makeAsker(picture = 'x') {
  const gone = new AbortController()
  return { address: '192.0.2.1', picture, signal: gone.signal, leave: () => gone.abort() }
}

const settle = () => new Promise((resolve) => setImmediate(resolve))

describe('the workers', () => {
  it('make a key once for all who ask meanwhile, and again later', async () => {
    const workers = new Workers(2, 5)
    const job = makeJob()
    const answers = [1, 2, 3].map(() => workers.share('a', makeAsker(), job.make))
    job.finish('done')
    expect((await Promise.all(answers)).map(String)).toEqual(['done', 'done', 'done'])
    expect(job.make).toHaveBeenCalledTimes(1)
    await workers.share('a', makeAsker(), job.make)
    expect(job.make).toHaveBeenCalledTimes(2)
  })

  it('run so many at once, and the next when one is done or failed', async () => {
    const workers = new Workers(1, 5)
    const [first, second, third] = [makeJob(), makeJob(), makeJob()]
    const failed = expect(workers.share('1', makeAsker('1'), first.make)).rejects.toThrow('broken')
    const answers = [workers.share('2', makeAsker('2'), second.make), workers.share('3', makeAsker('3'), third.make)]
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
    const answers = [workers.share('1', makeAsker('1'), job.make), workers.share('2', makeAsker('2'), job.make)]
    await expect(workers.share('3', makeAsker('3'), job.make)).rejects.toBeInstanceOf(Busy)
    job.finish('done')
    await Promise.all(answers)
  })

  it('begin nothing that nobody waits for any more', async () => {
    const workers = new Workers(1, 5)
    const [running, dropped, wanted] = [makeJob(), makeJob(), makeJob()]
    const [first, second] = [makeAsker(), makeAsker()]
    const answer = workers.share('1', makeAsker(), running.make)
    const gone = [first, second].map((asker) =>
      expect(workers.share('2', asker, dropped.make)).rejects.toThrow('aborted'),
    )
    const last = workers.share('3', makeAsker(), wanted.make)
    for (const asker of [first, second]) asker.leave()
    await Promise.all(gone)
    running.finish('1')
    wanted.finish('3')
    expect(String(await answer)).toBe('1')
    expect(String(await last)).toBe('3')
    expect(dropped.make).not.toHaveBeenCalled()
  })

  it('make what one of several still waits for, once', async () => {
    const workers = new Workers(1, 5)
    const [running, shared] = [makeJob(), makeJob()]
    const [leaving, staying] = [makeAsker(), makeAsker()]
    const first = workers.share('1', makeAsker(), running.make)
    const gone = expect(workers.share('2', leaving, shared.make)).rejects.toThrow('aborted')
    const answers = [staying, makeAsker()].map((asker) => workers.share('2', asker, shared.make))
    leaving.leave()
    running.finish('1')
    shared.finish('2')
    expect((await Promise.all([first, ...answers])).map(String)).toEqual(['1', '2', '2'])
    await gone
    expect(shared.make).toHaveBeenCalledTimes(1)
  })

  it('never begin for who had gone before asking', async () => {
    const asker = makeAsker()
    asker.leave()
    const { make } = makeJob()
    await expect(new Workers(1, 5).share('1', asker, make)).rejects.toThrow('aborted')
    expect(make).not.toHaveBeenCalled()
  })
})
