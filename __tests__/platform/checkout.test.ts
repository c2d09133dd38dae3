import { checkoutAt, HOUR } from './checkout-client'
import { call, type Json, put, readSites } from './client'
import { makeProduction } from './documents'
import { PROXIED } from './loyalty-client'
import { describeOnBoth } from './on-both'
import { NOW, ORIGIN } from './test-platform'

/** Argon2id takes its time on a busy machine. */
describeOnBoth(
  'the checkout',
  (subject) => {
    const url = () => subject().platform.url
    const { open, toShow, makeShow, makeBuyer, pageOf, keyOf, send, press, buy, liveOf, ticketsOf } = checkoutAt(url)
    beforeAll(open)

    it('says plainly that it is a demonstration, and shows what is sold', async () => {
      const event = await makeShow({ price: { from: 9_000, to: 14_500, currency: 'NOK' } })
      const page = await call(pageOf(event))
      expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
      expect(page.body).toContain('Demonstrasjon – ingen betaling')
      expect(page.body).toContain('Ola &amp; &quot;Kari&quot; &lt;3')
      expect(page.body).toContain('fredag 20. november kl. 13.00')
      expect(page.body).toContain('90–145 kr per billett')
      expect(page.body).toContain('Aldersgrense 9 år')
      expect(page.body).toContain('Glemt passordet?')
      expect(page.body).toContain('Logg inn for å kjøpe')
      expect(page.body).not.toContain('<script')
      expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
      expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
      expect(page.headers.get('cache-control')).toBe('no-store')
      expect((await call(pageOf('finnes-ikke'))).status).toBe(404)
    })

    it('names no row and no seat where there is no screen', async () => {
      const event = await makeShow({ screen: undefined })
      const { cookie, token } = await makeBuyer()
      const bought = await buy(event, cookie, 2)
      const receipt = await call(`${url()}${bought.headers.get('location')}`, { headers: { cookie } })
      expect(receipt.body).toContain('2 billetter, plassene er ikke nummerert')
      expect(receipt.body).not.toContain('Rad 1')
      expect(await ticketsOf(token)).toMatchObject([{ SeatsInfo: { Seats: [] } }])
    })

    it('issues the ticket, with code, screen, rows and seats, poster and end', async () => {
      const event = await makeShow({ screen: 'Sal 2' })
      const { cookie, token } = await makeBuyer()
      const bought = await buy(event, cookie, 3)
      expect([bought.status, bought.headers.get('location')]).toEqual([
        303,
        expect.stringMatching(/^\/checkout\/\w+\/tickets\/\d+$/),
      ])
      const receipt = await call(`${url()}${bought.headers.get('location')}`, { headers: { cookie } })
      expect(receipt.body).toMatch(/<h1>Billetten er din<\/h1>[\s\S]*<dt>Rad 1<\/dt><dd>Sete 1, 2, 3<\/dd>/)
      expect(receipt.body).toContain(`${ORIGIN}/konto/billetter`)
      expect(await ticketsOf(token)).toEqual([
        {
          MovieId: expect.any(Number),
          MovieTitle: 'Ola & "Kari" <3',
          Notes: 'Demonstrasjon – ingen betaling',
          QRCode: expect.stringMatching(/^[0-9A-F]{32}$/),
          StartTime: NOW + HOUR,
          ExpirationDate: NOW + HOUR + 90 * 60_000,
          Poster: 'https://images.example/1.webp',
          Screen: 'Sal 2',
          SeatsInfo: { Info: '3 billetter', Seats: [{ Row: '1', Seats: '1, 2, 3' }] },
        },
      ])
      expect(await liveOf(event)).toMatchObject({ status: 'onSale', available: 37 })
      const stranger = await makeBuyer()
      const address = `${url()}${bought.headers.get('location')}`
      expect((await call(address, { headers: { cookie: stranger.cookie } })).status).toBe(404)
      expect((await call(address)).status).toBe(303)
    })

    it('shows a receipt below its own event alone', async () => {
      const [event, other] = [await makeShow(), await makeShow()]
      const { cookie } = await makeBuyer()
      const address = `${url()}${(await buy(event, cookie, 1)).headers.get('location')}`
      const statusAt = async (id: string) =>
        (await call(address.replace(`/${event}/`, `/${id}/`), { headers: { cookie } })).status
      expect([await statusAt(event), await statusAt(other), await statusAt('finnes-ikke')]).toEqual([200, 404, 404])
    })

    it('takes a form sent twice, or five times at once, for one purchase', async () => {
      const event = await makeShow()
      const { cookie, token } = await makeBuyer()
      const key = await keyOf(event, cookie)
      const answers = await Promise.all([1, 2, 3, 4, 5].map(() => send(event, cookie, key, 2)))
      expect(new Set(answers.map(({ headers }) => headers.get('location'))).size).toBe(1)
      expect(await liveOf(event)).toMatchObject({ available: 38 })
      const receipt = (await press(event, cookie, key, 'confirm')).headers.get('location')
      expect((await send(event, cookie, key, 2)).headers.get('location')).toBe(receipt)
      expect(await ticketsOf(token)).toHaveLength(1)
      expect(await liveOf(event)).toMatchObject({ available: 38 })
      expect((await buy(event, cookie, 1)).status).toBe(303)
      expect(await ticketsOf(token)).toHaveLength(2)
    })

    it('takes no form from another page, of another visitor or for another event', async () => {
      const event = await makeShow()
      const [own, stranger] = [await makeBuyer(), await makeBuyer()]
      const key = await keyOf(event, own.cookie)
      expect((await send(event, own.cookie, key, 1, 'https://ond.example')).status).toBe(403)
      expect((await send(event, own.cookie, await keyOf(event, stranger.cookie), 1)).status).toBe(403)
      expect((await send(event, own.cookie, await keyOf(await makeShow(), own.cookie), 1)).status).toBe(403)
      const without = await send(event, own.cookie, '', 1)
      expect([without.status, without.body]).toEqual([
        403,
        expect.stringContaining('Skjemaet gjelder ikke lenger, og ingen billett er kjøpt.'),
      ])
      expect((await send(event, '', key, 1)).headers.get('location')).toBe(`/checkout/${event}`)
      expect(await liveOf(event)).toMatchObject({ available: 40 })
    })

    it.each(['0', '11', '-1', '1.5', '', 'x', '1e1'])('refuses %j seats', async (seats) => {
      const event = await makeShow()
      const { cookie } = await makeBuyer()
      const answer = await buy(event, cookie, seats)
      expect([answer.status, answer.body]).toEqual([
        422,
        expect.stringMatching(/id="seats-fault">Velg fra 1 til 10 billetter/),
      ])
    })

    it.each([
      ['cancelled', { status: 'cancelled' }, 'Forestillingen er avlyst'],
      ['sold out', { status: 'soldOut' }, 'Forestillingen er utsolgt'],
      ['passed', { start: NOW }, 'Forestillingen har begynt'],
      [
        'not yet on sale',
        { status: 'notYetOnSale', onSaleAt: NOW + 60_000 },
        'legges ut for salg fredag 20. november kl. 12.01',
      ],
      ['sold elsewhere', { capacity: undefined }, 'selges ikke her'],
      ['full', { capacity: 0 }, 'Forestillingen er utsolgt'],
      ['of a production that is gone', { production: { id: 'borte', parentSlug: 'borte' } }, 'selges ikke her'],
    ])('refuses what is %s, in words', async (_, over, words) => {
      const [changing, event] = [await makeShow(), await makeShow(over)]
      const { cookie, token } = await makeBuyer()
      const page = await call(pageOf(event), { headers: { cookie } })
      expect([page.status, page.body]).toEqual([200, expect.stringContaining(words)])
      expect(page.body).not.toContain('name="seats"')
      const key = await keyOf(changing, cookie)
      await put(url(), 'event', toShow(Number(changing.slice(1)), over))
      const answer = await send(changing, cookie, key, 1)
      expect([answer.status, answer.body]).toEqual([409, expect.stringContaining(words)])
      expect(await ticketsOf(token)).toEqual([])
    })

    it('rule 23: refuses what a cancelled or postponed production would show', async () => {
      for (const [status, words] of Object.entries({ cancelled: 'avlyst', postponed: 'utsatt' })) {
        const production = makeProduction(2, { status })
        await put(url(), 'production', production)
        const event = await makeShow({ production: { id: production.id, parentSlug: production.parentSlug } })
        expect((await call(pageOf(event))).body).toContain(words)
      }
    })

    it('says how many are left where more are asked for, and sells none', async () => {
      const event = await makeShow({ capacity: 5 })
      const { cookie, token } = await makeBuyer()
      const page = await call(pageOf(event), { headers: { cookie } })
      expect(page.body).toMatch(/Få igjen: 5 billetter[\s\S]*<option>5<\/option><\/select>/)
      const answer = await buy(event, cookie, 6)
      expect([answer.status, answer.body]).toEqual([
        409,
        expect.stringContaining('Det er bare 5 billetter igjen. Velg et lavere antall.'),
      ])
      expect(await ticketsOf(token)).toEqual([])
      expect((await buy(event, cookie, 4)).status).toBe(303)
      expect((await call(pageOf(event), { headers: { cookie } })).body).toContain('Få igjen: 1 billett<')
      expect(await liveOf(event)).toMatchObject({ status: 'fewLeft', available: 1 })
    })

    it('sells the last ten seats to ten of fifty who come at once', async () => {
      const event = await makeShow({ capacity: 10 })
      const buyers: { cookie: string; token: string }[] = []
      for (let at = 0; at < 50; at += 1) buyers.push(await makeBuyer())
      const keys = await Promise.all(buyers.map(({ cookie }) => keyOf(event, cookie)))
      const answers = await Promise.all(buyers.map(({ cookie }, at) => send(event, cookie, keys[at] ?? '', 1)))
      expect(answers.filter(({ status }) => status === 303)).toHaveLength(10)
      const told = answers.filter(({ status }) => status === 409)
      expect(told).toHaveLength(40)
      expect(told.every(({ body }) => String(body).includes('Forestillingen er utsolgt'))).toBe(true)
      await Promise.all(buyers.map(({ cookie }, at) => press(event, cookie, keys[at] ?? '', 'confirm')))
      const tickets = (await Promise.all(buyers.map(({ token }) => ticketsOf(token)))).flat()
      const seats = tickets.map(({ SeatsInfo }) => JSON.stringify((SeatsInfo as Json).Seats))
      expect([tickets.length, new Set(seats).size, new Set(tickets.map(({ QRCode }) => QRCode)).size]).toEqual([
        10, 10, 10,
      ])
      expect(await liveOf(event)).toMatchObject({ status: 'soldOut', available: 0 })
    })

    it('rule 28: orders tickets: valid ones by start, then past ones, newest first', async () => {
      const { cookie, token } = await makeBuyer()
      for (const hours of [3, 1, 5, 2])
        await buy(await makeShow({ start: NOW + hours * HOUR, end: NOW + (hours + 1) * HOUR }), cookie, 1)
      await subject().platform.setNow(NOW + 3 * HOUR)
      const hours = (await ticketsOf(token)).map(({ StartTime }) => (Number(StartTime) - NOW) / HOUR)
      expect(hours).toEqual([3, 5, 2, 1])
      const some = (await ticketsOf(token, '?skip=1&take=2')).map(({ StartTime }) => (Number(StartTime) - NOW) / HOUR)
      expect(some).toEqual([5, 2])
      await subject().platform.setNow(NOW)
    })

    it('tells visitors of a site without accounts that there is nothing here', async () => {
      const event = await makeShow()
      const [site] = (await readSites(url())).body as Json[]
      await put(url(), 'site', { ...site, partners: [7] })
      expect((await call(pageOf(event))).status).toBe(404)
      await put(url(), 'site', { ...site, partners: [7, 118] })
      expect((await call(pageOf(event))).status).toBe(200)
    })
  },
  () => PROXIED,
)
