/** Words in which "kl." is never parted from its time at the end of a line. Not by another space: the words stay as they are. */
import styles from './clock-words.module.css'

const CLOCK = /(kl\. \d\d\.\d\d)/

export function ClockWords({ words }: { words: string }) {
  const [before, clock, ...rest] = words.split(CLOCK)
  if (clock === undefined) return before
  return (
    <>
      {before}
      <span className={styles.clock}>{clock}</span>
      <ClockWords words={rest.join('')} />
    </>
  )
}
