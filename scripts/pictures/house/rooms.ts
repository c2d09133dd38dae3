/** The house's rooms at work: keys, a conference, an evening course, the art in the walls, pictures on their way. */
import { calm } from '@/scripts/pictures/kit/calm'
import { head } from '@/scripts/pictures/kit/head'
import { peak } from '@/scripts/pictures/kit/landscape'
import { angular, box } from '@/scripts/pictures/kit/outline'
import { between, times } from '@/scripts/pictures/kit/random'
import { at, circle, ellipse, path, poly, rect, stroke } from '@/scripts/pictures/kit/svg'
import { wide } from '@/scripts/pictures/picture'

const ink = '#18202c'
const cream = '#fdf3df'
const ember = '#e2603c'
const sun = '#f2b84b'

const key = (fill: string, dark: string) =>
  circle(0, 0, 110, fill, `stroke="${dark}" stroke-width="10"`) +
  circle(0, 0, 54, dark) +
  rect(96, -26, 420, 52, fill, `stroke="${dark}" stroke-width="10" rx="10"`) +
  [360, 430, 490].map((x, i) => rect(x, 20, 40, 60 + (i % 2) * 30, fill, `stroke="${dark}" stroke-width="10"`)).join('')

export const keys = wide('hus-nokler', (c) =>
  [
    c.ground('#d98f5a'),
    ...times(10, (i) => rect(0, i * 112, 1920, 8, '#c67a46')),
    at(
      1330,
      560,
      rect(-330, -420, 660, 860, ink, 'opacity=".25" transform="translate(18 22)"') +
        rect(-330, -420, 660, 860, cream) +
        rect(-250, -340, 300, 40, ink, 'rx="20"') +
        times(7, (i) => rect(-250, -240 + i * 62, 500 - ((i * 71) % 150), 18, '#cdbfa6', 'rx="9"')).join('') +
        stroke('M-240 310C-180 230 -140 370 -90 290S0 330 40 280', '#2f5590', 12) +
        rect(-250, 350, 300, 8, ink) +
        circle(180, 310, 74, 'none', `stroke="${ember}" stroke-width="14"`) +
        stroke('M146 310L174 340L220 280', ember, 16),
      5,
    ),
    at(820, 500, key(sun, '#8a5a14'), 18),
    at(840, 640, key('#c9d3dc', '#5a6a78'), 42, 0.9),
    stroke('M790 420C700 300 900 240 880 380', ink, 16),
    at(
      760,
      300,
      rect(-70, -110, 140, 190, '#2f7f78', 'rx="22"') +
        circle(0, -76, 16, cream) +
        rect(-40, -20, 80, 16, cream, 'rx="8"') +
        rect(-40, 16, 50, 16, cream, 'rx="8"'),
      -14,
    ),
    calm(c, '#3d1d10'),
  ].join(''),
)

export const conference = wide('hus-konferanse', (c) =>
  [
    c.ground('#dfe7e4'),
    rect(520, 90, 1400, 470, '#9fc9d6'),
    c.within(
      box(520, 90, 1400, 470),
      peak(c, [860, 190], 400, 600, { lit: '#7fa8a0', dark: '#567f7a', snow: '#fff' }),
      peak(c, [1560, 150], 480, 600, { lit: '#7fa8a0', dark: '#567f7a', snow: '#fff' }),
    ),
    ...times(6, (i) => rect(510 + i * 280, 80, 16, 490, '#5a3b28')),
    rect(510, 550, 1410, 22, '#5a3b28'),
    at(
      1220,
      300,
      rect(-260, -170, 520, 320, ink, 'rx="12"') +
        rect(-240, -150, 480, 280, '#2f5590') +
        times(4, (i) =>
          rect(-190 + i * 100, 90 - i * 52, 66, 40 + i * 52, [ember, sun, '#4fd8c0', cream][i] ?? sun),
        ).join('') +
        stroke('M-190 20L-60 -40L60 -60L190 -120', cream, 8),
    ),
    ...(
      [
        [740, '#e2603c', '#7a3b1c', 'bun'],
        [960, '#3f6fb0', '#17110f', 'short'],
        [1480, '#f2b84b', '#e0b64c', 'long'],
        [1720, '#8e4fa8', '#3a2a1a', 'curls'],
      ] as const
    ).map(
      ([x, top, hair, style], i) =>
        path(`M${x - 110} 860C${x - 120} 660 ${x - 80} 620 ${x} 620S${x + 120} 660 ${x + 110} 860Z`, top) +
        rect(x - 24, 570, 48, 60, i % 2 ? '#63402a' : '#cf9468') +
        head({
          at: [x, 510],
          size: 84,
          skin: i % 2 ? '#8a5a3c' : '#f2c7a0',
          shade: i % 2 ? '#63402a' : '#cf9468',
          hair,
          style,
          turn: i < 2 ? 0.7 : -0.7,
          mood: i === 1 ? 'delight' : 'smile',
        }),
    ),
    path(angular('560 800, 1860 800, 1960 1080, 420 1080'), '#b9773c'),
    c.shade(angular('560 800, 1860 800, 1960 1080, 420 1080'), '#6b3a18', [500, 1080], [1300, 800], 0.9),
    ...[760, 1080, 1420, 1700].map(
      (x, i) =>
        rect(x - 90, 840 + (i % 2) * 30, 180, 110, cream, `transform="rotate(${i * 3 - 5} ${x} 890)"`) +
        ellipse(x + 140, 880, 34, 14, cream) +
        path(`M${x + 112} 846H${x + 168}L${x + 160} 882H${x + 120}Z`, cream),
    ),
    calm(c, '#1d2a30'),
  ].join(''),
)

