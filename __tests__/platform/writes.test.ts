import { type Json, manage, put, read, readChanges, remove, toIds, toList } from './client'
import { makeArticle, makeEvent, makeItem, makePage, makeProduction, makeSite } from './documents'
import { describeOnBoth } from './on-both'
import { NOW, SITE } from './test-platform'

const JSON_TYPE = { 'content-type': 'application/json' }

describeOnBoth('management', (subject) => {
  const url = () => subject().platform.url
  const send = (path: string, body: string, headers: Record<string, string> = JSON_TYPE) =>
    manage(url(), path, { method: 'PUT', headers, body })
  const fieldsOf = (body: unknown) => ((body as { errors?: Json[] }).errors ?? []).map(({ field }) => field)

  it('creates, replaces and deletes, and answers the document as sent', async () => {
    const item = makeItem(1, { unknown: { 'a.b': ['æ', null] }, text: 'null \u0000 og halv \ud83d' })
    const created = await put(url(), 'block-data', item)
    expect([created.status, created.body]).toEqual([201, item])
    expect((await put(url(), 'block-data', makeItem(1))).status).toBe(200)
    expect((await put(url(), 'block-data', item)).status).toBe(200)
    expect(toList(await manage(url(), '/block-data?stable=1')).items).toEqual([item])
    const deleted = await remove(url(), 'block-data', 'i0001')
    expect([deleted.status, deleted.body]).toEqual([204, ''])
    expect((await remove(url(), 'block-data', 'i0001')).status).toBe(404)
    expect(toList(await manage(url(), '/block-data?stable=1'))).toEqual({ items: [], total: 0 })
  })

  it('rule 13: lists content items by id and articles newest first, by filter and page', async () => {
    for (const id of ['b', 'B', 'a']) await put(url(), 'block-data', makeItem(1, { id }))
    expect(toIds(await manage(url(), '/block-data?stable=1'))).toEqual(['B', 'a', 'b'])
    expect(toIds(await manage(url(), '/block-data?stable=1&ids=b,B,x'))).toEqual(['B', 'b'])
    const articles = [1, 2, 3].map((number) => makeArticle(number))
    articles.push(makeArticle(4, { id: 'a0000', createdAt: articles[2]?.createdAt }))
    for (const article of articles) await put(url(), 'article', article)
    expect(toIds(await manage(url(), '/article?stable=1'))).toEqual(['a0000', 'a0003', 'a0002', 'a0001'])
    const page = await manage(url(), '/article?stable=1&skip=1&take=1&filter=category:eq:general')
    expect([toIds(page), toList(page).total]).toEqual([['a0001'], 2])
  })

  it.each(['block-data', 'article', 'block-data?stable=0', 'article?stable=', 'article?stable=1&stable=1'])(
    'requires stable=1: %s',
    async (path) => {
      expect((await manage(url(), `/${path}`)).status).toBe(400)
    },
  )

  it.each(['/', '/om/', '/404.html', '/gamle, å--b'])('rule 1: takes the path %s', async (path) => {
    const page = makePage(7, { path, matchPath: '/film/:film' })
    expect((await put(url(), 'page', page)).status).toBeLessThan(300)
  })

  it.each(['application/json', 'text/plain'])('deletes whatever the type of no body: %s', async (type) => {
    for (const body of [undefined, '', '{']) {
      await put(url(), 'block-data', makeItem(7))
      const init = { method: 'DELETE', headers: { 'content-type': type }, ...(body !== undefined && { body }) }
      expect([body, (await manage(url(), '/block-data/i0007', init)).status]).toEqual([body, 204])
    }
  })

  it('rule 29: answers 404 for what is unknown, and for the deletion of the site', async () => {
    await put(url(), 'site', makeSite(SITE))
    expect((await remove(url(), 'site', SITE)).status).toBe(404)
    expect((await put(url(), 'site', makeSite('annet'))).status).toBe(404)
    expect((await put(url(), 'film', makeProduction(1))).status).toBe(404)
    expect((await remove(url(), 'production', 'finnes-ikke')).status).toBe(404)
  })

  it('takes a site as it was read, with pages, and leaves the pages alone', async () => {
    await put(url(), 'page', makePage(1))
    const answer = await put(url(), 'site', makeSite(SITE, { title: 'Nytt navn', pages: [] }))
    expect([answer.status, answer.body]).toEqual([200, makeSite(SITE, { title: 'Nytt navn' })])
  })

  const film = makeProduction(1)
  it.each<[string, Json, string]>([
    ['production', { ...film, parentSlug: undefined }, 'parentSlug'],
    ['production', { ...film, title: 'x'.repeat(301) }, 'title'],
    ['production', { ...film, ageLimit: 7 }, 'ageLimit'],
    ['production', { ...film, assets: [{ type: 'still', url: 'http://images.example/a.jpg' }] }, 'assets[0].url'],
    ['production', { ...film, parentSlug: 'blåbær'.normalize('NFD') }, 'parentSlug'],
    ['production', { ...film, parentSlug: 'x\ud800' }, 'parentSlug'],
    ...['a/b', '..', 'hva?nå', '', 'a#b', 'a\\b'].flatMap((slug): [string, Json, string][] => [
      ['production', { ...film, parentSlug: slug }, 'parentSlug'],
      ['production', { ...film, pageReference: slug }, 'pageReference'],
      ['event', makeEvent(1, { ...film, parentSlug: slug }, NOW), 'production.parentSlug'],
      ['article', makeArticle(1, { slug }), 'slug'],
    ]),
    ...['', 'om', '/a//b', '/a/../b', '/hva?nå', '//', '/x\ud800'].flatMap((path): [string, Json, string][] => [
      ['page', makePage(1, { path }), 'path'],
      ['page', makePage(1, { matchPath: path }), 'matchPath'],
      ['site', makeSite(SITE, { redirects: [{ from: path, to: '/b' }] }), 'redirects.from'],
    ]),
    ['production', { ...film, ediNumber: 'x'.repeat(101) }, 'ediNumber'],
    ['event', makeEvent(1, film, 8.65e15), 'start'],
    ['event', makeEvent(1, film, NOW, { ticketUrl: 'javascript:alert(1)' }), 'ticketUrl'],
    ['event', makeEvent(1, { ...film, id: 'x'.repeat(201) }, NOW), 'production.id'],
    ['event', makeEvent(1, { ...film, pageReference: 'x\ud800' }, NOW), 'production.pageReference'],
    ['event', makeEvent(1, film, NOW, { price: { from: -1, currency: 'NOK' } }), 'price.from'],
    ['article', makeArticle(1, { image: { url: 'data:image/png;base64,AAAA' } }), 'image'],
    ['block-data', makeItem(1, { link: { href: '//ondt.example' } }), 'link.href'],
    ['page', makePage(1, { path: '/a\u0000' }), 'path'],
    ['page', makePage(1, { blocks: [{ component: 'ukjent' }] }), 'blocks[0].component'],
    ['site', makeSite(SITE, { theme: { variant: 'gran', menu: [], footer: [] } }), 'theme.logo'],
    ['site', makeSite(SITE, { redirects: [{ from: '/a', to: 'ftp://x.example' }] }), 'redirects[0].to'],
    ['block-data', makeItem(1, { id: 'a,b' }), 'id'],
    ['block-data', makeItem(1, { id: 'a b' }), 'id'],
    ['block-data', makeItem(1, { id: 'x'.repeat(201) }), 'id'],
    ['block-data', makeItem(1, { id: '😀' }), 'id'],
  ])('rules 18 to 21: refuses a faulty %s and names the field (%#)', async (collection, doc, field) => {
    const answer = await put(url(), collection, doc)
    expect([answer.status, fieldsOf(answer.body)]).toEqual([422, expect.arrayContaining([field])])
  })

  it('refuses a body that is not the document of the path', async () => {
    const other = await send('/production/p0009', JSON.stringify(film))
    expect([other.status, fieldsOf(other.body)]).toEqual([422, ['id']])
    for (const body of ['null', '[]', '"x"', '1']) expect((await send('/production/p0001', body)).status).toBe(422)
    expect((await send('/production/p0001', '{"id":')).status).toBe(400)
    expect((await send('/production/p0001', '')).status).toBe(400)
    expect((await send('/production/p0001', '{}', { 'content-type': 'text/plain' })).status).toBe(415)
    expect((await send('/production/p0001', `{"__proto__":{"id":"p0001"}}`)).status).toBe(400)
  })

  it('takes a document of just under 1 MiB, refuses a larger one, and one nested without end', async () => {
    const large = makeArticle(9, { content: 'x'.repeat(1024 * 1024 - 500) })
    expect((await put(url(), 'article', large)).status).toBe(201)
    const tooLarge = await put(url(), 'article', makeArticle(9, { content: 'x'.repeat(1024 * 1024) }))
    expect([tooLarge.status, tooLarge.headers.get('content-type')]).toEqual([
      413,
      'application/problem+json; charset=utf-8',
    ])
    const deep = `${JSON.stringify(film).slice(0, -1)},"odd":${'['.repeat(300_000)}${']'.repeat(300_000)}}`
    expect((await send('/production/p0001', deep)).status).toBe(422)
    const many = makeProduction(1, { odd: Array.from({ length: 30_000 }, (_, at) => at) })
    expect((await put(url(), 'production', many)).status).toBe(422)
    expect(toIds(await read(url(), '/productions'))).toEqual([])
  })

  it('loses no write among many at once to one document', async () => {
    const since = (await readChanges(url(), 0)).last
    const titles = Array.from({ length: 12 }, (_, at) => `Tittel ${at}`)
    const answers = await Promise.all(titles.map((title) => put(url(), 'production', makeProduction(1, { title }))))
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(11).fill(200), 201])
    expect((await readChanges(url(), since)).items).toHaveLength(12)
    const [stored] = toList(await read(url(), '/productions')).items
    const filter = encodeURIComponent(`title:eq:${stored?.title}`)
    expect(toIds(await read(url(), `/productions?filter=${filter}`))).toEqual(['p0001'])
    const all = await read(url(), `/productions?filter=${encodeURIComponent('title:regex:^Tittel \\d+$')}`)
    expect(toIds(all)).toEqual(['p0001'])
  })
})
