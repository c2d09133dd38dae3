import fc from 'fast-check'
import { call, type Json, put, read, remove, toIds, toList } from './client'
import { makeEvent, makeProduction } from './documents'
import { describeOnBoth } from './on-both'
import { NOW } from './test-platform'

const q = encodeURIComponent
const WORDS = [
  'Blåbær',
  'BLÅBÆR',
  'kino',
  'Kino 1',
  'a:b',
  'x',
  '',
  'Ærlig (talt)',
  '9',
  'true',
  'to\nlinjer',
  'ſ',
  'K',
  'å'.normalize('NFD'),
]

/** Productions whose odd fields, which nobody's schema knows, hold anything. */
const oddity = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 2 },
    fc.constantFrom(...WORDS),
    fc.integer({ min: -2, max: 12 }),
    fc.boolean(),
    fc.constant(null),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom('a', 'b', 'name'), tie('value'), { maxKeys: 2 }),
  ),
})).value

const films = fc
  .sample(oddity, { numRuns: 60 })
  .map((odd, number) => makeProduction(number, { odd, contents: [{ summary: WORDS[number % WORDS.length] }] }))

/** What rule 11 says, word for word, slowly. */
function valuesAt(doc: unknown, path: readonly string[]): unknown[] {
  if (Array.isArray(doc)) return doc.flatMap((element) => valuesAt(element, path))
  const [key, ...rest] = path
  if (key === undefined) return typeof doc === 'object' || doc === undefined ? [] : [doc]
  if (typeof doc !== 'object' || doc === null || !Object.hasOwn(doc, key)) return []
  return valuesAt((doc as Json)[key], rest)
}

const matching = (path: string, isMatch: (text: string) => boolean) =>
  films.filter((film) => valuesAt(film, path.split('.')).some((value) => isMatch(String(value)))).map(({ id }) => id)

const path = fc.constantFrom(
  'odd',
  'odd.a',
  'odd.b',
  'odd.name',
  'odd.a.b',
  'odd.b.name',
  'contents.summary',
  'genres',
  'title',
  'ageLimit',
  'mangler',
)
const atom = fc.constantFrom(
  'b',
  'Å',
  'æ',
  'k',
  's',
  '1',
  '.',
  '\\.',
  '\\(',
  '[a-z]',
  '[^å]',
  'KINO',
  '\\d',
  '(?:bl|ki)',
  ' ',
)
const pattern = fc
  .array(fc.tuple(atom, fc.constantFrom('', '', '*', '+', '?', '{1,2}')), { minLength: 1, maxLength: 4 })
  .chain((parts) => fc.constantFrom('', '^').map((start) => start + parts.flat().join('')))
  .chain((text) => fc.constantFrom('', '$').map((end) => text + end))

