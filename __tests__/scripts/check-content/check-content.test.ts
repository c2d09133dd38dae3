import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { FILES, makeSmallHouse, type SmallHouse } from '@/__tests__/platform/content/small-house'
import { checkContent } from '@/scripts/check-content/check-content'

const NOW = Date.parse('2026-11-20T12:00:00+01:00')

let house: SmallHouse
beforeEach(async () => {
  house = await makeSmallHouse()
  await house.write('pages/artikkel.yaml', 'title: Artikkel\nmatchPath: /article/:slug\nposition: 1\n')
})
afterEach(() => rm(house.directory, { recursive: true }))

const check = async () =>
  (await checkContent(house.directory, () => NOW)).map(({ file, field, message }) => `${file} ${field}: ${message}`)
const change = (name: string, from: string, to: string) => house.write(name, (FILES[name] ?? '').replace(from, to))
const page = (title: string, text: string, more = '') => `---\ntitle: ${title}\n${more}---\n${text}\n`

it('finds nothing in a house that is in order', async () => {
  expect(await check()).toEqual([])
})

it('finds nothing in this house', async () => {
  expect(await checkContent(join(process.cwd(), 'content'), () => NOW)).toEqual([])
})

describe('every path of the registry resolves', () => {
  it('names a page whose path another has', async () => {
    await house.write('pages/priser2.md', page('To', 'To.', 'path: /priser\n'))
    expect(await check()).toEqual(['pages/priser2.md path: pages/priser.md is at /priser already'])
  })

  it('names a page that a redirect hides', async () => {
    await change('site.yaml', 'redirects: []', 'redirects: [{ from: /om, to: /priser }]')
    expect(await check()).toEqual(['pages/om.md path: a redirect of site.yaml hides /om'])
  })

  it('names a film that no pattern answers', async () => {
    await change('pages/alle.yaml', '/:film', '/film/:film')
    expect(await check()).toEqual([
      'films/elven.md path: no page answers /elven-DXM1',
      'culture/sang.md path: no page answers /sang-1',
    ])
  })

  it('names a redirect that leads to itself', async () => {
    await change('site.yaml', 'redirects: []', 'redirects: [{ from: /x, to: /x }]')
    expect(await check()).toContain('site.yaml path: redirect from /x: leads to itself')
  })

  it('names a section’s page that is not there', async () => {
    await change('sections.yaml', '/priser', '/pris')
    expect(await check()).toEqual(['sections.yaml huset: no page at /pris'])
  })
})

describe('every link leads to a page or an https address', () => {
  it.each([
    '/finnes-ikke',
    '/article/gammelt',
    'http://utrygt.example/',
    'priser',
    'javascript:alert(1)',
    '#topp',
    '//x.y',
  ])('names the page that links to %s', async (href) => {
    await house.write('pages/lenke.md', page('Lenke', `[Se her](${href}).`))
    expect(await check()).toEqual([`pages/lenke.md link: ${href} is neither a page nor an https address`])
  })

  it.each([
    '/priser',
    '/priser?x=1#topp',
    '/elven-DXM1',
    '/sang-1',
    '/article/nytt',
    'https://annet.example/',
    'mailto:post@huset.example',
  ])('takes %s', async (href) => {
    await house.write('pages/lenke.md', page('Lenke', `[Se her](${href}).`))
    expect(await check()).toEqual([])
  })

  it('reads cards, menus, the footer, films, articles and redirects', async () => {
    const card = 'blocks: [{ component: cardList, items: [{ title: A, link: { href: /a } }] }]'
    await house.write('pages/kort.yaml', `title: Kort\n${card}\n`)
    await change('menu.yaml', '/om }', '/b }')
    await house.write('footer.yaml', '- { title: F, items: [{ type: html, value: \'<a href="/c">C</a>\' }] }\n')
    await change('films/elven.md', 'Elva renner.', '[D](/d)')
    await change('articles/nytt.md', 'Det er nytt.', '[E](/e)')
    await change('site.yaml', 'redirects: []', 'redirects: [{ from: /x, to: /f }]')
    const told = (await check()).map((line) => line.replace(/ is neither.*$/, ''))
    expect(told.toSorted()).toEqual([
      'articles/nytt.md link: /e',
      'films/elven.md link: /d',
      'footer.yaml link: /c',
      'menu.yaml link: /b',
      'pages/kort.yaml link: /a',
      'site.yaml link: /f',
    ])
  })
})

describe('every picture is there, with words for it', () => {
  it('names a picture that is missing', async () => {
    await change('pages/om.md', 'bilde.png', 'borte.png')
    await change('pictures.yaml', 'bilde.png', 'borte.png: { alt: Borte }\nbilde.png')
    expect([...new Set(await check())]).toEqual(['pages/om.md : no picture pictures/borte.png'])
  })

  it('names a picture without an alternative text', async () => {
    await change('pictures.yaml', 'bilde.png', 'annet.png')
    expect(await check()).toContain('pages/om.md : no alternative text for bilde.png in pictures.yaml')
  })

  it('names an empty alternative text', async () => {
    await change('pictures.yaml', 'En elv', "''")
    expect((await check())[0]).toMatch(/^pictures\.yaml bilde\.png\.alt: /)
  })

  it('names a picture within a text that has no alternative text', async () => {
    await house.write('pages/bilde.md', page('Bilde', '![](https://bilder.example/1.png)'))
    expect(await check()).toEqual(['pages/bilde.md image: no alternative text for https://bilder.example/1.png'])
  })
})

describe('no two pages say the same of themselves', () => {
  it.each([
    ['nytt', 'articles/nytt.md'],
    ['ELVEN', 'films/elven.md'],
  ])('names what is called %s, as a page is', async (title, file) => {
    await house.write('pages/annen.md', page(title, 'Annet.'))
    expect(await check()).toEqual([`${file} title: is that of pages/annen.md, too`])
  })

  it('names a description that another has already', async () => {
    await house.write('pages/en.md', page('En', 'En.', 'description: Alt om huset.\n'))
    await house.write('pages/to.md', page('To', 'To.', 'description: alt  om huset.\n'))
    expect(await check()).toEqual(['pages/to.md description: is that of pages/en.md, too'])
  })
})

describe('every film has its age limit, or says that it is not rated yet', () => {
  it('takes null', async () => {
    await change('films/elven.md', 'ageLimit: 6', 'ageLimit: null')
    expect(await check()).toEqual([])
  })

  const NO_LIMIT = 'not an age limit; a film that is not rated yet says null'
  it.each([
    ['', 'is missing'],
    ['ageLimit: 7', NO_LIMIT],
    ['ageLimit: seks', NO_LIMIT],
  ])('names a film that says „%s“', async (line, words) => {
    await change('films/elven.md', 'ageLimit: 6', line)
    expect(await check()).toContain(`films/elven.md ageLimit: ${words}`)
  })
})

it('names a fact that nobody keeps', async () => {
  await change('pages/priser.md', '{{pris}}', '{{prisen}}')
  expect(await check()).toEqual(['pages/priser.md : no such fact: {{prisen}}'])
})
