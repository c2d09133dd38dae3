/** The static pages of the specification (S2.43 to S2.59) and the blocks that each must show, in any order. */
const TEXT = ['title', 'content'] as const
const COVERED = ['cover', ...TEXT] as const

const under = (paths: string, blocks: readonly string[]): [string, readonly string[]][] =>
  paths
    .trim()
    .split(/\s+/)
    .map((path) => [path, blocks])

export const STATIC_PAGES: [path: string, blocks: readonly string[]][] = [
  // S2.43, S2.44
  ...under(
    `/om-kinoen /aldersgrenser /priser /vare-to-kinosaler /formiddagskino /babykino /smatroll /kinoreklame
     /kinoalliansen /kafe-billettsalg /reglement /kontakt-oss /om /husets-apningstider /husets-utsmykking
     /kulturhusets-venner /ledige-stillinger /utleie /leie /kurs-konferanse /kurstilbud /arkiv /sok-plass
     /perledykkerne /ramaskrik`,
    COVERED,
  ),
  ...under('/bildekreditering', TEXT),
  ...under('/folkeverksted', ['cover', 'article']),
  // S2.45
  ...under('/article/info-om-cookies /article/personvernerklaering /article/information-in-english', [
    'cover',
    'article',
  ]),
  // S2.46, S2.47
  ...under('/om-galleriet /kommende-utstillinger', COVERED),
  ...under('/i-galleriet-na', [...COVERED, 'coverFlow']),
  // S2.48, S2.49
  ...under(
    '/voksenbad /velvaereaften /babysvomming /seniorbad-babybad /morgenbad /apningstider-i-badet /badeanlegget-kontakt',
    COVERED,
  ),
  ...under('/badebursdag', [...COVERED, 'newsSubscribe']),
  // S2.50
  ...under(
    `/oppdal-ungdomsklubb /oppdal-ungdomsklubb-ansatte /oppdal-ungdomsklubb-aktiviteter /oppdal-ungdomsklubb-info
     /oppdal-ungdomsklubb-reglement`,
    COVERED,
  ),
  // S2.51, S2.52, S2.55
  ...under(
    '/om-kulturskolen /kulturskolen-priser /kulturskoleruta /lokal-laereplan /innhold /multifag /oppdal-juniorkorps',
    COVERED,
  ),
  ...under('/kulturskolen-kontakt', ['content']),
  ...under('/fag', ['cover', 'title', 'cardList']),
  // S2.53, S2.54
  ...under(
    `/dans /teaterfag /film--og-videoproduksjon /piano-og-tangent /trekkspill-og-torader /gitar /vokal /trombone /trompet
     /klarinett /saksofon /baryton /floyte /waldhorn /bass /slagverk /musikkteknologi /fiolin,-spell--og-dansarlag
     /billedkunst`,
    COVERED,
  ),
  // S2.58, S2.59
  ...under('/badeanlegget /kulturskolen /om-kulturhuset /musikk /galleri', ['cover', 'title', 'cardList']),
  ...under('/test-overtittel-kulturskole-fag', ['title', 'cardList', 'manualCardList']),
  // The accessibility statement, which the footer leads to (S2.74)
  ...under('/tilgjengelighet', TEXT),
]

/** Blocks that a page holds and must not show (S2.55). */
export const HIDDEN: Readonly<Record<string, readonly string[]>> = {
  '/kulturskolen-kontakt': ['title', 'manualCardList'],
}
