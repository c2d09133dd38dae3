/** The school's keys, drums, voice and machines. */
import { gold, silver } from '@/scripts/pictures/kit/brass'
import { angular, box, disc } from '@/scripts/pictures/kit/outline'
import { between, times } from '@/scripts/pictures/kit/random'
import { at, circle, ellipse, path, poly, rect, stroke } from '@/scripts/pictures/kit/svg'
import { wide } from '@/scripts/pictures/picture'
import { onGround } from './stage-ground'

const ink = '#17131f'

export const piano = wide('fag-piano', (c) => {
  const black = new Set([0, 1, 3, 4, 5])
  return onGround(
    c,
    'waves',
    { paper: '#f7d9d0', shape: '#ef8f7a', accent: '#c94f5e', dark: '#3b1a37' },
    path(disc(1400, 300, 200), '#fdf0d8'),
    at(
      300,
      700,
      [
        path(angular('0 -130, 1700 -130, 1700 270, 0 270'), ink),
        ...times(17, (i) => rect(14 + i * 99, -60, 93, 300, '#fdf6e6', 'rx="8"')),
        ...times(17, (i) => rect(14 + i * 99, 200, 93, 40, '#dcc9b4', 'rx="8"')),
        ...times(17, (i) => (black.has(i % 7) ? rect(14 + i * 99 + 66, -60, 60, 186, ink, 'rx="6"') : '')),
        ...times(17, (i) => (black.has(i % 7) ? rect(14 + i * 99 + 76, -56, 12, 160, '#4b4458', 'rx="4"') : '')),
        rect(0, -130, 1700, 66, '#8f2438'),
        rect(0, -74, 1700, 12, ink),
        c.shade(box(0, -70, 1700, 310), '#3b1a37', [0, 240], [700, -60], 0.8),
      ].join(''),
      -12,
    ),
    ...(
      [
        [930, 230, '#3b1a37'],
        [1150, 330, '#c94f5e'],
        [1640, 210, '#3b1a37'],
      ] as const
    ).map(([x, y, color]) =>
      at(x, y, ellipse(0, 60, 40, 30, color) + stroke('M34 54V-90C70 -80 96 -56 92 -10', color, 13), 10),
    ),
  )
})

/** A squeezebox, half open; its middle at 0,0. */
function accordion(): string {
  const folds = times(9, (i) => {
    const [top, low] = [-196 - Math.sin((i / 8) * Math.PI) * 46, 196 + Math.sin((i / 8) * Math.PI) * 10]
    const x = -190 + i * 42
    return path(
      poly([x, top], [x + 21, top - 20], [x + 42, top], [x + 42, low], [x + 21, low + 20], [x, low]),
      i % 2 ? '#8d1f33' : '#c23a46',
      `stroke="${ink}" stroke-width="4"`,
    )
  })
  return [
    ...folds,
    path(
      'M-420 -230H-190V230H-420C-450 230 -460 210 -460 190V-190C-460 -210 -450 -230 -420 -230Z',
      '#20355c',
      `stroke="${ink}" stroke-width="8"`,
    ),
    path(
      'M190 -230H420C450 -230 460 -210 460 -190V190C460 210 450 230 420 230H190Z',
      '#20355c',
      `stroke="${ink}" stroke-width="8"`,
    ),
    ...times(12, (i) => rect(-452, -186 + i * 31, 130, 28, '#fdf6e6', `rx="5" stroke="${ink}" stroke-width="3"`)),
    ...times(9, (i) => rect(-452, -168 + i * 38, 76, 16, ink, 'rx="3"')),
    ...times(5, (i) => circle(-250, -150 + i * 74, 17, gold.body, `stroke="${gold.edge}" stroke-width="5"`)),
    ...times(24, (i) =>
      circle(280 + (i % 4) * 44, -150 + Math.floor(i / 4) * 60, 14, '#f4ead2', `stroke="${ink}" stroke-width="4"`),
    ),
    stroke('M-360 -230C-330 -330 -230 -340 -200 -236', '#5b2c1a', 20),
  ].join('')
}

export const trekkspill = wide('fag-trekkspill', (c) =>
  onGround(
    c,
    'sun',
    { paper: '#e7b24a', shape: '#f6dfa0', accent: '#d98324', dark: '#43220f' },
    ...times(9, (i) => path(disc(760 + i * 136, 1010, 62), i % 2 ? '#2f6b5a' : '#b63f3a')),
    at(1160, 540, accordion(), -8, 1.16),
  ),
)

export const vokal = wide('fag-vokal', (c) =>
  onGround(
    c,
    'rays',
    { paper: '#0f5c6e', shape: '#14708a', accent: '#f2b14c', dark: '#07293a' },
    ...times(4, (i) => path(disc(1180, 470, 420 - i * 84), ['#f7c766', '#ef8f4a', '#dd5a4a', '#8e2d4f'][i] ?? ink)),
    at(
      1180,
      480,
      [
        stroke('M0 190V640', ink, 26),
        ellipse(0, 640, 190, 30, ink),
        rect(-34, 150, 68, 120, '#3a3446', 'rx="12"'),
        path(
          'M-150 -90A150 150 0 0 1 150 -90V40A150 150 0 0 1 -150 40Z',
          silver.body,
          `stroke="${silver.edge}" stroke-width="9"`,
        ),
        ...times(6, (i) => stroke(`M-146 ${-140 + i * 42}H146`, silver.edge, 7)),
        ...times(7, (i) => stroke(`M${-114 + i * 38} -210V160`, silver.edge, 5)),
        rect(-162, -70, 324, 40, gold.body, `stroke="${gold.edge}" stroke-width="7" rx="8"`),
        path('M-104 -190C-60 -226 -20 -232 10 -230V-190C-40 -190 -70 -170 -100 -120Z', '#fff', 'opacity=".7"'),
      ].join(''),
      10,
      0.9,
    ),
    ...(
      [
        [1560, 220, 1],
        [1700, 380, 0.8],
        [1640, 620, 0.9],
        [820, 250, 0.8],
      ] as const
    ).map(([x, y, s]) =>
      at(x, y, ellipse(0, 50, 36, 26, '#fdf0d8') + stroke('M32 46V-80C66 -72 84 -46 82 -8', '#fdf0d8', 11), 8, s),
    ),
  ),
)

