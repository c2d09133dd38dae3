/** The house’s paper: hours, letters, alerts, gift cards by the dozen. */
import { calm } from '@/scripts/pictures/kit/calm'
import { peak } from '@/scripts/pictures/kit/landscape'
import { angular, box } from '@/scripts/pictures/kit/outline'
import { between, times } from '@/scripts/pictures/kit/random'
import { at, circle, path, polar, rect, stroke } from '@/scripts/pictures/kit/svg'
import { wide } from '@/scripts/pictures/picture'

const ink = '#14231f'
const spruce = '#1f4a3f'
const cream = '#fdf3df'
const ember = '#e2603c'
const sun = '#f2b84b'
const slate = '#5c6b70'

export const hours = wide('hus-apningstider', (c) =>
  [
    c.ground('#d9e4dd'),
    ...times(9, (row) =>
      times(8, (i) =>
        rect(
          520 + i * 190 + (row % 2) * 95,
          row * 122,
          186,
          118,
          ['#73848a', '#67777d', '#7f9095', '#5c6b70'][(i * 3 + row) % 4] ?? slate,
        ),
      ).join(''),
    ),
    rect(900, 150, 640, 930, '#5a2f18'),
    rect(930, 180, 580, 900, '#ffe2a0'),
    c.shade(box(930, 180, 580, 900), ember, [1510, 1080], [1100, 400], 0.7),
    path(angular('930 180, 1180 250, 1180 1080, 930 1080'), '#8a4a24'),
    path(angular('970 260, 1140 304, 1140 640, 970 620'), '#c98a4a'),
    circle(1146, 760, 20, sun),
    at(
      1700,
      330,
      circle(0, 0, 150, ink) +
        circle(0, 0, 128, cream) +
        times(12, (i) => {
          const [a, b] = polar([0, 0], i * 30, 106)
          return circle(a, b, i % 3 ? 6 : 11, ink)
        }).join('') +
        stroke('M0 0L-58 -34', ink, 15) +
        stroke('M0 0V-92', ink, 10) +
        circle(0, 0, 13, ember),
    ),
    at(
      1340,
      560,
      rect(-110, -70, 220, 140, ember, 'rx="14"') +
        stroke('M-80 -70L0 -150L80 -70', ink, 7) +
        [0, 1, 2].map((i) => rect(-70, -36 + i * 32, i === 2 ? 90 : 140, 14, cream, 'rx="7"')).join(''),
      5,
    ),
    path(angular('820 1080, 930 1020, 1510 1020, 1640 1080'), '#b9a98c'),
    calm(c, ink),
  ].join(''),
)

export const contact = wide('hus-kontakt', (c) =>
  [
    c.ground('#f6cf8a', '#fbe7bd'),
    peak(c, [1500, 230], 480, 760, { lit: '#7fb0a0', dark: '#4f8578', snow: '#fff8ea' }),
    peak(c, [900, 330], 380, 760, { lit: '#8fbcae', dark: '#5f9487', snow: '#fff8ea' }),
    path('M-20 800C500 700 1300 740 1940 700V1100H-20Z', '#3f7a5c'),
    rect(1250, 640, 60, 440, '#5a2f18'),
    path('M960 480A170 170 0 0 1 1130 310H1480A170 170 0 0 1 1650 480V660H960Z', ember),
    path('M960 480A170 170 0 0 1 1130 310A170 170 0 0 1 1300 480V660H960Z', '#b8432a'),
    rect(1010, 470, 240, 150, ink, 'rx="10"'),
    at(
      1100,
      520,
      rect(-170, -110, 340, 220, cream) +
        path('M-170 -110L0 40L170 -110', 'none', `stroke="${ember}" stroke-width="12"`) +
        circle(120, 66, 24, spruce),
      -12,
    ),
    rect(1560, 230, 22, 190, ink),
    path(angular('1582 230, 1720 270, 1582 320'), sun),
    at(
      760,
      300,
      path('M0 0C40 -46 110 -40 120 -6C150 -40 200 -20 196 10C150 0 130 14 112 34C90 10 40 6 0 0Z', spruce),
      -8,
    ),
    calm(c, ink),
  ].join(''),
)

