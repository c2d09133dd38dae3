/** What the cinema does besides: advertising, the alliance, the film club, the horror weekend. */
import { calm } from '@/scripts/pictures/kit/calm'
import { peak } from '@/scripts/pictures/kit/landscape'
import { angular, bend, box } from '@/scripts/pictures/kit/outline'
import { between, times } from '@/scripts/pictures/kit/random'
import { at, circle, ellipse, path, polar, rect, stroke } from '@/scripts/pictures/kit/svg'
import { wide } from '@/scripts/pictures/picture'

const ink = '#140d1c'
const cream = '#fdf0d8'
const sun = '#f7c65b'

export const advertising = wide('kino-reklame', (c) =>
  [
    c.ground('#4a1a3a', '#6a2350'),
    rect(720, 90, 1120, 640, ink, 'rx="10"'),
    rect(750, 120, 1060, 580, '#f2b13f'),
    ...times(12, (i) => {
      const [a, b] = polar([1280, 410], i * 30, 900)
      const [d, e] = polar([1280, 410], i * 30 + 15, 900)
      return c.within(box(750, 120, 1060, 580), path(`M1280 410L${a} ${b}L${d} ${e}Z`, '#f7cf6a'))
    }),
    at(
      1290,
      420,
      path('M-260 -60L180 -220V220L-260 60Z', '#d8434a') +
        path('M-260 20L180 120V220L-260 60Z', '#a52534') +
        ellipse(180, 0, 60, 220, cream) +
        ellipse(190, 0, 36, 160, '#d9c4a4') +
        rect(-330, -66, 90, 132, ink, 'rx="18"') +
        path('M-190 70L-150 220H-60L-90 104Z', ink) +
        [-26, 0, 26]
          .map((turn) => {
            const [a, b] = polar([180, 0], turn, 120)
            const [d, e] = polar([180, 0], turn, 220)
            return stroke(`M${a} ${b}L${d} ${e}`, '#d8434a', 20)
          })
          .join(''),
      -10,
    ),
    ...times(3, (row) =>
      times(
        9 + row,
        (i) =>
          circle(
            560 + i * 170 + (row % 2) * 80,
            850 + row * 100,
            62 + row * 8,
            ['#2a1024', '#220c1e', '#180816'][row] ?? ink,
          ) +
          path(
            `M${460 + i * 170 + (row % 2) * 80} 1080V${930 + row * 100}C${480 + i * 170 + (row % 2) * 80} ${880 + row * 100} ${640 + i * 170 + (row % 2) * 80} ${880 + row * 100} ${660 + i * 170 + (row % 2) * 80} ${930 + row * 100}V1080Z`,
            ['#2a1024', '#220c1e', '#180816'][row] ?? ink,
          ),
      ).join(''),
    ),
    calm(c, ink),
  ].join(''),
)

export const alliance = wide('kino-alliansen', (c) => {
  const houses = [
    [820, 640, 0.9],
    [1130, 760, 1.15],
    [1420, 600, 0.95],
    [1700, 740, 1.1],
  ] as const
  return [
    c.ground('#1f2a5c', '#3a4a8c'),
    ...times(60, () => circle(between(c.random, 0, 1920), between(c.random, 0, 460), between(c.random, 1.5, 4), cream)),
    peak(c, [980, 230], 430, 760, { lit: '#6a7ab8', dark: '#4a5a98', snow: '#e6ecff' }),
    peak(c, [1560, 180], 480, 760, { lit: '#6a7ab8', dark: '#4a5a98', snow: '#e6ecff' }),
    path('M-20 740C400 660 900 720 1300 700S1800 660 1940 690V1100H-20Z', '#26345c'),
    stroke(
      bend('820 560, 980 470, 1130 640, 1290 500, 1420 520, 1560 440, 1700 620'),
      sun,
      9,
      'stroke-dasharray="2 26"',
    ),
    ...houses.map(([x, y, s], i) =>
      at(
        x,
        y,
        c.glow('#ffd98a', [0, 60], 230, 0.5, `M-240 -180H240V300H-240Z`) +
          path(
            angular('-140 0, 0 -120, 140 0, 140 200, -140 200'),
            ['#c7433d', '#d98a3c', '#3f8f8a', '#8e4fa8'][i] ?? ink,
          ) +
          path(angular('-170 16, 0 -140, 170 16, 150 34, 0 -100, -150 34'), '#e6ecff') +
          rect(-40, 90, 80, 110, '#ffe39a') +
          rect(-96, 30, 192, 44, ink, 'rx="6"') +
          times(6, (k) => circle(-76 + k * 30, 52, 9, sun)).join('') +
          rect(-120, 110, 54, 60, '#ffe39a') +
          rect(66, 110, 54, 60, '#ffe39a'),
        0,
        s,
      ),
    ),
    path('M-20 960C500 900 1300 940 1940 910V1100H-20Z', '#dfe6ff'),
    calm(c, '#0d1434'),
  ].join('')
})

