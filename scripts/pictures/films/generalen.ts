/** Generalen: a locomotive of the 1860s, and the man who rides on its rod. */
import type { Canvas } from '@/scripts/pictures/kit/canvas'
import { type Pose, person } from '@/scripts/pictures/kit/figure'
import { firs, puffs, rays, ridge } from '@/scripts/pictures/kit/landscape'
import { lettering } from '@/scripts/pictures/kit/lettering'
import { times } from '@/scripts/pictures/kit/random'
import { at, circle, ellipse, type Point, path, polar, poly, rect, stroke } from '@/scripts/pictures/kit/svg'
import { cover, poster } from '@/scripts/pictures/picture'

const ink = '#1d1a1c'
const rust = '#c4512b'
const cream = '#f4e4c1'
const brass = '#e0a43b'
const steel = '#3b4a55'

function wheel(x: number, y: number, r: number, spokes: number): string {
  return [
    circle(x, y, r, ink),
    circle(x, y, r * 0.86, rust),
    circle(x, y, r * 0.72, ink),
    ...times(spokes, (i) =>
      stroke(`M${x} ${y}L${polar([x, y], (i * 360) / spokes, r * 0.8).join(' ')}`, rust, r * 0.09),
    ),
    circle(x, y, r * 0.2, brass),
  ].join('')
}

/** From the front: the middle of the smokebox door at 0,0. */
function front(c: Canvas): string {
  const slats = times(11, (i) =>
    path(
      poly(
        [-20 + i * 4 - 10, 330],
        [20 - (10 - i) * 4 + 10, 330],
        [-330 + i * 66 + 16, 560],
        [-330 + i * 66 - 16, 560],
      ),
      i % 2 ? brass : rust,
    ),
  )
  return [
    path(
      poly([-70, -250], [70, -250], [96, -470], [180, -560], [120, -640], [-120, -640], [-180, -560], [-96, -470]),
      ink,
    ),
    path(poly([20, -250], [70, -250], [96, -470], [180, -560], [120, -640], [60, -640], [90, -560], [36, -470]), rust),
    rect(-128, -660, 256, 30, brass),
    rect(-330, 190, 660, 110, rust),
    rect(-330, 190, 660, 22, brass),
    rect(-350, 120, 150, 190, ink),
    rect(200, 120, 150, 190, ink),
    circle(-275, 215, 58, steel),
    circle(275, 215, 58, steel),
    circle(-275, 215, 24, brass),
    circle(275, 215, 24, brass),
    circle(0, 0, 272, ink),
    circle(0, 0, 246, steel),
    c.shade('M-246 0A246 246 0 0 0 246 0A246 246 0 0 0 -246 0Z', ink, [200, 220], [-90, -110], 1),
    circle(0, 0, 150, ink),
    circle(0, 0, 136, rust),
    c.shade('M-136 0A136 136 0 0 0 136 0A136 136 0 0 0 -136 0Z', ink, [100, 130], [-40, -50], 0.9),
    ...times(16, (i) => circle(...polar([0, 0], i * 22.5, 220), 11, brass)),
    rect(-240, -16, 150, 26, brass),
    circle(0, 0, 62, brass),
    circle(0, 0, 50, ink),
    lettering(['3'], { face: 'rye', fill: cream, x: 0, top: -30, width: 44, align: 'middle' }),
    rect(-70, -300, 140, 60, ink),
    rect(-92, -420, 184, 150, ink),
    circle(0, -345, 70, brass),
    circle(0, -345, 56, cream),
    rect(-360, 296, 720, 40, ink),
    ...slats,
    rect(-24, 250, 48, 90, ink),
  ].join('')
}

/** From the side, heading right; the rail at y 0, 900 long. */
function side(c: Canvas): string {
  const boiler = 'M-130 -300H360A20 100 0 0 1 360 -110H-130Z'
  return [
    rect(-560, -270, 290, 170, ink),
    rect(-560, -270, 290, 26, brass),
    path(puffsTop(), '#2b2422'),
    rect(-580, -110, 1060, 34, ink),
    path(poly([-260, -410], [-90, -410], [-90, -100], [-260, -100]), rust),
    path(poly([-290, -432], [-60, -432], [-70, -404], [-280, -404]), ink),
    rect(-236, -372, 56, 92, cream),
    rect(-164, -372, 50, 92, cream),
    path(boiler, steel),
    c.shade(boiler, ink, [0, -110], [0, -260], 1),
    ...times(5, (i) => rect(-80 + i * 96, -302, 12, 194, brass)),
    path(
      poly([270, -300], [330, -300], [345, -400], [392, -452], [360, -490], [240, -490], [208, -452], [255, -400]),
      ink,
    ),
    rect(238, -500, 124, 16, brass),
    path('M60 -300C60 -372 150 -372 150 -300Z', brass),
    rect(96, -378, 18, 28, ink),
    path('M-40 -300V-340C-40 -370 10 -370 10 -340V-300Z', ink),
    rect(350, -360, 66, 58, ink),
    circle(420, -331, 24, cream),
    path(poly([390, -100], [470, -100], [590, -6], [410, -6]), rust),
    ...times(4, (i) => stroke(`M${420 + i * 14} -96L${430 + i * 44} -8`, cream, 6)),
    wheel(-10, -88, 88, 12),
    wheel(180, -88, 88, 12),
    wheel(330, -46, 46, 8),
    wheel(412, -46, 46, 8),
    ...[-520, -440, -360, -290].map((x) => wheel(x, -44, 44, 8)),
    rect(286, -142, 110, 56, brass),
    stroke('M-10 -60L190 -60L330 -112', cream, 15),
    circle(-10, -60, 14, ink),
    circle(180, -60, 14, ink),
  ].join('')
}

