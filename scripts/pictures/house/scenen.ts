/** The stage: red curtains, crossing lights, and a microphone that waits. */
import type { Canvas } from '@/scripts/pictures/kit/canvas'
import { beam } from '@/scripts/pictures/kit/landscape'
import { angular, box, disc } from '@/scripts/pictures/kit/outline'
import { between, times } from '@/scripts/pictures/kit/random'
import { curtain, lamp } from '@/scripts/pictures/kit/stage'
import { at, circle, ellipse, path, rect, stroke } from '@/scripts/pictures/kit/svg'
import { wide } from '@/scripts/pictures/picture'

const night = '#0d1024'
const blue = '#1c2a5e'
const gold = '#f4b74a'
const cream = '#fff1d6'
const steel = '#b9c4d2'
const ink = '#11131f'

/** An old microphone, its middle at 0,0, 420 high. */
function microphone(c: Canvas): string {
  const shell = 'M-130 -120C-130 -230 130 -230 130 -120V80C130 170 70 210 0 210C-70 210 -130 170 -130 80Z'
  return [
    rect(-26, 200, 52, 60, ink),
    rect(-11, 240, 22, 420, steel),
    rect(3, 240, 8, 420, '#6d7a8f'),
    rect(-22, 420, 44, 40, ink),
    path('M-140 664C-120 626 -40 622 0 622C40 622 120 626 140 664Z', ink),
    ellipse(0, 664, 140, 18, '#06070f'),
    path('M-160 40C-160 250 160 250 160 40L140 40C140 220 -140 220 -140 40Z', ink),
    path(shell, steel),
    c.within(
      shell,
      ...times(6, (i) => rect(-130, -170 + i * 40, 260, 22, ink, 'rx="11"')),
      rect(-26, -240, 52, 330, steel),
      rect(-12, -240, 24, 330, cream),
      path('M-140 66H140V220H-140Z', '#8894a8'),
      rect(-140, 66, 280, 12, gold),
    ),
    c.shade(shell, '#39445c', [150, 200], [10, -80], 0.9),
    stroke('M-104 -130C-100 -180 -60 -196 -30 -198', cream, 10),
    circle(0, 138, 30, gold),
    path(angular('-20 150, -4 120, 4 132, 12 118, 24 150'), ink),
    circle(-152, 44, 16, gold),
    circle(152, 44, 16, gold),
  ].join('')
}

export const scenen = wide('hus-scenen', (c) => {
  const cloth = { light: '#e0424a', base: '#a91d31', dark: '#560f22' }
  const floor = angular('0 860, 1920 860, 1920 1080, 0 1080')
  return [
    c.ground(night, blue, '#3d3f86'),
    ...times(10, (i) => rect(260 + i * 150, 0, 70, 860, night, 'opacity=".35"')),
    ...times(40, () =>
      circle(
        between(c.random, 360, 1640),
        between(c.random, 160, 800),
        between(c.random, 1.5, 4),
        cream,
        'opacity=".5"',
      ),
    ),
    path(floor, '#7a3d2a'),
    c.shade(floor, night, [0, 860], [1000, 960], 1),
    ...times(11, (i) => stroke(`M${960 + (i - 5) * 170} 860L${960 + (i - 5) * 330} 1080`, '#4d2420', 4)),
    beam(c, [620, 70], [860, 930], [1200, 930], '#f0866a', 0.6),
    beam(c, [1060, 60], [800, 950], [1320, 950], cream, 0.75),
    beam(c, [1500, 70], [940, 930], [1280, 930], '#6fd0cf', 0.6),
    path(disc(1060, 948, 300, 56), cream, 'opacity=".85"'),
    c.shade(disc(1060, 948, 300, 56), '#c9763f', [1360, 990], [1040, 930], 0.9),
    rect(0, 30, 1920, 16, ink),
    lamp([620, 70], -18, ink, '#f0866a'),
    lamp([1060, 60], 0, ink, cream),
    lamp([1500, 70], 24, ink, '#6fd0cf'),
    lamp([840, 70], 0, ink, blue),
    lamp([1280, 70], 0, ink, blue),
    at(1060, 440, microphone(c), -3, 0.84),
    curtain(c, -30, 400, 1010, 6, cloth),
    curtain(c, 1560, 400, 1010, 6, cloth),
    c.shade(box(0, 0, 1920, 1080), night, [0, 1080], [620, 560], 1),
  ].join('')
})
