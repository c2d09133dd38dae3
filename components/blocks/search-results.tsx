import { exampleContext, exampleProps } from '@/components/editorial/examples'
import { LiveSearch } from '@/components/search/live-search.client'
import { Results, toResultWords } from '@/components/search/results'
import { now } from '@/lib/clock'
import { defineBlock } from './define-block'

/** What the search found, with the searched words marked; it follows what is written in the page's search field. */
export const searchResults = defineBlock({
  kind: 'searchResults',
  heading: ({ context: { search } }) => search && toResultWords(search),
  example: {
    ...exampleProps,
    context: {
      ...exampleContext,
      search: {
        query: 'vinter',
        hits: [
          {
            path: '/a',
            title: ['Viser for ', 'vinteren', ''],
            kind: 'culture',
            excerpt: ['To timer i ', 'vintermørket', '.'],
            next: now(),
          },
          { path: '/b', title: ['', 'Vinterbadets', ' åpningstider'], kind: 'page', excerpt: ['Fra klokka sju.'] },
        ],
        near: [],
        ways: [],
      },
    },
  },
  View: ({ level, context: { search, locale } }) =>
    search && (
      <LiveSearch query={search.query} level={level} locale={locale}>
        <Results answer={search} level={level} locale={locale} />
      </LiveSearch>
    ),
})
