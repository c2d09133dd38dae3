/** Metropolis: a city of towers and the woman of metal. */
import type { Canvas } from '@/scripts/pictures/kit/canvas'
import { rays } from '@/scripts/pictures/kit/landscape'
import { lettering } from '@/scripts/pictures/kit/lettering'
import { between, times } from '@/scripts/pictures/kit/random'
import { at, circle, ellipse, group, path, poly, rect, stroke } from '@/scripts/pictures/kit/svg'
import { cover, poster } from '@/scripts/pictures/picture'

const night = '#0f1620'
const teal = '#1f4a52'
const gold = '#e3ad45'
const copper = '#a4562a'
const cream = '#f6e7bf'

/** A stepped tower with window slits; its foot in the middle of its base. */
function tower(c: Canvas, x: number, floor: number, width: number, height: number, fill: string, lit: string): string {
  const steps = times(4, (i) => {
    const w = width * (1 - i * 0.23)
    return rect(x - w / 2, floor - height * (0.52 + i * 0.14), w, height, fill)
  })
  const slits = times(5, (i) =>
    rect(
      x - width * 0.36 + i * width * 0.17,
      floor - height * 0.46,
      width * 0.05,
      height * 0.46,
      lit,
      `opacity="${between(c.random, 0.3, 0.9).toFixed(2)}"`,
    ),
  )
  return [...steps, rect(x - width * 0.03, floor - height * 1.16, width * 0.06, height * 0.3, fill), ...slits].join('')
}

/** Head and shoulders from the front, the chin's middle at 0,0; 600 high. */
function machine(c: Canvas): string {
  const face = 'M-150 -260C-150 -90 -92 -8 0 0C92 -8 150 -90 150 -260C150 -380 -150 -380 -150 -260Z'
  const half = 'M0 -380H200V40H0Z'
  const shoulders = 'M-430 420C-430 210 -330 150 -120 120L120 120C330 150 430 210 430 420Z'
  const discs = [-1, 1].map((side) =>
    at(
      side * 172,
      -215,
      [circle(0, 0, 62, copper), circle(0, 0, 45, gold), circle(0, 0, 27, night), circle(0, 0, 12, cream)].join(''),
    ),
  )
  const fins = times(9, (i) => at(0, -250, rect(-9, -250, 18, 130, i % 2 ? gold : cream), -64 + i * 16))
  return [
    path(shoulders, gold),
    c.within(shoulders, rect(0, 100, 500, 400, copper), c.shade(shoulders, night, [430, 420], [80, 180], 0.9)),
    stroke('M-330 420C-330 290 -230 230 -100 210M330 420C330 290 230 230 100 210', night, 12),
    path(poly([-90, -60], [90, -60], [120, 190], [0, 250], [-120, 190]), copper),
    ...times(5, (i) =>
      stroke(`M${-84 - i * 6} ${20 + i * 32}Q0 ${54 + i * 32} ${84 + i * 6} ${20 + i * 32}`, i % 2 ? night : gold, 13),
    ),
    path('M-196 -250C-196 -470 196 -470 196 -250L176 -150H-176Z', copper),
    ...fins,
    path('M-176 -262C-176 -440 176 -440 176 -262Z', gold),
    ...discs,
    path(face, cream),
    c.within(face, path(half, gold), c.shade(face, copper, [170, -120], [20, -200], 1)),
    path('M-168 -272C-120 -330 120 -330 168 -272L160 -240C110 -286 -110 -286 -160 -240Z', night),
    ...[-1, 1].map((side) =>
      group(
        '',
        path(`M${side * 30} -196Q${side * 76} -232 ${side * 122} -190Q${side * 76} -164 ${side * 30} -196Z`, night),
        ellipse(side * 76, -196, 15, 12, cream),
        circle(side * 76, -196, 6, night),
      ),
    ),
    path(poly([0, -206], [22, -112], [0, -100], [-14, -112]), copper),
    path('M-44 -66Q0 -88 44 -66Q0 -40 -44 -66Z', night),
    stroke('M-110 -150L-60 -40M110 -150L60 -40', copper, 6),
  ].join('')
}

export const metropolis = [
  poster('metropolis', (c) => {
    const skyline = [
      [90, 1050, 190, 620],
      [910, 1050, 190, 640],
      [270, 1050, 170, 420],
      [735, 1050, 180, 440],
    ].map(([x = 0, f = 0, w = 0, h = 0], i) => tower(c, x, f, w, h, i < 2 ? night : teal, gold))
    return [
      c.ground('#24555c', '#d8a54a', cream),
      rays([500, 640], 22, 1400, '#0f1620', 0.25).replaceAll('/>', ' opacity=".5"/>'),
      c.glow(cream, [500, 560], 520, 0.9),
      ...skyline,
      at(500, 820, machine(c), 0, 1.12),
      c.shade('M0 950H1000V1500H0Z', night, [0, 1290], [0, 1050], 1),
      rect(0, 1280, 1000, 220, night),
      lettering(['METROPOLIS'], {
        face: 'limelight',
        fill: gold,
        x: 500,
        top: 1300,
        width: 880,
        align: 'middle',
        warp: (x, y) => [x, 1300 + (y - 1300) * 1.28],
      }),
      rect(60, 1262, 880, 8, gold),
      rect(60, 1246, 880, 4, gold),
    ].join('')
  }),
  cover('metropolis', (c) => {
    const far = times(16, (i) =>
      tower(c, i * 128, 1080, between(c.random, 90, 150), between(c.random, 340, 640), '#2c6168', gold),
    )
    const near = times(8, (i) =>
      tower(
        c,
        40 + i * 150,
        1120,
        between(c.random, 130, 190),
        between(c.random, 380, 640) - i * 20,
        i % 2 ? night : '#152631',
        gold,
      ),
    )
    return [
      c.ground('#173c45', '#2f6f72', '#dba94e', cream),
      at(820, 900, group('opacity=".35"', rays([0, 0], 9, 1700, cream, 0.5))),
      c.glow(cream, [1340, 420], 620, 0.8),
      ...far,
      path('M0 640Q700 560 1920 700V734Q700 600 0 676Z', '#173840'),
      ...times(20, (i) => rect(30 + i * 100, 650 - Math.sin((i / 20) * 3) * 40, 6, 46, '#173840')),
      at(1344, 620, machine(c), 0, 1.16),
      ...near,
      path('M0 800Q520 770 1300 860V900Q520 815 0 850Z', night),
      ...times(9, (i) =>
        group('', rect(70 + i * 120, 783 + i * 3, 44, 18, gold), rect(120 + i * 120, 787 + i * 3, 9, 9, cream)),
      ),
      c.shade('M0 0H1920V1080H0Z', night, [0, 1080], [700, 520], 1),
      c.fill(c.linear([0, 1080], [0, 600], [night, 0.9], [night, 0])),
    ].join('')
  }),
]
