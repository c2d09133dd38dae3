/** What is on elsewhere in the valley, indoors: dances, organ, big band and songs by the fire. */
import { bell, gold, tube } from '@/scripts/pictures/kit/brass'
import { calm } from '@/scripts/pictures/kit/calm'
import { guitar, guitarOutline } from '@/scripts/pictures/kit/guitar'
import { head } from '@/scripts/pictures/kit/head'
import { angular } from '@/scripts/pictures/kit/outline'
import { times } from '@/scripts/pictures/kit/random'
import { at, circle, ellipse, path, polar, rect, stroke } from '@/scripts/pictures/kit/svg'
import { wide } from '@/scripts/pictures/picture'

const ink = '#1a1020'
const cream = '#fdf0d8'
const sun = '#f2b84b'
const red = '#c7433d'

export const danselordag = wide('kultur-danselordag', (c) =>
  [
    c.ground('#7a3b24', '#a85a30'),
    ...times(12, (i) => rect(0, i * 64, 1920, 6, '#632c18')),
    ...times(
      4,
      (i) =>
        rect(600 + i * 360, 90, 170, 210, '#2f4f7a') +
        rect(600 + i * 360, 90, 170, 210, 'none', `stroke="${cream}" stroke-width="16"`) +
        stroke(`M${685 + i * 360} 90V300M${600 + i * 360} 195H${770 + i * 360}`, cream, 8),
    ),
    ...times(16, (i) =>
      circle(520 + i * 92, 44 + Math.sin(i * 1.1) * 18, 15, [sun, '#ff7a5c', '#57d9c4'][i % 3] ?? sun),
    ),
    path('M-20 800H1940V1100H-20Z', '#d99a52'),
    ...times(9, (i) =>
      path(
        angular(`${i * 260 - 100} 800, ${i * 260 - 90} 800, ${i * 300 - 280} 1080, ${i * 300 - 296} 1080`),
        '#b97a38',
      ),
    ),
    c.glow('#ffe0a0', [1220, 620], 520, 0.6),
    at(
      1220,
      620,
      path('M60 90C240 130 330 290 340 380C200 420 40 400 -60 370C-30 260 0 160 60 90Z', red) +
        path('M140 380L170 460M220 376L270 440', 'none', 'stroke="#e9b48a" stroke-width="30" stroke-linecap="round"') +
        ellipse(186, 470, 44, 18, ink) +
        ellipse(292, 446, 44, 18, ink, 'transform="rotate(-20 292 446)"') +
        path('M-230 460L-190 200H-60L-70 460H-120L-130 280L-170 460Z', '#20304f') +
        ellipse(-206, 468, 52, 20, ink) +
        ellipse(-84, 468, 52, 20, ink) +
        path('M-220 220C-230 40 -180 -60 -110 -60S-30 40 -40 220Z', '#3f7a6a') +
        path('M40 110C20 0 60 -60 120 -56S200 20 180 120Z', cream) +
        stroke('M-80 0C-10 60 60 70 120 60', '#3f7a6a', 52) +
        stroke('M100 0C20 -80 -20 -200 -40 -240', cream, 44) +
        stroke('M-170 0C-200 -120 -120 -220 -50 -250', '#3f7a6a', 50) +
        circle(-44, -256, 30, '#e9b48a') +
        head({
          at: [-110, -130],
          size: 92,
          skin: '#f2c7a0',
          shade: '#cf9468',
          hair: '#5b2c1a',
          style: 'short',
          turn: 0.8,
          mood: 'smile',
        }) +
        head({
          at: [120, -126],
          size: 88,
          skin: '#f4d3b0',
          shade: '#d6a57c',
          hair: '#e0b64c',
          style: 'bun',
          turn: -0.8,
          mood: 'delight',
        }),
    ),
    ...(
      [
        [770, 1],
        [1700, -1],
      ] as const
    ).map(([x, s]) =>
      at(
        x,
        640,
        path('M-90 200C-100 40 -60 0 0 0S100 40 90 200Z', '#5a3a6f') +
          head({
            at: [0, -70],
            size: 62,
            skin: '#e9b48a',
            shade: '#b9734e',
            hair: ink,
            style: s > 0 ? 'bald' : 'bob',
            turn: s * 0.6,
            mood: 'smile',
          }) +
          rect(-70, 70, 60, 110, red) +
          rect(20, 70, 60, 110, red) +
          times(4, (i) => rect(-10 + i * 9, 66, 6, 118, i % 2 ? cream : ink)).join(''),
        0,
        0.95,
      ),
    ),
    calm(c, '#2a0f0a'),
  ].join(''),
)

