/** Jazz in the foyer: bass, saxophone and grand piano, cut out like a record sleeve. */
import { body, joints, limb } from '@/scripts/pictures/kit/body'
import type { Canvas } from '@/scripts/pictures/kit/canvas'
import { box, disc } from '@/scripts/pictures/kit/outline'
import { times } from '@/scripts/pictures/kit/random'
import { fiddle, fiddleOutline } from '@/scripts/pictures/kit/strings'
import { at, circle, ellipse, path, poly, rect, stroke } from '@/scripts/pictures/kit/svg'
import { wide } from '@/scripts/pictures/picture'

const ink = '#14171c'
const teal = '#12454b'
const sea = '#2f8f8b'
const mustard = '#efb53d'
const coral = '#df5a3c'
const cream = '#f7ead0'
const skin = { skin: '#e9b48a', shade: '#b9734e' }
const brown = { skin: '#8a5237', shade: '#5f3423' }

/** The mouthpiece at 0,0; hangs down and opens to the left. */
function saxophone(): string {
  return [
    limb(ink, [5, 8], [4, 0], [-16, -4]),
    limb(
      mustard,
      [7, 10, 15, 21, 27, 33, 40, 54],
      [-14, -4],
      [-40, 18],
      [-44, 70],
      [-40, 300],
      [-62, 362],
      [-112, 372],
      [-150, 328],
      [-166, 262],
    ),
    at(-170, 252, ellipse(0, 0, 66, 20, cream) + ellipse(0, 2, 50, 13, '#9c5b22'), 14),
    stroke('M-44 70L-40 290M-30 60V300', '#9c5b22', 5),
    ...times(
      6,
      (i) =>
        circle(-34 - (i % 2) * 14, 100 + i * 34, 11, cream) + circle(-34 - (i % 2) * 14, 100 + i * 34, 5, '#9c5b22'),
    ),
  ].join('')
}

/** From the side with its lid up; the keys at the right. */
function grandPiano(): string {
  return [
    path('M-330 -96L26 -96L-30 -352Q-270 -360 -330 -96Z', ink),
    path('M-304 -104L0 -104L-44 -330Q-250 -330 -304 -104Z', coral),
    stroke('M-44 -96L-120 -300', mustard, 7),
    path('M-340 -100H40V-54H88V-12H-300C-330 -12 -340 -50 -340 -100Z', ink),
    rect(40, -62, 60, 14, cream),
    ...[-290, -110, 60].map((x) => path(poly([x - 16, -12], [x + 16, -12], [x + 8, 216], [x - 8, 216]), ink)),
    stroke('M-330 -92H36', mustard, 5),
  ].join('')
}

function bassist(c: Canvas): string {
  const player = body(
    joints('872 262, 880 330, 884 610', '800 520, 962 640, 1024 424, 966 268', '848 760, 826 908, 940 760, 956 908'),
    {
      ...brown,
      size: 52,
      top: mustard,
      legs: ink,
      hair: '#1b1416',
      turn: 1,
      tilt: 8,
      style: 'short',
      mood: 'smile',
      far: '#c98a2a',
    },
  )
  const wood = { body: '#b5502c', edge: '#5c2417', dark: ink, light: cream }
  const shading = c.shade(fiddleOutline, '#5c2417', [70, 110], [-20, -30], 0.9)
  return [
    player.legs,
    player.trunk,
    path(poly([868, 352], [892, 352], [900, 480], [880, 510], [862, 480]), coral),
    player.head,
    at(998, 690, fiddle(wood, shading), -4, 2.45),
    player.far,
    player.near,
  ].join('')
}

function saxophonist(): string {
  const player = body(
    joints(
      '1262 330, 1290 392, 1326 650',
      '1196 520, 1176 452, 1290 560, 1184 590',
      '1270 780, 1240 908, 1372 780, 1390 908',
    ),
    {
      ...skin,
      size: 50,
      top: coral,
      far: '#b33f29',
      legs: '#1c2c3c',
      shoes: ink,
      hair: '#6d3a1f',
      style: 'bob',
      turn: -1,
      tilt: -8,
    },
  )
  return [player.far, player.legs, player.trunk, player.head, at(1226, 364, saxophone()), player.near].join('')
}

function pianist(): string {
  const player = body(
    joints(
      '1722 396, 1756 452, 1790 706',
      '1690 590, 1600 598, 1728 620, 1612 610',
      '1660 726, 1650 908, 1680 736, 1690 908',
    ),
    {
      ...skin,
      size: 50,
      top: '#1c2c3c',
      far: '#101b27',
      legs: ink,
      hair: '#d9c9a8',
      style: 'short',
      turn: -1,
      tilt: -10,
    },
  )
  return [
    player.far,
    player.legs,
    player.trunk,
    player.head,
    player.near,
    rect(1730, 742, 150, 26, ink, 'rx="8"'),
    path(poly([1750, 768], [1770, 768], [1752, 910], [1738, 910]), ink),
    path(poly([1846, 768], [1862, 768], [1874, 910], [1860, 910]), ink),
  ].join('')
}

export const jazzIFoajeen = wide('kultur-jazz-i-foajeen', (c) =>
  [
    c.ground(teal),
    path(poly([640, 0], [1060, 0], [980, 900], [560, 900]), sea),
    c.shade(poly([640, 0], [1060, 0], [980, 900], [560, 900]), teal, [560, 900], [960, 120], 1),
    rect(1420, 0, 500, 900, mustard),
    c.shade(box(1420, 0, 500, 900), '#c9702b', [1920, 900], [1500, 200], 0.9),
    circle(1230, 400, 330, cream),
    c.shade(disc(1230, 400, 330), '#ea9a72', [1420, 720], [1130, 260], 0.9),
    ...times(
      7,
      (i) =>
        stroke(`M${100 + i * 92} -10V${130 + ((i * 53) % 120)}`, ink, 4) +
        circle(100 + i * 92, 150 + ((i * 53) % 120), 22, mustard),
    ),
    path(poly([0, 900], [1920, 860], [1920, 1080], [0, 1080]), ink),
    c.glow(sea, [1240, 960], 640, 0.5, poly([0, 900], [1920, 860], [1920, 1080], [0, 1080])),
    at(50, 0, at(1530, 690, grandPiano()) + pianist()),
    at(64, 0, saxophonist()),
    at(-150, 0, bassist(c)),
    c.shade(box(0, 0, 1920, 1080), ink, [0, 1080], [640, 520], 1),
  ].join(''),
)