export const courses = wide('hus-kurs', (c) =>
  [
    c.ground('#8e4f6b'),
    circle(1220, 520, 500, '#a5627f'),
    at(
      940,
      560,
      path('M-230 -190H230V60C230 220 130 300 0 300S-230 220 -230 60Z', '#3f6fb0') +
        times(5, (row) =>
          times(9, (i) =>
            path(
              angular('0 -22, 22 0, 0 22, -22 0'),
              row % 2 ? cream : ember,
              `transform="translate(${-196 + i * 49} ${-150 + row * 66})"`,
            ),
          ).join(''),
        ).join('') +
        rect(-240, -210, 480, 46, cream) +
        stroke('M-320 -300L180 -150M320 -300L-180 -150', '#e0b070', 20) +
        circle(-324, -302, 22, sun) +
        circle(324, -302, 22, sun),
    ),
    at(
      830,
      900,
      circle(0, 0, 120, ember) +
        stroke(
          'M-90 -60C-20 -100 60 -80 100 -40M-110 0C-30 -40 60 -30 114 20M-90 60C-20 20 50 40 90 80M-40 -110C-20 -30 -10 40 -30 114',
          '#b8432a',
          12,
        ),
    ),
    at(
      1430,
      420,
      rect(-220, -180, 440, 330, cream, 'transform="rotate(6)"') +
        c.within(
          'M-190 -150H190V110H-190Z',
          rect(-190, -150, 380, 260, '#bfe0ea'),
          path('M-190 60L-60 -70L40 30L110 -30L190 50V110H-190Z', '#5a9a8c'),
          circle(100, -90, 34, ember),
        ),
    ),
    at(
      1640,
      680,
      rect(-14, -330, 28, 360, '#c98a4a', 'rx="12"') +
        rect(-20, 20, 40, 60, '#c9d3dc') +
        path('M-20 80H20C30 130 10 170 0 200C-10 170 -30 130 -20 80Z', '#3f6fb0'),
      34,
    ),
    at(
      1420,
      840,
      rect(-190, -110, 380, 250, ink, 'rx="26"') +
        rect(-60, -150, 140, 60, ink, 'rx="12"') +
        circle(0, 16, 100, '#3a4454') +
        circle(0, 16, 74, '#8fc4de') +
        circle(-20, -6, 26, '#e9f7ff') +
        rect(110, -80, 50, 30, sun, 'rx="8"'),
    ),
    at(
      1720,
      920,
      rect(-130, -90, 260, 170, cream, 'rx="12"') +
        [0, 1, 2]
          .flatMap((r) =>
            [0, 1].map((i) =>
              ellipse(
                -60 + i * 120,
                -50 + r * 52,
                46,
                20,
                [ember, sun, '#3f9e8f', '#3f6fb0', '#8e4fa8', '#57b894'][r * 2 + i] ?? sun,
              ),
            ),
          )
          .join(''),
      -6,
    ),
    calm(c, '#2f1226'),
  ].join(''),
)

