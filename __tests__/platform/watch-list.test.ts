import { type Json, put } from './client'
import { makeProduction, makeSite } from './documents'
import { type Loyalty, loyaltyAt, PROXIED } from './loyalty-client'
import { describeOnBoth } from './on-both'
import { SITE } from './test-platform'

describeOnBoth(
  'the watch list',
  (subject) => {
    let oppdal: Loyalty

    beforeAll(async () => {
      const { url } = subject().platform
      oppdal = loyaltyAt(url, 118)
      await put(url, 'site', makeSite(SITE))
      for (let number = 1; number <= 11; number += 1)
        await put(url, 'production', makeProduction(number, { ediNumber: `NOR${number}` }))
    })

    const add = async (film: number, bearer: Record<string, string>) => {
      const { MovieId } = (await oppdal.get(`GetMovieByEdiDx?ediNumber=NOR${film}`)).body as Json
      expect((await oppdal.post('AddToWatchlistDx', { id: MovieId }, bearer)).body).toBe(true)
    }

    it('is kept newest first, each film once', async () => {
      const { token } = await oppdal.create('liste@post.example')
      const bearer = await oppdal.bearer(token)
      for (const film of [1, 2, 1]) await add(film, bearer)
      const list = async (paging = '') =>
        ((await oppdal.get(`GetWatchlistDx${paging}`, bearer)).body as Json[]).map(({ Title }) => Title)
      expect(await list()).toEqual(['Film 2', 'Film 1'])
      expect(await list('?skip=1&take=1')).toEqual(['Film 1'])
      expect((await oppdal.post('AddToWatchlistDx', { id: 999_999 }, bearer)).status).toBe(404)
      expect((await oppdal.post('AddToWatchlistDx', { id: 'x' }, bearer)).status).toBe(422)
      expect((await oppdal.post('AddToWatchlistDx', { id: 1e300 }, bearer)).status).toBe(422)
      expect((await oppdal.post('AddToWatchlistDx', { id: 1 })).status).toBe(401)
    })

    it('comes ten at a time (S7.24, S9.8)', async () => {
      const bearer = await oppdal.bearer((await oppdal.create('lang-liste@post.example')).token)
      for (let film = 1; film <= 11; film += 1) await add(film, bearer)
      const list = (await oppdal.get('GetWatchlistDx', bearer)).body as Json[]
      expect(list.map(({ Title }) => Title)).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2].map((film) => `Film ${film}`))
    })
  },
  () => PROXIED,
)
