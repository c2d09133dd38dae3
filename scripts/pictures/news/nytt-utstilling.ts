/** The new exhibition: the very prints of it in a row, and two who have come to look. */

import { atteMasker } from '@/scripts/pictures/art/atte-masker'
import { kanneOgTreEpler } from '@/scripts/pictures/art/kanne-og-tre-epler'
import { moskusIDrev } from '@/scripts/pictures/art/moskus-i-drev'
import { okerMotGront } from '@/scripts/pictures/art/oker-mot-gront'
import { toppIMorgensol } from '@/scripts/pictures/art/topp-i-morgensol'
import type { Canvas } from '@/scripts/pictures/kit/canvas'
import { box } from '@/scripts/pictures/kit/outline'
import { times } from '@/scripts/pictures/kit/random'
import { lamp } from '@/scripts/pictures/kit/stage'
import { at, ellipse, path, rect, stroke } from '@/scripts/pictures/kit/svg'
import { news, type Picture } from '@/scripts/pictures/picture'
import { somebody } from './people'

const wall = '#2a5657'
const night = '#14302f'
const oak = '#c58a4e'
const bark = '#8a5a30'
const warm = '#f7e3b5'

const side = 306
const hung = [
  [-134, toppIMorgensol],
  [252, okerMotGront],
  [638, atteMasker],
  [1024, kanneOgTreEpler],
  [1410, moskusIDrev],
] as const

function print(c: Canvas, x: number, art: Picture): string {
  const y = 190
  const pool = `M${x + side / 2 - 40} 40H${x + side / 2 + 40}L${x + side + 76} 640H${x - 76}Z`
  return [
    path(pool, c.linear([0, 40], [0, 640], [warm, 0.42], [warm, 0])),
    c.glow(warm, [x + side / 2, y + side / 2], 330, 0.55, box(x - 110, 20, side + 220, 640)),
    rect(x - 10, y + 2, side + 44, side + 40, night, 'opacity=".5"'),
    rect(x - 20, y - 20, side + 40, side + 40, oak),
    rect(x - 20, y - 20, side + 40, 8, '#e0ac70'),
    rect(x - 6, y - 6, side + 12, side + 12, bark),
    at(x, y, art.draw(c), 0, side / 1200),
    c.within(
      box(x, y, side, side),
      path(`M${x + side * 0.62} ${y}h${side * 0.2}l${-side * 0.5} ${side}h${-side * 0.2}Z`, '#fff', 'opacity=".07"'),
    ),
    rect(x + side + 30, y + side - 34, 28, 40, warm),
    stroke(`M${x + side + 36} ${y + side - 22}h16M${x + side + 36} ${y + side - 12}h11`, bark, 3),
    lamp([x + side / 2, 34], 0, '#101d1d', warm),
  ].join('')
}

export const nyttUtstilling = news('nytt-utstilling', (c) => {
  const grown = somebody(
    { hip: [1000, 628], feet: '982 842, 1034 842', hands: '944 640, 1082 660', bend: [1, -1, 1, -1] },
    {
      size: 36,
      skin: '#e8b48a',
      shade: '#b87850',
      hair: '#3a1f1a',
      style: 'bun',
      turn: 9,
      top: '#e0573a',
      far: '#a83c22',
      legs: '#1d2b3a',
      shoes: '#101820',
      stout: 0.95,
    },
  )
  const child = somebody(
    { hip: [1146, 742], feet: '1118 846, 1178 846', hands: '1084 668, 1224 540', child: true, lean: 2 },
    {
      size: 40,
      skin: '#e8b48a',
      shade: '#b87850',
      hair: '#d0a052',
      style: 'bob',
      turn: 9,
      top: '#f2b83f',
      far: '#b9831f',
      legs: '#3c6ea5',
      shoes: '#101820',
      stout: 0.8,
      broad: 1.75,
    },
  )
  return [
    c.ground(wall),
    c.shade(box(0, 0, 1600, 660), night, [800, 0], [800, 300], 0.7),
    c.shade(box(0, 0, 1600, 660), night, [0, 660], [300, 420], 0.5),
    rect(0, 20, 1600, 16, '#101d1d'),
    ...hung.map(([x, art]) => print(c, x, art)),
    rect(0, 640, 1600, 22, night),
    path(box(0, 660, 1600, 240), oak),
    ...times(6, (i) => stroke(`M0 ${668 + i * i * 8 + i * 6}H1600`, bark, 3)),
    ...times(26, (i) =>
      stroke(
        `M${(i * 467 + (i % 5) * 90) % 1600} ${668 + (i % 5) ** 2 * 8 + (i % 5) * 6}v${14 + (i % 5) * 16}`,
        bark,
        3,
      ),
    ),
    c.shade(box(0, 660, 1600, 240), '#5b3a1e', [800, 900], [800, 690], 0.85),
    ...hung.map(([x]) => ellipse(x + side / 2, 720, 190, 26, warm, 'opacity=".22"')),
    ellipse(420, 866, 270, 16, '#4a2f18', 'opacity=".7"'),
    rect(200, 770, 440, 34, '#1c2e2e', 'rx="8"'),
    rect(200, 770, 440, 12, '#33504f', 'rx="6"'),
    rect(236, 804, 24, 62, '#101d1d'),
    rect(580, 804, 24, 62, '#101d1d'),
    ellipse(1010, 850, 110, 13, '#4a2f18', 'opacity=".7"'),
    ellipse(1166, 854, 84, 12, '#4a2f18', 'opacity=".7"'),
    grown.all,
    child.all,
  ].join('')
})
