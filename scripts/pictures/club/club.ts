/** The pictures of the youth club. */

import { calm } from '@/scripts/pictures/kit/calm'
import { head } from '@/scripts/pictures/kit/head'
import { angular } from '@/scripts/pictures/kit/outline'
import { between, times } from '@/scripts/pictures/kit/random'
import { at, circle, ellipse, path, rect, stroke } from '@/scripts/pictures/kit/svg'
import { type Picture, wide } from '@/scripts/pictures/picture'

const night = '#1b1240'
const pink = '#ff5d8f'
const mint = '#4fd8c0'
const sun = '#ffc247'
const cream = '#fdf0dc'

const bricks = (fill: string, line: string) =>
  rect(0, 0, 1920, 1080, fill) +
  times(
    19,
    (row) =>
      rect(0, row * 60, 1920, 5, line) +
      times(14, (i) => rect(i * 150 + (row % 2) * 75, row * 60, 5, 60, line)).join(''),
  ).join('')

const activities = wide('klubb-aktiviteter', (c) =>
  [
    c.ground('#5a2fb0', '#8a3fc0'),
    ...times(9, (i) =>
      path(
        angular('0 0, 60 110, -60 110'),
        [pink, mint, sun][i % 3] ?? sun,
        `opacity=".35" transform="translate(${560 + ((i * 311) % 1300)} ${(i * 197) % 900}) rotate(${i * 41})"`,
      ),
    ),
    at(
      1130,
      520,
      path(
        'M-330 -150C-420 -150 -480 20 -480 150C-480 260 -360 270 -300 170L-220 60H220L300 170C360 270 480 260 480 150C480 20 420 -150 330 -150Z',
        '#20164d',
        'transform="translate(14 18)"',
      ) +
        path(
          'M-330 -150C-420 -150 -480 20 -480 150C-480 260 -360 270 -300 170L-220 60H220L300 170C360 270 480 260 480 150C480 20 420 -150 330 -150Z',
          cream,
        ) +
        rect(-340, -60, 150, 46, night, 'rx="10"') +
        rect(-288, -112, 46, 150, night, 'rx="10"') +
        (
          [
            [210, -36, pink],
            [330, -36, mint],
            [270, -96, sun],
            [270, 24, '#7b5cff'],
          ] as const
        )
          .map(([x, y, color]) => circle(x, y, 34, color))
          .join('') +
        circle(-110, 60, 62, '#3b2d78') +
        circle(-110, 54, 44, '#6a58b8') +
        circle(110, 60, 62, '#3b2d78') +
        circle(110, 54, 44, '#6a58b8') +
        rect(-50, -90, 100, 26, night, 'rx="13"'),
      -10,
    ),
    at(
      1600,
      800,
      path('M0 -170L148 -84V84L0 170L-148 84V-84Z', pink) +
        path('M0 -96L92 62H-92Z', '#ff9dbb') +
        path('M0 -96L148 -84L92 62Z', '#e23f74') +
        path('M0 -96L-148 -84L-92 62Z', '#f2719b') +
        path('M0 170L92 62H-92Z', '#d0336a'),
      14,
    ),
    at(
      1650,
      250,
      path('M-150 110L0 -180L150 110C60 150 -60 150 -150 110Z', sun) +
        path('M-150 110C-60 150 60 150 150 110L166 146C60 196 -60 196 -166 146Z', '#c9762a') +
        circle(-20, 0, 30, '#e2493f') +
        circle(54, 70, 30, '#e2493f') +
        circle(-66, 86, 28, '#e2493f'),
      24,
    ),
    at(800, 850, rect(-20, -230, 26, 300, '#c98a4a', 'rx="12"'), 40),
    at(860, 850, rect(-20, -230, 26, 300, '#e7bd84', 'rx="12"'), -30),
    calm(c, '#0d0825'),
  ].join(''),
)

const bus = wide('klubb-foreldre', (c) =>
  [
    c.ground('#1a1748', '#463a86'),
    ...times(70, () =>
      circle(between(c.random, 0, 1920), between(c.random, 0, 620), between(c.random, 1.5, 4.5), '#e9edff'),
    ),
    circle(1640, 190, 84, '#fdf0c8'),
    path('M-20 700L300 470L520 620L820 420L1150 640L1500 450L1940 690V1080H-20Z', '#2b2566'),
    path('M-20 800C400 720 900 780 1940 720V1080H-20Z', '#dfe6ff'),
    path('M-20 930C500 860 1200 870 1940 900V1010C1200 970 500 970 -20 1060Z', '#3b3570'),
    at(
      1180,
      660,
      [
        path(angular('-470 130, -1050 60, -1050 330, -470 190'), '#ffe39a', 'opacity=".5"'),
        path('M-440 -200H470C500 -200 510 -180 510 -160V210H-480V-100C-480 -180 -460 -200 -440 -200Z', '#e2493f'),
        rect(-480, 90, 990, 40, cream),
        ...times(5, (i) => rect(-290 + i * 156, -150, 136, 160, '#ffe39a', 'rx="14"')),
        path('M-460 -150H-320V30H-476V-100C-476 -130 -470 -150 -460 -150Z', '#bfe3ee'),
        rect(-400, -260, 300, 56, night, 'rx="10"'),
        ...times(7, (i) => rect(-376 + i * 36, -244, 22, 24, sun, 'rx="5"')),
        ...[-290, 300].map((x) => circle(x, 214, 96, '#120d2b') + circle(x, 214, 46, '#bfc6de')),
        circle(-462, 130, 30, '#fff3c4'),
      ].join(''),
    ),
    ...(
      [
        [955, '#3a2a1a', 'curls'],
        [1110, '#f2d27a', 'long'],
        [1266, '#1b1416', 'beanie'],
        [1420, '#8a4a24', 'bob'],
      ] as const
    ).map(([x, hair, style], i) =>
      head({
        at: [x, 606],
        size: 46,
        skin: i % 2 ? '#f2c7a0' : '#8a5a3c',
        shade: i % 2 ? '#cf9468' : '#63402a',
        hair,
        style,
        turn: -0.6,
        mood: i === 1 ? 'delight' : 'smile',
      }),
    ),
    calm(c, '#0d0825'),
  ].join(''),
)

