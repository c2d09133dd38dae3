/** The house’s people and what they keep: friends, work clothes, the archive. */
import { calm } from '@/scripts/pictures/kit/calm'
import { head } from '@/scripts/pictures/kit/head'
import { angular } from '@/scripts/pictures/kit/outline'
import { times } from '@/scripts/pictures/kit/random'
import { at, circle, ellipse, path, polar, rect, stroke } from '@/scripts/pictures/kit/svg'
import { wide } from '@/scripts/pictures/picture'

const ink = '#14231f'
const spruce = '#1f4a3f'
const cream = '#fdf3df'
const ember = '#e2603c'
const sun = '#f2b84b'

export const friends = wide('hus-venner', (c) =>
  [
    c.ground('#f2b84b'),
    circle(1200, 620, 520, '#f7d07a'),
    ...times(12, (i) =>
      path(
        angular('0 0, 90 0, 45 84'),
        [ember, spruce, cream][i % 3] ?? sun,
        `transform="translate(${560 + i * 112} ${60 + Math.abs(i - 6) * -5 + 40})"`,
      ),
    ),
    ...(
      [
        [820, '#f2c7a0', '#cf9468', '#e9e6ee', 'bun'],
        [1080, '#8a5a3c', '#63402a', '#17110f', 'curls'],
        [1340, '#f4d3b0', '#d6a57c', '#c9762a', 'short'],
        [1600, '#e9b48a', '#b9734e', '#3a2a1a', 'braids'],
      ] as const
    ).map(([x, skin, shade, hair, style], i) =>
      [
        path(`M${x - 150} 1080C${x - 160} 780 ${x - 110} 700 ${x} 700S${x + 160} 780 ${x + 150} 1080Z`, spruce),
        rect(x - 30, 640, 60, 80, shade),
        head({
          at: [x, 560 + (i % 2) * 26],
          size: 112,
          skin,
          shade,
          hair,
          style,
          turn: [0.5, -0.4, 0.4, -0.5][i] ?? 0,
          mood: i % 2 ? 'delight' : 'smile',
        }),
        path(
          `M${x - 40} 800C${x - 40} 780 ${x - 6} 770 ${x} 796C${x + 6} 770 ${x + 40} 780 ${x + 40} 806C${x + 40} 836 ${x} 852 ${x} 866C${x} 852 ${x - 40} 836 ${x - 40} 806Z`,
          ember,
        ),
      ].join(''),
    ),
    at(
      1210,
      960,
      rect(-200, -30, 400, 190, ink, 'rx="20"') +
        times(3, (r) => times(7, (i) => rect(-176 + i * 52, -14 + r * 52, 44, 42, sun, 'rx="6"')).join('')).join('') +
        stroke('M-40 -190C-60 -140 -10 -120 -40 -60M50 -190C30 -140 80 -120 50 -60', '#fff', 12, 'opacity=".7"'),
    ),
    calm(c, '#4a2410'),
  ].join(''),
)

export const jobs = wide('hus-stillinger', (c) =>
  [
    c.ground('#2f7f78'),
    rect(0, 0, 1920, 700, '#37908a'),
    path('M-20 980H1940V1100H-20Z', '#1c4f4c'),
    rect(620, 190, 1240, 20, '#5a2f18'),
    ...(
      [
        [760, ember],
        [1070, cream],
        [1400, sun],
        [1690, '#3f6fb0'],
      ] as const
    ).map(([x, fill], i) =>
      [
        stroke(`M${x} 190V250C${x} 290 ${x + 50} 280 ${x + 40} 250`, ink, 10),
        i % 2
          ? path(
              `M${x - 50} 300H${x + 50}L${x + 60} 470C${x + 130} 520 ${x + 130} 760 ${x + 110} 860H${x - 110}C${x - 130} 760 ${x - 130} 520 ${x - 60} 470Z`,
              fill,
            ) +
            stroke(`M${x - 44} 300C${x - 60} 250 ${x + 60} 250 ${x + 44} 300`, fill, 14) +
            rect(x - 66, 620, 132, 100, 'none', `stroke="${ink}" stroke-width="7"`)
          : path(
              `M${x - 60} 290L${x - 150} 360L${x - 120} 520L${x - 90} 500V840H${x + 90}V500L${x + 120} 520L${x + 150} 360L${x + 60} 290C${x + 30} 330 ${x - 30} 330 ${x - 60} 290Z`,
              fill,
            ),
        i === 0
          ? stroke(`M${x - 20} 310C${x - 40} 420 ${x - 10} 440 ${x} 470`, ink, 8) +
            path(`M${x - 40} 470H${x + 30}A34 34 0 1 1 ${x - 10} 510L${x - 40} 500Z`, sun)
          : '',
        i === 1
          ? circle(x, 540, 34, ember) +
            path(`M${x - 12} 540L${x - 2} 552L${x + 16} 526`, 'none', `stroke="${cream}" stroke-width="8"`)
          : '',
        i === 2
          ? rect(x - 60, 420, 120, 70, cream, 'rx="8"') +
            rect(x - 44, 436, 88, 12, ink) +
            rect(x - 44, 460, 60, 12, ink)
          : '',
        i === 3 ? at(x, 560, ellipse(0, 46, 30, 22, cream) + stroke('M26 42V-60C56 -54 70 -34 68 -6', cream, 10)) : '',
      ].join(''),
    ),
    calm(c, '#0b2b2a'),
  ].join(''),
)

export const archive = wide('hus-arkiv', (c) =>
  [
    c.ground('#3a2a4f'),
    ...times(4, (row) =>
      times(5, (i) => {
        const [x, y] = [660 + i * 250, 70 + row * 250]
        const isOpen = row === 2 && i === 2
        return (
          rect(x, y, 236, 236, isOpen ? '#1a1026' : '#6b4a34', 'rx="8"') +
          (isOpen
            ? ''
            : rect(x + 14, y + 14, 208, 208, '#8a6244', 'rx="6"') +
              rect(x + 68, y + 56, 100, 50, cream, 'rx="4"') +
              rect(x + 78, y + 72, 60 + ((i * 31 + row * 17) % 30), 10, '#8a6244') +
              ellipse(x + 118, y + 160, 34, 14, sun))
        )
      }).join(''),
    ),
    path(angular('1130 560, 1430 560, 1490 900, 1070 900'), '#8a6244'),
    rect(1060, 880, 440, 130, '#a5764f', 'rx="8"'),
    rect(1210, 915, 140, 54, cream, 'rx="4"'),
    at(
      1180,
      610,
      rect(-110, -190, 220, 330, ember) +
        circle(0, -70, 64, sun) +
        path('M-110 140V40L-20 -40L40 30L110 -20V140Z', '#5a1020'),
      -8,
    ),
    at(
      1330,
      600,
      rect(-110, -200, 220, 330, '#2f7f8c') +
        path('M-60 -60C-40 -120 40 -120 60 -60C40 60 -40 60 -60 -60Z', cream) +
        rect(-80, 70, 160, 16, cream),
      5,
    ),
    at(1440, 640, rect(-90, -170, 180, 300, cream) + stroke('M-50 -100H50M-50 -50H30M-50 0H50', '#8a6244', 14), 14),
    at(
      1700,
      850,
      circle(0, 0, 130, '#9aa5ab') +
        circle(0, 0, 104, '#c9d3d8') +
        times(5, (k) => {
          const [a, b] = polar([0, 0], k * 72, 62)
          return circle(a, b, 26, '#3a2a4f')
        }).join('') +
        circle(0, 0, 18, '#3a2a4f'),
    ),
    calm(c, '#150c22'),
  ].join(''),
)
