/** A ridge of mountains, two deep: the edge between a page and its footer. Decorates only. */
import styles from './ridge.module.css'

const FAR =
  'M0 96 60 70 118 84 190 34 226 52 270 20 322 62 372 48 430 78 512 40 560 58 640 14 700 56 742 46 812 82 880 54 930 66 1010 26 1068 60 1130 44 1200 76 1260 50 1330 72 1390 38 1440 60V121H0Z'
const NEAR =
  'M0 112 84 92 150 104 240 66 296 88 380 58 452 92 540 76 624 102 720 60 790 90 860 80 960 106 1046 68 1120 96 1210 74 1300 104 1376 82 1440 98V121H0Z'

export function Ridge() {
  return (
    <svg
      className={styles.ridge}
      viewBox="0 0 1440 120"
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <path className={styles.far} d={FAR} />
      <path className={styles.near} d={NEAR} />
    </svg>
  )
}
