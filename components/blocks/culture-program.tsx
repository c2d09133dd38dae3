import { Disclosure } from '@/components/editorial/disclosure'
import { exampleProps } from '@/components/editorial/examples'
import { Heading, levelBelow } from '@/components/editorial/heading'
import { listHeading } from '@/components/editorial/own-heading'
import { Section } from '@/components/editorial/section'
import { CultureCards } from '@/components/programme/culture/culture-cards'
import { exampleCulture, exampleCultureShowings } from '@/components/programme/examples'
import { EmptyState } from '@/components/ui/empty-state'
import { formatCount } from '@/lib/amounts'
import { formatMonth } from '@/lib/format'
import { type CultureMonth, toCultureMonths, toUndated } from '@/lib/programme/culture-months'
import { toFilms } from '@/lib/programme/films'
import styles from './culture-program.module.css'
import { type BlockProps, defineBlock } from './define-block'

const TITLE = 'Kulturprogram'

/** Beside other things on a page the programme shows so many, and folds the rest. */
const TASTE = 6

interface MonthProps {
  month: CultureMonth
  level: 2 | 3
  context: BlockProps['context']
  isFirst: boolean
}

function Month({ month, level, context, isFirst }: MonthProps) {
  return (
    <div className={styles.month}>
      <Heading level={level}>{formatMonth(month.at, context.locale)}</Heading>
      <CultureCards productions={month.productions} level={level === 2 ? 3 : 4} context={context} isFirst={isFirst} />
    </div>
  )
}

function Whole({ level, productions, showings, context }: BlockProps) {
  const below = levelBelow(level)
  const undated = toUndated(productions, showings)
  const months = toCultureMonths(showings)
  return (
    <>
      {months.map((month, index) => (
        <Month key={month.month} month={month} level={below} context={context} isFirst={level === 1 && index === 0} />
      ))}
      {undated.length > 0 && (
        <div className={styles.month}>
          {months.length > 0 && <Heading level={below}>Flere arrangement</Heading>}
          <CultureCards productions={undated} level={months.length > 0 && below === 2 ? 3 : below} context={context} />
        </div>
      )}
    </>
  )
}

function Taste({ level, productions, showings, context }: BlockProps) {
  const dated = toFilms(showings.toSorted((a, b) => a.start - b.start))
  const all = [...dated, ...toUndated(productions, showings)]
  const rest = all.slice(TASTE)
  const below = levelBelow(level)
  return (
    <>
      <CultureCards productions={all.slice(0, TASTE)} level={below} context={context} />
      {rest.length > 0 && (
        <Disclosure summary={`Vis ${formatCount(rest.length, 'arrangement til', 'arrangement til')}`}>
          <CultureCards productions={rest} level={below} context={context} />
        </Disclosure>
      )}
    </>
  )
}

/** Concerts, plays and talks by month; a taste of them where the page is about something else. */
export const cultureProgram = defineBlock({
  kind: 'cultureProgram',
  needs: { object: 'culture', productions: true, showings: true },
  heading: ({ pageTitle }) => pageTitle,
  example: { ...exampleProps, productions: exampleCulture, showings: exampleCultureShowings },
  View: (props) => {
    const { level, productions, context } = props
    const showings = props.showings.filter(({ end }) => end > context.generatedAt)
    const heading = listHeading(props, TITLE)
    const isAside = level === 2 && heading !== undefined
    const own = { ...props, showings }
    const isEmpty = productions.length === 0 && showings.length === 0
    return (
      <Section level={level} heading={heading}>
        {isEmpty && <EmptyState>Ingen arrangement er lagt ut akkurat nå.</EmptyState>}
        {isEmpty || (isAside ? <Taste {...own} /> : <Whole {...own} />)}
      </Section>
    )
  },
})