export const lunsjorgel = wide('kultur-lunsjorgel', (c) =>
  [
    c.ground('#2b3a5c', '#4f628c'),
    path('M620 1080V520A600 600 0 0 1 1820 520V1080Z', '#3a4c78'),
    path('M740 1080V540A480 480 0 0 1 1700 540V1080Z', '#24335a'),
    c.glow('#ffe6b0', [1220, 330], 420, 0.5),
    ...times(19, (i) => {
      const h = 430 + Math.abs(9 - i) * -22 + (i % 2) * 26
      const x = 800 + i * 45
      return (
        rect(x, 720 - h, 38, h, '#d9a93f', 'rx="6"') +
        rect(x + 6, 720 - h, 9, h, '#fff0b8', 'opacity=".8"') +
        path(angular(`${x} 650, ${x + 38} 650, ${x + 19} 610`), '#7d4a14') +
        ellipse(x + 19, 720 - h, 19, 7, '#7d4a14')
      )
    }),
    rect(770, 700, 900, 60, '#5a2f18'),
    rect(830, 760, 780, 320, '#7a4524'),
    ...times(
      3,
      (r) =>
        rect(960, 800 + r * 62, 520, 44, cream, 'rx="5"') +
        times(22, (i) => (i % 7 === 2 || i % 7 === 6 ? '' : rect(976 + i * 23, 800 + r * 62, 12, 26, ink))).join(''),
    ),
    ...[870, 900, 1530, 1560].flatMap((x) => times(4, (i) => circle(x, 812 + i * 46, 12, cream))),
    at(
      1220,
      960,
      path('M-150 160C-160 0 -110 -50 0 -50S160 0 150 160Z', '#17131f') +
        head({ at: [0, -120], size: 84, skin: '#f2c7a0', shade: '#cf9468', hair: '#6b6b78', style: 'bob', turn: 9 }),
    ),
    calm(c, '#101a33'),
  ].join(''),
)

