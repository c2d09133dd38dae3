/** @jest-environment jsdom */
import { fireEvent, screen } from '@testing-library/dom'
import { production } from '@/__tests__/components/blocks/a-page'
import { toItemData } from '@/lib/analytics/item-data'

const settings = { tagId: 'G-1A2B3C4D5E', brand: 'Huset' }
const film = toItemData(production('film-1', 'movie', 'Filmen <b>& "den andre"'))

let closeTab: () => void

/** Each test has a tab of its own. */
async function openTab() {
  jest.resetModules()
  const counting = await import('@/lib/analytics/count')
  closeTab = () => counting.stopCounting(settings)
  return counting
}

function showFilm(): void {
  document.body.innerHTML = `<div id="page"><div data-block="ticketList">
    <a href="https://billetter.example/1" data-ticket="showing-1">Kjøp billett</a>
    <a href="https://billetter.example/1">Om billetter</a></div></div>`
  for (const [name, value] of Object.entries(film)) document.getElementById('page')?.setAttribute(name, value)
}

const told = () => (window.dataLayer ?? []).filter((entry) => typeof entry === 'object' && 'event' in (entry ?? {}))
const commands = () =>
  (window.dataLayer ?? [])
    .filter((entry): entry is IArguments => String(entry) === '[object Arguments]')
    .map((entry) => [...entry])
const scripts = () => [...document.querySelectorAll('script')].map(({ src }) => src)

// jsdom cannot navigate, and says so.
beforeAll(() => document.addEventListener('click', (event) => event.preventDefault()))
beforeEach(() => {
  delete window.dataLayer
  document.head.innerHTML = ''
  history.replaceState(null, '', '/film')
  showFilm()
})
afterEach(() => closeTab())

it('tells that an item is viewed: to the data layer with the five fields, to the tag in its own words (S3.16, S7.30, S9.10)', async () => {
  const { countPage } = await openTab()
  countPage(settings)
  const name = 'Filmen <b>& "den andre"'
  expect(told()).toEqual([
    { event: 'VIEW_ITEM', id: 'film-1', name, brand: 'Huset', listName: 'direct', category: 'movie' },
  ])
  expect(commands()).toContainEqual([
    'event',
    'view_item',
    {
      items: [
        { item_id: 'film-1', item_name: name, item_brand: 'Huset', item_list_name: 'direct', item_category: 'movie' },
      ],
    },
  ])
})

it('tells that a ticket link is pressed, with the item around it and the block it stands in (S7.29, S9.10)', async () => {
  const { countPage } = await openTab()
  countPage(settings)
  fireEvent.click(screen.getByText('Kjøp billett'))
  expect(told().slice(1)).toEqual([
    {
      event: 'BUY_TICKET',
      id: 'showing-1',
      name: 'Filmen <b>& "den andre"',
      brand: 'Huset',
      listName: 'ticketList',
      category: 'movie',
    },
  ])
  expect(commands()).toContainEqual([
    'event',
    'select_content',
    expect.objectContaining({ content_type: 'ticket', content_id: 'showing-1' }),
  ])
})

it('tells it of a middle click too, and of each press once', async () => {
  const { countPage } = await openTab()
  countPage(settings)
  countPage(settings)
  const link = screen.getByText('Kjøp billett')
  fireEvent(link, new MouseEvent('auxclick', { bubbles: true, button: 1 }))
  fireEvent(link, new MouseEvent('auxclick', { bubbles: true, button: 2 }))
  expect(told().filter((entry) => JSON.stringify(entry).includes('BUY_TICKET'))).toHaveLength(1)
})

it('tells nothing of other links and other pages', async () => {
  const { countPage } = await openTab()
  document.getElementById('page')?.removeAttribute('data-item-id')
  countPage(settings)
  fireEvent.click(screen.getByText('Om billetter'))
  expect(told()).toEqual([])
})

it('names the list that led to an item', async () => {
  const { countPage } = await openTab()
  document.body.innerHTML = '<div data-block="coverFlow"><a href="/film">Filmen</a></div>'
  countPage(settings)
  fireEvent.click(screen.getByText('Filmen'))
  showFilm()
  countPage(settings)
  expect(told()).toEqual([expect.objectContaining({ event: 'VIEW_ITEM', listName: 'coverFlow' })])
})

it("fetches the vendor's script once, with no consent to advertising", async () => {
  const { countPage } = await openTab()
  countPage(settings)
  countPage(settings)
  expect(scripts()).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-1A2B3C4D5E'])
  expect(commands().slice(0, 3)).toEqual([
    ['consent', 'default', expect.objectContaining({ ad_storage: 'denied', ad_user_data: 'denied' })],
    ['js', expect.any(Date)],
    ['config', 'G-1A2B3C4D5E', expect.objectContaining({ allow_google_signals: false })],
  ])
})

it('tells nothing more after the consent is taken back, and forgets what was stored', async () => {
  const { countPage, stopCounting } = await openTab()
  countPage(settings)
  for (const name of ['_ga', '_ga_1A2B3C4D5E', '_gid', 'annet']) {
    // biome-ignore lint/suspicious/noDocumentCookie: as the vendor's script does
    document.cookie = `${name}=1; path=/`
  }
  stopCounting(settings)
  fireEvent.click(screen.getByText('Kjøp billett'))
  expect(window.dataLayer).toHaveLength(0)
  expect(document.cookie).toBe('annet=1')
  expect(window).toHaveProperty('ga-disable-G-1A2B3C4D5E', true)

  countPage(settings)
  expect(window).toHaveProperty('ga-disable-G-1A2B3C4D5E', false)
  expect(told()).toHaveLength(1)
})