export const artwork = wide('hus-utsmykking', (c) =>
  [
    c.ground('#e9e2d4'),
    rect(0, 0, 1920, 560, '#d9cfbc'),
    at(
      1200,
      40,
      times(12, (i) =>
        rect(
          -320 + i * 54,
          0,
          50,
          420 + ((i * 67) % 90),
          ['#2f4f6b', '#c97a3c', '#e6c98a', '#7a2f3a', '#4f7f78', '#f4ead2'][(i * 5) % 6] ?? ink,
        ),
      ).join('') +
        times(5, (r) =>
          path(
            poly(
              ...times(13, (i) => [-320 + i * 54, 90 + r * 70 + (i % 2) * 34] as const),
              ...times(13, (i) => [328 - i * 54, 110 + r * 70 + (i % 2) * 34] as const),
            ),
            '#e9ae6a',
            'opacity=".55"',
          ),
        ).join('') +
        rect(-350, -20, 700, 26, '#5a3b28', 'rx="12"'),
    ),
    path(angular('0 560, 1920 560, 1920 1080, 0 1080'), '#b8ab98'),
    ...times(170, (i) => {
      const t = i / 170
      const y = 580 + t * 490
      const x = 1250 + Math.sin(t * 6.2) * (120 + t * 260) + between(c.random, -1, 1) * (60 + t * 240)
      const s = 0.35 + t * 1.1
      return path(
        angular('-50 -10, 10 -24, 54 0, 30 20, -36 22'),
        ['#46545c', '#5c6b73', '#74858d', '#8fa0a6', '#39464e', '#a9b8bc', '#66757d'][i % 7] ?? ink,
        `transform="translate(${x} ${y}) rotate(${between(c.random, -14, 14)}) scale(${s})"`,
      )
    }),
    at(
      1650,
      760,
      path('M-60 200L-70 20C-74 -60 -40 -80 0 -80S74 -60 70 20L60 200Z', ember) +
        stroke('M-30 190V300M30 190V300', ink, 40),
    ),
    head({ at: [1650, 620], size: 84, skin: '#f2c7a0', shade: '#cf9468', hair: '#3a2a1a', style: 'bob', turn: 9 }),
    calm(c, '#241d1a'),
  ].join(''),
)

export const coming = wide('galleri-kommende', (c) =>
  [
    c.ground('#efe9de'),
    path(angular('0 800, 1920 760, 1920 1080, 0 1080'), '#c9975f'),
    ...times(6, (i) =>
      path(angular(`${i * 380} 790, ${i * 380 + 14} 790, ${i * 400 - 60} 1080, ${i * 400 - 90} 1080`), '#a87a46'),
    ),
    ...[760, 1200, 1640].map(
      (x) =>
        rect(x - 6, 0, 12, 60, ink) +
        path(angular('-30 0, 30 0, 44 50, -44 50'), ink, `transform="translate(${x} 60)"`) +
        path(angular(`${x - 40} 110, ${x + 40} 110, ${x + 220} 760, ${x - 220} 760`), '#fff6da', 'opacity=".7"'),
    ),
    at(
      860,
      560,
      rect(-190, -240, 380, 460, '#c9a67a') +
        stroke('M-190 -60H190M-190 110H190M-70 -240V220', '#f4ead2', 14) +
        path('M-90 -70C-130 -130 -40 -130 -70 -60C-50 -130 30 -120 -50 -50Z', ember),
      -4,
    ),
    at(
      1330,
      540,
      rect(-250, -280, 500, 520, '#3a2a20') +
        rect(-220, -250, 440, 460, '#e9ddc8') +
        c.within(
          'M-220 -250H220V210H-220Z',
          times(9, (i) =>
            rect(-220 + i * 50, -250, 46, 460, ['#a5442f', '#2f5f6b', '#d9a04a', '#f4ead2', '#6b2f4a'][i % 5] ?? ink),
          ).join(''),
          times(8, (r) => rect(-220, -230 + r * 60, 440, 16, '#e9ae6a', 'opacity=".8"')).join(''),
        ) +
        path('M-250 -280L60 -280L-250 60Z', '#c9a67a') +
        path('M60 -280L-250 60L-190 70L90 -230Z', '#a98558'),
      3,
    ),
    at(
      1710,
      640,
      rect(-110, -330, 30, 520, '#a87a46') +
        rect(80, -330, 30, 520, '#a87a46') +
        times(6, (i) => rect(-110, -290 + i * 84, 220, 22, '#c9975f')).join('') +
        stroke('M110 -330L190 190', '#8a5a2c', 26),
      0,
    ),
    rect(1130, 830, 260, 40, ember, 'rx="10" transform="rotate(-8 1260 850)"'),
    calm(c, '#2a1c14'),
  ].join(''),
)
