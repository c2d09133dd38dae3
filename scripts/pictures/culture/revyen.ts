/** The revue: a kick line in silhouette before the red curtain. */
import { limb } from '@/scripts/pictures/kit/body'
import { angular, box, disc, soft } from '@/scripts/pictures/kit/outline'
import { times } from '@/scripts/pictures/kit/random'
import { curtain, footlights, swags } from '@/scripts/pictures/kit/stage'
import { at, ellipse, type Point, path, polar, stroke } from '@/scripts/pictures/kit/svg'
import { wide } from '@/scripts/pictures/picture'

const ink = '#1c0a12'
const red = '#c5232f'
const gold = '#f2b544'
const cream = '#fdeccb'

/** A dancer in tails and top hat with a raised leg, the standing foot at 0,0. */
function kicker(lift: number, band: string): string {
  const hip: Point = [0, -258]
  const knee = polar(hip, -lift, 118)
  const foot = polar(knee, -lift - 6, 124)
  return [
    path(soft('-30 -270, -52 -200, -74 -120, -40 -130, -18 -210'), ink),
    path(soft('-8 -270, -20 -190, -30 -116, 0 -130, 14 -230'), ink),
    limb(ink, [30, 21, 9], hip, [-6, -130], [0, -8]),
    path('M-14 -16L16 -16L36 2H10L4 -4V2H-6Z', band),
    limb(ink, [30, 20, 9], hip, knee, foot),
    limb(band, [11, 5], foot, polar(foot, -lift - 26, 32)),
    path(
      soft(
        '-40 -396, -16 -412, 16 -412, 40 -396, 36 -350, 26 -312, 36 -258, 26 -232, -26 -232, -36 -258, -26 -312, -36 -350',
      ),
      ink,
    ),
    limb(ink, [11, 11], [0, -404], [0, -440]),
    ellipse(0, -452, 25, 31, ink),
    at(
      0,
      -470,
      path('M-46 2Q0 -16 46 2Q0 10 -46 2Z', ink) +
        path('M-27 0L-31 -66Q0 -76 31 -66L27 0Z', ink) +
        path('M-28 -6L-29 -22Q0 -32 29 -22L28 -6Q0 -16 -28 -6Z', band),
      7,
    ),
    limb(ink, [14, 12, 9], [-30, -390], [-84, -372], [-128, -388]),
    limb(ink, [14, 12, 9], [30, -390], [84, -372], [128, -388]),
  ].join('')
}

export const revyen = wide('kultur-revyen', (c) =>
  [
    c.ground('#7c1420'),
    curtain(c, -20, 1960, 800, 19, { light: '#e2414a', base: red, dark: '#74101f' }),
    path(disc(1150, 500, 560), gold, 'opacity=".3"'),
    path(disc(1150, 500, 430), gold, 'opacity=".9"'),
    c.glow(cream, [1150, 480], 430, 0.9, disc(1150, 500, 430)),
    swags(-40, 2000, 8, 150, '#8f1526', gold),
    path(angular('0 790, 1920 790, 1920 1080, 0 1080'), '#a8562a'),
    ...times(12, (i) => stroke(`M${960 + (i - 5.5) * 150} 790L${960 + (i - 5.5) * 330} 1080`, '#7b3a1f', 4)),
    c.glow(gold, [1150, 860], 620, 0.9, box(0, 790, 1920, 290)),
    ...times(6, (i) => path(disc(530 + i * 248, 888, 92, 15), '#4a1a16', 'opacity=".7"')),
    ...times(6, (i) => at(530 + i * 248, 886, kicker([24, 30, 34, 34, 30, 24][i] ?? 30, gold), 0, 1.24)),
    footlights(90, 1850, 1030, 11, ink, gold),
    path(box(0, 1050, 1920, 40), ink),
    c.shade(box(0, 0, 1920, 1080), ink, [0, 1080], [620, 600], 1),
  ].join(''),
)
