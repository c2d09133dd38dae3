/** His Girl Friday: typewriter, telephone and hat. */
import type { Canvas } from '@/scripts/pictures/kit/canvas'
import { lettering } from '@/scripts/pictures/kit/lettering'
import { between, times } from '@/scripts/pictures/kit/random'
import { at, blob, circle, ellipse, path, poly, rect, stroke } from '@/scripts/pictures/kit/svg'
import { cover, poster } from '@/scripts/pictures/picture'

const ink = '#1b1719'
const red = '#cf3a2c'
const cream = '#f8ecd2'
const mustard = '#ecb63e'
const slate = '#3d4a57'

/** From the front; the middle of its foot at 0,0, 760 wide; the paper stands `tall` above the roller. */
function typewriter(c: Canvas, tall: number, words: string): string {
  const body = 'M-330 0C-350 -60 -330 -200 -300 -300H300C330 -200 350 -60 330 0Z'
  const row = (y: number, count: number, half: number) =>
    times(count, (i) => {
      const x = -half + (i * half * 2) / (count - 1)
      return circle(x, y + 9, 24, '#000') + circle(x, y, 24, cream) + circle(x, y, 17, ink) + circle(x, y, 13, cream)
    }).join('')
  return [
    rect(-260, -440 - tall, 520, tall + 80, cream),
    c.shade(`M-260 ${-440 - tall}h520v${tall + 80}h-520Z`, '#d8b98a', [0, -380], [0, -520], 0.9),
    words,
    rect(-390, -440, 780, 92, ink, 'rx="14"'),
    rect(-350, -440, 700, 30, slate),
    rect(-440, -428, 60, 66, red, 'rx="16"'),
    rect(380, -428, 60, 66, red, 'rx="16"'),
    stroke('M-400 -470L-470 -520', '#8d99a3', 14),
    circle(-474, -524, 15, red),
    path('M-300 -300C-250 -380 250 -380 300 -300Z', slate),
    path('M-190 -300C-150 -350 150 -350 190 -300Z', ink),
    ...times(13, (i) => stroke(`M0 -252L${-150 + i * 25} -330`, '#8d99a3', 4)),
    path(body, ink),
    c.shade(body, '#4d5a66', [-300, -320], [-80, -100], 0.8),
    rect(-150, -292, 300, 34, red, 'rx="8"'),
    row(-214, 10, 250),
    row(-156, 9, 244),
    row(-98, 10, 276),
    rect(-180, -52, 360, 30, cream, 'rx="15"'),
    rect(-372, -14, 744, 34, '#000', 'rx="10"'),
  ].join('')
}

/** A candlestick telephone, foot at 0,0, 520 high. */
function telephone(fill: string, light: string): string {
  return [
    ellipse(0, 0, 110, 30, fill),
    path('M-84 -6C-70 -66 -30 -70 -22 -100V-380H22V-100C30 -70 70 -66 84 -6Z', fill),
    rect(-8, -370, 10, 260, light),
    path(poly([-30, -372], [30, -372], [42, -440], [-42, -440]), fill),
    at(
      0,
      -430,
      path(poly([-30, -30], [60, -74], [60, 66], [-30, 24]), fill) +
        ellipse(60, -4, 26, 70, light) +
        ellipse(62, -4, 17, 54, fill),
    ),
    stroke('M-22 -330H-92', fill, 12),
    at(
      -104,
      -330,
      path(poly([-26, -90], [26, -90], [18, -40], [16, 60], [34, 110], [-34, 110], [-16, 60], [-18, -40]), fill) +
        ellipse(0, -90, 28, 11, light),
    ),
    stroke('M-104 -216C-110 -60 -190 -60 -170 20C-150 70 -60 40 -40 20', fill, 9),
  ].join('')
}