const staff = wide('klubb-ansatte', (c) =>
  [
    bricks('#2f6f8f', '#29627f'),
    ...[860, 1190, 1520].map(
      (x, i) =>
        stroke(`M${x} 0V90`, night, 8) +
        path(angular('-90 90, 90 90, 50 0, -50 0'), [pink, sun, mint][i] ?? sun, `transform="translate(${x} 80)"`) +
        c.glow('#fff0b0', [x, 240], 260, 0.5),
    ),
    ...(
      [
        [860, pink, '#f2c7a0', '#cf9468', '#7a3b1c', 'bun'],
        [1190, sun, '#7a4a30', '#55311f', '#17110f', 'short'],
        [1520, mint, '#f4d3b0', '#d6a57c', '#e0b64c', 'long'],
      ] as const
    ).map(([x, top, skin, shade, hair, style], i) =>
      [
        path(`M${x - 190} 1080C${x - 200} 760 ${x - 130} 690 ${x} 690S${x + 200} 760 ${x + 190} 1080Z`, top),
        path(
          `M${x - 90} 700C${x - 60} 780 ${x + 60} 780 ${x + 90} 700L${x + 60} 680H${x - 60}Z`,
          night,
          'opacity=".25"',
        ),
        rect(x - 36, 620, 72, 90, shade),
        head({
          at: [x, 520],
          size: 132,
          skin,
          shade,
          hair,
          style,
          turn: [0.5, 0, -0.5][i] ?? 0,
          mood: i === 1 ? 'delight' : 'smile',
        }),
        at(
          x + 60,
          860,
          rect(-52, -60, 104, 120, cream, 'rx="12"') +
            stroke('M52 -30C100 -30 100 40 52 36', cream, 16) +
            path('M0 -16C-24 -50 -64 -10 0 34C64 -10 24 -50 0 -16Z', '#e2493f', 'transform="scale(.6)"'),
        ),
      ].join(''),
    ),
    calm(c, '#0d0825'),
  ].join(''),
)

const rules = wide('klubb-reglement', (c) =>
  [
    bricks('#6a3fa8', '#5d3698'),
    c.glow('#ffb0d0', [1240, 480], 700, 0.45),
    at(
      1230,
      540,
      rect(-330, -420, 660, 840, night, 'opacity=".35" transform="translate(18 22)"') +
        rect(-330, -420, 660, 840, cream) +
        rect(-250, -360, 500, 60, pink, 'rx="30"') +
        times(7, (i) =>
          at(
            -220,
            -220 + i * 88,
            circle(0, 0, 27, [mint, sun, pink][i % 3] ?? sun) +
              stroke('M-12 0L-2 11L15 -12', night, 8) +
              stroke(`M60 -8C140 -${14 + i} 200 4 ${360 - ((i * 53) % 130)} -6`, '#4a3b78', 12) +
              stroke(`M60 22C120 14 180 30 ${250 - ((i * 37) % 110)} 20`, '#b8a9d6', 9),
          ),
        ).join('') +
        at(-330, -420, rect(-70, -22, 140, 44, sun, 'opacity=".85"'), -40) +
        at(330, -420, rect(-70, -22, 140, 44, sun, 'opacity=".85"'), 40),
      3,
    ),
    at(
      1700,
      700,
      rect(-26, -250, 52, 330, mint, 'rx="12"') +
        path('M-26 80H26L0 140Z', cream) +
        path('M-9 118H9L0 140Z', night) +
        rect(-26, -250, 52, 60, pink, 'rx="12"'),
      28,
    ),
    at(
      1690,
      270,
      ellipse(0, 0, 90, 90, sun) +
        circle(-30, -20, 11, night) +
        circle(30, -20, 11, night) +
        stroke('M-44 20Q0 66 44 20', night, 12),
      -10,
    ),
    calm(c, '#0d0825'),
  ].join(''),
)

export const club: Picture[] = [activities, bus, staff, rules]
