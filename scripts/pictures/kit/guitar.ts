/** A guitar seen from the front: the body's middle at 0,0, 300 long, the neck up to -480. */

import { times } from './random'
import { circle, group, path, rect, stroke } from './svg'

export const guitarOutline =
  'M0 -130C60 -132 100 -104 98 -62C96 -36 84 -22 88 8C94 36 130 50 130 96C130 152 70 172 0 172C-70 172 -130 152 -130 96C-130 50 -94 36 -88 8C-84 -22 -96 -36 -98 -62C-100 -104 -60 -132 0 -130Z'

export function guitar(top: string, edge: string, dark: string, light: string, shading = ''): string {
  return [
    path(guitarOutline, edge),
    group('transform="scale(.93)"', path(guitarOutline, top), shading),
    circle(0, -20, 48, light),
    circle(0, -20, 42, edge),
    circle(0, -20, 36, dark),
    path('M-17 -420H17L21 -30H-21Z', dark),
    ...times(11, (i) => rect(-17, -396 + i * 33 - i * i * 0.6, 34, 3, light)),
    path('M-17 -420L-26 -500H26L17 -420Z', edge),
    ...times(6, (i) => circle((i % 2 ? 1 : -1) * 32, -486 + Math.floor(i / 2) * 24, 8, light)),
    rect(-52, 92, 104, 16, dark, 'rx="6"'),
    ...times(6, (i) => stroke(`M${-11 + i * 4.4} -420L${-15 + i * 6} 98`, light, 1.6)),
  ].join('')
}