export const letter = wide('hus-nyhetsbrev', (c) =>
  [
    c.ground('#2f6b8a'),
    ...times(7, (i) => circle(1200, 560, 940 - i * 120, i % 2 ? '#2f6b8a' : '#367795')),
    at(
      1200,
      640,
      path('M-440 -120L0 -420L440 -120V330H-440Z', '#c9a05a') +
        at(
          0,
          -110,
          rect(-340, -290, 680, 560, cream) +
            rect(-280, -230, 260, 200, ember) +
            path('M-280 -30L-180 -150L-110 -80L-60 -120L-20 -30Z', spruce) +
            circle(-80, -180, 30, sun) +
            times(5, (i) => rect(30, -226 + i * 44, i % 2 ? 200 : 250, 20, '#b8a98c', 'rx="10"')).join('') +
            times(3, (i) => rect(-280, 10 + i * 44, 560 - i * 90, 20, '#b8a98c', 'rx="10"')).join(''),
        ) +
        path('M-440 -120L0 160L440 -120V330H-440Z', '#f2cf8a') +
        path('M-440 330L-60 90L0 130L60 90L440 330Z', '#e2b560'),
      -4,
    ),
    at(1660, 320, path('M-90 0C-90 -60 0 -60 0 0C0 -60 90 -60 90 0C90 60 0 90 0 120C0 90 -90 60 -90 0Z', ember), 12),
    calm(c, '#0f2c3d'),
  ].join(''),
)

export const alert = wide('hus-nyhetsvarsel', (c) =>
  [
    c.ground('#5a2f6b'),
    ...[0, 1, 2].map((i) => circle(1200, 560, 520 - i * 130, ['#6b3a80', '#7c4694', '#8f54a8'][i] ?? ink)),
    ...[-1, 1].flatMap((s) =>
      [0, 1].map((i) =>
        stroke(
          `M${1200 + s * (330 + i * 90)} ${400 - i * 30}C${1200 + s * (380 + i * 100)} 480 ${1200 + s * (380 + i * 100)} 600 ${1200 + s * (330 + i * 90)} ${690 + i * 30}`,
          sun,
          20,
        ),
      ),
    ),
    at(
      1200,
      560,
      circle(0, -290, 40, '#c9861f') +
        path(
          'M-250 190C-190 110 -200 20 -190 -80C-180 -210 -90 -270 0 -270S180 -210 190 -80C200 20 190 110 250 190Z',
          sun,
        ) +
        c.shade(
          'M-250 190C-190 110 -200 20 -190 -80C-180 -210 -90 -270 0 -270S180 -210 190 -80C200 20 190 110 250 190Z',
          '#b8651a',
          [240, 190],
          [-80, -120],
          0.9,
        ) +
        rect(-290, 180, 580, 56, '#e0972c', 'rx="28"') +
        path('M-80 250A80 80 0 0 0 80 250Z', '#c9861f'),
      10,
    ),
    at(1430, 330, circle(0, 0, 92, ember) + path('M-12 -50H12L8 16H-8Z', cream) + circle(0, 42, 13, cream)),
    calm(c, '#1f0f2a'),
  ].join(''),
)

export const company = wide('gavekort-bedrift', (c) =>
  [
    c.ground('#1f4a6b'),
    ...times(30, () =>
      rect(
        between(c.random, 560, 1880),
        between(c.random, 20, 1000),
        26,
        10,
        [ember, sun, cream][Math.floor(c.random() * 3)] ?? sun,
        `transform="rotate(${between(c.random, -8, 8)})"`,
      ),
    ),
    ...times(6, (i) =>
      at(
        960 + i * 108,
        700 - i * 70,
        rect(-230, -140, 460, 290, '#0f2c42', 'rx="22" opacity=".5" transform="translate(10 14)"') +
          rect(-230, -140, 460, 290, [ember, sun, '#3f9e8f', cream, '#8e4fa8', ember][i] ?? ember, 'rx="22"') +
          rect(-230, -20, 460, 44, i === 3 ? ember : cream) +
          rect(-120, -140, 44, 290, i === 3 ? ember : cream),
        -12,
      ),
    ),
    at(
      1510,
      350,
      path('M0 0C-40 -100 -150 -90 -140 -20C-136 30 -60 30 0 0C40 -100 150 -90 140 -20C136 30 60 30 0 0Z', ember) +
        path('M-20 0L-90 130L-40 120L-10 150L10 20L40 140L70 110L110 120L30 0Z', '#b8432a') +
        circle(0, 0, 26, '#b8432a'),
      -12,
      1.2,
    ),
    calm(c, '#0a1f30'),
  ].join(''),
)
