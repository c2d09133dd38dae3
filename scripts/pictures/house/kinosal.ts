/** The cinema from its last row: red seats and a glowing screen. */
import { beam, ridge } from '@/scripts/pictures/kit/landscape'
import { angular, box } from '@/scripts/pictures/kit/outline'
import { times } from '@/scripts/pictures/kit/random'
import { circle, path, poly, rect } from '@/scripts/pictures/kit/svg'
import { wide } from '@/scripts/pictures/picture'

const dark = '#160b10'
const red = '#b4222c'
const light = '#e4513f'
const amber = '#f5b656'
const cream = '#fff0d0'

/** A seat's back, its foot's middle at x, y. */
function seat(x: number, y: number, size: number, [face, rim]: readonly [string, string]): string {
  const w = 78 * size
  const h = 170 * size
  return (
    path(
      `M${x - w} ${y}V${y - h * 0.8}Q${x - w} ${y - h} ${x - w * 0.7} ${y - h}H${x + w * 0.7}Q${x + w} ${y - h} ${x + w} ${y - h * 0.8}V${y}Z`,
      face,
    ) +
    path(
      `M${x - w} ${y - h * 0.74}Q${x - w} ${y - h} ${x - w * 0.7} ${y - h}H${x + w * 0.7}Q${x + w} ${y - h} ${x + w} ${y - h * 0.74}Q${x + w * 0.9} ${y - h * 0.93} ${x + w * 0.66} ${y - h * 0.93}H${x - w * 0.66}Q${x - w * 0.9} ${y - h * 0.93} ${x - w} ${y - h * 0.74}Z`,
      rim,
    ) +
    rect(x + w * 1.02, y - h * 0.52, w * 0.16, h * 0.52, dark)
  )
}

export const kinosal = wide('hus-kinosal', (c) => {
  const screen = angular('520 150, 1400 150, 1400 610, 520 610')
  const rows = [
    [660, 0.42, 17],
    [724, 0.56, 14],
    [806, 0.74, 11],
    [918, 0.98, 9],
    [1080, 1.34, 7],
  ] as const
  return [
    c.ground(dark),
    path(angular('0 0, 460 120, 460 660, 0 900'), '#3a1519'),
    path(angular('1920 0, 1460 120, 1460 660, 1920 900'), '#3a1519'),
    path(angular('0 0, 460 120, 1460 120, 1920 0'), '#22090f'),
    ...times(12, (i) => {
      const x = i * 38
      const far = (i * 38) / 460
      return [0, 1]
        .map((s) =>
          path(
            poly(
              [s ? 1920 - x : x, far * 120],
              [s ? 1902 - x : x + 18, far * 120 + 5],
              [s ? 1902 - x : x + 18, 900 - far * 240 - 9],
              [s ? 1920 - x : x, 900 - far * 240],
            ),
            '#57221f',
          ),
        )
        .join('')
    }),
    c.glow(amber, [960, 380], 860, 0.75),
    path(angular('496 126, 1424 126, 1424 636, 496 636'), dark),
    path(screen, c.linear([0, 150], [0, 610], amber, cream)),
    c.within(
      screen,
      circle(1150, 330, 96, '#e4513f'),
      path(
        ridge(c, [
          [500, 520],
          [700, 330],
          [860, 480],
          [1010, 380],
          [1220, 520],
          [1420, 420],
        ]),
        '#c9763f',
      ),
      path(
        ridge(c, [
          [500, 600],
          [800, 520],
          [1100, 590],
          [1420, 530],
        ]),
        '#6b2d2a',
      ),
    ),
    ...[
      [110, 240],
      [270, 270],
      [1810, 240],
      [1650, 270],
    ].map(
      ([x = 0, y = 0]) =>
        c.glow(amber, [x, y + 60], 150, 0.9, box(x - 90, y - 60, 180, 260)) + rect(x - 14, y, 28, 56, cream),
    ),
    beam(c, [960, -40], [520, 150], [1400, 150], cream, 0.25),
    ...rows.map(([y, size, count], row) => {
      const paint = (
        [
          ['#e0513c', '#ffb37a'],
          ['#cf3a34', '#f79a68'],
          [red, light],
          ['#8e1a26', '#d8433a'],
          ['#5b1019', '#a8292f'],
        ] as const
      )[row] ?? [red, light]
      return (
        rect(0, y - 60 * size, 1920, 400, dark) +
        times(count, (i) => seat(960 + (i - (count - 1) / 2) * 176 * size, y, size, paint)).join('')
      )
    }),
    c.shade(box(0, 0, 1920, 1080), dark, [0, 1080], [560, 640], 1),
  ].join('')
})
