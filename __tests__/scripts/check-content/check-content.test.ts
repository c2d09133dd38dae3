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

  it('names a page that a route of the site’s own hides, a pattern too', async () => {
    await house.write('pages/konto.md', page('Konto', 'Konto.'))
    await house.write('pages/dag.yaml', 'title: Dag\nmatchPath: /kalender/:dag\n')
    expect(await check()).toEqual([
      'pages/dag.yaml path: the site itself answers /kalender/:dag',
      'pages/konto.md path: the site itself answers /konto',
    ])
  })

  it('names two redirects from one path', async () => {
    await change('site.yaml', 'redirects: []', 'redirects: [{ from: /x, to: /om }, { from: /x/, to: /priser }]')
    expect(await check()).toEqual(['site.yaml path: redirect from /x/: another one is from there already'])
  })

  it.each([
    ['a/b-DXM1', 'films/elven.md', 'parentSlug: elven-DXM1', 'parentSlug: a/b-DXM1', 'parentSlug'],
    ['hva?nå', 'articles/nytt.md', 'title: Nytt', "title: Nytt\nslug: 'hva?nå'", 'slug'],
    ['..', 'articles/nytt.md', 'title: Nytt', "title: Nytt\nslug: '..'", 'slug'],
    ['nothing', 'articles/nytt.md', 'title: Nytt', "title: Nytt\nslug: ''", 'slug'],
    ['a?-1', 'culture/sang.md', 'pageReference: sang-1', "pageReference: 'a?-1'", 'pageReference'],
    ['om', 'pages/om.md', 'title: Om huset', 'title: Om huset\npath: om', 'path'],
    ['/a//b', 'pages/om.md', 'title: Om huset', 'title: Om huset\npath: /a//b', 'path'],
    ['from x', 'site.yaml', 'redirects: []', 'redirects: [{ from: x, to: /om }]', 'redirects[0].from'],
  ])('rule 1: names the file that says %s, once', async (_, name, from, to, field) => {
    await change(name, from, to)
    const told = (await check()).filter((line) => line.startsWith(`${name} ${field}: `))
    expect(told).toEqual([expect.stringMatching(/cannot stand in an address|no path of the site/)])
  })

  it('rule 1: names a file whose own name cannot stand in an address', async () => {
    await house.write('articles/hva?.md', FILES['articles/nytt.md'] ?? '')
    expect(await check()).toEqual(['articles/hva?.md : its name cannot stand in an address'])
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

describe('the words are those of the house', () => {
  it.each([
    ['Slett profilen din.', 'says „profilen“ for „konto“'],
    ['Bli med i kinoens kundeklubb.', 'says „kinoens kundeklubb“ for „konto“'],
    ['Les mer på utleiesida.', 'says „utleiesida“ for „siden“'],
    ['Trykk på lenka.', 'says „lenka“ for „lenken“'],
    ['Se prislisten.', 'says „prislisten“ for „lista“'],
    ['Yngre i følge med voksen.', 'says „i følge med voksen“ for „sammen med en voksen“'],
    ['Tilrettelagt forestilling', 'says „Tilrettelagt forestilling“ for „rolig forestilling“'],
    ['Skriv e-post adresse.', 'says „e-post adresse“ for „e-postadresse“'],
    ['Glemt passord?', 'says „Glemt passord?“ for „Glemt passordet?“'],
    ['Kommer på kino', 'says „Kommer på kino“ for „kommer snart på kino“'],
    ['Aktuelt', 'says „Aktuelt“ for „nyheter“'],
    ['Stengt på røde dager.', 'says „røde dager“ for „helligdager“'],
    ['Et HC-toalett.', 'says „HC-toalett“ for „toalett for rullestol“'],
    ['Student, ung ufør', 'says „ung ufør“ for „ufør“'],
    ['En lydmann.', 'says „lydmann“ for „lydtekniker“'],
    ['Det koster {{priser.a}}.', 'says „{{priser.a}}“ for „… kr“'],
    ['Fra {{priser.a}} til {{priser.a}}.', 'says „{{priser.a}}“ for „… kr“'],
    ['Det koster {{priser.a}} kroner.', 'says „kroner“ for „kr“'],
    ['Åpent 10.00–22.00.', 'says „10.00“ for „kl. …“'],
    ['Runder kl. 18.30, 19.30 og 20.15, pause 21.00.', 'says „21.00“ for „kl. …“'],
  ])('names „%s“', async (text, message) => {
    await change('facts.yaml', 'pris: 100', 'pris: 100\npriser: { a: 10 }')
    await house.write('pages/ord.md', page('Ord', text))
    expect(await check()).toContain(`pages/ord.md text: ${message}`)
  })

  it('takes what is right, and what only looks wrong', async () => {
    await change('facts.yaml', 'pris: 100', 'pris: 100\npriser: { a: 10 }')
    const right = 'Siden august, i profil, listen-modus. Fra {{priser.a}} til {{priser.a}} kr, NOK {{priser.a}}.'
    await house.write('pages/ord.md', page('Ord', `${right} Kl. 18.30, 19.30 og 20.15–21.00. Det er 13,50 m, 1.10.26.`))
    expect(await check()).toEqual([])
  })

  it('reads facts, cards and the front matter', async () => {
    await change('facts.yaml', 'pris: 100', "pris: 100\nhuset: '09.00–22.00'")
    await house.write('pages/kort.yaml', 'title: Kort\nblocks: [{ component: cardList, items: [{ text: Aktuelt }] }]\n')
    await house.write('pages/ord.md', page('Ord', 'Ord.', 'description: Se lenka.\n'))
    expect((await check()).map((line) => line.replace(/ text: .*/, ''))).toEqual([
      'facts.yaml',
      'facts.yaml',
      'pages/kort.yaml',
      'pages/ord.md',
    ])
  })
})

describe('the programme keeps to what the facts tell', () => {
  const inDecember = async () =>
    (await checkContent(house.directory, () => Date.parse('2026-12-23T12:00:00+01:00'))).map(
      ({ file, field, message }) => `${file} ${field}: ${message}`,
    )

  it('names a showing on a day on which the house is closed', async () => {
    await change('facts.yaml', 'pris: 100', 'pris: 100\napent: { stengt: julaften og 1. nyttårsdag }')
    expect(await inDecember()).toEqual([
      expect.stringMatching(/^schedule\.yaml closed: \S+-20261224-1800 is on julaften$/),
    ])
    await change('schedule.yaml', 'turnaround: 20', "closed: ['12-24', '01-01']\nturnaround: 20")
    expect(await inDecember()).toEqual([])
  })

  it('names a closed day that nobody can find in a calendar', async () => {
    await change('facts.yaml', 'pris: 100', 'pris: 100\napent: { stengt: julaftan }')
    expect(await check()).toEqual(['facts.yaml apent.stengt: julaftan is no day that we know'])
  })

  it.each([
    ['siste mandag i måneden kl. 19.00', 'Sal', ['facts.yaml tider.klubb: in Sal when kveld is there at 18:00']],
    ['siste mandag i måneden kl. 20.00', 'Sal', []],
    ['siste mandag i måneden kl. 19.00', 'Scenen', []],
  ])('names what is regular where a film is: %s in %s', async (time, place, faults) => {
    const facts = `pris: 100\ntider: { klubb: ${time} }\nsteder: { klubb: ${place} }`
    await change('facts.yaml', 'pris: 100', facts)
    expect(await check()).toEqual(faults)
  })
})

it('takes a link to a route that is the site’s own', async () => {
  await house.write('pages/lenke.md', page('Lenke', '[Kontoen](/konto/billetter) og [ny](/konto/ny).'))
  expect(await check()).toEqual([])
})

it('names a fact that nobody keeps', async () => {
  await change('pages/priser.md', '{{pris}}', '{{prisen}}')
  expect(await check()).toEqual(['pages/priser.md : no such fact: {{prisen}}'])
})
