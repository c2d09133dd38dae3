/** @jest-environment jsdom */
import '@/__tests__/store/browser'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToStaticMarkup } from 'react-dom/server.node'
import { keepProfile } from '@/__tests__/store/loyalty/account-store'
import {
  type LoyaltyServer,
  refuse,
  startLoyalty,
  toMovieDx,
  toReviewDx,
} from '@/__tests__/store/loyalty/loyalty-server'
import { FilmAccount } from '@/components/account/film-account.client'
import { Film } from '@/components/account/film-view'
import { renderInStore } from './in-store'

let loyalty: LoyaltyServer

beforeEach(async () => {
  localStorage.clear()
  window.history.replaceState(null, '', '/filmen-DXM1')
  loyalty = await startLoyalty()
})
afterEach(async () => {
  jest.restoreAllMocks()
  await loyalty.close()
})

const show = () => renderInStore(loyalty.url, <Film ediNumber="EDI7" imagesUrl="https://bilder.example" />)
const silence = () => jest.spyOn(console, 'error').mockImplementation(() => {})

describe('what visitors think of a film', () => {
  it('is shown to everybody: rating, reviews with stars and likes, twenty at a time (S1.19, S1.20)', async () => {
    loyalty.lists.GetReviewsByEdiDx = Array.from({ length: 21 }, (_, number) =>
      toReviewDx(number, { IsLiked: number === 0 }),
    )
    show()
    expect(await screen.findByRole('img', { name: '4,4 av 5 stjerner' })).toBeInTheDocument()
    expect(screen.getByText(/12 stemmer/)).toBeInTheDocument()
    const [first] = await screen.findAllByRole('article')
    if (!first) throw new Error('no review')
    expect(within(first).getByRole('heading', { name: 'Kari' })).toBeInTheDocument()
    expect(within(first).getByRole('img', { name: '4 av 5 stjerner' })).toBeInTheDocument()
    expect(first).toHaveTextContent('1. november 2026')
    expect(first).toHaveTextContent('2 liker dette, du også')
    await userEvent.click(screen.getByRole('button', { name: 'Vis flere' }))
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(21))
  })

  it('is told of a film that nobody reviewed', async () => {
    show()
    expect(await screen.findByText('Ingen har anmeldt filmen ennå.')).toBeInTheDocument()
  })

  it('can be asked for again', async () => {
    loyalty.override('GetReviewsByEdiDx', refuse(500))
    show()
    expect(await screen.findByText(/Vi fikk ikke lastet anmeldelsene/)).toBeInTheDocument()
    loyalty.override('GetReviewsByEdiDx', undefined)
    loyalty.lists.GetReviewsByEdiDx = [toReviewDx(1)]
    await userEvent.click(screen.getByRole('button', { name: 'Prøv igjen' }))
    expect(await screen.findByText('Tanke 1')).toBeInTheDocument()
  })

  it('runs nothing of what they wrote', async () => {
    const hostile = '<img src=x onerror="window.ran=1">'
    loyalty.lists.GetReviewsByEdiDx = [
      toReviewDx(1, { Comment: hostile, UserName: hostile, Image: 'javascript:x', Rating: 1e9 }),
    ]
    jest.spyOn(console, 'warn').mockImplementation(() => {})
    const { container } = show()
    expect(await screen.findByRole('heading', { name: hostile })).toBeInTheDocument()
    expect(screen.getByRole('img', { name: '5 av 5 stjerner' })).toBeInTheDocument()
    expect(container.querySelector('img')).toBeNull()
  })

  it('without movie info says nothing of it, and shows the reviews (S8.5)', async () => {
    const error = silence()
    loyalty.override('GetMovieByEdiDx', refuse(404))
    loyalty.lists.GetReviewsByEdiDx = [toReviewDx(1)]
    show()
    expect(await screen.findByText('Tanke 1')).toBeInTheDocument()
    await waitFor(() => expect(error).toHaveBeenCalledWith('Movie info: Request failed with status code 404'))
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })
})

