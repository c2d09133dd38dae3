/** Ways of going to the cinema: with a baby, in the morning, for the first time. */
import { calm } from '@/scripts/pictures/kit/calm'
import { head } from '@/scripts/pictures/kit/head'
import { angular } from '@/scripts/pictures/kit/outline'
import { times } from '@/scripts/pictures/kit/random'
import { swags } from '@/scripts/pictures/kit/stage'
import { at, circle, ellipse, path, polar, rect, stroke } from '@/scripts/pictures/kit/svg'
import { wide } from '@/scripts/pictures/picture'

const ink = '#140d1c'
const cream = '#fdf0d8'
const red = '#c7333d'
const sun = '#f7c65b'

const beam = (color: string) => path(angular('1920 40, 1920 90, 560 620, 420 260'), color, 'opacity=".28"')

const seat = (x: number, y: number, size = 1) =>
  at(
    x,
    y,
    path('M-120 260V-60C-120 -150 120 -150 120 -60V260Z', red) +
      path('M-92 240V-50C-92 -116 92 -116 92 -50V240Z', '#a52534') +
      rect(-150, 90, 44, 190, '#7c1a2a', 'rx="18"') +
      rect(106, 90, 44, 190, '#7c1a2a', 'rx="18"'),
    0,
    size,
  )

export const babies = wide('kino-babykino', (c) =>
  [
    c.ground('#3a4f8a', '#6a7fc0'),
    swags(500, 1460, 9, 80, '#f2b6c0', '#d8839a'),
    c.glow('#fff1c0', [1240, 300], 560, 0.5),
    path('M-20 900C600 860 1300 860 1940 890V1100H-20Z', '#22305e'),
    seat(1560, 590, 1.25),
    head({
      at: [1560, 470],
      size: 104,
      skin: '#f2c7a0',
      shade: '#cf9468',
      hair: '#7a3b1c',
      style: 'bun',
      turn: -0.6,
      mood: 'smile',
    }),
    path('M1430 820C1420 640 1480 580 1560 580S1700 640 1690 820Z', '#f2b13f'),
    head({
      at: [1500, 690],
      size: 62,
      skin: '#f7d3b4',
      shade: '#dba376',
      hair: '#e0b64c',
      style: 'bald',
      turn: -0.5,
      mood: 'wonder',
    }),
    path('M1430 860C1420 770 1460 740 1510 744S1590 780 1580 860Z', '#fff'),
    stroke('M1650 680C1640 800 1580 830 1480 810', '#d98f1c', 52),
    at(
      1010,
      700,
      path('M-240 -40H250C250 130 160 190 10 190S-240 130 -240 -40Z', '#e2604a') +
        path('M10 -40L10 -310C-140 -310 -240 -200 -240 -40Z', '#f2917a') +
        times(4, (i) => stroke(`M10 -40L${-230 + i * 60} ${-90 - i * 66}`, '#c7433d', 6)).join('') +
        stroke('M250 -40L360 -190', ink, 18) +
        stroke('M330 -200H410', ink, 24) +
        rect(-250, -54, 510, 30, cream, 'rx="15"') +
        [-130, 150]
          .map(
            (x) =>
              circle(x, 250, 78, ink) +
              circle(x, 250, 54, '#c9d3dc') +
              circle(x, 250, 14, ink) +
              times(6, (k) => {
                const [a, b] = polar([x, 250], k * 60, 54)
                return stroke(`M${x} 250L${a} ${b}`, ink, 5)
              }).join(''),
          )
          .join('') +
        stroke('M-100 190L-130 250M120 190L150 250', ink, 16) +
        circle(80, 70, 34, sun) +
        path('M80 40L90 62L114 62L94 76L102 100L80 86L58 100L66 76L46 62L70 62Z', cream),
    ),
    calm(c, '#141f45'),
  ].join(''),
)

