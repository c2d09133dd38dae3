/** The grounds of the subjects' pictures: one bold shape in two colours, and a dark, calm lower left for the title. */
import { calm } from '@/scripts/pictures/kit/calm'
import type { Canvas } from '@/scripts/pictures/kit/canvas'
import { angular, box, disc } from '@/scripts/pictures/kit/outline'
import { times } from '@/scripts/pictures/kit/random'
import { path, polar, poly } from '@/scripts/pictures/kit/svg'

export interface Ground {
  paper: string
  /** The large shape. */
  shape: string
  /** A third colour, for what stands beside it. */
  accent: string
  dark: string
}

type Shape = 'sun' | 'rays' | 'steps' | 'arch' | 'waves' | 'halves'

function draw(c: Canvas, kind: Shape, { shape, accent, dark }: Ground): string {
  if (kind === 'sun')
    return path(disc(1190, 520, 470), shape) + c.shade(disc(1190, 520, 470), accent, [1560, 960], [1100, 380], 0.9)
  if (kind === 'rays')
    return times(12, (i) =>
      path(poly([1180, 560], polar([1180, 560], i * 30, 1500), polar([1180, 560], i * 30 + 15, 1500)), shape),
    ).join('')
  if (kind === 'steps')
    return [0, 1, 2, 3, 4]
      .map((i) => path(box(760 + i * 250, 900 - i * 190, 1200, 1200), i % 2 ? accent : shape))
      .join('')
  if (kind === 'arch')
    return (
      path('M640 1080V560A560 560 0 0 1 1760 560V1080Z', shape) +
      path('M860 1080V600A340 340 0 0 1 1540 600V1080Z', accent)
    )
  if (kind === 'waves')
    return [0, 1, 2]
      .map((i) =>
        path(
          `M-20 ${640 + i * 150}C400 ${460 + i * 150} 700 ${860 + i * 130} 1160 ${640 + i * 140}S1700 ${480 + i * 150} 1960 ${620 + i * 140}V1100H-20Z`,
          [shape, accent, dark][i] ?? dark,
        ),
      )
      .join('')
  return (
    path(angular('960 0, 1920 0, 1920 1080, 620 1080'), shape) +
    path('M1920 1080H1120A400 400 0 0 1 1920 1080Z', accent)
  )
}

/** @param drawing what stands before the ground */
export function onGround(c: Canvas, kind: Shape, ground: Ground, ...drawing: string[]): string {
  return [c.ground(ground.paper), draw(c, kind, ground), ...drawing, calm(c, ground.dark)].join('')
}
