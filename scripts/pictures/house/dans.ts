/** Dance: two dancers in a high leap before a great sun. */
import { joints } from '@/scripts/pictures/kit/body'
import { dancer } from '@/scripts/pictures/kit/dancer'
import { bend, box, disc, soft } from '@/scripts/pictures/kit/outline'
import { at, path, stroke } from '@/scripts/pictures/kit/svg'
import { wide } from '@/scripts/pictures/picture'

const navy = '#1b2450'
const coral = '#ef6d4e'
const cream = '#fdf0d8'
const mint = '#8ecdb8'
const mustard = '#f5b84a'

const leap = joints(
  '36 -240, 20 -180, 0 -10',
  '-60 -230, -150 -290, 90 -210, 180 -260',
  '-130 30, -290 20, 130 10, 290 -30',
)
const soar = joints(
  '10 -250, 6 -188, 0 -10',
  '-88 -226, -176 -280, 92 -230, 180 -286',
  '-110 66, -196 -24, 130 40, 262 84',
)

export const dans = wide('hus-dans', (c) =>
  [
    c.ground(coral),
    path(disc(1180, 500, 470), mustard),
    c.shade(disc(1180, 500, 470), '#d9482f', [1500, 960], [1080, 380], 0.9),
    c.glow(cream, [1080, 330], 420, 0.8, disc(1180, 500, 470)),
    ...[0, 1, 2].map((i) =>
      stroke(
        bend(
          `${360 + i * 50} ${860 - i * 46}, 760 ${560 - i * 60}, 1060 ${430 - i * 60}, 1460 ${470 - i * 56}, 1900 ${860 - i * 80}`,
        ),
        cream,
        5,
        'opacity=".55"',
      ),
    ),
    path(soft('-100 1200, -100 900, 500 860, 1200 900, 2040 850, 2040 1200'), navy),
    c.glow('#3d4f9c', [1200, 930], 620, 0.8, soft('-100 1200, -100 900, 500 860, 1200 900, 2040 850, 2040 1200')),
    path(disc(940, 1000, 240, 22), '#0c1230', 'opacity=".8"'),
    path(disc(1590, 990, 200, 20), '#0c1230', 'opacity=".8"'),
    at(
      900,
      540,
      dancer(
        leap,
        { dress: cream, skin: '#8a5237', shade: '#633824', hair: '#1a1020' },
        soft('-26 -60, 26 -60, 90 10, 190 60, 120 70, 60 40, 0 90, -60 50, -150 130, -220 120, -110 20'),
      ),
      -8,
      1.36,
    ),
    at(
      1600,
      430,
      dancer(
        soar,
        { dress: navy, skin: '#f2c7a0', shade: '#b0683f', hair: '#7a3b1c', legs: navy },
        soft('-24 -70, 24 -70, 30 10, 0 24, -30 10'),
      ),
      8,
      1.2,
    ),
    path(soft('850 250, 750 180, 650 210, 550 150, 590 220, 510 260, 640 270, 750 240, 840 280'), mint),
    c.shade(box(0, 0, 1920, 1080), navy, [0, 1080], [620, 580], 1),
  ].join(''),
)
