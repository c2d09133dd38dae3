/** The Christmas concert: a brass band in the snow before the tree. */
import { body, joints, type Look, limb } from '@/scripts/pictures/kit/body'
import type { Canvas } from '@/scripts/pictures/kit/canvas'
import { ridge, snowfall } from '@/scripts/pictures/kit/landscape'
import { angular, box, disc, soft } from '@/scripts/pictures/kit/outline'
import { between, times } from '@/scripts/pictures/kit/random'
import { at, circle, ellipse, path, poly, rect, stroke } from '@/scripts/pictures/kit/svg'
import { wide } from '@/scripts/pictures/picture'

const night = '#0f2030'
const pine = '#14503f'
const red = '#c1272f'
const gold = '#f0b43c'
const bronze = '#a96a1e'
const white = '#eef4f8'

function tree(c: Canvas): string {
  const tiers = [0, 1, 2, 3, 4].map((i) => {
    const [y, half] = [-700 + i * 118, 110 + i * 62]
    const d = `M0 ${y}Q${half * 0.4} ${y + 130} ${half} ${y + 190}Q${half * 0.5} ${y + 168} 0 ${y + 214}Q${-half * 0.5} ${y + 168} ${-half} ${y + 190}Q${-half * 0.4} ${y + 130} 0 ${y}Z`
    return [
      path(d, pine),
      c.shade(d, night, [half, y + 200], [-half * 0.4, y + 80], 0.9),
      stroke(`M${-half * 0.86} ${y + 172}Q${-half * 0.4} ${y + 120} -10 ${y + 50}`, white, 9),
    ].join('')
  })
  const lights = times(34, (i) => {
    const y = -620 + i * 17
    const x = Math.sin(i * 2.4) * (30 + i * 7.4)
    return c.glow(gold, [x, y], 34, 0.7, box(x - 34, y - 34, 68, 68)) + circle(x, y, 9, i % 3 ? gold : '#fff3d4')
  })
  const star = poly(
    ...times(
      10,
      (i) =>
        [
          Math.sin((i * Math.PI) / 5) * (i % 2 ? 24 : 62),
          -716 - Math.cos((i * Math.PI) / 5) * (i % 2 ? 24 : 62),
        ] as const,
    ),
  )
  return [
    rect(-26, -60, 52, 80, '#4a2a22'),
    ...tiers.toReversed(),
    ...lights,
    c.glow(gold, [0, -716], 150, 0.8, box(-150, -866, 300, 300)),
    path(star, gold),
  ].join('')
}

/** Mouthpiece at 0,0, sounding to the right. */
const trumpet = () =>
  stroke('M0 0H150', gold, 11) +
  path('M140 -6Q214 -10 236 -50V50Q214 10 140 6Z', gold) +
  ellipse(236, 0, 13, 50, bronze) +
  stroke('M44 0q-26 0 -26 24t26 24h74q26 0 26 -24t-26 -24', gold, 9) +
  [60, 80, 100].map((x) => rect(x - 7, -26, 14, 62, gold, 'rx="5"') + rect(x - 5, -34, 10, 8, white)).join('')
const trombone = () =>
  stroke('M0 0H-70', gold, 9) +
  stroke('M0 0H300q26 0 26 22t-26 22H0', gold, 10) +
  stroke('M-70 0q-36 0 -36 -34t36 -34H120', gold, 11) +
  path('M110 -74Q190 -78 220 -124V-12Q190 -58 110 -62Z', gold) +
  ellipse(220, -68, 14, 56, bronze)
const tuba = () =>
  limb(gold, [9, 9, 16, 34, 50], [0, 0], [40, 20], [70, 150], [20, 250], [-60, 240]) +
  limb(gold, [50, 44, 40, 74, 130], [-60, 240], [-116, 160], [-116, -30], [-120, -120], [-128, -180]) +
  ellipse(-130, -214, 142, 40, bronze) +
  ellipse(-130, -206, 108, 26, '#6d4213') +
  stroke('M0 60V180M26 60V180M52 60V180', bronze, 12)

type Player = {
  look: Pick<Look, 'skin' | 'shade' | 'hair' | 'style'>
  /** Elbow and hand of each arm, as text. */
  arms: string
  horn: string
  mouth: readonly [number, number, number]
  behind?: boolean
}