/** A woman's tilted hat with stripes and a feather; 420 wide. */
function hat(c: Canvas): string {
  const crown = blob([-150, 6], [-136, -110], [-60, -178], [50, -176], [130, -110], [150, 6])
  return [
    path(blob([-250, 30], [-120, -14], [100, -16], [230, 24], [180, 62], [0, 74], [-190, 64]), '#8e1f1c'),
    path(crown, red),
    c.within(
      crown,
      ...times(5, (i) =>
        path(
          poly(
            [-200, -150 + i * 56],
            [0, -110 + i * 56],
            [200, -150 + i * 56],
            [200, -130 + i * 56],
            [0, -88 + i * 56],
            [-200, -130 + i * 56],
          ),
          cream,
        ),
      ),
    ),
    path(blob([-150, 16], [0, -24], [150, 16], [146, 36], [0, 10], [-148, 38]), ink),
    path('M120 0C190 -90 220 -220 190 -330C120 -270 96 -120 108 0Z', mustard),
    stroke('M114 0C150 -110 180 -210 188 -310', ink, 5),
  ].join('')
}

export const hisGirlFriday = [
  poster('his-girl-friday', (c) => {
    const words = lettering(['HIS GIRL', 'FRIDAY'], {
      face: 'elite',
      fill: ink,
      x: 0,
      top: -1052,
      width: 440,
      gap: 46,
      align: 'middle',
      justify: true,
    })
    return [
      c.ground(mustard),
      c.shade('M0 0H1000V1500H0Z', '#df7f2c', [1000, 0], [400, 700], 1),
      path(poly([0, 1120], [1000, 1060], [1000, 1500], [0, 1500]), red),
      c.shade(poly([0, 1120], [1000, 1060], [1000, 1500], [0, 1500]), '#7d1b1a', [0, 1500], [200, 1130], 1),
      at(
        580,
        1370,
        typewriter(
          c,
          760,
          words + times(4, (i) => rect(-220, -700 + i * 46, i === 3 ? 250 : 440, 9, '#b9a98c')).join(''),
        ),
        0,
        0.9,
      ),
      at(776, 300, hat(c), 12, 0.86),
      at(150, 1360, telephone(ink, slate), -4, 1.12),
    ].join('')
  }),
  cover('his-girl-friday', (c) => {
    const window = 'M620 60H1860V720H620Z'
    const city = times(15, (i) => {
      const [x, tall] = [600 + i * 88, between(c.random, 160, 440)]
      return (
        rect(x, 720 - tall, 80, tall, '#22303f') +
        times(14, (j) =>
          c.random() > 0.45 ? rect(x + 12 + (j % 3) * 22, 744 - tall + Math.floor(j / 3) * 48, 11, 20, mustard) : '',
        ).join('')
      )
    })
    return [
      c.ground('#4a1c1d', '#2a1518'),
      c.within(
        window,
        c.fill('#3d5a72'),
        c.shade(window, '#e58b3a', [0, 720], [0, 300], 1),
        circle(1000, 240, 70, cream),
        ...city,
      ),
      ...times(9, (i) => rect(620, 66 + i * 34, 1240, 13, ink, 'opacity=".82"')),
      rect(1226, 60, 22, 670, ink),
      stroke(window, ink, 26),
      path(poly([0, 860], [1920, 820], [1920, 1080], [0, 1080]), '#6d2c22'),
      c.shade(poly([0, 860], [1920, 820], [1920, 1080], [0, 1080]), mustard, [1280, 830], [900, 1080], 0.8),
      path(poly([1080, 250], [1480, 250], [1760, 860], [800, 880]), mustard, 'opacity=".17"'),
      at(
        1270,
        985,
        typewriter(c, 110, times(5, (i) => rect(-220, -530 + i * 28, i === 2 ? 230 : 440, 8, '#8d7f68')).join('')),
        0,
        1.02,
      ),
      at(800, 960, telephone(ink, slate), 0, 1.1),
      at(1690, 900, hat(c), -6, 0.94),
      c.shade('M0 0H1920V1080H0Z', '#140a0c', [0, 1080], [660, 460], 1),
    ].join('')
  }),
]
