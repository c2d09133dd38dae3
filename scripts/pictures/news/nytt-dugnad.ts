/** Working together outside the house: leaves are raked, the railing is painted, the barrow is full. */
import type { Canvas } from '@/scripts/pictures/kit/canvas'
import { ridge } from '@/scripts/pictures/kit/landscape'
import { angular, bend, box, soft } from '@/scripts/pictures/kit/outline'
import { between, times } from '@/scripts/pictures/kit/random'
import { at, circle, ellipse, type Point, path, rect, stroke } from '@/scripts/pictures/kit/svg'
import { news } from '@/scripts/pictures/picture'
import { somebody } from './people'

const ink = '#24241f'
const cream = '#f7ecd3'
const ochre = '#e2a233'
const rust = '#b9491f'
const spruce = '#2b5a4a'
const slate = '#4c6170'
const grass = '#a8a45a'

const leaf = 'M0 -16C12 -10 14 6 0 18C-14 6 -12 -10 0 -16Z'
const leaves = (c: Canvas, count: number, [x1, y1]: Point, [x2, y2]: Point, size = 1) =>
  times(count, () =>
    at(
      between(c.random, x1, x2),
      between(c.random, y1, y2),
      path(leaf, [ochre, rust, '#d0752a', '#f0c665'][Math.floor(c.random() * 4)] ?? ochre),
      c.random() * 360,
      between(c.random, 0.6, 1.1) * size,
    ),
  ).join('')

function birch(c: Canvas, x: number, floor: number, tall: number): string {
  const crown = soft(
    `${x - 130} ${floor - tall * 0.62}, ${x - 110} ${floor - tall * 0.9}, ${x} ${floor - tall * 1.06}, ${x + 120} ${floor - tall * 0.88}, ${x + 134} ${floor - tall * 0.6}, ${x + 40} ${floor - tall * 0.44}, ${x - 70} ${floor - tall * 0.46}`,
  )
  return [
    path(
      angular(`${x - 15} ${floor}, ${x - 8} ${floor - tall * 0.8}, ${x + 8} ${floor - tall * 0.8}, ${x + 17} ${floor}`),
      cream,
    ),
    ...times(9, (i) => stroke(`M${x + (i % 2 ? 2 : -12)} ${floor - 30 - i * tall * 0.06}h${i % 2 ? 10 : 12}`, ink, 5)),
    path(crown, ochre),
    c.shade(crown, rust, [x + 110, floor - tall * 0.45], [x - 30, floor - tall * 0.8], 0.9),
    c.within(crown, leaves(c, 46, [x - 140, floor - tall * 1.05], [x + 140, floor - tall * 0.42], 0.8)),
    stroke(
      `M${x} ${floor - tall * 0.5}L${x - 40} ${floor - tall * 0.72}M${x} ${floor - tall * 0.56}L${x + 44} ${floor - tall * 0.8}`,
      cream,
      7,
    ),
  ].join('')
}

/** Painted as far as the brush has come. */
function railing(): string {
  const posts = (from: number, count: number, fill: string) =>
    times(count, (i) => rect(from + i * 46, 470, 15, 216, fill)).join('')
  const bars = (x: number, width: number, fill: string) => rect(x, 456, width, 24, fill) + rect(x, 640, width, 17, fill)
  return (
    posts(6, 7, spruce) +
    bars(-20, 350, spruce) +
    posts(328, 6, '#c2b394') +
    bars(330, 260, '#c2b394') +
    path('M330 456L348 462L338 470L352 478L330 480Z', spruce) +
    rect(560, 430, 26, 262, '#a8977a')
  )
}

function barrow(c: Canvas): string {
  const tub = angular('-150 -150, 150 -150, 104 -30, -80 -30')
  return [
    path(soft('-140 -140, -110 -210, -30 -250, 60 -236, 120 -190, 146 -140'), rust),
    leaves(c, 46, [-120, -232], [126, -146], 1.1),
    path(tub, slate),
    c.shade(tub, ink, [120, -20], [-60, -140], 0.7),
    rect(-160, -160, 320, 18, '#6b8292', 'rx="8"'),
    stroke('M90 -30L120 50', ink, 13),
    stroke('M-60 -30L-130 24', ink, 13),
    circle(-142, 22, 48, ink),
    circle(-142, 22, 32, '#8b8f86'),
    circle(-142, 22, 10, ink),
  ].join('')
}

const rake = (c: Canvas, from: Point, to: Point) =>
  stroke(`M${from.join(' ')}L${to.join(' ')}`, '#8a5a2e', 13) +
  at(
    ...to,
    stroke('M-64 0H64', ink, 12) + times(8, (i) => stroke(`M${-60 + i * 17} 0V28`, ink, 6)).join(''),
    between(c.random, 12, 13),
  )

