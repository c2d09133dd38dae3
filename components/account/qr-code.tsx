/** A text as a QR code, drawn here and now: black on white with its quiet zone in either scheme. Fetched on its own. */
import { create } from 'qrcode'
import styles from './qr-code.module.css'

/** Modules of white around the code, as the standard asks. */
const QUIET = 4

interface Drawing {
  size: number
  path: string
}

/** @returns undefined for a text that no code can hold */
function draw(text: string): Drawing | undefined {
  try {
    const { size, data } = create(text, { errorCorrectionLevel: 'M' }).modules
    const dark = [...data].flatMap((isDark, place) => (isDark ? [place] : []))
    const path = dark.map((place) => `M${(place % size) + QUIET} ${Math.floor(place / size) + QUIET}h1v1h-1z`).join('')
    return { size: size + 2 * QUIET, path }
  } catch {
    return undefined
  }
}

export function QrCode({ text }: { text: string }) {
  const drawing = draw(text)
  if (!drawing) return <p>Koden kan ikke tegnes. Vis denne teksten i stedet:</p>
  const { size, path } = drawing
  return (
    <svg className={styles.code} viewBox={`0 0 ${size} ${size}`} role="img" aria-label="QR-kode for billetten">
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}
