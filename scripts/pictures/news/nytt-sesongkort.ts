/** The season card: it floats by a swim ring on the pool's blue water, seen from above. */
import type { Canvas } from '@/scripts/pictures/kit/canvas'
import { lettering } from '@/scripts/pictures/kit/lettering'
import { bend, box, disc, soft } from '@/scripts/pictures/kit/outline'
import { between, times } from '@/scripts/pictures/kit/random'
import { at, circle, group, type Point, path, polar, rect, stroke } from '@/scripts/pictures/kit/svg'
import { news } from '@/scripts/pictures/picture'

const deep = '#0d5c7d'
const water = '#1c8fb0'
const light = '#7fd3dc'
const cream = '#fdf3de'
const coral = '#ef5b3c'
const sun = '#f8c24a'
const navy = '#12324a'

/** The net of light on a pool's floor: soft cells that never quite meet. */
function ripples(c: Canvas): string {
  const cell = ([x, y]: Point) => {
    const size = between(c.random, 44, 76)
    const corners = times(7, (i) =>
      polar([x, y], i * 51 + between(c.random, -12, 12), size * between(c.random, 0.8, 1.16)),
    )
    return stroke(
      soft(corners.map(([px, py]) => `${px.toFixed(0)} ${(y + (py - y) * 0.72).toFixed(0)}`).join(', ')),
      light,
      between(c.random, 3, 9),
      `opacity="${between(c.random, 0.25, 0.75).toFixed(2)}"`,
    )
  }
  return times(112, (i) =>
    cell([
      (i % 14) * 122 + (Math.floor(i / 14) % 2) * 61 - 20 + between(c.random, -22, 22),
      Math.floor(i / 14) * 118 + 20 + between(c.random, -20, 20),
    ]),
  ).join('')
}

function laneRope(y: number): string {
  return (
    stroke(`M-20 ${y}H1620`, navy, 5) +
    times(34, (i) => rect(i * 50 - 30, y - 17, 38, 34, i % 4 < 2 ? coral : cream, 'rx="15"')).join('')
  )
}

function ring(c: Canvas): string {
  const outline = `${disc(0, 0, 268)}${disc(0, 0, 128)}`
  const band = (i: number) => {
    const [a, b] = [i * 60, i * 60 + 30]
    const p = (angle: number, r: number) =>
      polar([0, 0], angle, r)
        .map((v) => v.toFixed(1))
        .join(' ')
    return `M${p(a, 128)}L${p(a, 268)}A268 268 0 0 1 ${p(b, 268)}L${p(b, 128)}A128 128 0 0 0 ${p(a, 128)}Z`
  }
  return [
    group('opacity=".55" transform="translate(34 48)"', `<path d="${outline}" fill="${deep}" fill-rule="evenodd"/>`),
    `<path d="${outline}" fill="${cream}" fill-rule="evenodd"/>`,
    ...times(6, (i) => path(band(i), coral)),
    group(
      'opacity=".8"',
      circle(
        0,
        0,
        198,
        'none',
        `stroke="${c.radial([0, 0], 268, ['#8d2a1c', 0], ['#8d2a1c', 0], ['#8d2a1c', 0.65])}" stroke-width="140"`,
      ),
    ),
    stroke('M-196 -96A218 218 0 0 1 -60 -210', '#fff', 22),
    stroke('M-24 -218A218 218 0 0 1 0 -219', '#fff', 22),
  ].join('')
}

function card(c: Canvas): string {
  const sheet = 'M-330 -196Q-330 -222 -304 -222H304Q330 -222 330 -196V196Q330 222 304 222H-304Q-330 222 -330 196Z'
  return [
    group('opacity=".55" transform="translate(30 44)"', path(sheet, deep)),
    path(sheet, sun),
    c.within(
      sheet,
      c.shade(sheet, '#c98a1e', [-330, 60], [-60, -120], 0.5),
      circle(236, -150, 150, '#fbdc8c'),
      circle(236, -150, 96, coral),
      path(
        bend('-360 70, -290 40, -220 74, -150 104, -80 70, -10 40, 60 74, 130 104, 200 70, 270 40, 360 80') +
          'V260H-360Z',
        water,
      ),
      path(
        `${bend('-360 130, -270 104, -180 136, -90 164, 0 132, 90 104, 180 136, 270 164, 360 130')}V260H-360Z`,
        deep,
      ),
      at(160, 66, swimmer(), 0, 0.95),
    ),
    lettering(['SESONGKORT'], { face: 'anton', fill: navy, x: -284, top: -176, width: 366, tracking: 0.02 }),
    lettering(['Badet i Oppdal kulturhus'], { face: 'plain', fill: navy, x: -282, top: -66, width: 292 }),
    ...times(26, (i) => rect(-284 + i * 9, 172, [3, 5, 2, 6][(i * 7) % 4] ?? 3, 30, cream)),
  ].join('')
}

const swimmer = () =>
  path(soft('-150 20, -90 -6, -30 -2, 10 14, -20 36, -110 40'), '#e8b48a') +
  path(soft('-96 -4, -40 -10, -10 4, -30 34, -90 36'), coral) +
  stroke('M0 14C40 -60 90 -70 128 -16', '#e8b48a', 26) +
  circle(34, 2, 34, '#e8b48a') +
  path('M2 -2A34 34 0 0 1 66 -12Q34 -30 2 -2Z', navy) +
  path('M0 4A36 36 0 0 1 62 -20L60 -8Q30 -12 2 12Z', cream) +
  stroke('M-190 44Q-160 30 -130 44T-70 44T-10 44T50 44T110 44T170 44', cream, 9)

export const nyttSesongkort = news('nytt-sesongkort', (c) =>
  [
    c.ground(water),
    c.shade(box(0, 0, 1600, 900), deep, [0, 900], [900, 300], 1),
    ...times(9, (i) => rect(i * 200 - 6, 0, 5, 900, '#187fa0')),
    ...times(5, (i) => rect(0, i * 200 + 60, 1600, 5, '#187fa0')),
    rect(0, 716, 1600, 74, deep, 'opacity=".75"'),
    c.glow(light, [1150, 120], 700, 0.5),
    ripples(c),
    group('opacity=".4" transform="translate(14 26)"', laneRope(92).replaceAll(coral, deep).replaceAll(cream, deep)),
    laneRope(92),
    at(420, 560, ring(c), 12),
    at(1010, 480, card(c), -8),
    ...[
      [700, 800, 26],
      [770, 842, 14],
      [1490, 360, 22],
      [1446, 300, 12],
    ].map(
      ([x = 0, y = 0, r = 0]) =>
        circle(x, y, r, 'none', `stroke="${cream}" stroke-width="5"`) +
        stroke(`M${x - r * 0.5} ${y - r * 0.3}q${r * 0.2} ${-r * 0.4} ${r * 0.5} ${-r * 0.4}`, cream, 4),
    ),
  ].join(''),
)
