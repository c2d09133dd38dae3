import { checkoutAt, HOUR } from './checkout-client'
import { call, put } from './client'
import { newAddress, PROXIED, postForm } from './loyalty-client'
import { describeOnBoth } from './on-both'
import { NOW } from './test-platform'

const MINUTE = 60_000

/** Argon2id takes its time on a busy machine. */
describeOnBoth(
  'a reservation',
  (subject) => {
    const url = () => subject().platform.url
    const { open, toShow, makeShow, makeBuyer, pageOf, keyOf, send, hold, press, buy, liveOf, ticketsOf } =
      checkoutAt(url)
    const pageFor = async (event: string, cookie: string) =>
      String((await call(pageOf(event), { headers: { cookie } })).body)
    beforeAll(open)
    afterEach(() => subject().platform.setNow(NOW))

    it('says which seats are held, and how long, and counts in what is left', async () => {
      const event = await makeShow()
      const { cookie, token } = await makeBuyer()
      const held = await hold(event, cookie, 3)
      expect([held.status, held.headers.get('location')]).toEqual([303, `/checkout/${event}`])
      const page = await pageFor(event, cookie)
      expect(page).toMatch(/<title>Bekreft kjøpet \|[\s\S]*<h2>Du har valgt 3 billetter<\/h2>/)
      expect(page).toContain('<dt>Rad 1</dt><dd>Sete 1, 2, 3</dd>')
      expect(page).toContain('Plassene holdes av til kl. 12.10.')
      expect(page).toMatch(/<button>Bekreft kjøpet<\/button>[\s\S]*>Avbryt<\/button>/)
      expect(page).not.toContain('name="seats"')
      expect(await liveOf(event)).toMatchObject({ status: 'onSale', available: 37 })
      expect(await ticketsOf(token)).toEqual([])
    })

    it('holds the last seats: others are told that it is sold out, the holder may confirm', async () => {
      const event = await makeShow({ capacity: 2 })
      const [own, other] = [await makeBuyer(), await makeBuyer()]
      const late = await keyOf(event, other.cookie)
      await hold(event, own.cookie, 2)
      expect(await liveOf(event)).toMatchObject({ status: 'soldOut', available: 0 })
      expect(await pageFor(event, other.cookie)).toContain('Forestillingen er utsolgt')
      expect((await send(event, other.cookie, late, 1)).status).toBe(409)
      const answer = await press(event, own.cookie, await keyOf(event, own.cookie), 'confirm')
      expect(answer.headers.get('location')).toMatch(/\/tickets\/\d+$/)
    })

    it('is over after ten minutes: the seats are others’, and confirming says so and leads back', async () => {
      const event = await makeShow({ capacity: 3 })
      const [own, other] = [await makeBuyer(), await makeBuyer()]
      await hold(event, own.cookie, 3)
      const key = await keyOf(event, own.cookie)
      await subject().platform.setNow(NOW + 10 * MINUTE - 1)
      expect(await liveOf(event)).toMatchObject({ available: 0 })
      await subject().platform.setNow(NOW + 10 * MINUTE)
      expect(await liveOf(event)).toMatchObject({ available: 3 })
      const late = await press(event, own.cookie, key, 'confirm')
      expect([late.status, late.body]).toEqual([409, expect.stringMatching(/role="alert"><p>[^<]*Tiden gikk ut/)])
      expect(late.body).toMatch(/<form method="post" action="\/checkout\/\w+">[\s\S]*Velg billetter/)
      expect((await buy(event, other.cookie, 3)).status).toBe(303)
      expect([await ticketsOf(own.token), await ticketsOf(other.token)]).toEqual([[], [expect.anything()]])
      expect((await press(event, own.cookie, key, 'confirm')).body).toMatch(/Tiden gikk ut[^<]*er utsolgt/)
    })

    it('is confirmed once, however often it is pressed', async () => {
      const event = await makeShow()
      const { cookie, token } = await makeBuyer()
      await hold(event, cookie, 2)
      const key = await keyOf(event, cookie)
      const answers = await Promise.all([1, 2, 3, 4, 5].map(() => press(event, cookie, key, 'confirm')))
      expect(new Set(answers.map(({ headers }) => headers.get('location'))).size).toBe(1)
      expect([answers[0]?.status, await ticketsOf(token)]).toEqual([303, [expect.anything()]])
      await press(event, cookie, key, 'cancel')
      expect([await ticketsOf(token), await liveOf(event)]).toMatchObject([[{}], { available: 38 }])
    })

    it('is let go at once by cancelling, and its gap is filled first', async () => {
      const event = await makeShow()
      const [own, other] = [await makeBuyer(), await makeBuyer()]
      await hold(event, own.cookie, 2)
      await hold(event, other.cookie, 1)
      const answer = await press(event, own.cookie, await keyOf(event, own.cookie), 'cancel')
      expect([answer.status, answer.headers.get('location')]).toEqual([303, `/checkout/${event}`])
      expect(await liveOf(event)).toMatchObject({ available: 39 })
      await hold(event, own.cookie, 3)
      expect(await pageFor(event, own.cookie)).toContain('<dd>Sete 1, 2, 4</dd>')
    })

    it('is replaced by what is chosen in another window, and kept where that is refused', async () => {
      const event = await makeShow({ capacity: 5 })
      const { cookie } = await makeBuyer()
      const [first = '', second = '', third = ''] = await Promise.all([1, 2, 3].map(() => keyOf(event, cookie)))
      await send(event, cookie, first, 2)
      await send(event, cookie, second, 4)
      expect(await liveOf(event)).toMatchObject({ available: 1 })
      const refused = await send(event, cookie, third, 6)
      expect([refused.status, refused.body]).toEqual([409, expect.stringContaining('bare 5 billetter igjen')])
      expect(refused.body).toContain('Du har valgt 4 billetter')
      const gone = await press(event, cookie, first, 'confirm')
      expect([gone.status, gone.body]).toEqual([409, expect.stringContaining('eller du valgte på nytt')])
      expect((await press(event, cookie, second, 'confirm')).status).toBe(303)
    })

    it('is not confirmed where the event is cancelled meanwhile', async () => {
      const event = await makeShow()
      const { cookie, token } = await makeBuyer()
      await hold(event, cookie, 1)
      const key = await keyOf(event, cookie)
      await put(url(), 'event', toShow(Number(event.slice(1)), { status: 'cancelled' }))
      const answer = await press(event, cookie, key, 'confirm')
      expect([answer.status, answer.body]).toEqual([409, expect.stringContaining('Forestillingen er avlyst')])
      expect(await ticketsOf(token)).toEqual([])
    })

    it('takes no confirmation or cancellation from another page or visitor', async () => {
      const event = await makeShow()
      const [own, stranger] = [await makeBuyer(), await makeBuyer()]
      await hold(event, own.cookie, 1)
      const key = await keyOf(event, own.cookie)
      for (const button of ['confirm', 'cancel'] as const) {
        const foreign = { cookie: own.cookie, origin: 'https://ond.example' }
        expect((await postForm(`${pageOf(event)}/${button}`, { key }, foreign)).status).toBe(403)
        expect((await press(event, stranger.cookie, key, button)).status).toBe(403)
        expect((await press(event, '', key, button)).headers.get('location')).toBe(`/checkout/${event}`)
        expect((await press('finnes-ikke', own.cookie, key, button)).status).toBe(404)
      }
      expect(await liveOf(event)).toMatchObject({ available: 39 })
    })

    it('of one account never comes to every seat: ten a showing, or what the showing says', async () => {
      const [event, small] = [await makeShow(), await makeShow({ maxPerAccount: 3 })]
      const { cookie, token } = await makeBuyer()
      for (let time = 0; time < 4; time += 1) await buy(event, cookie, 10)
      expect(await liveOf(event)).toMatchObject({ available: 30 })
      expect(await ticketsOf(token)).toHaveLength(1)
      expect(await pageFor(event, cookie)).toMatch(
        /role="alert"><p>Du kan ha høyst 10 billetter til denne forestillingen. Du har 10 allerede./,
      )
      expect((await buy(small, cookie, 4)).body).toContain('Du kan ha høyst 3 billetter til denne forestillingen.<')
      await buy(small, cookie, 2)
      expect(await pageFor(small, cookie)).toMatch(/Du har 2 allerede.<[\s\S]*<option>1<\/option><\/select>/)
      expect((await buy(small, cookie, 2)).status).toBe(409)
      expect(await liveOf(small)).toMatchObject({ available: 38 })
    })

    it('is asked for ten times an hour by an account, told above the form', async () => {
      const event = await makeShow()
      const { cookie } = await makeBuyer()
      for (let time = 0; time < 10; time += 1) {
        await hold(event, cookie, 1)
        await press(event, cookie, await keyOf(event, cookie), 'cancel')
      }
      const answer = await hold(event, cookie, 1)
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '3600'])
      expect(answer.body).toMatch(/role="alert"><p>For mange forsøk. Prøv igjen om 60 minutter.[\s\S]*name="seats"/)
      expect(await liveOf(event)).toMatchObject({ available: 40 })
      await subject().platform.setNow(NOW + HOUR - MINUTE)
      expect((await hold(event, cookie, 1)).status).toBe(429)
    })

    it('is asked for thirty times an hour from an address', async () => {
      const event = await makeShow()
      const address = newAddress()
      const statuses: number[] = []
      for (let at = 0; at < 4; at += 1) {
        const { cookie } = await makeBuyer()
        const key = await keyOf(event, cookie)
        for (let time = 0; time < 8; time += 1) {
          const headers = { cookie, 'x-forwarded-for': address }
          statuses.push((await postForm(pageOf(event), { key, seats: '1' }, headers)).status)
        }
      }
      expect(statuses.lastIndexOf(303)).toBe(29)
      expect(statuses.slice(30)).toEqual([429, 429])
    })
  },
  () => PROXIED,
)
