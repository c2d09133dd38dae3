/** To let: an empty hall, stacked chairs, a long table, and the key. */
import type { Canvas } from '@/scripts/pictures/kit/canvas'
import { peak } from '@/scripts/pictures/kit/landscape'
import { angular, box, disc, soft } from '@/scripts/pictures/kit/outline'
import { times } from '@/scripts/pictures/kit/random'
import { at, circle, ellipse, fade, path, poly, rect, stroke } from '@/scripts/pictures/kit/svg'
import { wide } from '@/scripts/pictures/picture'

const ink = '#1f2a26'
const sage = '#9db89a'
const pine = '#2f5547'
const cream = '#fbf1d6'
const honey = '#e2a955'
const oak = '#b9753c'
const ember = '#e0562f'
const brass = '#e8b544'

/** Chairs on top of each other, seen from the front; the legs' foot at 0,0. */
function stack(count: number, seat: string, edge: string): string {
  const top = -112 - (count - 1) * 40
  const seats = times(count, (i) => {
    const y = -130 - i * 40
    return (
      stroke(`M-84 ${y + 6}V${y - 46}M84 ${y + 6}V${y - 46}`, ink, 9) +
      rect(-92, y, 184, 26, edge, 'rx="12"') +
      rect(-92, y - 6, 184, 22, seat, 'rx="11"')
    )
  })
  return [
    stroke('M-78 -120L-90 0M78 -120L90 0M-50 -110L-54 -16M50 -110L54 -16', ink, 10),
    ...seats,
    stroke(`M-80 ${top}V${top - 190}M80 ${top}V${top - 190}`, ink, 10),
    path(`M-94 ${top - 210}Q0 ${top - 236} 94 ${top - 210}V${top - 96}Q0 ${top - 116} -94 ${top - 96}Z`, seat),
    path(`M-94 ${top - 112}Q0 ${top - 132} 94 ${top - 112}V${top - 96}Q0 ${top - 116} -94 ${top - 96}Z`, edge),
  ].join('')
}

const longTable = (x: number, y: number, size: number) =>
  at(
    x,
    y,
    path(angular('-300 -170, 300 -170, 330 -140, -330 -140'), honey) +
      rect(-330, -140, 660, 22, oak) +
      [-290, 270].map((left) => rect(left, -118, 20, 118, ink)).join('') +
      [-230, 214].map((left) => rect(left, -118, 14, 90, ink)).join(''),
    0,
    size,
  )

/** A large old key lying with its bow to the right, and a tag. */
function key(c: Canvas): string {
  const shaft = 'M-330 -22H90V22H-330Z'
  return [
    path(
      'M110 0A112 112 0 1 1 334 0A112 112 0 1 1 110 0ZM166 0A56 56 0 1 0 278 0A56 56 0 1 0 166 0Z',
      brass,
      'fill-rule="evenodd"',
    ),
    path(shaft, brass),
    rect(70, -38, 30, 76, brass),
    rect(106, -30, 20, 60, brass),
    path(angular('-330 22, -330 110, -296 110, -296 70, -270 70, -270 120, -232 120, -232 22'), brass),
    c.shade(shaft, '#8a5a1c', [-100, 24], [-100, -22], 0.9),
    c.shade(disc(222, 0, 112), '#8a5a1c', [290, 110], [190, -40], 0.7),
    path(disc(222, 0, 56), oak),
    stroke('M300 -60C380 -120 440 -80 470 -40', cream, 9),
    at(
      560,
      20,
      path(angular('-120 -70, 90 -70, 130 0, 90 70, -120 70'), ember) +
        circle(-86, -34, 15, cream) +
        path(angular('-50 44, 0 -34, 24 0, 42 -22, 80 44'), cream),
      16,
    ),
  ].join('')
}

export const utleie = wide('hus-utleie', (c) => {
  const glass = angular('700 130, 1500 130, 1500 520, 700 520')
  const floor = angular('520 620, 1680 620, 2300 1080, -300 1080')
  return [
    c.ground(sage),
    path(angular('0 0, 520 90, 520 620, 0 830'), pine),
    path(angular('1920 0, 1680 90, 1680 620, 1920 720'), '#7d9c80'),
    path(angular('0 0, 520 90, 1680 90, 1920 0'), cream),
    ...times(9, (i) => path(poly([i * 230, 0], [i * 230 + 34, 0], [540 + i * 140, 90], [524 + i * 140, 90]), honey)),
    ...times(6, (i) =>
      path(
        poly(
          [70 + i * 76, 13 + i * 13],
          [82 + i * 76, 15 + i * 13],
          [82 + i * 76, 800 - i * 32],
          [70 + i * 76, 806 - i * 32],
        ),
        '#254539',
      ),
    ),
    c.within(
      glass,
      c.fill(c.linear([0, 130], [0, 520], '#8fc4cf', '#fdf1d2')),
      circle(880, 250, 48, '#fffaf0'),
      peak(c, [1080, 190], 300, 540, { lit: '#a9c3b4', dark: '#5b8a7f', snow: '#fff' }),
      peak(c, [1400, 240], 260, 540, { lit: '#a9c3b4', dark: '#5b8a7f', snow: '#fff' }),
      path(soft('680 560, 700 470, 1000 450, 1300 480, 1540 450, 1540 560'), '#6f9a62'),
    ),
    ...times(5, (i) => rect(694 + i * 200, 124, 14, 402, ink)),
    rect(690, 120, 824, 14, ink),
    rect(690, 516, 824, 16, ink),
    path(floor, honey),
    c.shade(floor, oak, [200, 1080], [1100, 640], 0.9),
    ...times(13, (i) => stroke(`M${540 + i * 90} 620L${-240 + i * 200} 1080`, '#c68a43', 4)),
    ...times(4, (i) =>
      path(
        poly([720 + i * 200, 640], [880 + i * 200, 640], [1010 + i * 250, 840], [760 + i * 250, 840]),
        cream,
        'opacity=".45"',
      ),
    ),
    longTable(900, 700, 0.62),
    longTable(1300, 720, 0.7),
    fade(0.35, path(disc(1640, 816, 210, 18), ink)),
    at(1500, 800, stack(5, ember, '#9c3620'), 0, 0.9),
    at(1730, 836, stack(7, pine, '#1d3b30'), 0, 1),
    at(650, 724, stack(6, '#f3d58f', oak), 0, 0.56),
    path(angular('380 900, 1920 850, 1920 1080, 200 1080'), oak),
    c.glow('#e9b066', [1240, 900], 560, 0.7, angular('380 900, 1920 850, 1920 1080, 200 1080')),
    stroke('M320 980L1920 940', '#8f5427', 5),
    path(angular('380 900, 1920 850, 1920 866, 372 918'), '#dca05c'),
    fade(
      0.4,
      `<g transform="translate(1040 1000) rotate(-5) scale(.74 .5)">${path(box(-330, 0, 420, 40), ink)}${ellipse(222, 20, 112, 112, ink)}${path(box(450, -30, 220, 130), ink)}</g>`,
    ),
    `<g transform="translate(1036 972) rotate(-5) scale(.74 .58)">${key(c)}</g>`,
    c.shade(box(0, 0, 1920, 1080), ink, [0, 1080], [620, 580], 1),
    c.shade(box(0, 0, 1920, 1080), ink, [0, 1080], [440, 760], 0.8),
  ].join('')
})