export const divers = wide('kino-perledykkerne', (c) =>
  [
    c.ground('#2fa3b0', '#0a3550'),
    ...times(6, (i) =>
      path(
        angular(`${700 + i * 190} 0, ${790 + i * 190} 0, ${640 + i * 250} 1080, ${480 + i * 250} 1080`),
        '#bff0ea',
        'opacity=".13"',
      ),
    ),
    path('M-20 960C400 880 800 980 1200 920S1700 880 1940 930V1100H-20Z', '#06243a'),
    ...times(7, (i) =>
      stroke(
        `M${720 + i * 190} 1000C${690 + i * 190} ${880 - (i % 3) * 40} ${760 + i * 190} ${820 - (i % 2) * 60} ${720 + i * 190} ${740 - (i % 3) * 50}`,
        i % 2 ? '#12605c' : '#0c4a55',
        22,
      ),
    ),
    at(
      1000,
      400,
      stroke('M-40 20L-220 -90L-350 -110', '#10182f', 62) +
        stroke('M-40 40L-240 20L-380 60', '#10182f', 62) +
        path('M-330 -150L-480 -220L-430 -90ZM-370 40L-520 60L-420 130Z', '#e2604a') +
        stroke('M-60 30L200 90', '#10182f', 130) +
        stroke('M180 90L330 190L450 250', '#10182f', 50) +
        stroke('M150 110L280 270L420 330', '#10182f', 46) +
        circle(470, 262, 30, '#f2c7a0') +
        circle(440, 340, 30, '#f2c7a0') +
        circle(270, 60, 92, '#f2c7a0') +
        path('M180 60C180 -60 350 -60 362 40C330 10 270 6 240 20C220 30 210 60 180 60Z', '#10182f') +
        rect(280, 20, 96, 66, '#ffb84d', 'rx="26"') +
        rect(294, 32, 70, 42, '#bff0ea', 'rx="18"') +
        stroke('M300 120C360 150 390 110 380 60V-40', '#e2604a', 14) +
        rect(-90, -50, 230, 60, '#f2b13f', 'rx="30"'),
      6,
    ),
    at(
      1560,
      800,
      path('M-230 20C-220 170 220 170 230 20Z', '#a84f7a') +
        times(7, (i) => stroke(`M0 130L${-200 + i * 66} 30`, '#7c2f5a', 8)).join('') +
        path('M-230 10C-260 -170 -90 -250 0 -250S260 -170 230 10C160 -50 -160 -50 -230 10Z', '#d27aa0') +
        times(7, (i) => stroke(`M0 -20L${-190 + i * 63} ${-150 - Math.abs(Math.sin(i / 2)) * 60}`, '#a84f7a', 8)).join(
          '',
        ) +
        ellipse(0, 20, 230, 60, '#f7c9d6'),
    ),
    c.glow('#fff6e0', [1560, 790], 200, 0.7),
    circle(1560, 790, 62, '#fff6e6'),
    at(
      1560,
      790,
      circle(0, 0, 46, 'none', `stroke="${ink}" stroke-width="6"`) +
        times(5, (k) => {
          const [a, b] = polar([0, 0], k * 72, 26)
          return circle(a, b, 9, ink)
        }).join('') +
        circle(0, 0, 6, ink),
    ),
    ...times(18, (i) => circle(1370 + Math.sin(i) * 46, 400 - i * 26, 6 + (i % 4) * 5, '#e9fffb', 'opacity=".7"')),
    calm(c, '#041828'),
  ].join(''),
)

export const horror = wide('kino-ramaskrik', (c) =>
  [
    c.ground('#14060f', '#5a0f1c'),
    circle(1240, 440, 330, '#e2493f'),
    c.shade('M910 440A330 330 0 0 1 1570 440A330 330 0 0 1 910 440Z', '#5a0f1c', [1500, 760], [1120, 260], 1),
    ...times(11, (i) =>
      path(
        'M0 0C-30 -24 -60 -10 -74 14C-50 6 -36 12 -28 26C-16 12 16 12 28 26C36 12 50 6 74 14C60 -10 30 -24 0 0Z',
        '#0a0308',
        `transform="translate(${640 + ((i * 263) % 1240)} ${90 + ((i * 131) % 330)}) scale(${0.6 + (i % 4) * 0.25})"`,
      ),
    ),
    ...[700, 1780].map((x, i) =>
      stroke(
        `M${x} 1080C${x + (i ? -40 : 40)} 760 ${x + (i ? 30 : -30)} 520 ${x} 240M${x} 620L${x + (i ? -150 : 150)} 420M${x} 520L${x + (i ? 110 : -120)} 330M${x + (i ? -80 : 80)} 510L${x + (i ? -90 : 90)} 380`,
        '#0a0308',
        34,
      ),
    ),
    at(
      1240,
      640,
      path('M-250 460C-300 200 -230 -40 0 -60C230 -40 300 200 250 460Z', '#0a0308') +
        path(
          'M-170 40C-180 -160 -90 -230 0 -230S180 -160 170 40C160 220 70 330 0 340C-70 330 -160 220 -170 40Z',
          '#f4efe6',
        ) +
        c.shade('M0 -230S180 -160 170 40C160 220 70 330 0 340Z', '#9a8f8a', [180, 300], [20, -60], 0.9) +
        path(
          'M-130 -30C-110 -100 -50 -90 -36 -10C-60 20 -110 20 -130 -30ZM130 -30C110 -100 50 -90 36 -10C60 20 110 20 130 -30Z',
          '#0a0308',
        ) +
        path('M-56 120C-50 60 50 60 56 120C60 220 40 290 0 296C-40 290 -60 220 -56 120Z', '#0a0308') +
        stroke('M-14 40L-22 70M14 40L22 70', '#0a0308', 10) +
        stroke('M-230 400C-260 240 -220 120 -150 130M230 400C260 240 220 120 150 130', '#f4efe6', 54) +
        times(
          4,
          (i) =>
            stroke(`M${-170 + i * 18} 150L${-166 + i * 22} ${50 + i * 8}`, '#f4efe6', 20) +
            stroke(`M${170 - i * 18} 150L${166 - i * 22} ${50 + i * 8}`, '#f4efe6', 20),
        ).join(''),
    ),
    calm(c, '#060205'),
  ].join(''),
)
