/** The pool by day: hours, parties, babies and whom to ask. */

import { calm } from '@/scripts/pictures/kit/calm'
import { head } from '@/scripts/pictures/kit/head'
import { angular, bend } from '@/scripts/pictures/kit/outline'
import { times } from '@/scripts/pictures/kit/random'
import { at, circle, ellipse, path, polar, rect, stroke } from '@/scripts/pictures/kit/svg'
import { wide } from '@/scripts/pictures/picture'
import { ring, tiles, water } from './water'

const foam = '#e9f7f1'
const deep = '#0b3f52'
const coral = '#f0643f'
const sand = '#f2dcb0'
const ink = '#10242e'

export const hours = wide('bad-apningstider', (c) =>
  [
    tiles(720, '#cfe8e0', '#a9d0c6'),
    rect(0, 640, 1920, 80, coral),
    water(c, 720, '#1f9fae', deep),
    circle(1190, 350, 276, ink),
    circle(1190, 350, 248, '#fdf6e3'),
    ...times(12, (i) => {
      const [from, to] = [polar([1190, 350], i * 30, i % 3 ? 214 : 196), polar([1190, 350], i * 30, 232)]
      return stroke(`M${from[0]} ${from[1]}L${to[0]} ${to[1]}`, ink, i % 3 ? 9 : 16)
    }),
    stroke('M1190 350L1078 282', ink, 24),
    stroke('M1190 350L1204 166', ink, 15),
    stroke('M1160 392L1290 200', coral, 7),
    circle(1190, 350, 22, coral),
    stroke('M1190 626V640', ink, 20),
    ...times(13, (i) => ellipse(760 + i * 96, 800 + i * 6, 34, 20, i % 2 ? foam : coral)),
    at(1600, 560, ring(0, 0, 92, coral, foam) + rect(-6, -190, 12, 90, ink)),
    calm(c, '#06303f'),
  ].join(''),
)

export const party = wide('bad-bursdag', (c) =>
  [
    c.ground('#fbd38a'),
    ...times(13, (i) =>
      path(
        angular('0 0, 90 0, 45 84'),
        ['#e2493f', '#2f7f9c', '#57b894', '#8e4fa8'][i % 4] ?? coral,
        `transform="translate(${520 + i * 112} ${50 + Math.sin(i / 2) * 40})"`,
      ),
    ),
    stroke(bend('500 60, 860 100, 1200 40, 1500 100, 1960 50'), ink, 6),
    water(c, 620, '#23a7b5', deep),
    ...(
      [
        [820, 300, '#e2493f'],
        [1590, 240, '#57b894'],
        [1730, 380, '#8e4fa8'],
      ] as const
    ).map(
      ([x, y, color]) =>
        stroke(`M${x} ${y + 100}C${x - 30} ${y + 240} ${x + 30} ${y + 260} ${x} 660`, ink, 4) +
        ellipse(x, y, 80, 100, color) +
        ellipse(x - 26, y - 34, 16, 28, '#fff', 'opacity=".5"') +
        path(angular('-14 0, 14 0, 0 -22'), color, `transform="translate(${x} ${y + 116})"`),
    ),
    at(
      1200,
      800,
      ellipse(0, 30, 430, 120, '#e2493f') +
        ellipse(0, 6, 430, 116, '#fdf6e3') +
        times(10, (i) => ellipse(-386 + i * 86, 30 - Math.abs(i - 4.5) * 7, 34, 26, '#e2493f')).join(''),
    ),
    at(
      1200,
      760,
      [
        path('M-240 -210V30A240 62 0 0 0 240 30V-210Z', '#f7b7c2'),
        c.shade('M-240 -210V30A240 62 0 0 0 240 30V-210Z', '#c25a7c', [260, 60], [-60, -120], 0.8),
        path('M-240 -110V-70A240 62 0 0 0 240 -70V-110A240 62 0 0 1 -240 -110Z', '#fdf6e3'),
        ellipse(0, -210, 240, 64, '#fdf0e0'),
        path(
          'M-240 -210C-236 -120 -180 -110 -170 -160C-150 -90 -90 -90 -76 -142C-50 -80 20 -76 30 -140C60 -80 130 -90 140 -150C170 -110 236 -120 240 -210A240 64 0 0 1 -240 -210Z',
          '#fdf0e0',
        ),
        ...times(
          7,
          (i) =>
            rect(
              -150 + i * 46,
              -340 + Math.abs(i - 3) * -4,
              18,
              130,
              ['#2f7f9c', '#e2493f', '#57b894'][i % 3] ?? coral,
              'rx="6"',
            ) +
            path(
              'M0 0C20 -24 10 -44 0 -60C-10 -44 -20 -24 0 0Z',
              '#ffb02e',
              `transform="translate(${-141 + i * 46} ${-344 + Math.abs(i - 3) * -4})"`,
            ),
        ),
      ].join(''),
    ),
    c.glow('#fff0b0', [1200, 380], 260, 0.6),
    calm(c, '#06303f'),
  ].join(''),
)