describeOnBoth('filters', (subject) => {
  const url = () => subject().platform.url
  const ask = (...filters: string[]) =>
    read(url(), `/productions?take=500${filters.map((filter) => `&filter=${q(filter)}`).join('')}`)

  beforeAll(async () => {
    for (const film of films) await put(url(), 'production', film)
  })

  it('rule 11: eq and regex answer what a naive evaluation over the documents answers', async () => {
    const eq = fc.record({ path, value: fc.constantFrom(...WORDS, 'Komedie', 'Film 3', 'null', 'undefined') })
    await fc.assert(
      fc.asyncProperty(eq, path, pattern, async (first, regexPath, regex) => {
        const equal = matching(first.path, (text) => text === first.value)
        const like = matching(regexPath, (text) => new RegExp(regex, 'iu').test(text))
        const [byEq, byRegex, byBoth] = [
          await ask(`${first.path}:eq:${first.value}`),
          await ask(`${regexPath}:regex:${regex}`),
          await ask(`${regexPath}:regex:${regex}`, `${first.path}:eq:${first.value}`),
        ]
        expect([first, toIds(byEq)]).toEqual([first, equal])
        expect([regexPath, regex, toIds(byRegex)]).toEqual([regexPath, regex, like])
        expect(toIds(byBoth)).toEqual(like.filter((id) => equal.includes(id)))
      }),
      { numRuns: 150 },
    )
  })

  it('rule 11: the first two colons separate, and eq compares with case', async () => {
    const withColon = matching('contents.summary', (text) => text === 'a:b')
    expect(withColon.length).toBeGreaterThan(0)
    expect(toIds(await ask('contents.summary:eq:a:b'))).toEqual(withColon)
    expect(toIds(await ask('contents.summary:eq:A:B'))).toEqual([])
    expect(toIds(await ask('contents.summary:regex:^A:B$'))).toEqual(withColon)
  })

  it('rule 11: filters events by what they tell of their production', async () => {
    const [film] = films
    await put(url(), 'event', makeEvent(1, film ?? {}, NOW))
    await put(url(), 'event', makeEvent(2, { id: 'annen', parentSlug: 'annen' }, NOW))
    const filter = q(`production.parentSlug:eq:${film?.parentSlug}`)
    expect(toIds(await read(url(), `/events?filter=${filter}`))).toEqual(['e0001'])
    expect(toIds(await read(url(), `/events?filter=${q('location.name:regex:^BLÅBÆR')}`))).toEqual(['e0001'])
  })

  it('rule 11: an event without a place counts at its production’s, whatever became of that', async () => {
    const hall = makeProduction(950, { location: { name: 'Grendehuset', address: 'Bygdeveien 4' } })
    const show = makeEvent(950, hall, NOW, { location: undefined })
    const own = makeEvent(951, hall, NOW, { location: { name: 'Kinosalen' } })
    const at = async (filter: string) => toIds(await read(url(), `/events?filter=${q(filter)}`))
    const away = makeProduction(950, { location: { name: 'Låven' } })
    for (const event of [show, own]) await put(url(), 'event', event)
    expect(await at('location.name:eq:Grendehuset')).toEqual([])
    await put(url(), 'production', hall)
    expect(await at('location.name:eq:Grendehuset')).toEqual(['e0950'])
    expect(await at('location.address:regex:^bygdeveien')).toEqual(['e0950'])
    await put(url(), 'event', show)
    expect(await at('location.name:eq:Grendehuset')).toEqual(['e0950'])
    const [answered] = toList(await read(url(), `/events?filter=${q('location.name:eq:Grendehuset')}`)).items
    expect(answered).not.toHaveProperty('location')
    await put(url(), 'production', away)
    expect([await at('location.name:eq:Grendehuset'), await at('location.name:eq:Låven')]).toEqual([[], ['e0950']])
    await remove(url(), 'production', 'p0950')
    expect(await at('location.name:eq:Låven')).toEqual([])
  })

  it('rule 11: answers no filter that a longer value or path could slip past an index', async () => {
    const long = 'æ'.repeat(9000)
    await put(url(), 'production', makeProduction(900, { odd: long }))
    const id = [makeProduction(900).id]
    expect(toIds(await ask(`odd:regex:^${'æ'.repeat(400)}`))).toEqual(id)
    expect(toIds(await ask(`odd:eq:${'æ'.repeat(3000)}`))).toEqual([])
  })

  it.each([
    'filter[]=title:eq:x',
    'filter[0]=title:eq:x',
    'filter%5B%5D=title:eq:x',
    'filter=title',
    'filter=title:eq',
    'filter=:eq:x',
    'filter=a..b:eq:x',
    'filter=title:EQ:x',
    'filter=title:like:x',
    'filter=title:eq:%00',
    `${'filter=title:eq:x&'.repeat(21)}`,
  ])('rule 11: refuses %s', async (query) => {
    const answer = await read(url(), `/productions?${query}`)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      400,
      'application/problem+json; charset=utf-8',
    ])
  })

  it('rule 11: a hostile regex is refused, and holds up nobody meanwhile', async () => {
    const text = 'a'.repeat(200_000)
    for (let number = 910; number < 914; number++) {
      await put(url(), 'production', makeProduction(number, { odd: `${number}${text}` }))
    }
    const order: string[] = []
    const hostile = ask(`odd:regex:${'(?:[a-c]?[a-d]?){100}'.repeat(2)}x`).then((answer) => {
      order.push('hostile')
      return answer
    })
    const others = Promise.all([call(`${url()}/health`), ask('title:regex:^film 1$')]).then((answers) => {
      order.push('others')
      return answers
    })
    expect((await others).map(({ status }) => status)).toEqual([200, 200])
    expect((await hostile).status).toBe(400)
    expect(order).toEqual(['others', 'hostile'])
    expect((await ask('title:regex:^film 1$')).status).toBe(200)
  })
})
