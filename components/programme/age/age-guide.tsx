/** A film's age limit explained, and the answer to "Kan barnet se denne?" for every age: no form, no script, one press. */
import { Disclosure } from '@/components/editorial/disclosure'
import type { Production } from '@/contract/production'
import { type AgeLimit, toAgeBands, toAgeWords } from '@/lib/programme/age-limit'
import { AgeBadge } from './age-badge'
import styles from './age-guide.module.css'

type AgeGuideProps = Pick<Production, 'ageLimit' | 'ageReason'>

/** What the limit means beside a badge that says "9 år" already. */
function toMeaning(limit: AgeLimit): string | undefined {
  if (limit === null) return undefined
  return limit === 0 ? 'kan ses uansett alder' : toAgeWords(limit).split(' – ').at(-1)
}

export function AgeGuide({ ageLimit, ageReason }: AgeGuideProps) {
  if (ageLimit === undefined) return null
  const bands = toAgeBands(ageLimit)
  const meaning = toMeaning(ageLimit)
  return (
    <div className={styles.guide}>
      <p className={styles.limit}>
        <AgeBadge limit={ageLimit} />
        {meaning && <span>{meaning}</span>}
        {ageReason && <span className={styles.reason}>{ageReason}</span>}
      </p>
      {bands.length > 0 && (
        <Disclosure summary="Kan barnet se denne?">
          <dl className={styles.bands}>
            {bands.map(({ ages, answer }) => (
              <div key={ages}>
                <dt>{ages}</dt>
                <dd>{answer}</dd>
              </div>
            ))}
          </dl>
        </Disclosure>
      )}
    </div>
  )
}