export const baby = wide('bad-baby', (c) =>
  [
    tiles(520, '#f9dcc9', '#efc4aa'),
    rect(0, 470, 1920, 56, '#2f8f83'),
    water(c, 526, '#58c1c4', '#1b6f86'),
    ellipse(1200, 800, 400, 110, '#1b6f86', 'opacity=".5"'),
    at(
      1200,
      740,
      ellipse(0, 30, 360, 130, '#f2b53f') +
        ellipse(0, 0, 360, 126, '#ffd065') +
        times(9, (i) => circle(-300 + i * 76, 30 + Math.cos((i - 4) / 2.4) * 50, 22, '#fdf6e3')).join(''),
    ),
    ellipse(1200, 724, 210, 62, '#1b6f86'),
    path('M1040 730C1050 620 1110 590 1200 590S1350 620 1360 730A180 50 0 0 1 1040 730Z', '#e2493f'),
    ...times(5, (i) => stroke(`M${1076 + i * 62} 640V756`, '#fdf6e3', 10)),
    stroke('M1070 660C980 660 930 610 900 560', '#eebd93', 58),
    stroke('M1330 660C1420 660 1470 600 1490 540', '#eebd93', 58),
    head({
      at: [1200, 440],
      size: 170,
      skin: '#f4c9a0',
      shade: '#dba376',
      hair: '#8a5a34',
      style: 'bald',
      turn: 0,
      mood: 'delight',
    }),
    path(
      'M1150 290C1180 230 1230 240 1226 276C1250 250 1280 270 1262 300',
      'none',
      'stroke="#8a5a34" stroke-width="14" stroke-linecap="round"',
    ),
    circle(1096, 500, 30, '#f09a86', 'opacity=".6"'),
    circle(1304, 500, 30, '#f09a86', 'opacity=".6"'),
    at(
      1650,
      780,
      path(
        'M-110 0C-130 80 110 90 130 10C150 -20 170 -40 160 -60C120 -20 60 -30 40 -30C60 -90 40 -140 -20 -140C-80 -140 -96 -90 -80 -50C-100 -40 -110 -20 -110 0Z',
        '#ffd23f',
      ) +
        path('M-86 -96L-150 -84L-90 -66Z', coral) +
        circle(-40, -100, 11, ink) +
        path('M-10 -10C30 -40 90 -20 90 10C60 40 10 40 -10 -10Z', '#f2b53f'),
    ),
    calm(c, '#0d4a5e'),
  ].join(''),
)

export const contact = wide('bad-kontakt', (c) =>
  [
    tiles(860, '#2f8f9c', '#267884'),
    rect(0, 820, 1920, 60, sand),
    water(c, 880, '#1a6f86', deep),
    ring(1130, 440, 250, coral, foam),
    stroke('M900 300C820 420 860 640 1010 700C1180 770 1400 700 1440 520', '#fdf6e3', 16),
    at(
      1620,
      420,
      rect(-150, -230, 300, 380, '#fdf6e3', 'rx="14"') +
        rect(-150, -230, 300, 84, '#20355c', 'rx="14"') +
        times(4, (i) => rect(-110, -100 + i * 58, i === 3 ? 130 : 220, 16, '#9fb7bd', 'rx="8"')).join('') +
        circle(86, 92, 34, coral) +
        stroke('M70 92L82 104L104 78', '#fff', 9),
    ),
    at(
      1640,
      720,
      stroke('M-60 -40C-160 -220 120 -260 110 -90', '#20355c', 12) +
        path('M-130 -30H70A80 80 0 1 1 -10 70L-130 20Z', '#ffb02e') +
        circle(0, 40, 30, '#a86a14'),
    ),
    calm(c, '#06303f'),
  ].join(''),
)
