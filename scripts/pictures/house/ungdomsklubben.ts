/** The youth club: a sofa, table football, and lamps of many colours. */
import { body, joints, type Look } from '@/scripts/pictures/kit/body'
import type { Canvas } from '@/scripts/pictures/kit/canvas'
import { angular, box, disc, soft } from '@/scripts/pictures/kit/outline'
import { times } from '@/scripts/pictures/kit/random'
import { at, circle, ellipse, path, poly, rect, stroke } from '@/scripts/pictures/kit/svg'
import { wide } from '@/scripts/pictures/picture'

const night = '#191436'
const violet = '#3b2a78'
const pink = '#f0568c'
const cyan = '#3cc3c9'
const yellow = '#f7c548'
const cream = '#fdf0dc'

function pendant(c: Canvas, x: number, y: number, color: string): string {
  const cone = poly([x - 52, y], [x + 52, y], [x + 300, 1080], [x - 300, 1080])
  return (
    path(cone, c.linear([0, y], [0, 1000], [color, 0.5], [color, 0])) +
    c.glow(color, [x, y], 170, 0.8, disc(x, y, 170)) +
    stroke(`M${x} -10V${y - 80}`, night, 6) +
    path(
      `M${x - 66} ${y}C${x - 60} ${y - 70} ${x - 20} ${y - 92} ${x} ${y - 92}C${x + 20} ${y - 92} ${x + 60} ${y - 70} ${x + 66} ${y}Z`,
      color,
    ) +
    ellipse(x, y, 66, 12, cream)
  )
}

const sitting = joints(
  '0 -330, 0 -272, 0 -100',
  '-96 -180, -50 -90, 96 -180, 52 -92',
  '-52 -70, -56 120, 52 -70, 56 120',
)
const cheering = joints(
  '0 -330, 0 -272, 0 -100',
  '-110 -300, -100 -410, 112 -290, 110 -400',
  '-52 -70, -56 120, 52 -70, 56 120',
)

function teen(look: Look, pose = sitting, hood = ''): string {
  const figure = body(pose, look)
  return [
    figure.legs,
    figure.trunk,
    hood ? path(soft('-70 -262, -30 -300, 30 -300, 70 -262, 40 -236, -40 -236'), hood) : '',
    figure.head,
    figure.far,
    figure.near,
  ].join('')
}

function players(y: number, from: number, count: number, step: number, color: string, size: number): string {
  return times(count, (i) =>
    at(
      from + i * step,
      y,
      circle(0, -62, 15, color) +
        path(angular('-17 -46, 17 -46, 20 6, 12 52, -12 52, -20 6'), color) +
        rect(-18, 40, 36, 16, cream),
      0,
      size,
    ),
  ).join('')
}

/** Table football from its long side; the floor's middle at 0,0. */
function football(c: Canvas): string {
  const field = angular('-360 -330, 360 -330, 440 -200, -440 -200')
  return [
    ...[-350, 300].map((x) => path(poly([x, -120], [x + 60, -120], [x + 50, 0], [x + 10, 0]), night)),
    path(angular('-390 -350, 390 -350, 480 -190, 480 -70, -480 -70, -480 -190'), '#8a4a2a'),
    path(field, '#3f9a5c'),
    c.shade(field, night, [-400, -200], [100, -320], 0.7),
    stroke('M-400 -264H400M0 -330V-200', cream, 4),
    ellipse(0, -264, 70, 30, 'none', `stroke="${cream}" stroke-width="4"`),
    ...[-318, -276, -232].map(
      (y, i) =>
        stroke(`M${-460 - i * 20} ${y}H${460 + i * 20}`, '#c9ccd8', 8) +
        rect(430 + i * 22, y - 12, 66, 24, night, 'rx="10"') +
        rect(-496 - i * 22, y - 12, 66, 24, night, 'rx="10"'),
    ),
    players(-318, -240, 5, 120, pink, 0.62),
    players(-276, -260, 4, 174, cyan, 0.74),
    circle(74, -244, 12, cream),
    players(-226, -290, 5, 144, pink, 0.88),
    path(angular('-480 -190, 480 -190, 480 -60, -480 -60'), '#a85a32'),
    c.shade(angular('-480 -190, 480 -190, 480 -60, -480 -60'), night, [-480, -60], [200, -180], 0.8),
    rect(-484, -204, 968, 22, '#c9763f'),
    ...times(8, (i) => circle(-300 + i * 34, -124, 12, i < 5 ? yellow : night)),
  ].join('')
}

export const ungdomsklubben = wide('hus-ungdomsklubben', (c) =>
  [
    c.ground(night, violet),
    rect(0, 0, 1920, 780, violet),
    ...times(4, (row) =>
      times(15, (i) =>
        c.random() > 0.3 ? rect(i * 136 - (row % 2) * 68, 40 + row * 190, 128, 40, '#46338a') : '',
      ).join(''),
    ),
    at(
      1660,
      300,
      path(angular('-150 -150, 150 -150, 150 150, -150 150'), pink) +
        circle(0, 0, 110, night) +
        circle(0, 0, 40, yellow) +
        circle(0, 0, 9, night) +
        circle(0, 0, 78, 'none', `stroke="${violet}" stroke-width="5"`),
      4,
    ),
    at(
      620,
      320,
      path(angular('-120 -90, 120 -90, 120 90, -120 90'), yellow) +
        path(angular('-20 -66, 40 -8, 4 -2, 34 70, -44 0, -4 -8'), night),
      -5,
    ),
    rect(0, 780, 1920, 300, '#251c52'),
    pendant(c, 760, 210, pink),
    pendant(c, 1130, 160, yellow),
    pendant(c, 1460, 220, cyan),
    path('M560 640Q560 520 660 520H1600Q1700 520 1700 640V860H560Z', '#d6452f'),
    c.shade('M560 640Q560 520 660 520H1600Q1700 520 1700 640V860H560Z', night, [560, 860], [1100, 560], 0.7),
    path('M510 660Q510 610 570 610T630 660V880H510ZM1630 660Q1630 610 1690 610T1750 660V880H1630Z', '#b23324'),
    rect(630, 730, 1000, 110, '#e4573d', 'rx="26"'),
    stroke('M960 740V836M1300 740V836', '#b23324', 6),
    at(
      800,
      800,
      teen({
        skin: '#f0c49d',
        shade: '#bf7f58',
        hair: '#d9a548',
        style: 'long',
        size: 50,
        top: cyan,
        far: '#2a959c',
        legs: '#1c2c5c',
        shoes: cream,
        turn: 1,
        mood: 'delight',
        tilt: 5,
      }),
    ),
    at(
      1130,
      796,
      teen(
        {
          skin: '#8a5237',
          shade: '#5f3423',
          hair: '#1b1416',
          style: 'curls',
          size: 50,
          top: yellow,
          far: '#c9922a',
          legs: '#5b3fa8',
          shoes: cream,
          mood: 'wonder',
        },
        cheering,
      ),
      0,
      1.02,
    ),
    at(
      1460,
      800,
      teen(
        {
          skin: '#e9b48a',
          shade: '#b9734e',
          hair: pink,
          style: 'beanie',
          size: 50,
          top: '#2c3f72',
          far: '#1c2a52',
          legs: '#141a38',
          shoes: cream,
          turn: -1,
          mood: 'delight',
          tilt: -6,
        },
        sitting,
        '#24345f',
      ),
    ),
    at(1130, 1060, football(c), 0, 1),
    c.shade(box(0, 0, 1920, 1080), '#0d0a22', [0, 1080], [600, 600], 1),
  ].join(''),
)
