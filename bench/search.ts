/** Two thousand generated documents: how long the index takes, and how long a query does at the 99th percentile. */
import { createSearchIndex } from '@/lib/search/search-index'
import { percentile } from './statistics'

const DOCUMENTS = 2_000
const WORDS_EACH = 250
const VOCABULARY = 30_000
const QUERIES = 2_000
const ALLOWED_MS = 50
const ONSETS = 'b bl br d dr f fj fl g gr h j k kr kv l m n p r s sk sl st t tr v'.split(' ')
const VOWELS = 'a e i o u y æ ø å ei au'.split(' ')
const CODAS = ['', '', 'l', 'n', 'r', 's', 't', 'ng', 'rt', 'sk']

/** The same documents and queries each time. */
let seed = 20261121
const random = () => {
  seed = (seed * 1_664_525 + 1_013_904_223) % 4_294_967_296
  return seed / 4_294_967_296
}
const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T
const syllables = ONSETS.flatMap((onset) => VOWELS.flatMap((vowel) => CODAS.map((coda) => onset + vowel + coda)))
/** As in any language, some syllables begin many words: the most common one every fiftieth. */
const pickSyllable = () => syllables[Math.floor(syllables.length * random() ** 2)]
const vocabulary = Array.from({ length: VOCABULARY }, () =>
  Array.from({ length: 1 + Math.floor(random() * 4) }, pickSyllable).join(''),
)
/** And few words are common, most are rare. */
const makeWord = () => vocabulary[Math.floor(VOCABULARY ** random()) - 1] ?? 'ord'
const makeText = (count: number) => Array.from({ length: count }, makeWord).join(' ')

const documents = Array.from({ length: DOCUMENTS }, (_, at) => ({
  id: `document ${at}`,
  path: `/${at}`,
  kind: pick(['film', 'culture', 'article', 'page'] as const),
  title: makeText(4),
  names: makeText(8),
  lead: makeText(20),
  text: makeText(WORDS_EACH),
  starts: [at],
  canPass: true,
}))

/** As people write: a word, its beginning, with a wrong letter, several words; and as an attacker does. */
const SHAPES = [
  () => makeWord(),
  () => makeWord().slice(0, 3),
  () => `${makeWord().slice(0, -1)}x`,
  () => makeText(3),
  () => makeText(10),
  () => 'a '.repeat(100),
  () => 'x'.repeat(200),
]

const began = performance.now()
const index = createSearchIndex(documents)
console.log(`index of ${DOCUMENTS} documents: ${Math.round(performance.now() - began)} ms`)

/** Milliseconds of the processor, too: a busy machine lets a query wait, which is not the query's doing. */
const measured = Array.from({ length: QUERIES }, (_, at) => {
  const query = SHAPES[at % SHAPES.length]?.() ?? ''
  const before = performance.now()
  const worked = process.cpuUsage()
  index.find(query, DOCUMENTS / 2)
  const { user, system } = process.cpuUsage(worked)
  return { clock: performance.now() - before, processor: (user + system) / 1000 }
})

const toPercentile = (measure: 'clock' | 'processor', part: number) =>
  percentile(
    measured.map((one) => one[measure]),
    part,
  )

for (const measure of ['clock', 'processor'] as const) {
  const [median, slow] = [0.5, 0.99].map((part) => toPercentile(measure, part).toFixed(1))
  console.log(`a query, ${measure}: median ${median} ms, 99th percentile ${slow} ms`)
}
if (toPercentile('processor', 0.99) >= ALLOWED_MS) {
  console.log(`OVER ${ALLOWED_MS} ms`)
  process.exitCode = 1
}
