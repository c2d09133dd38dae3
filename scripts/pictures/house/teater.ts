/** Theatre: the laughing and the weeping mask before the curtain. */
import type { Canvas } from '@/scripts/pictures/kit/canvas'
import { angular, bend, box, soft } from '@/scripts/pictures/kit/outline'
import { times } from '@/scripts/pictures/kit/random'
import { curtain, swags } from '@/scripts/pictures/kit/stage'
import { at, circle, fade, group, path, stroke } from '@/scripts/pictures/kit/svg'
import { wide } from '@/scripts/pictures/picture'

const night = '#0c1f24'
const gold = '#f4bd4f'
const cream = '#fdf0d5'
const coral = '#e8583f'
const blue = '#5f86c4'

const mask =
  'M-250 -270C-150 -330 150 -330 250 -270C280 -60 230 130 150 230C80 310 -80 310 -150 230C-230 130 -280 -60 -250 -270Z'

function laughing(c: Canvas): string {
  return [
    path(mask, cream),
    c.within(mask, path('M0 -400H400V400H0Z', gold)),
    c.shade(mask, '#c9762a', [250, 260], [0, -120], 0.9),
    ...[-1, 1].map((s) =>
      group(
        `transform="scale(${s} 1)"`,
        path('M50 -70C80 -140 180 -140 206 -60C160 -92 100 -92 50 -70Z', night),
        stroke('M46 -176C90 -226 170 -216 214 -160', night, 22),
        circle(158, 40, 40, coral),
      ),
    ),
    path(soft('-20 -50, 12 -56, 34 40, 0 62, -34 40'), '#d9973c'),
    path('M-150 80C-80 130 80 130 150 80C150 210 80 250 0 250C-80 250 -150 210 -150 80Z', night),
    path('M-118 118C-60 146 60 146 118 118L108 152Q0 176 -108 152Z', cream),
    path('M-70 226C-40 190 40 190 70 226Q0 262 -70 226Z', coral),
  ].join('')
}

function weeping(c: Canvas): string {
  return [
    path(mask, '#9fc0e6'),
    c.within(mask, path('M0 -400H400V400H0Z', blue)),
    c.shade(mask, '#23417c', [250, 260], [0, -120], 0.9),
    ...[-1, 1].map((s) =>
      group(
        `transform="scale(${s} 1)"`,
        path('M44 -64C90 -120 170 -110 206 -40C150 -20 90 -30 44 -64Z', night),
        stroke('M40 -170C100 -180 170 -150 210 -96', night, 22),
      ),
    ),
    path(soft('-20 -40, 12 -46, 32 50, 0 70, -32 50'), '#7fa3d6'),
    path('M-120 220C-100 110 100 110 120 220C70 176 -70 176 -120 220Z', night),
    path('M140 -10C176 50 176 100 146 104C112 100 112 50 140 -10Z', cream),
    path('M-138 20C-110 70 -112 106 -136 108C-160 104 -162 70 -138 20Z', cream),
  ].join('')
}

const ribbons = (color: string, side: number) =>
  [0, 1]
    .map((i) =>
      stroke(
        bend(
          `${side * 240} -190, ${side * (330 + i * 30)} -120, ${side * (290 + i * 60)} 20, ${side * (370 + i * 20)} ${150 + i * 60}, ${side * (330 + i * 60)} ${300 + i * 40}`,
        ),
        color,
        24 - i * 6,
      ),
    )
    .join('')

export const teater = wide('hus-teater', (c) =>
  [
    c.ground('#134a4c'),
    curtain(c, -20, 1960, 1100, 15, { light: '#2f9a8c', base: '#1a6a68', dark: '#0c3238' }),
    c.glow('#7fe0bd', [1140, 400], 620, 0.45),
    swags(-60, 2040, 6, 120, '#0f4a4c', gold),
    ...times(
      6,
      (i) =>
        stroke(`M${280 + i * 340} 62v60`, gold, 10) +
        path(angular('-16 0, 16 0, 24 46, -24 46'), gold, `transform="translate(${280 + i * 340} 116)"`),
    ),
    fade(0.45, at(1490, 520, path(mask, night), 12, 1.02)),
    at(1460, 480, ribbons(coral, 1) + weeping(c), 12, 1.02),
    fade(0.5, at(1010, 620, path(mask, night), -10, 1.2)),
    at(970, 580, ribbons(coral, -1) + laughing(c), -10, 1.2),
    c.shade(box(0, 0, 1920, 1080), night, [0, 1080], [580, 600], 1),
  ].join(''),
)