const drum = (x: number, y: number, rx: number, height: number, color: string) =>
  at(
    x,
    y,
    [
      path(`M${-rx} 0V${height}A${rx} ${rx * 0.3} 0 0 0 ${rx} ${height}V0Z`, color, `stroke="${ink}" stroke-width="8"`),
      ...times(5, (i) =>
        rect(
          -rx + 20 + i * ((rx * 2 - 50) / 4),
          height * 0.16,
          12,
          height * 0.84,
          silver.body,
          `stroke="${silver.edge}" stroke-width="4"`,
        ),
      ),
      ellipse(0, 0, rx, rx * 0.3, '#fdf3dd', `stroke="${silver.edge}" stroke-width="14"`),
    ].join(''),
  )

const cymbal = (x: number, y: number, r: number, turn: number) =>
  stroke(`M${x} ${y}V980`, silver.edge, 12) +
  at(
    x,
    y,
    ellipse(0, 0, r, r * 0.2, gold.body, `stroke="${gold.edge}" stroke-width="7"`) +
      ellipse(0, -6, r * 0.22, r * 0.09, gold.light),
    turn,
  )

export const slagverk = wide('fag-slagverk', (c) =>
  onGround(
    c,
    'halves',
    { paper: '#f2b63f', shape: '#e8663c', accent: '#a92d3f', dark: '#43141c' },
    ...times(18, () =>
      circle(between(c.random, 660, 1880), between(c.random, 40, 420), between(c.random, 5, 13), '#fdf3dd'),
    ),
    cymbal(780, 340, 190, -12),
    cymbal(1640, 300, 210, 14),
    drum(1020, 400, 130, 150, '#1f7a7a'),
    drum(1340, 390, 145, 160, '#1f7a7a'),
    circle(1180, 780, 270, '#17566a', `stroke="${ink}" stroke-width="12"`),
    circle(1180, 780, 232, '#fdf3dd', `stroke="${silver.edge}" stroke-width="12"`),
    circle(1180, 780, 96, '#f2b63f'),
    path(angular('1090 830, 1180 700, 1270 830'), '#17566a'),
    drum(840, 640, 150, 110, '#8e2d4f'),
    drum(1580, 640, 190, 240, '#8e2d4f'),
    at(900, 560, stroke('M0 0L-300 -190', '#c98a4a', 18) + ellipse(4, 4, 20, 13, '#e7bd84', 'transform="rotate(32)"')),
    at(
      1180,
      330,
      stroke('M0 0L250 -250', '#c98a4a', 18) + ellipse(-4, 4, 20, 13, '#e7bd84', 'transform="rotate(-45)"'),
    ),
  ),
)

export const musikkteknologi = wide('fag-musikkteknologi', (c) => {
  const colors = ['#ff5d73', '#ffb84d', '#57d9a3', '#4fb3ff', '#b07bff']
  return onGround(
    c,
    'steps',
    { paper: '#151a3a', shape: '#1e2552', accent: '#29316b', dark: '#080b1e' },
    ...times(30, (i) => {
      const height = 40 + Math.abs(Math.sin(i * 0.7) * Math.cos(i * 0.23)) * 260
      return rect(620 + i * 42, 290 - height / 2, 24, height, colors[i % 5] ?? ink, 'rx="12"')
    }),
    path(angular('640 560, 1800 560, 1900 1010, 560 1010'), '#2c3157', 'stroke="#0a0d22" stroke-width="10"'),
    path(angular('640 560, 1800 560, 1808 596, 632 596'), '#444b80'),
    ...times(32, (i) => {
      const [row, column] = [Math.floor(i / 8), i % 8]
      const x = 700 + column * (92 + row * 3) - row * 16
      const isLit = (i * 7) % 5 < 2
      return rect(x, 620 + row * 92, 78, 76, isLit ? (colors[(i * 3) % 5] ?? ink) : '#3d4474', 'rx="12"')
    }),
    ...times(6, (i) => {
      const [x, y] = [1530 + (i % 3) * 108 + Math.floor(i / 3) * 14, 680 + Math.floor(i / 3) * 130]
      return (
        circle(x, y, 40, '#0f1330') +
        stroke(`M${x} ${y}L${x + Math.cos(i) * 30} ${y + Math.sin(i) * 30}`, colors[i % 5] ?? ink, 8)
      )
    }),
    ...times(
      3,
      (i) =>
        rect(1520 + i * 116, 880, 14, 100, '#0f1330') + rect(1498 + i * 116, 900 + i * 20, 58, 28, '#e9e4ff', 'rx="6"'),
    ),
    c.glow('#57d9a3', [1200, 640], 620, 0.35),
  )
})
