/** Vinterlauget: skiers with torches, in line. */
import type { Canvas } from '@/scripts/pictures/kit/canvas'
import { person } from '@/scripts/pictures/kit/figure'
import { bank, firs, peak, ridge, snowfall, stars } from '@/scripts/pictures/kit/landscape'
import { lettering } from '@/scripts/pictures/kit/lettering'
import { times } from '@/scripts/pictures/kit/random'
import { at, blob, circle, curve, group, type Point, path, polar, stroke } from '@/scripts/pictures/kit/svg'
import { cover, poster } from '@/scripts/pictures/picture'

const night = '#101a3a'
const blue = '#2c4a8c'
const frost = '#9fbbe8'
const flame = '#ff8a2b'
const hot = '#ffe08a'
const ink = '#0a0f22'

/** A skier heading right with a torch held high; the ski at y 0. */
function skier(height: number): string {
  const who = person(
    [0, 0],
    height,
    {
      lean: 22,
      arms: [
        [128, 150],
        [-46, -30],
      ],
      legs: [
        [34, -16],
        [-6, -34],
      ],
    },
    { fill: ink, headSize: 1.1 },
  )
  const [hand, pole] = who.hands
  const u = height / 100
  const tip = polar(hand, -76, 22 * u)
  return [
    stroke(`M${-44 * u} ${2 * u}H${54 * u}C${60 * u} ${2 * u} ${64 * u} ${-2 * u} ${66 * u} ${-7 * u}`, ink, 2.6 * u),
    stroke(`M${pole.join(' ')}L${pole[0] - 30 * u} ${2 * u}`, ink, 1.4 * u),
    who.drawing,
    stroke(`M${hand.join(' ')}L${tip.join(' ')}`, '#5b3420', 2.6 * u),
    path(
      blob(
        [tip[0], tip[1] + 4 * u],
        [tip[0] + 6 * u, tip[1] - 4 * u],
        [tip[0] - 1 * u, tip[1] - 22 * u],
        [tip[0] - 12 * u, tip[1] - 14 * u],
        [tip[0] - 6 * u, tip[1] - 2 * u],
      ),
      flame,
    ),
    path(
      blob(
        [tip[0], tip[1] + 2 * u],
        [tip[0] + 3 * u, tip[1] - 3 * u],
        [tip[0] - 2 * u, tip[1] - 13 * u],
        [tip[0] - 5 * u, tip[1] - 5 * u],
      ),
      hot,
    ),
    path(`M${who.head[0] - 7 * u} ${who.head[1] - 2 * u}q${7 * u} ${-12 * u} ${14 * u} 0Z`, '#c4302b'),
  ].join('')
}

/** The line of lights along a track, near ones as skiers; heights from far to near. */
function line(c: Canvas, track: Point[], glow: number): string {
  return track
    .map(([x, y], i) => {
      const h = 18 + (i / track.length) ** 2.2 * glow
      return h < 34
        ? circle(x, y, 4 + h / 9, hot) + c.glow(flame, [x, y], 24, 0.6, `M${x - 30} ${y - 30}h60v60h-60Z`)
        : c.glow(
            flame,
            [x + h * 0.3, y - h],
            h * 0.62,
            0.62,
            `M${x - h} ${y - h * 2}h${h * 2.6}v${h * 2.2}h${-h * 2.6}Z`,
          ) + at(x, y, skier(h))
    })
    .join('')
}

export const vinterlauget = [
  poster('vinterlauget', (c) => {
    const along = [0, 0.04, 0.08, 0.13, 0.18, 0.24, 0.3, 0.37, 0.45, 0.53, 0.63, 0.75, 0.93]
    const track = along.map((t): Point => [500 + Math.sin(t * 8.2 + 0.6) * (60 + t * 270), 650 + t ** 1.35 * 690])
    return [
      c.ground('#070c22', night, blue),
      stars(c, 120, 600, '#fff', 3.2),
      peak(c, [600, 580], 560, 1180, { lit: '#4468b4', dark: '#20346e', snow: frost }),
      path(
        ridge(c, [
          [0, 900],
          [260, 800],
          [620, 880],
          [1000, 760],
        ]),
        '#7c9bd6',
      ),
      c.shade('M0 700H1000V1500H0Z', '#2a437f', [0, 1500], [0, 820], 1),
      stroke(curve(...track), '#eaf2ff', 9, 'opacity=".7"'),
      firs(c, [0, 960], [260, 930], 7, [120, 240], '#142355', 0.2),
      firs(c, [760, 900], [1000, 860], 6, [120, 240], '#142355', 0.2),
      line(c, track, 270),
      firs(c, [-20, 1500], [240, 1520], 3, [330, 520], ink, 0.2),
      firs(c, [860, 1520], [1010, 1500], 2, [330, 560], ink, 0.2),
      snowfall(c, 90, '#fff', 5),
      lettering(['VINTER-', 'LAUGET'], {
        face: 'anton',
        fill: hot,
        x: 70,
        top: 96,
        width: 560,
        gap: 22,
        warp: (x, y) => [x + (y - 96) * -0.12 + 40, y - (x - 70) * -0.08 - 10],
      }),
    ].join('')
  }),
  cover('vinterlauget', (c) => {
    const track = times(10, (i): Point => [430 + i * 62 + i ** 2 * 8.6, 655 + (i / 9) ** 1.7 * 330])
    return [
      c.ground('#0c1433', '#2a4488', '#c98fa8'),
      stars(c, 110, 420, '#fff', 3),
      peak(c, [380, 420], 560, 820, { lit: '#4468b4', dark: '#27407f', snow: frost }),
      peak(c, [1460, 330], 640, 820, { lit: '#4468b4', dark: '#27407f', snow: frost }),
      bank(
        c,
        [
          [0, 630],
          [700, 690],
          [1200, 690],
          [1920, 740],
        ],
        '#8fabdf',
        '#35549c',
      ),
      stroke(curve(...track), '#eaf2ff', 9, 'opacity=".6"'),
      group('', firs(c, [1560, 740], [1920, 790], 10, [120, 230], '#142355', 0.2)),
      line(c, track, 520),
      bank(
        c,
        [
          [0, 1000],
          [900, 960],
          [1920, 1010],
        ],
        '#4f70b8',
        '#16265a',
      ),
      snowfall(c, 110, '#fff', 5),
      c.shade('M0 0H1920V1080H0Z', '#070c22', [0, 1080], [600, 600], 1),
    ].join('')
  }),
]
