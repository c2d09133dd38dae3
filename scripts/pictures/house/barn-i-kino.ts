/** Children at the cinema, lit by what they see. */
import { limb } from '@/scripts/pictures/kit/body'
import type { Canvas } from '@/scripts/pictures/kit/canvas'
import { type Head, head } from '@/scripts/pictures/kit/head'
import { beam } from '@/scripts/pictures/kit/landscape'
import { box, soft } from '@/scripts/pictures/kit/outline'
import { times } from '@/scripts/pictures/kit/random'
import { at, circle, path, poly, rect } from '@/scripts/pictures/kit/svg'
import { wide } from '@/scripts/pictures/picture'

const night = '#130f2a'
const plum = '#2d1f4f'
const red = '#b3263a'
const cream = '#fff1d6'
const gold = '#f6bb4b'

type Child = Omit<Head, 'at' | 'size'> & { top: string; arms: 'popcorn' | 'cheeks' | 'points' }

function seat(c: Canvas, fill: string, dark: string): string {
  const back = 'M-150 60V-230Q-150 -300 -90 -300H90Q150 -300 150 -230V60Z'
  return (
    path(back, fill) +
    c.shade(back, dark, [-150, 60], [60, -260], 0.8) +
    path('M-120 60V-220Q-120 -268 -80 -268H80Q120 -268 120 -220V60Z', dark, 'opacity=".35"')
  )
}

function popcorn(): string {
  const kernels = times(17, (i) =>
    circle(-62 + (i % 6) * 25 + (i > 11 ? 26 : 0), -96 - Math.floor(i / 6) * 22, 19, i % 3 ? cream : '#f9d98a'),
  )
  return [
    ...kernels,
    path('M-80 -90H80L60 70H-60Z', cream),
    ...[-1, 0, 1].map((i) =>
      path(poly([i * 56 - 15, -90], [i * 56 + 15, -90], [i * 42 + 11, 70], [i * 42 - 11, 70]), '#d9363c'),
    ),
  ].join('')
}

function child(c: Canvas, { top, arms, ...look }: Child): string {
  const trunk = soft('-104 130, -112 0, -84 -70, -30 -92, 30 -92, 84 -70, 112 0, 104 130')
  const hand = (x: number, y: number) => circle(x, y, 22, look.skin)
  const reach = {
    popcorn: [
      at(0, 60, popcorn()),
      limb(top, [30, 24, 20], [-88, -30], [-110, 70], [-70, 90]),
      limb(top, [30, 24, 20], [88, -30], [110, 40], [44, -20]),
      hand(-64, 92),
      hand(34, -30),
    ],
    cheeks: [
      limb(top, [30, 24, 20], [-88, -30], [-96, 90], [-58, -70]),
      limb(top, [30, 24, 20], [88, -30], [96, 90], [58, -70]),
      hand(-54, -92),
      hand(54, -92),
    ],
    points: [
      limb(top, [30, 24, 20], [-88, -30], [-106, 80], [-30, 100]),
      hand(-24, 100),
      limb(top, [30, 24, 18], [88, -30], [160, -70], [196, -180]),
      hand(198, -196),
      limb(look.skin, [9, 7], [198, -206], [206, -246]),
    ],
  }[arms]
  return [
    limb(look.shade, [24, 24], [0, -80], [0, -116]),
    path(trunk, top),
    c.shade(trunk, night, [0, 140], [0, -20], 0.7),
    head({ ...look, at: [0, -164], size: 76 }),
    ...reach,
  ].join('')
}

export const barnIKino = wide('hus-barn-i-kino', (c) => {
  const front: Child[] = [
    {
      skin: '#f6cfa8',
      shade: '#c98b66',
      hair: '#d9a548',
      style: 'braids',
      mood: 'delight',
      top: '#2fa59b',
      arms: 'popcorn',
      turn: 1,
      tilt: 4,
    },
    { skin: '#8d5638', shade: '#633824', hair: '#1b1416', style: 'curls', mood: 'wonder', top: gold, arms: 'cheeks' },
    {
      skin: '#f0bf94',
      shade: '#bf7f58',
      hair: '#7a3b1c',
      style: 'short',
      mood: 'wonder',
      top: '#e8583f',
      arms: 'popcorn',
      turn: -1,
      tilt: -4,
    },
    {
      skin: '#f6d7b8',
      shade: '#cf9b78',
      hair: '#4fb0d6',
      style: 'beanie',
      mood: 'delight',
      top: '#5a4bb0',
      arms: 'points',
      turn: 1,
    },
  ]
  const back = times(7, (i) => ({
    skin: ['#d9a883', '#7d4a33', '#e3b996'][i % 3] ?? '',
    shade: ['#a5704f', '#55301f', '#ad7a5a'][i % 3] ?? '',
    hair: ['#2a1a1c', '#8a4a22', '#5b2b1a', '#c98f4a'][i % 4] ?? '',
    style: (['bob', 'short', 'curls', 'bun'] as const)[i % 4],
    mood: (['wonder', 'delight', 'delight'] as const)[i % 3],
    turn: i % 2 ? 1 : 0,
  }))
  return [
    c.ground(night, plum),
    ...times(14, (i) => rect(i * 144, 0, 60, 560, '#20163f')),
    c.glow('#8f7be0', [1060, 60], 700, 0.5),
    rect(1000, 40, 130, 70, night, 'rx="10"'),
    circle(1064, 76, 24, cream),
    beam(c, [1064, 76], [-300, 1080], [2400, 1080], '#cfc4ff', 0.32),
    ...back.map((look, i) =>
      at(
        300 + i * 252,
        560,
        seat(c, '#7d1d38', night) +
          path(
            soft('-90 130, -96 -20, -60 -80, 60 -80, 96 -20, 90 130'),
            ['#3c5c8f', '#7a3f78', '#3f7a6c'][i % 3] ?? plum,
          ) +
          head({ ...look, at: [0, -150], size: 66 }),
        0,
        0.82,
      ),
    ),
    rect(0, 610, 1920, 500, '#1c1436'),
    ...front.map((look, i) => at(620 + i * 350, 900, seat(c, red, '#5d1230') + child(c, look), 0, 1.14)),
    ...times(5, (i) => rect(424 + i * 350, 880, 42, 230, '#3d1030', 'rx="18"')),
    rect(0, 1036, 1920, 60, night),
    c.glow('#bfe3ff', [1120, 760], 760, 0.14),
    c.shade(box(0, 0, 1920, 1080), '#0a0819', [0, 1080], [600, 600], 1),
  ].join('')
})
