/** The school's groups: the junior band, and the year of four subjects. */
import { bell, gold, mouthpiece, tube, valve } from '@/scripts/pictures/kit/brass'
import { guitar, guitarOutline } from '@/scripts/pictures/kit/guitar'
import { head } from '@/scripts/pictures/kit/head'
import { angular, box, disc } from '@/scripts/pictures/kit/outline'
import { times } from '@/scripts/pictures/kit/random'
import { at, circle, ellipse, path, rect, stroke } from '@/scripts/pictures/kit/svg'
import { wide } from '@/scripts/pictures/picture'
import { onGround } from './stage-ground'

const ink = '#15162c'
const cream = '#fdf3df'

const cornet = () =>
  [
    tube('M-200 0H90C150 0 150 70 90 70H-60C-110 70 -110 34 -60 34H120', 24, gold),
    at(-200, 0, mouthpiece(gold), 0, 0.6),
    ...[-20, 30, 80].map((x) => at(x, -40, valve(130, 38, gold))),
    at(116, 34, bell(180, 110, 26, gold)),
  ].join('')

/** A child in uniform, the crown of the cap about 470 above the point. */
function musician(skin: string, shade: string, hair: string, style: 'bob' | 'braids' | 'short' | 'curls'): string {
  return [
    path('M-150 420C-160 120 -110 40 0 40S160 120 150 420Z', '#20356f'),
    path('M-26 44H26V420H-26Z', '#c7333d'),
    ...times(4, (i) => circle(0, 110 + i * 70, 13, gold.body)),
    path('M-132 110L-80 62L-60 84L-118 140ZM132 110L80 62L60 84L118 140Z', gold.body),
    rect(-30, -20, 60, 70, shade),
    head({ at: [0, -110], size: 120, skin, shade, hair, style, turn: 0.4, mood: 'calm' }),
    path('M-112 -160C-116 -270 116 -270 112 -160Z', '#c7333d'),
    rect(-114, -182, 228, 34, '#20356f', 'rx="8"'),
    path('M-20 -150C40 -160 130 -150 150 -128C100 -134 30 -130 -20 -150Z', ink),
    circle(0, -214, 17, gold.body),
  ].join('')
}

export const korps = wide('fag-korps', (c) =>
  onGround(
    c,
    'sun',
    { paper: '#8fc4de', shape: '#fbe3a6', accent: '#f2a65e', dark: '#12294a' },
    path('M-20 900C500 830 1300 830 1940 880V1100H-20Z', '#5a9a5c'),
    ...times(
      9,
      (i) =>
        stroke(`M${620 + i * 160} 120V${230 + (i % 2) * 20}`, '#7a5a3a', 6) +
        rect(620 + i * 160, 120, 96, 64, '#c7333d') +
        rect(646 + i * 160, 120, 18, 64, cream) +
        rect(620 + i * 160, 143, 96, 18, cream) +
        rect(651 + i * 160, 120, 8, 64, '#20356f') +
        rect(620 + i * 160, 148, 96, 8, '#20356f'),
    ),
    ...(
      [
        [850, '#f2c7a0', '#cf9468', '#e0b64c', 'braids'],
        [1230, '#8a5a3c', '#63402a', '#17110f', 'curls'],
        [1610, '#f4d3b0', '#d6a57c', '#7a3b1c', 'bob'],
      ] as const
    ).map(([x, skin, shade, hair, style], i) =>
      at(
        x,
        660 + (i % 2) * 30,
        musician(skin, shade, hair, style) +
          at(104, -72, cornet(), -8, 0.7) +
          circle(40, -30, 34, skin) +
          circle(120, 20, 34, skin) +
          stroke('M-110 190C-60 160 0 40 40 -20M110 190C150 130 150 60 124 30', '#2d468c', 46),
        0,
        1.02,
      ),
    ),
  ),
)

export const multifag = wide('fag-multifag', (c) => {
  const [left, top, half] = [720, 60, 480]
  const cell = (x: number, y: number, fill: string, ...drawing: string[]) => {
    const outline = box(left + x * half, top + y * half, half, half)
    return (
      path(outline, fill) +
      c.within(outline, at(left + x * half + half / 2, top + y * half + half / 2, drawing.join('')))
    )
  }
  return [
    c.ground('#2c3163'),
    cell(
      0,
      0,
      '#f2b13f',
      circle(0, 40, 260, '#f7cf6a'),
      at(
        10,
        60,
        guitar('#c8602a', '#5f2114', ink, cream, c.shade(guitarOutline, '#8a3c18', [80, 160], [-40, -60], 0.8)),
        -28,
        1.1,
      ),
    ),
    cell(
      1,
      0,
      '#e2604a',
      circle(60, -20, 190, '#f2917a'),
      path('M-130 -110C-60 -140 60 -140 130 -110C150 40 90 150 0 170C-90 150 -150 40 -130 -110Z', cream),
      path('M-86 -30Q-50 -66 -16 -30Q-50 -14 -86 -30ZM16 -30Q50 -66 86 -30Q50 -14 16 -30Z', ink),
      path('M-76 50Q0 80 76 50Q60 120 0 126Q-60 120 -76 50Z', '#b8323f'),
      stroke('M-130 -110C-190 -60 -170 40 -200 120M130 -110C190 -60 170 40 200 120', '#f2b13f', 18),
    ),
    cell(
      0,
      1,
      '#3f9e8f',
      path(disc(-40, -10, 170), '#57b8a4'),
      path(
        'M-170 30C-170 -110 -30 -150 80 -120C190 -90 200 30 110 60C60 76 70 110 40 140C-20 180 -170 150 -170 30Z',
        '#f3d9b0',
      ),
      ...[
        [-100, 20, '#e2604a'],
        [-60, -60, '#f2b13f'],
        [30, -80, '#3f6fb0'],
        [110, -40, '#8e5aa8'],
      ].map(([x, y, fill]) => circle(Number(x), Number(y), 34, String(fill))),
      ellipse(20, 70, 36, 26, '#3f9e8f'),
      stroke('M60 170L190 -60', '#7a3b24', 24),
      path('M180 -50L232 -150L246 -60L206 -20Z', ink),
    ),
    cell(
      1,
      1,
      '#3f6fb0',
      path(angular('-240 140, 240 140, 240 260, -240 260'), '#2a4f88'),
      circle(0, -150, 44, '#8a5a3c'),
      path('M-30 -100H30L50 40C110 60 150 90 160 110H-160C-150 90 -110 60 -50 40Z', cream),
      stroke('M-30 -90C-110 -120 -140 -170 -130 -220M30 -90C110 -110 160 -100 200 -140', '#8a5a3c', 30),
      stroke('M-20 110L-30 220M40 110L170 190', '#8a5a3c', 34),
      path('M-50 -170C-40 -210 40 -210 48 -166C20 -184 -20 -184 -50 -170Z', ink),
      ellipse(-34, 232, 40, 16, '#e2604a'),
      ellipse(190, 200, 40, 16, '#e2604a', 'transform="rotate(30 190 200)"'),
    ),
    rect(left + half - 8, top, 16, half * 2, cream),
    rect(left, top + half - 8, half * 2, 16, cream),
    rect(left - 12, top - 12, half * 2 + 24, half * 2 + 24, 'none', `stroke="${cream}" stroke-width="24"`),
    c.shade(box(0, 0, 1920, 1080), '#0c1030', [0, 1080], [560, 560], 1),
  ].join('')
})
