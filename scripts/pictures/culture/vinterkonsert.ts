/** The winter concert: a choir with candles under the vault of a stone church. */
import { limb } from '@/scripts/pictures/kit/body'
import type { Canvas } from '@/scripts/pictures/kit/canvas'
import { type Hair, head } from '@/scripts/pictures/kit/head'
import { box, soft } from '@/scripts/pictures/kit/outline'
import { between, times } from '@/scripts/pictures/kit/random'
import { at, circle, ellipse, group, path, rect, stroke } from '@/scripts/pictures/kit/svg'
import { wide } from '@/scripts/pictures/picture'

const night = '#10182e'
const stone = '#2b3d63'
const amber = '#f3ae3f'
const cream = '#fdf0d2'
const wine = '#8e2638'
const styles: Hair[] = ['bob', 'short', 'bun', 'curls', 'short', 'long', 'bald', 'bob']
const hairs = ['#5b2b1a', '#d9c39a', '#2a1a1c', '#1b1416', '#8a4a22', '#c98f4a', '#e9b48a', '#3b2320']
const skins = [
  ['#f0c49d', '#bf7f58'],
  ['#e9b48a', '#b9734e'],
  ['#9c6242', '#6c3f28'],
  ['#f3cfae', '#c58d66'],
] as const

const arch = (x: number, half: number, spring: number) =>
  `M${x - half} 1080V${spring}C${x - half} ${spring - half * 0.9} ${x - half * 0.4} ${spring - half * 1.35} ${x} ${spring - half * 1.55}C${x + half * 0.4} ${spring - half * 1.35} ${x + half} ${spring - half * 0.9} ${x + half} ${spring}V1080Z`

function candle(c: Canvas, x: number, y: number): string {
  return (
    c.glow(amber, [x, y - 46], 62, 0.8, `M${x - 60} ${y - 110}h120v150h-120Z`) +
    rect(x - 7, y - 30, 14, 46, cream) +
    path(
      `M${x} ${y - 68}C${x + 15} ${y - 44} ${x + 11} ${y - 32} ${x} ${y - 31}C${x - 11} ${y - 32} ${x - 15} ${y - 44} ${x} ${y - 68}Z`,
      amber,
    ) +
    ellipse(x, y - 39, 4, 8, cream)
  )
}

/** A singer in a robe, waist at 0,0. */
function singer(c: Canvas, index: number, dark: boolean): string {
  const [skin, shade] = skins[(index * 3 + (dark ? 1 : 0)) % skins.length] ?? skins[0]
  const robe = dark ? '#1a2748' : wine
  const outline = soft('-76 320, -84 80, -78 -70, -52 -112, -18 -126, 18 -126, 52 -112, 78 -70, 84 80, 76 320')
  return [
    limb(shade, [17, 17], [0, -126], [0, -160]),
    path(outline, robe),
    c.shade(outline, night, [80, 260], [-30, -80], 0.8),
    path('M-24 -124L0 -92L24 -124L52 -106L14 -48L0 -66L-14 -48L-52 -106Z', cream),
    head({
      at: [0, -194],
      size: 50,
      skin,
      shade,
      hair: hairs[(index * 5 + (dark ? 3 : 0)) % 8] ?? night,
      style: styles[(index * 3 + (dark ? 2 : 0)) % 8],
      turn: index % 3 === 1 ? 0 : index < 3 ? 1 : -1,
      mood: 'song',
      tilt: index % 2 ? 4 : -4,
    }),
    ...(dark
      ? []
      : [
          at(0, 2, candle(c, 0, 0), 0, 1.35),
          limb(robe, [25, 20], [-66, 50], [-14, 26]),
          limb(robe, [25, 20], [66, 50], [14, 26]),
          circle(0, 22, 17, skin),
        ]),
  ].join('')
}

function lancet(c: Canvas, x: number, floor: number, half: number): string {
  const d = `M${x - half} ${floor}V${floor - half * 4}Q${x - half} ${floor - half * 5.4} ${x} ${floor - half * 6.4}Q${x + half} ${floor - half * 5.4} ${x + half} ${floor - half * 4}V${floor}Z`
  return c.within(
    d,
    path(d, amber),
    path(d, cream, `transform="translate(${x * 0.3} ${floor * 0.36 - half}) scale(.7 .64)" opacity=".8"`),
    stroke(
      `M${x} ${floor}V${floor - half * 6.3}M${x - half} ${floor - half * 1.4}h${half * 2}M${x - half} ${floor - half * 3}h${half * 2}M${x - half} ${floor - half * 4.5}h${half * 2}`,
      stone,
      7,
    ),
  )
}

export const vinterkonsert = wide('kultur-vinterkonsert', (c) =>
  [
    c.ground(night),
    ...[
      [980, '#16213f'],
      [840, '#1d2c50'],
      [700, '#26385f'],
      [560, '#32486f'],
    ].map(
      ([half = 0, fill], i) =>
        path(arch(1150, Number(half), 600 - i * 4), String(fill)) +
        c.shade(
          arch(1150, Number(half), 600 - i * 4),
          night,
          [1150 - Number(half), 300],
          [1150 - Number(half) * 0.6, 340],
          0.7,
        ),
    ),
    path(arch(1150, 430, 580), '#4a5f84'),
    c.glow(amber, [1150, 640], 620, 0.85, arch(1150, 430, 580)),
    lancet(c, 1150, 560, 62),
    lancet(c, 950, 590, 42),
    lancet(c, 1350, 590, 42),
    group('', ...times(7, (i) => at(700 + i * 150, 740, singer(c, i, true), 0, 0.86))),
    group('', ...times(6, (i) => at(740 + i * 168, 900, singer(c, i, false)))),
    ...times(26, () =>
      circle(
        between(c.random, 700, 1600),
        between(c.random, 60, 560),
        between(c.random, 1.5, 4),
        cream,
        'opacity=".6"',
      ),
    ),
    c.shade(box(0, 0, 1920, 1080), '#090e1d', [960, 1100], [960, 930], 1),
    c.shade(box(0, 0, 1920, 1080), '#090e1d', [0, 1080], [680, 560], 1),
  ].join(''),
)
