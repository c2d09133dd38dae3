import pg from 'pg'
import { checkoutAt } from './checkout-client'
import { loyaltyAt, newAddress, PASSWORD, PROXIED, postForm } from './loyalty-client'
import { describeOnBoth } from './on-both'
import { NOW } from './test-platform'

const TRIES = 10
const PLACES = 10

describeOnBoth(
  'the places of an account',
  (subject) => {
    const url = () => subject().platform.url
    const loyalty = () => loyaltyAt(url(), 118)

    const logIn = async (email: string, address: string, password = PASSWORD) =>
      (await loyalty().post('LoginDx', { Email: email, Password: password }, { 'x-forwarded-for': address })).status

    /** Ten wrong tries, each from a place of its own, or all from one. */
    async function guess(email: string, address?: string): Promise<number[]> {
      const statuses: number[] = []
      for (let time = 0; time < TRIES; time += 1) {
        statuses.push(await logIn(email, address ?? newAddress(), 'feil passord'))
      }
      return statuses
    }
    const allWrong = Array(TRIES).fill(401)

    it('let it in where it was made and where it has logged in, while others’ wrong tries shut out strangers', async () => {
      const { email, address: made } = await loyalty().create('laast@post.example')
      const used = newAddress()
      expect(await logIn(email, used)).toBe(200)
      await guess(email)
      expect(await logIn(email, newAddress())).toBe(429)
      expect([await logIn(email, made), await logIn(email, used)]).toEqual([200, 200])
      expect(await logIn('LAAST@post.example', used)).toBe(200)
    })

    it('let it in at the checkout, too, and remember where that was', async () => {
      const { open, makeShow } = checkoutAt(url)
      await open()
      const event = await makeShow()
      const { email } = await loyalty().create('kassa@post.example')
      const address = newAddress()
      const enter = async () => {
        const form = { event, Email: email, Password: PASSWORD }
        return (await postForm(`${url()}/checkout/profile/auth`, form, { 'x-forwarded-for': address })).status
      }
      expect(await enter()).toBe(303)
      await guess(email)
      expect([await enter(), await logIn(email, address)]).toEqual([303, 200])
    })

    it('have each as many wrong tries as strangers have together', async () => {
      const { email, address } = await loyalty().create('nabo@post.example')
      const other = newAddress()
      await logIn(email, other)
      expect(await guess(email, address)).toEqual(allWrong)
      expect(await logIn(email, address)).toBe(429)
      expect([await logIn(email, other), await logIn(email, newAddress())]).toEqual([200, 200])
    })

    it('are an account’s own: neither another one’s, nor the other partner’s, nor those of an email that nobody has', async () => {
      const { address } = await loyalty().create('en@post.example')
      const { email } = await loyalty().create('to@post.example')
      await loyaltyAt(url(), 178).create('en@post.example')
      for (const one of [email, 'ingen@post.example']) {
        await guess(one)
        expect(await logIn(one, address)).toBe(429)
      }
    })

    it('are the ten used last, and kept without address or email', async () => {
      const { email, address: first } = await loyalty().create('reiser@post.example')
      const places = Array.from({ length: PLACES }, newAddress)
      for (const [at, address] of places.entries()) {
        await subject().platform.setNow(NOW + at + 1)
        expect(await logIn(email, address)).toBe(200)
      }
      await guess(email)
      expect([await logIn(email, first), await logIn(email, places[0] ?? '')]).toEqual([429, 200])
      const { databaseUrl } = subject()
      if (databaseUrl === undefined) return
      const client = new pg.Client(databaseUrl)
      await client.connect()
      const { rows } = await client.query(
        'select p.* from account_places p join accounts a on a.id = p.account where a.email = $1',
        [email],
      )
      await client.end()
      expect(rows).toHaveLength(PLACES)
      for (const { place } of rows) expect(place).toMatch(/^[\w-]{43}$/)
    })
  },
  () => PROXIED,
)