describe('the watch list', () => {
  it('is one login away for who is out, and back', async () => {
    show()
    const link = await screen.findByRole('link', { name: 'Logg inn for å legge filmen i se-lista' })
    expect(link).toHaveAttribute('href', '/konto/logg-inn?tilbake=%2Ffilmen-DXM1')
    expect(loyalty.calls()).not.toContain('SwitchTokensDx')
  })

  it('takes the film, says so, and leads to itself', async () => {
    keepProfile()
    show()
    await userEvent.click(await screen.findByRole('button', { name: 'Legg til i se-liste' }))
    expect(await screen.findByRole('button', { name: 'Ligger i se-lista' })).toHaveFocus()
    expect(screen.getByRole('link', { name: 'Åpne se-lista' })).toHaveAttribute('href', '/konto/se-liste')
  })

  it('takes the film when there is a network again, and says that it waits', async () => {
    const isOnline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
    keepProfile()
    show()
    const button = await screen.findByRole('button', { name: 'Legg til i se-liste' })
    isOnline.mockReturnValue(false)
    act(() => void window.dispatchEvent(new Event('offline')))
    await userEvent.click(button)
    expect(await screen.findByRole('button', { name: 'Legges til når du har nett' })).toBeInTheDocument()
    expect(loyalty.calls()).not.toContain('AddToWatchlistDx')
    isOnline.mockReturnValue(true)
    act(() => void window.dispatchEvent(new Event('online')))
    expect(await screen.findByRole('button', { name: 'Ligger i se-lista' })).toBeInTheDocument()
  })

  it('knows a film that it has', async () => {
    keepProfile()
    loyalty.lists.GetWatchlistDx = [toMovieDx(7)]
    show()
    expect(await screen.findByRole('button', { name: 'Ligger i se-lista' })).toBeInTheDocument()
  })

  it.each([12, 25])('knows a film that stands behind %i others', async (others) => {
    keepProfile()
    loyalty.lists.GetWatchlistDx = Array.from({ length: others }, (_, number) => toMovieDx(100 + number))
    loyalty.lists.GetWatchlistDx.push(toMovieDx(7))
    show()
    expect(await screen.findByRole('button', { name: 'Ligger i se-lista' })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Åpne se-lista' })).toBeInTheDocument()
  })

  it('is read to its end for a film that it has not, and no further', async () => {
    keepProfile()
    loyalty.lists.GetWatchlistDx = Array.from({ length: 13 }, (_, number) => toMovieDx(100 + number))
    show()
    await waitFor(() => expect(loyalty.calls()).toContain('GetWatchlistDx?skip=10'))
    await userEvent.click(await screen.findByRole('button', { name: 'Legg til i se-liste' }))
    expect(await screen.findByRole('button', { name: 'Ligger i se-lista' })).toBeInTheDocument()
    expect(loyalty.calls().filter((call) => call.startsWith('GetWatchlistDx'))).toEqual([
      'GetWatchlistDx',
      'GetWatchlistDx?skip=10',
    ])
  })

  it('that takes nothing leaves the button as it was, without a word (S8.6)', async () => {
    const error = silence()
    keepProfile()
    loyalty.override('AddToWatchlistDx', refuse(500))
    show()
    await userEvent.click(await screen.findByRole('button', { name: 'Legg til i se-liste' }))
    await waitFor(() => expect(error).toHaveBeenCalledWith(expect.stringContaining('was not added')))
    expect(screen.getByRole('button', { name: 'Legg til i se-liste' })).toHaveAttribute('aria-disabled', 'false')
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })
})

it('a film page that is left gives its calls up', async () => {
  keepProfile()
  loyalty.override('GetWatchlistDx', () => {})
  const { store, unmount } = show()
  await waitFor(() => expect(store.getState().watchList).toMatchObject({ loading: true }))
  unmount()
  expect(store.getState().watchList).toMatchObject({ requested: false, loading: false })
})

describe('the island', () => {
  it('says what the reviews need where no script runs', () => {
    const runtime = { url: '', site: 118, loyalty: 'https://l.example' }
    const markup = renderToStaticMarkup(<FilmAccount ediNumber="E" runtime={runtime} imagesUrl="" />)
    expect(markup).toMatch(/<noscript><p[^>]*>Anmeldelsene trenger JavaScript\./)
  })

  it.each([
    ['the site has no account area', { ediNumber: 'E', runtime: { url: 'https://p.example', site: 5 } }],
    ['the site has no partners', { ediNumber: 'E', runtime: undefined }],
    [
      'the film has no ediNumber',
      { ediNumber: undefined, runtime: { url: '', site: 118, loyalty: 'https://l.example' } },
    ],
  ])('is not there where %s', (_, props) => {
    const { container } = render(<FilmAccount {...props} imagesUrl="" />)
    expect(container).toBeEmptyDOMElement()
  })
})
