/** A string quartet: two violins, viola and cello, seated in a half circle under one lamp. */
import { body, joints, type Look, limb } from '@/scripts/pictures/kit/body'
import type { Canvas } from '@/scripts/pictures/kit/canvas'
import { angular, box, disc, soft } from '@/scripts/pictures/kit/outline'
import { times } from '@/scripts/pictures/kit/random'
import { bow, fiddle, fiddleOutline } from '@/scripts/pictures/kit/strings'
import { at, path, poly, rect, stroke } from '@/scripts/pictures/kit/svg'
import { wide } from '@/scripts/pictures/picture'

const night = '#1a1522'
const wine = '#6e1f36'
const rose = '#c9566a'
const ochre = '#e3a94a'
const cream = '#f6e7cf'
const wood = { body: '#c8702e', edge: '#6b2d17', dark: night, light: cream }
const skin = { skin: '#efc39c', shade: '#c0825b' }

function chair(x: number, floor: number, side: number): string {
  const y = floor - 190
  return (
    rect(x - 70, y, 140, 18, night, 'rx="6"') +
    stroke(
      `M${x - 56} ${y}V${floor}M${x + 56} ${y}V${floor}M${x + side * 62} ${y}L${x + side * 78} ${y - 190}`,
      night,
      11,
    )
  )
}

/** A violinist who sits and looks to one side; drawn facing right and mirrored for the left. */
function violinist(c: Canvas, look: Look, large: number): string {
  const pose = joints(
    '16 -430, -4 -368, -30 -170',
    '86 -270, 160 -334, -34 -236, 90 -300',
    '110 -190, 118 -8, 76 -178, 60 0',
  )
  const player = body(pose, { ...look, turn: 1, tilt: 12 })
  const shading = c.shade(fiddleOutline, wood.edge, [60, 100], [-30, -40], 0.9)
  return [
    chair(-10, 0, -1),
    player.far,
    player.legs,
    look.broad === 1.8 ? path(soft('-80 -190, 40 -216, 130 -190, 134 -60, 60 -30, -40 -60, -84 -130'), look.top) : '',
    player.trunk,
    player.head,
    at(88, -352, fiddle(wood, shading), 74, 0.62 * large),
    at(92, -296, bow(250, wood.edge, cream), -56),
    player.near,
  ].join('')
}

function cellist(c: Canvas): string {
  const player = body(
    joints('10 -452, 0 -388, 0 -180', '-104 -250, -34 -190, 110 -290, 80 -352', '-128 -190, -104 0, 128 -190, 104 0'),
    {
      ...skin,
      skin: '#a4683f',
      shade: '#74442a',
      size: 45,
      top: wine,
      far: wine,
      legs: night,
      hair: '#1b1416',
      style: 'bun',
      tilt: -6,
      turn: -1,
    },
  )
  const shading = c.shade(fiddleOutline, wood.edge, [60, 100], [-30, -40], 0.9)
  return [
    chair(0, 0, 1),
    player.legs,
    player.trunk,
    player.head,
    at(20, -150, fiddle(wood, shading), 13, 1.36),
    stroke('M-6 -4V40', night, 8),
    at(-30, -180, bow(230, wood.edge, cream), 12),
    player.far,
    player.near,
  ].join('')
}

function stand(x: number, floor: number): string {
  return (
    stroke(`M${x} ${floor}V${floor - 200}M${x - 46} ${floor + 4}L${x} ${floor - 44}L${x + 46} ${floor + 4}`, night, 8) +
    path(poly([x - 64, floor - 270], [x + 64, floor - 270], [x + 76, floor - 190], [x - 76, floor - 190]), cream)
  )
}

export const strykekvartett = wide('kultur-strykekvartett', (c) => {
  const cone = poly([1060, -20], [1180, -20], [1800, 940], [440, 940])
  return [
    c.ground(wine),
    c.shade(box(0, 0, 1920, 1080), night, [0, 300], [900, 300], 1),
    c.shade(box(0, 0, 1920, 1080), night, [1920, 200], [1460, 300], 1),
    ...times(9, (i) => rect(330 + i * 180, 0, 66, 760, rose, 'opacity=".16"')),
    path(cone, c.linear([0, 0], [0, 960], ['#f6d58e', 0.75], ['#f6d58e', 0.22])),
    path(disc(1160, 960, 860, 150), ochre),
    c.shade(disc(1160, 960, 860, 150), wine, [500, 1090], [1100, 880], 1),
    at(
      1160,
      960,
      [
        at(
          -340,
          0,
          violinist(c, { ...skin, size: 45, top: night, far: '#0e0b14', hair: '#6b2d17', style: 'bob', broad: 1.8 }, 1),
        ),
        at(
          -98,
          -50,
          violinist(
            c,
            { ...skin, size: 43, top: rose, far: '#9a3a4e', legs: night, hair: '#d8c6a4', style: 'short' },
            1,
          ),
        ),
        at(180, -44, cellist(c)),
        at(
          460,
          10,
          violinist(
            c,
            { ...skin, size: 45, top: '#2c3f52', far: '#1d2c3b', legs: night, hair: '#1b1416', style: 'curls' },
            1.16,
          ),
          0,
          [-1, 1],
        ),
        stand(-190, 44),
        stand(316, 56),
      ].join(''),
      0,
      1.22,
    ),
    path(angular('1010 -10, 1230 -10, 1180 40, 1060 40'), night),
    limb(night, [6, 6], [1120, -10], [1120, 20]),
    c.shade(box(0, 0, 1920, 1080), night, [0, 1080], [620, 560], 1),
  ].join('')
})