export const nyttDugnad = news('nytt-dugnad', (c) => {
  const painter = somebody(
    { hip: [440, 590], lean: -8, feet: '412 742, 520 742', hands: '340 486, 516 560', bend: [-1, 1, 1, -1] },
    {
      size: 33,
      skin: '#f0c39a',
      shade: '#c48a62',
      hair: '#e8e0cf',
      style: 'bob',
      turn: -1,
      top: '#d8623a',
      far: '#a8431f',
      legs: slate,
      shoes: ink,
      mood: 'smile',
    },
  )
  const raker = somebody(
    { hip: [786, 566], lean: 12, feet: '724 770, 856 764', hands: '850 462, 908 556', bend: [1, 1, -1, -1] },
    {
      size: 36,
      skin: '#9c6242',
      shade: '#6c3f28',
      hair: '#2a1a1c',
      style: 'beanie',
      turn: 1,
      top: spruce,
      far: '#1d4034',
      legs: '#7a5230',
      shoes: ink,
      mood: 'calm',
      tilt: 8,
    },
  )
  const pusher = somebody(
    { hip: [1494, 580], lean: -14, feet: '1450 770, 1570 764', hands: '1372 572, 1404 594', bend: [1, 1, -1, -1] },
    {
      size: 36,
      skin: '#e8b48a',
      shade: '#b87850',
      hair: '#5b2b1a',
      style: 'bun',
      turn: -1,
      top: ochre,
      far: '#b57a1d',
      legs: '#31475a',
      shoes: ink,
      mood: 'smile',
    },
  )
  const child = somebody(
    { hip: [640, 730], feet: '616 832, 668 832', hands: '560 612, 728 604', child: true, lean: 3 },
    {
      size: 41,
      skin: '#f3cfae',
      shade: '#cf9a72',
      hair: '#c64a2b',
      style: 'curls',
      turn: 0,
      top: '#e9c64f',
      far: '#bf962c',
      legs: rust,
      shoes: ink,
      stout: 0.82,
      broad: 1.72,
      mood: 'song',
    },
  )
  return [
    c.ground('#cfd9d2', '#eadfc0', '#f6e6bd'),
    path(
      ridge(
        c,
        [
          [-20, 330],
          [260, 180],
          [520, 300],
          [820, 130],
          [1100, 290],
          [1380, 190],
          [1620, 320],
        ],
        700,
        0.12,
      ),
      '#9fb3b3',
    ),
    path(
      ridge(
        c,
        [
          [-20, 430],
          [300, 340],
          [700, 420],
          [1100, 350],
          [1620, 430],
        ],
        700,
        0.1,
      ),
      '#7f9a8a',
    ),
    birch(c, 130, 640, 520),
    birch(c, 1020, 620, 440),
    birch(c, 1290, 630, 500),
    path(`${bend('-20 590, 400 560, 900 580, 1620 560')}V900H-20Z`, grass),
    c.shade(box(0, 540, 1600, 360), '#6f6c34', [800, 900], [800, 620], 0.8),
    leaves(c, 110, [0, 640], [1600, 890], 0.9),
    leaves(c, 18, [60, 200], [1560, 560]),
    railing(),
    ...[
      [440, 752, 120],
      [790, 780, 130],
      [1505, 778, 130],
      [1230, 776, 190],
      [640, 838, 80],
    ].map(([x = 0, y = 0, w = 0]) => ellipse(x, y, w, 15, '#5c5a2c', 'opacity=".6"')),
    path(soft('868 806, 886 750, 940 722, 1000 734, 1040 776, 1056 808, 960 820'), rust),
    leaves(c, 70, [884, 736], [1036, 808], 1.1),
    at(
      340,
      486,
      path(box(-8, -10, 64, 13), '#8a5a2e') +
        path('M-44 -22H-6V14H-44Z', ink) +
        path('M-66 -20H-42V12H-66L-60 -4Z', spruce),
      -8,
    ),
    painter.all,
    at(
      528,
      640,
      stroke('M-34 -40Q0 -96 34 -40', ink, 5) +
        path(angular('-38 -40, 38 -40, 32 46, -32 46'), '#dfe3df') +
        ellipse(0, -40, 38, 12, spruce) +
        path('M-30 -34Q-24 0 -14 -30Z', spruce),
    ),
    at(1210, 742, barrow(c), 0, 0.86),
    stroke('M1302 690L1394 574M1316 690L1424 590', '#8a5a2e', 15),
    pusher.all,
    raker.behind,
    rake(c, [834, 410], [962, 704]),
    raker.before,
    leaves(c, 30, [480, 400], [800, 600]),
    child.all,
    leaves(c, 9, [510, 430], [770, 500]),
  ].join('')
})
