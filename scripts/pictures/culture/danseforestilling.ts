/** Three dancers, each in a light of her own. */
import { joints } from '@/scripts/pictures/kit/body'
import type { Canvas } from '@/scripts/pictures/kit/canvas'
import { dancer } from '@/scripts/pictures/kit/dancer'
import { box, disc, soft } from '@/scripts/pictures/kit/outline'
import { between, times } from '@/scripts/pictures/kit/random'
import { lamp } from '@/scripts/pictures/kit/stage'
import { at, circle, path, poly, rect } from '@/scripts/pictures/kit/svg'
import { wide } from '@/scripts/pictures/picture'

const night = '#150f2b'
const violet = '#2c1f57'
const cream = '#fbeedb'

function light(c: Canvas, x: number, floor: number, half: number, color: string): string {
  const cone = poly([x - 30, 84], [x + 30, 84], [x + half, floor], [x - half, floor])
  const pool = disc(x, floor, half, half * 0.2)
  return (
    path(cone, c.linear([0, 60], [0, floor], [color, 0.85], [color, 0.3])) +
    path(pool, color) +
    c.shade(pool, violet, [x + half, floor + 40], [x - 40, floor - 20], 0.8)
  )
}

const turning = joints(
  '6 -560, 2 -500, 0 -330',
  '-70 -590, -10 -690, 74 -590, 20 -694',
  '96 -250, 16 -214, -4 -180, -2 -16',
)
const reaching = joints(
  '70 -510, 46 -452, 0 -300',
  '-50 -500, -160 -560, 140 -520, 250 -600',
  '-130 -300, -290 -360, 20 -150, 16 -14',
)
const kneeling = joints(
  '-70 -450, -44 -396, 10 -260',
  '-110 -330, -200 -250, 20 -440, 70 -560',
  '-120 -180, -120 -12, 110 -150, 260 -14',
)

export const danseforestilling = wide('kultur-danseforestilling', (c) => {
  const coral = { dress: '#f0654f', skin: '#f2c7a0', shade: '#c98863', hair: '#3a1c2b' }
  const teal = { dress: '#fbeedb', skin: '#8d5638', shade: '#633824', hair: '#170d16' }
  const gold = { dress: '#3a2a78', skin: '#f2c7a0', shade: '#c98863', hair: '#7a3b1c' }
  return [
    c.ground(night, violet, '#20164a'),
    ...times(12, (i) => rect(i * 168 - 20, 0, 84, 880, night, 'opacity=".4"')),
    rect(0, 860, 1920, 220, '#1b1340'),
    light(c, 760, 905, 190, '#ef8aa0'),
    light(c, 1180, 930, 260, '#59c3bb'),
    light(c, 1650, 915, 220, '#f3b94b'),
    rect(0, 34, 1920, 14, '#0b0718'),
    lamp([760, 40], 0, '#0b0718', cream),
    lamp([1180, 40], 0, '#0b0718', cream),
    lamp([1650, 40], 0, '#0b0718', cream),
    lamp([380, 40], -24, '#0b0718', violet),
    at(
      760,
      912,
      dancer(
        turning,
        coral,
        soft('-26 -400, 26 -400, 120 -300, 196 -270, 130 -246, 20 -262, -110 -232, -190 -256, -110 -310'),
      ),
      0,
      0.94,
    ),
    at(
      1170,
      944,
      dancer(
        reaching,
        teal,
        soft('0 -360, 50 -350, 60 -270, 50 -180, -20 -214, -120 -190, -236 -230, -150 -290, -40 -320'),
      ),
      0,
      1.22,
    ),
    at(
      1660,
      930,
      dancer(
        kneeling,
        gold,
        soft('-20 -320, 34 -310, 110 -230, 190 -110, 120 -90, 20 -150, -90 -120, -150 -150, -70 -240'),
      ),
      0,
      1.06,
    ),
    ...times(46, () =>
      circle(
        between(c.random, 560, 1860),
        between(c.random, 120, 840),
        between(c.random, 1.5, 4),
        cream,
        'opacity=".5"',
      ),
    ),
    c.shade(box(0, 0, 1920, 1080), '#0b0718', [0, 1080], [620, 560], 1),
  ].join('')
})
