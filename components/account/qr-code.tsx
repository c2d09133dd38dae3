/** A text as a QR code, drawn here and now: black on white with its quiet zone in either scheme. */
import { type Bitmap2D, correction, generate } from 'lean-qr/nano'
import styles from './qr-code.module.css'

/** Modules of white around the code, as the standard asks. */
const QUIET = 4

/** @returns undefined for a text that no code can hold */
function encode(text: string): Bitmap2D | undefined {
  try {
    return generate(text, { minCorrectionLevel: correction.M })
  } catch {
    return undefined
  }
}

function toPath(code: Bitmap2D): string {
  const places = Array.from({ length: code.size }, (_, place) => place)
  const dark = places.flatMap((y) => places.filter((x) => code.get(x, y)).map((x) => [x, y] as const))
  return dark.map(([x, y]) => `M${x + QUIET} ${y + QUIET}h1v1h-1z`).join('')
}

export function QrCode({ text }: { text: string }) {
  const code = encode(text)
  if (!code) return <p>Koden kan ikke tegnes. Vis denne teksten i stedet:</p>
  const size = code.size + 2 * QUIET
  return (
    <svg className={styles.code} viewBox={`0 0 ${size} ${size}`} role="img" aria-label="QR-kode for billetten">
      <rect width={size} height={size} fill="#fff" />
      <path d={toPath(code)} fill="#000" />
    </svg>
  )
}