const puffsTop = () =>
  'M-550 -268C-520 -310 -480 -280 -450 -306C-420 -326 -380 -282 -350 -302C-320 -316 -290 -290 -280 -268Z'

/** The man who sits on the rod between the wheels, in a flat hat. */
function rider(): string {
  const pose: Pose = {
    lean: -4,
    arms: [
      [30, 70],
      [20, 60],
    ],
    legs: [
      [84, 4],
      [76, -4],
    ],
  }
  const { drawing, head, headRadius } = person([92, -34], 230, pose, { fill: '#241c1e', skin: cream, legs: '#6b4330' })
  const [x, y] = head
  return drawing + at(x, y - headRadius * 0.5, ellipse(0, 0, 30, 6, ink) + rect(-17, -17, 34, 17, ink))
}

function trestle(top: number, floor: number): string {
  const bents = times(11, (i): Point => [i * 200 - 40, 0]).map(([x]) =>
    [
      stroke(`M${x} ${top}L${x - 36} ${floor}M${x + 50} ${top}L${x + 86} ${floor}`, ink, 17),
      ...times(4, (i) =>
        stroke(
          `M${x - 10 - i * 8} ${top + 60 + i * 105}L${x + 70 + (i + 1) * 8} ${top + 160 + i * 105}M${x + 60 + i * 8} ${top + 60 + i * 105}L${x - 20 - i * 8} ${top + 160 + i * 105}`,
          ink,
          7,
        ),
      ),
    ].join(''),
  )
  return [
    rect(-10, top - 20, 1940, 34, ink),
    rect(-10, top - 32, 1940, 8, steel),
    ...bents,
    ...times(49, (i) => rect(i * 40, top - 24, 22, 52, ink)),
  ].join('')
}

export const generalen = [
  poster('generalen', (c) =>
    [
      c.ground(cream),
      rays([500, 900], 26, 1500, '#e9b65c'),
      c.glow('#d9702f', [500, 940], 700, 0.8),
      puffs(c, [480, 350], [1000, 520], [50, 120], 9, '#7d8b8f'),
      puffs(c, [500, 340], [960, 410], [60, 130], 10, '#a9b3b0'),
      puffs(c, [500, 350], [120, 480], [50, 90], 7, '#8e9a9b'),
      path(
        ridge(c, [
          [0, 1060],
          [220, 1000],
          [480, 1050],
          [760, 990],
          [1000, 1050],
        ]),
        '#7b3a26',
      ),
      path(poly([380, 1040], [620, 1040], [1160, 1500], [-160, 1500]), '#3a2a25'),
      ...times(7, (i) => rect(360 - i * 75, 1130 + i * i * 9 + i * 12, 280 + i * 150, 16 + i * 4, '#6b4330')),
      stroke('M400 1040L60 1520M600 1040L940 1520', cream, 16),
      at(500, 910, front(c), 0, 0.92),
      path('M-10 150Q500 20 1010 150V330Q500 200 -10 330Z', ink),
      stroke('M-10 168Q500 38 1010 168M-10 312Q500 182 1010 312', brass, 6),
      lettering(['GENERALEN'], {
        face: 'rye',
        fill: cream,
        x: 500,
        top: 122,
        width: 860,
        align: 'middle',
        warp: (x, y) => [x, y + 3 + ((x - 500) / 500) ** 2 * 65],
      }),
    ].join(''),
  ),
  cover('generalen', (c) =>
    [
      c.ground('#d9702f', '#ecb25a', cream),
      circle(1500, 330, 150, cream),
      c.glow('#fff3d4', [1500, 330], 420, 0.8),
      path(
        ridge(c, [
          [0, 620],
          [300, 470],
          [620, 600],
          [980, 450],
          [1400, 610],
          [1920, 480],
        ]),
        '#b1683c',
      ),
      path(
        ridge(c, [
          [0, 720],
          [500, 660],
          [1000, 740],
          [1500, 650],
          [1920, 730],
        ]),
        '#7b3a26',
      ),
      firs(c, [0, 930], [1920, 930], 40, [90, 210], '#4d2a22', 0.22),
      rect(0, 900, 1920, 200, '#32201f'),
      puffs(c, [1290, 215], [420, 130], [46, 150], 22, '#6f777b'),
      puffs(c, [1280, 205], [480, 60], [30, 110], 18, '#a7adab'),
      trestle(640, 1100),
      at(1010, 612, side(c), 0, 0.92),
      at(1010, 612, rider(), 0, 0.92),
      path(
        ridge(c, [
          [0, 1000],
          [400, 960],
          [900, 1010],
          [1920, 1030],
        ]),
        '#24181a',
      ),
      c.shade('M0 0H1920V1080H0Z', '#24181a', [0, 1080], [700, 500], 1),
    ].join(''),
  ),
]
