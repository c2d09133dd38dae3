/** Heads in a few flat shapes: a face with a shaded side, hair, and closed or singing features. */
import { at, circle, ellipse, group, type Point, path, stroke } from './svg'

export type Hair = 'short' | 'bob' | 'bun' | 'long' | 'curls' | 'bald' | 'beanie' | 'braids'

export type Head = {
  at: Point
  /** Half the height of the face in pixels. */
  size: number
  skin: string
  /** The shaded side, the neck and the nose. */
  shade: string
  hair: string
  style?: Hair
  /** Where the face looks: -1 to the left, 1 to the right, 0 at us; 9 is away from us. */
  turn?: number
  /** Degrees that it leans to the right. */
  tilt?: number
  mood?: 'calm' | 'song' | 'smile' | 'wonder' | 'delight'
}

const cap =
  'M-44 4C-54 -42 -32 -66 2 -66C36 -66 54 -42 44 4C38 -8 38 -22 26 -30C4 -22 -22 -24 -32 -30C-38 -20 -38 -8 -44 4Z'

function behind(style: Hair, hair: string): string {
  if (style === 'bob') return path('M-54 40C-62 -40 -44 -68 0 -68C44 -68 62 -40 54 40Q30 52 0 46Q-30 52 -54 40Z', hair)
  if (style === 'long') return path('M-50 120C-68 10 -54 -68 0 -68C54 -68 68 10 50 120Q0 134 -50 120Z', hair)
  if (style === 'braids')
    return group(
      '',
      ...[-1, 1].flatMap((s) =>
        [0, 1, 2, 3].map((i) => ellipse(s * (48 + i * 3), 20 + i * 26, 15 - i * 1.6, 18, hair)),
      ),
    )
  if (style === 'bun') return circle(-30, -60, 26, hair)
  if (style === 'curls')
    return group('', ...[-62, -20, 20, 62].flatMap((x, i) => [circle(x * 0.8, -34 - (i % 3 === 0 ? 0 : 26), 30, hair)]))
  return ''
}

function above(style: Hair, hair: string): string {
  if (style === 'bald') return ''
  if (style === 'beanie') return path('M-47 -14C-52 -70 52 -70 47 -14Q0 -26 -47 -14Z', hair) + circle(0, -66, 14, hair)
  if (style === 'curls') return [-36, -14, 12, 36].map((x) => circle(x, -40, 17, hair)).join('')
  return path(cap, hair)
}

function features(turn: number, mood: Head['mood'], dark: string, shade: string): string {
  const x = turn * 15
  const eye = (side: number) =>
    mood === 'wonder' || mood === 'delight'
      ? circle(x + side * 16, -4, 5, dark)
      : stroke(`M${x + side * 16 - 8} -4q8 6 16 0`, dark, 4)
  const mouth = {
    calm: stroke(`M${x - 8} 27h16`, dark, 4),
    smile: stroke(`M${x - 13} 22q13 13 26 0`, dark, 4.5),
    delight: path(`M${x - 14} 20Q${x} 26 ${x + 14} 20Q${x + 10} 38 ${x} 38Q${x - 10} 38 ${x - 14} 20Z`, dark),
    song: ellipse(x, 27, 8, 10, dark),
    wonder: ellipse(x, 26, 6, 6, dark),
  }[mood ?? 'calm']
  const nose = turn === 0 ? `M${x} 0L${x + 5} 12H${x - 4}` : `M${x + turn * 4} -6L${x + turn * 14} 13L${x} 14`
  return [eye(-1), eye(1), stroke(nose, shade, 5), mouth].join('')
}

export function head({
  at: [x, y],
  size,
  skin,
  shade,
  hair,
  style = 'short',
  turn = 0,
  tilt = 0,
  mood = 'calm',
}: Head): string {
  const away = turn === 9
  const side = turn > 0 && !away ? -1 : 1
  const face = [
    behind(style, hair),
    away ? '' : ellipse(side * 38, 4, 9, 13, shade),
    ellipse(0, 0, 41, 52, away ? hair : skin),
    away ? ellipse(0, 34, 26, 16, shade) + ellipse(0, -6, 43, 46, style === 'bald' ? skin : hair) : '',
    away ? '' : path(`M0 -52A${41} 52 0 0 ${side === 1 ? 1 : 0} 0 52C${side * 24} 30 ${side * 30} -20 0 -52Z`, shade),
    away ? '' : features(turn, mood, hair === skin ? shade : '#1b1416', shade),
    above(style, hair),
  ]
  return at(x, y, face.join(''), tilt, size / 52)
}
