/** Every block kind by its name in the contract: one line a kind. */
import type { BlockKind } from '@/contract/page'
import { article } from './article'
import { card } from './card'
import { cardList } from './card-list'
import { content } from './content'
import { cover } from './cover'
import { coverFlow } from './cover-flow'
import { cultureProgram } from './culture-program'
import { cultureSchedule } from './culture-schedule'
import type { AnyBlock } from './define-block'
import { events } from './events'
import { manualCardList } from './manual-card-list'
import { movieInfo } from './movie-info'
import { newsSubscribe } from './news-subscribe'
import { poster } from './poster'
import { program } from './program'
import { quickLinks } from './quick-links'
import { schedule } from './schedule'
import { searchField } from './search-field'
import { searchResults } from './search-results'
import { slideshow } from './slideshow'
import { ticket } from './ticket'
import { ticketList } from './ticket-list'
import { title } from './title'

export const blocks: readonly AnyBlock[] = [
  title,
  content,
  cover,
  schedule,
  slideshow,
  cardList,
  manualCardList,
  movieInfo,
  newsSubscribe,
  ticketList,
  ticket,
  card,
  coverFlow,
  cultureProgram,
  cultureSchedule,
  quickLinks,
  poster,
  article,
  program,
  searchField,
  searchResults,
  events,
]

const byKind: ReadonlyMap<string, AnyBlock> = new Map(blocks.map((block) => [block.kind, block]))

/** @returns undefined where the kind is unknown; the tree then says so and shows nothing */
export const blockFor = (kind: BlockKind): AnyBlock | undefined => byKind.get(kind)
