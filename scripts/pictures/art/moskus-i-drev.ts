/** "Moskus i drev": a monotype; ink rolled on a plate, the drift wiped out of it with a rag. */
import type { Canvas } from '@/scripts/pictures/kit/canvas'
import { box, disc, soft } from '@/scripts/pictures/kit/outline'
import { blurred, gouge, gouges, handCut, inked, sheet } from '@/scripts/pictures/kit/print'
import { between, times } from '@/scripts/pictures/kit/random'
import { type Point, path, stroke } from '@/scripts/pictures/kit/svg'
import { artwork } from '@/scripts/pictures/picture'

const paper = '#efe8da'
const ink = '#231c1a'
const umber = '#5a4032'
const haze = '#8c8f92'
const bone = '#e2d2ae'
const stocking = '#b8a992'

const plate = box(110, 130, 980, 920)
const coat = soft(
  '212 760, 226 640, 262 540, 340 480, 460 452, 560 424, 640 366, 710 338, 780 352, 836 410, 870 500, 872 640, 850 760, 836 890, 740 916, 560 900, 380 914, 250 900',
)
const saddle = soft('430 470, 520 446, 590 440, 580 500, 480 530, 420 516')
const face = soft(
  '772 470, 820 424, 880 430, 930 500, 974 610, 1004 700, 1000 764, 964 800, 908 796, 850 760, 800 690, 768 580',
)
const muzzle = soft('960 690, 1000 690, 1012 744, 994 794, 944 806, 912 782, 930 730')
const horn =
  'M786 452C812 418 872 414 904 446C884 462 868 500 866 560C864 636 888 680 926 674C950 668 960 640 958 600C992 648 990 722 944 744C872 772 806 700 796 600C790 540 774 490 786 452Z'
const hornShade =
  'M786 452C780 500 790 540 796 600C806 700 872 772 944 744C962 736 974 718 978 696C930 730 860 700 838 610C824 550 828 480 786 452Z'

/** Hair that hangs from a line along the back, strand by strand. */
function hair(c: Canvas, back: Point[], count: number, [short, long]: Point, width: number): string {
  return times(count, (i) => {
    const t = (i / count) * (back.length - 1)
    const [a, b] = [back[Math.floor(t)] ?? [0, 0], back[Math.floor(t) + 1] ?? [0, 0]]
    const f = t - Math.floor(t)
    const [x, y] = [a[0] + (b[0] - a[0]) * f, a[1] + (b[1] - a[1]) * f + between(c.random, -24, 30)]
    return gouge(
      [x, y],
      [x + between(c.random, -46, 4), y + between(c.random, short, long)],
      width * between(c.random, 0.5, 1.2),
    )
  }).join('')
}

const ridge: Point[] = [
  [228, 680],
  [262, 560],
  [340, 492],
  [460, 462],
  [560, 432],
  [640, 376],
  [710, 350],
  [780, 372],
  [838, 440],
]
const flank: Point[] = [
  [224, 760],
  [330, 640],
  [480, 590],
  [640, 560],
  [760, 600],
  [846, 700],
]
const skirt: Point[] = [
  [216, 780],
  [360, 760],
  [540, 750],
  [720, 760],
  [850, 780],
]
const fringe: Point[] = [
  [776, 460],
  [820, 434],
  [880, 440],
  [910, 480],
]

export const moskusIDrev = artwork('kunst-5', (c) =>
  [
    sheet(c, 1200, paper, '#ddd2bd'),
    blurred(
      c,
      inked(
        c,
        c.within(
          plate,
          path(plate, c.linear([0, 150], [0, 1050], ['#4d5258', 1], ['#7d8285', 1], ['#b5b3ae', 1])),
          path(gouges(c, [600, 600], 700, { angle: 8, step: 30, length: [200, 600], width: 22 }), haze),
          path(disc(330, 290, 62), paper),
        ),
        0.22,
        '.004 .06',
        3,
      ),
      1.2,
    ),
    handCut(
      c,
      [
        ...[270, 350, 690, 770].map((x) =>
          path(soft(`${x} 850, ${x + 62} 850, ${x + 56} 980, ${x + 4} 982`), stocking),
        ),
        path(coat, ink),
        path(hair(c, skirt, 130, [110, 180], 9), ink),
        path(hair(c, flank, 110, [140, 260], 7), umber),
        path(hair(c, ridge, 130, [70, 190], 6), umber),
        path(saddle, stocking, 'opacity=".5"'),
        path(
          hair(
            c,
            [
              [420, 480],
              [500, 460],
              [590, 450],
            ],
            46,
            [50, 120],
            5,
          ),
          '#b39a7c',
        ),
        path(hair(c, ridge, 60, [40, 110], 4), '#a07a55'),
        path(hair(c, skirt, 44, [60, 150], 4), '#8a6848'),
        path(face, ink),
        path(
          hair(
            c,
            [
              [800, 560],
              [860, 640],
              [930, 740],
            ],
            46,
            [60, 150],
            6,
          ),
          umber,
        ),
        path(
          hair(
            c,
            [
              [790, 640],
              [840, 740],
              [890, 780],
            ],
            40,
            [90, 170],
            7,
          ),
          ink,
        ),
        path(muzzle, '#9d8f80'),
        path(soft('984 716, 1006 722, 1002 744, 984 738'), ink),
        stroke('M944 784Q972 782 996 764', ink, 5),
        path(disc(912, 582, 13), '#efe0c0'),
        path(disc(915, 584, 9), ink),
      ].join(''),
      12,
      '.03',
    ),
    handCut(
      c,
      path(horn, bone) +
        path(hornShade, '#8b7350') +
        path('M926 674C950 668 960 640 958 600C976 626 984 660 978 690C966 700 944 694 926 674Z', ink),
      5,
    ),
    handCut(c, path(hair(c, fringe, 34, [40, 90], 7), ink), 6),
    c.within(
      plate,
      blurred(
        c,
        inked(
          c,
          path(
            gouges(c, [500, 800], 760, { angle: -7, step: 26, length: [180, 620], width: 12 }),
            c.linear([110, 0], [980, 0], [paper, 1], [paper, 0.9], [paper, 0.5], [paper, 0]),
          ),
          0.45,
          '.003 .03',
          5,
        ),
        2.4,
        0.6,
      ),
    ),
    blurred(
      c,
      inked(
        c,
        c.within(
          plate,
          path(soft('110 940, 300 900, 520 940, 760 930, 960 890, 1090 920, 1090 1050, 110 1050'), paper),
        ),
        0.34,
        '.004 .05',
        4,
      ),
      3,
      1,
    ),
    c.within(
      plate,
      path(
        times(160, () => {
          const [x, y] = [between(c.random, 110, 1090), between(c.random, 150, 1050)]
          return gouge([x, y], [x + between(c.random, 14, 50), y - between(c.random, 1, 8)], between(c.random, 2, 5))
        }).join(''),
        paper,
      ),
    ),
  ].join(''),
)