/** In uniform with a red scarf and a cap, facing right, feet at 0,0, 520 tall. */
function player({ look, arms, horn, mouth: [x, y, turn], behind = false }: Player): string {
  const figure = body(joints('8 -470, 0 -412, 0 -220', arms, '-26 -110, -34 -8, 26 -110, 32 -4'), {
    ...look,
    size: 44,
    top: '#23375c',
    far: '#16243f',
    legs: night,
    turn: 1,
    tilt: 2,
    shoes: '#070f18',
  })
  const brass = at(x, y, horn, turn)
  return [
    behind ? '' : figure.far,
    figure.legs,
    path(soft('-72 -250, 0 -260, 72 -250, 88 -140, 0 -126, -88 -140'), '#23375c'),
    figure.trunk,
    ...[0, 1, 2, 3].map((i) => circle(20, -360 + i * 42, 7, gold)),
    path(soft('-46 -420, 0 -398, 46 -424, 48 -388, 0 -366, -48 -388'), red),
    path(angular('-30 -390, -4 -384, -16 -290, -44 -296'), red),
    figure.head,
    path('M-36 -486Q8 -516 54 -484L52 -520Q8 -548 -34 -520Z', red),
    path('M14 -492Q60 -498 76 -476L40 -480Z', night),
    circle(10, -508, 7, gold),
    brass,
    behind ? figure.far : '',
    figure.near,
  ].join('')
}

export const julekonserten = wide('kultur-julekonserten', (c) => {
  const [light, tan, brown] = [
    { skin: '#f3cfae', shade: '#c58d66' },
    { skin: '#e0a67a', shade: '#a9663f' },
    { skin: '#8a5237', shade: '#5f3423' },
  ]
  const high = '66 -338, 96 -446, 30 -330, 120 -420'
  const snow = soft('-100 1300, -100 880, 500 850, 1100 880, 1600 850, 2040 880, 2040 1300')
  return [
    c.ground(night, '#1d4258', '#3f7a86'),
    path(
      ridge(c, [
        [0, 640],
        [300, 470],
        [620, 640],
        [900, 500],
        [1500, 660],
        [1760, 480],
        [1920, 560],
      ]),
      '#8fb3bd',
    ),
    path(
      ridge(c, [
        [0, 740],
        [400, 660],
        [900, 740],
        [1400, 670],
        [1920, 740],
      ]),
      '#2d5d6b',
    ),
    ...times(9, (i) => {
      const x = 20 + i * 120 + (i > 5 ? 700 : 0)
      const tall = between(c.random, 120, 200)
      return (
        rect(x, 860 - tall, 100, tall, '#16303f') +
        path(poly([x - 12, 862 - tall], [x + 50, 800 - tall], [x + 112, 862 - tall]), white) +
        rect(x + 22, 890 - tall, 20, 28, gold) +
        rect(x + 58, 890 - tall, 20, 28, gold)
      )
    }),
    c.glow(gold, [1240, 500], 620, 0.5),
    path(snow, white),
    c.shade(snow, '#5f93a6', [0, 1080], [1100, 840], 1),
    c.glow(gold, [1240, 900], 560, 0.5, snow),
    at(1240, 910, tree(c), 0, 1.06),
    ...[790, 976, 1506, 1760].map((x, i) => path(disc(x, 980 + (i % 2) * 16, 110, 16), '#3f7a86', 'opacity=".6"')),
    at(
      976,
      996,
      player({
        look: { ...brown, hair: '#1b1416', style: 'curls' },
        arms: high,
        horn: at(0, 0, trumpet(), 0, 0.74),
        mouth: [48, -452, -8],
      }),
      0,
      1.06,
    ),
    at(
      1506,
      990,
      player({
        look: { ...tan, hair: '#6d3a1f', style: 'bob' },
        arms: high,
        horn: at(0, 0, trumpet(), 0, 0.74),
        mouth: [48, -452, -4],
      }),
      0,
      [-1.06, 1.06],
    ),
    at(
      790,
      1006,
      player({
        look: { ...light, hair: '#d9a548', style: 'short' },
        arms: '60 -340, 66 -424, 40 -330, 210 -416',
        horn: trombone(),
        mouth: [52, -452, 4],
      }),
      0,
      [-1.14, 1.14],
    ),
    at(
      1760,
      1010,
      player({
        look: { ...light, hair: '#2a1a1c', style: 'short' },
        arms: '70 -320, 74 -290, 20 -280, 120 -270',
        horn: at(0, 0, tuba(), 0, [-0.68, 0.68]),
        mouth: [44, -446, 0],
        behind: true,
      }),
      0,
      [-1.14, 1.14],
    ),
    snowfall(c, 240, '#fff', 6),
    c.shade(box(0, 0, 1920, 1080), '#0a1722', [0, 1080], [640, 600], 1),
  ].join('')
})