export const storband = wide('kultur-storband', (c) =>
  [
    c.ground('#14104a', '#3a1f7a'),
    ...times(24, (i) => {
      const [a, b] = polar([1220, 1080], 180 + i * 7.6, 1500)
      const [d, e] = polar([1220, 1080], 180 + i * 7.6 + 3.8, 1500)
      return path(`M1220 1080L${a} ${b}L${d} ${e}Z`, '#5a2fa0', 'opacity=".5"')
    }),
    at(
      1220,
      150,
      circle(0, 0, 110, '#c9d3dc') +
        times(9, (r) =>
          times(9, (i) =>
            Math.hypot(i - 4, r - 4) < 4.4
              ? rect(
                  -100 + i * 23,
                  -100 + r * 23,
                  19,
                  19,
                  ['#fff', '#9fb0c8', '#e9d0ff', '#bfe6ff'][(i * 3 + r) % 4] ?? cream,
                )
              : '',
          ).join(''),
        ).join('') +
        stroke('M0 -110V-200', ink, 8),
    ),
    ...times(
      3,
      (row) =>
        times(6 - row, (i) => {
          const [x, y] = [820 + i * 180 + row * 60, 470 + row * 200]
          const skin = (i + row) % 3 === 1 ? '#8a5a3c' : '#f2c7a0'
          return at(
            x,
            y,
            path('M-70 190C-74 30 -48 0 0 0S74 30 70 190Z', '#10183f') +
              path(angular('-20 4, 20 4, 0 60'), cream) +
              head({
                at: [0, -58],
                size: 60,
                skin,
                shade: skin === '#f2c7a0' ? '#cf9468' : '#63402a',
                hair: ['#17110f', '#7a3b1c', '#e0b64c', '#6b6b78'][(i * 2 + row) % 4] ?? ink,
                style: (['short', 'bun', 'bob', 'curls'] as const)[(i + row * 2) % 4] ?? 'short',
                turn: 0.3,
              }) +
              (row < 2
                ? at(26, -30, tube('M-26 0H20', 12, gold) + bell(70, 42, 14, gold), row ? 30 : -24)
                : stroke('M-10 -20C10 60 20 110 60 110C90 108 90 80 80 60', gold.edge, 30) +
                  stroke('M-10 -20C10 60 20 110 60 110C90 108 90 80 80 60', gold.body, 20)),
          )
        }).join('') +
        times(6 - row, (i) => {
          const [x, y] = [820 + i * 180 + row * 60, 580 + row * 200]
          return (
            rect(x - 76, y, 152, 110, red, 'rx="6"') +
            path(
              'M0 -36L11 -11L38 -11L16 6L24 34L0 16L-24 34L-16 6L-38 -11L-11 -11Z',
              sun,
              `transform="translate(${x} ${y + 56})"`,
            )
          )
        }).join(''),
    ),
    calm(c, '#0a0626'),
  ].join(''),
)

export const visekveld = wide('kultur-visekveld', (c) =>
  [
    c.ground('#4a2430', '#6b3540'),
    ...times(6, (row) =>
      times(6, (i) =>
        rect(
          1150 + i * 140 + (row % 2) * 60,
          40 + row * 120,
          132,
          112,
          ['#6f6a74', '#857f88', '#5c5762'][(i + row * 2) % 3] ?? ink,
          'rx="14"',
        ),
      ).join(''),
    ),
    rect(1120, 380, 800, 50, '#5a2f18'),
    path('M1270 1000V560A240 200 0 0 1 1780 560V1000Z', '#140a10'),
    c.glow('#ff9a3c', [1525, 820], 480, 0.8),
    at(
      1525,
      980,
      stroke('M-190 0L190 -40M-190 -40L190 0', '#5a2f18', 54) +
        path(
          'M-170 -30C-200 -180 -80 -200 -100 -330C-10 -250 10 -220 20 -160C60 -190 60 -240 70 -270C170 -170 190 -90 150 -30Z',
          '#ff7a2e',
        ) +
        path('M-80 -30C-100 -120 -30 -140 -34 -210C30 -150 20 -120 40 -90C90 -80 80 -50 70 -30Z', '#ffe08a'),
    ),
    path('M-20 980H1940V1100H-20Z', '#3a1a1c'),
    at(
      880,
      700,
      path('M-190 330C-200 60 -140 -20 0 -20S200 60 190 330Z', '#2f6b6a') +
        rect(-34, -70, 68, 70, '#cf9468') +
        head({
          at: [0, -150],
          size: 118,
          skin: '#f2c7a0',
          shade: '#cf9468',
          hair: '#3a2a1a',
          style: 'curls',
          turn: 0.5,
          mood: 'song',
        }),
    ),
    at(
      900,
      840,
      guitar('#d98a3d', '#6b3018', ink, '#fbe7c0', c.shade(guitarOutline, '#8a3c18', [80, 160], [-40, -60], 0.9)),
      62,
      0.98,
    ),
    stroke('M740 760C700 880 780 940 870 890', '#265857', 58),
    circle(876, 886, 34, '#f2c7a0'),
    stroke('M1040 760C1120 800 1160 770 1190 720', '#265857', 54),
    circle(1196, 712, 32, '#f2c7a0'),
    calm(c, '#1f0c14'),
  ].join(''),
)
