/** Häxan: witches over a medieval town. */
import type { Canvas } from '@/scripts/pictures/kit/canvas'
import { puffs } from '@/scripts/pictures/kit/landscape'
import { lettering } from '@/scripts/pictures/kit/lettering'
import { between, times } from '@/scripts/pictures/kit/random'
import { at, blob, circle, path, poly, rect, stroke, taper } from '@/scripts/pictures/kit/svg'
import { cover, poster } from '@/scripts/pictures/picture'

const ink = '#150d12'
const wine = '#4c1420'
const fire = '#e2542a'
const moon = '#f6c667'
const ash = '#6b3438'

/** A witch on a broom, heading left; 500 long, the seat at 0,0. */
function witch(): string {
  return [
    path(poly([-250, 34], [170, 2], [172, 16], [-250, 46]), ink),
    ...times(11, (i) => path(poly([150, 2], [168, 16], [310 - (i % 3) * 24, -46 + i * 13]), ink)),
    path(
      blob(
        [-40, -136],
        [10, -150],
        [60, -100],
        [150, -110],
        [280, -150],
        [230, -90],
        [330, -70],
        [210, -40],
        [100, 4],
        [40, 30],
        [-30, 30],
        [-60, -30],
      ),
      ink,
    ),
    path(taper([-24, -112], 20, [-86, -50], 14) + taper([-86, -50], 13, [-140, 22], 9), ink),
    path(taper([10, 10], 24, [-70, 74], 15) + taper([-70, 74], 14, [-20, 130], 9), ink),
    path(poly([-34, 124], [-70, 144], [-14, 146], [-6, 126]), ink),
    path(taper([-20, -130], 20, [-58, -168], 15), ink),
    path(
      blob(
        [-60, -222],
        [-30, -196],
        [-34, -156],
        [-62, -138],
        [-86, -134],
        [-92, -144],
        [-84, -154],
        [-132, -164],
        [-100, -186],
        [-96, -206],
      ),
      ink,
    ),
    path(poly([-138, -196], [10, -236], [0, -222], [-126, -184]), ink),
    path(
      blob([-112, -202], [-86, -262], [-36, -318], [30, -330], [44, -312], [4, -300], [-20, -262], [-22, -222]),
      ink,
    ),
    path(blob([-40, -200], [30, -190], [120, -214], [80, -176], [150, -166], [60, -150], [-20, -150]), ink),
  ].join('')
}

function gable(x: number, floor: number, width: number, height: number, fill: string, lit: string): string {
  const eaves = floor - height * 0.55
  const windows = [0.24, 0.62].map((u) => rect(x + width * u, eaves + height * 0.12, width * 0.14, height * 0.13, lit))
  return [
    path(
      poly([x, floor + 300], [x, eaves], [x + width / 2, floor - height], [x + width, eaves], [x + width, floor + 300]),
      fill,
    ),
    rect(x + width * 0.7, floor - height * 0.95, width * 0.12, height * 0.4, fill),
    ...windows,
  ].join('')
}

function spire(x: number, floor: number, height: number, fill: string): string {
  const w = height * 0.13
  return [
    rect(x - w, floor - height * 0.5, w * 2, height, fill),
    path(poly([x - w * 1.25, floor - height * 0.5], [x, floor - height], [x + w * 1.25, floor - height * 0.5]), fill),
    ...[-1, 1].map((side) =>
      path(
        poly(
          [x + side * w - 12, floor - height * 0.48],
          [x + side * w, floor - height * 0.66],
          [x + side * w + 12, floor - height * 0.48],
        ),
        fill,
      ),
    ),
    stroke(`M${x} ${floor - height - 46}V${floor - height + 20}M${x - 15} ${floor - height - 24}h30`, fill, 7),
  ].join('')
}

function town(c: Canvas, floor: number, width: number, tall: number, fill: string, lit: string): string {
  const houses: string[] = []
  for (let x = -60; x < width; ) {
    const w = between(c.random, 84, 150)
    houses.push(gable(x, floor, w, between(c.random, tall * 0.7, tall * 1.25), fill, lit))
    x += w * 0.9
  }
  return houses.join('')
}

export const haxan = [
  poster('haxan', (c) =>
    [
      c.ground(ink, wine, '#8f2a22'),
      circle(500, 800, 390, moon),
      c.glow('#fff0c0', [420, 700], 420, 0.9, 'M110 800A390 390 0 0 1 890 800A390 390 0 0 1 110 800Z'),
      c.shade('M110 800A390 390 0 0 1 890 800A390 390 0 0 1 110 800Z', fire, [700, 1190], [460, 750], 1),
      c.glow(fire, [500, 1240], 560, 0.8),
      at(480, 850, witch(), 9, 1.16),
      at(690, 520, witch(), 16, 0.36),
      at(590, 1090, witch(), 0, 0.3),
      path(blob([0, 820], [150, 790], [330, 830], [420, 870], [200, 880]), wine, 'opacity=".85"'),
      path(blob([1000, 960], [860, 920], [640, 950], [560, 990], [800, 1000]), wine, 'opacity=".85"'),
      spire(250, 1330, 430, ash),
      town(c, 1330, 1000, 170, ash, moon),
      puffs(c, [720, 1120], [860, 900], [14, 46], 9, '#2b1118'),
      spire(760, 1420, 440, '#2b1118'),
      town(c, 1420, 1000, 170, '#2b1118', fire),
      town(c, 1520, 1000, 160, ink, moon),
      lettering(['HÄXAN'], { face: 'pirata', fill: moon, x: 500, top: 52, width: 760, align: 'middle' }),
    ].join(''),
  ),
  cover('haxan', (c) =>
    [
      c.ground(ink, wine, '#8f2a22'),
      circle(1260, 440, 370, moon),
      c.shade('M890 440A370 370 0 0 1 1630 440A370 370 0 0 1 890 440Z', fire, [1440, 800], [1200, 380], 1),
      c.glow('#fff0c0', [1180, 330], 380, 0.8, 'M890 440A370 370 0 0 1 1630 440A370 370 0 0 1 890 440Z'),
      c.glow(fire, [1260, 1000], 640, 0.7),
      at(1240, 480, witch(), 6, 1.08),
      at(1680, 230, witch(), 16, 0.5),
      at(850, 640, witch(), 0, 0.46),
      path(blob([1920, 660], [1700, 610], [1480, 650], [1400, 690], [1700, 700]), wine, 'opacity=".85"'),
      path(blob([700, 560], [860, 520], [1040, 560], [1120, 600], [860, 600]), wine, 'opacity=".7"'),
      spire(1560, 900, 380, ash),
      spire(760, 900, 300, ash),
      town(c, 900, 1920, 150, ash, moon),
      puffs(c, [1290, 780], [1440, 620], [12, 36], 9, '#2b1118'),
      town(c, 1000, 1920, 170, '#2b1118', fire),
      town(c, 1110, 1920, 160, ink, moon),
      c.shade('M0 0H1920V1080H0Z', ink, [0, 1080], [760, 480], 1),
    ].join(''),
  ),
]