export const morning = wide('kino-formiddag', (c) =>
  [
    c.ground('#f6d9a4'),
    circle(1500, 240, 190, '#fff6dc'),
    ...times(14, (i) => {
      const [a, b] = polar([1500, 240], i * 25.7, 250)
      const [d, e] = polar([1500, 240], i * 25.7, 330)
      return stroke(`M${a} ${b}L${d} ${e}`, '#f2b13f', 14)
    }),
    path(angular('0 760, 1920 700, 1920 1080, 0 1080'), '#a9562c'),
    c.shade(angular('0 760, 1920 700, 1920 1080, 0 1080'), '#5c2a16', [500, 1080], [1400, 700], 0.9),
    at(
      1080,
      640,
      ellipse(0, 210, 330, 70, cream) +
        ellipse(0, 200, 250, 46, '#e2cfa6') +
        path('M-210 -150H210C210 60 150 200 0 200S-210 60 -210 -150Z', '#2f7f8c') +
        c.shade('M-210 -150H210C210 60 150 200 0 200S-210 60 -210 -150Z', '#0f3f4c', [220, 200], [-80, -80], 0.9) +
        ellipse(0, -150, 210, 50, cream) +
        ellipse(0, -146, 184, 38, '#4a2414') +
        stroke('M206 -90C320 -110 320 60 170 80', '#2f7f8c', 36) +
        [-70, 20, 110]
          .map((x) => stroke(`M${x} -230C${x - 50} -300 ${x + 50} -330 ${x} -420`, '#fff', 14, 'opacity=".75"'))
          .join('') +
        times(5, (i) =>
          path(
            angular('0 -36, 32 0, 0 36, -32 0'),
            sun,
            `transform="translate(${-140 + i * 66} ${10 + Math.abs(i - 2) * -6})"`,
          ),
        ).join(''),
    ),
    at(
      1540,
      780,
      ellipse(0, 90, 250, 56, cream) +
        path('M-170 70L-120 -90H170L180 70Z', '#f7e3c0') +
        path('M-132 -60L-120 -90H170L172 -60Z', '#fff6e6') +
        rect(-158, -20, 336, 34, '#c7433d') +
        circle(-40, -120, 32, red) +
        stroke('M-40 -150C-30 -190 0 -200 20 -196', '#3f7a3f', 8) +
        circle(90, -116, 30, red),
    ),
    at(
      1700,
      520,
      rect(-150, -84, 300, 168, red, 'rx="8"') +
        rect(-130, -64, 260, 128, 'none', `stroke="${cream}" stroke-width="7"`) +
        path('M0 -46L12 -14L46 -14L20 6L30 40L0 20L-30 40L-20 6L-46 -14L-12 -14Z', cream),
      14,
    ),
    calm(c, '#3d1a0e'),
  ].join(''),
)

export const first = wide('kino-smatroll', (c) =>
  [
    c.ground('#20406a', '#2f6a8a'),
    beam('#fff1c0'),
    ...times(3, (i) => seat(850 + i * 350, 620, 1.25)),
    at(
      1200,
      500,
      path('M-160 380C-190 190 -110 110 0 110S190 190 160 380Z', '#5f9e4a') +
        path(
          'M-150 150C-230 160 -240 260 -200 300M150 150C230 160 240 260 200 300',
          'none',
          'stroke="#5f9e4a" stroke-width="62" stroke-linecap="round"',
        ) +
        path(
          'M-190 20C-300 -10 -310 -120 -250 -150C-220 -120 -190 -90 -170 -80ZM190 20C300 -10 310 -120 250 -150C220 -120 190 -90 170 -80Z',
          '#7ab85c',
        ) +
        path('M-190 0C-200 -150 -110 -210 0 -210S200 -150 190 0C180 110 90 150 0 150S-180 110 -190 0Z', '#7ab85c') +
        times(9, (i) =>
          stroke(
            `M${-110 + i * 28} -196C${-140 + i * 32} -250 ${-120 + i * 30} -290 ${-150 + i * 38} -310`,
            '#3d2a1a',
            16,
          ),
        ).join('') +
        circle(-72, -50, 44, cream) +
        circle(72, -50, 44, cream) +
        circle(-64, -44, 22, ink) +
        circle(80, -44, 22, ink) +
        circle(-56, -52, 8, '#fff') +
        circle(88, -52, 8, '#fff') +
        path('M-30 -10C-60 60 60 60 30 -10Z', '#e2907a') +
        path('M-100 66Q0 130 100 66Q70 124 0 126Q-70 124 -100 66Z', ink) +
        path(angular('-40 96, -24 70, -8 100'), cream) +
        circle(-130, 20, 26, '#e2907a', 'opacity=".5"') +
        circle(130, 20, 26, '#e2907a', 'opacity=".5"') +
        stroke('M190 380C260 380 270 260 250 200', '#5f9e4a', 20) +
        circle(252, 196, 26, '#3d2a1a'),
    ),
    at(
      1200,
      860,
      path('M-90 -90L-66 90H66L90 -90Z', cream) +
        times(3, (i) =>
          path(angular(`${-76 + i * 58} -90, ${-46 + i * 58} -90, ${-36 + i * 44} 90, ${-58 + i * 44} 90`), red),
        ).join('') +
        times(12, (i) =>
          circle(-80 + (i % 6) * 32, -104 - Math.floor(i / 6) * 26, 26, i % 2 ? '#fff1c0' : '#ffe08a'),
        ).join(''),
    ),
    calm(c, '#0d1f3a'),
  ].join(''),
)
