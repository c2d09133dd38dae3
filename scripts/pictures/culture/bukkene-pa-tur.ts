/** The goats' outing: three cloth goats on a bridge in a puppet theatre, and the troll below. */
import type { Canvas } from '@/scripts/pictures/kit/canvas'
import { angular, box, disc, soft } from '@/scripts/pictures/kit/outline'
import { times } from '@/scripts/pictures/kit/random'
import { at, circle, ellipse, fade, path, poly, rect, stroke } from '@/scripts/pictures/kit/svg'
import { wide } from '@/scripts/pictures/picture'

const ink = '#20282b'
const sky = '#8fd0c4'
const cream = '#fbf0d6'
const leaf = '#2f6b4a'
const wood = '#b8713a'
const red = '#d94f35'

const stitch = (d: string, color: string) => stroke(d, color, 4, 'stroke-dasharray="13 11"')

/** A goat sewn of cloth, walking to the right; hooves at y 0, 360 long. */
function goat(c: Canvas, cloth: string, dark: string, patch: string, pattern: string): string {
  const trunk = soft(
    '-170 -190, -150 -262, -60 -280, 60 -270, 130 -280, 160 -220, 140 -150, 60 -120, -90 -122, -156 -140',
  )
  const face = soft('118 -352, 160 -392, 214 -380, 270 -320, 268 -280, 226 -270, 176 -280, 130 -290')
  const leg = (x: number, lean: number, fill: string) =>
    path(poly([x - 25, -180], [x + 25, -180], [x + lean + 17, -30], [x + lean - 17, -30]), fill) +
    path(poly([x + lean - 18, -34], [x + lean + 18, -34], [x + lean + 24, 0], [x + lean - 20, 0]), ink)
  return [
    leg(-92, 22, dark),
    leg(112, -16, dark),
    path(soft('-164 -236, -206 -300, -196 -316, -150 -270'), dark),
    path(trunk, cloth),
    c.within(trunk, pattern),
    c.shade(trunk, dark, [-60, -110], [20, -250], 0.95),
    stitch('M-130 -250Q0 -262 128 -258', cream),
    leg(-136, -14, cloth),
    leg(72, 26, cloth),
    path(angular('-20 -236, 50 -244, 60 -176, -14 -170'), patch),
    stitch('M-14 -230L44 -237L53 -181L-8 -176Z', cream),
    path(soft('96 -220, 112 -320, 150 -360, 196 -320, 170 -200, 130 -170'), cloth),
    path(soft('150 -380, 120 -450, 60 -480, 96 -424, 126 -370'), cream),
    path(soft('176 -390, 166 -460, 114 -510, 136 -440, 150 -382'), cream),
    stroke('M98 -446L116 -458M116 -420L138 -432M140 -470L154 -478M150 -440L166 -448', ink, 4),
    path(face, cloth),
    path(soft('136 -352, 96 -350, 62 -316, 96 -308, 140 -324'), dark),
    path(soft('206 -276, 250 -272, 236 -196, 216 -216'), cream),
    circle(196, -338, 20, cream),
    circle(196, -338, 15, ink),
    circle(191, -343, 3.4, cream),
    circle(201, -333, 3.4, cream),
    stroke('M246 -304q8 4 12 -4M236 -282q16 6 26 -4', ink, 5),
    path(soft('104 -250, 150 -226, 180 -216, 184 -190, 140 -198, 96 -222'), red),
    circle(160, -176, 20, '#f2b83f'),
    stroke('M152 -168h16', ink, 4),
  ].join('')
}

function troll(): string {
  const hair = times(15, (i) =>
    path(poly([-150 + i * 20, -90], [-176 + i * 25, -190 - (i % 3) * 34], [-120 + i * 20, -90]), '#33422e'),
  )
  return [
    ...hair,
    path(soft('-170 240, -180 0, -140 -100, 0 -130, 140 -100, 180 0, 170 240'), '#6f8a4b'),
    ellipse(-176, -4, 46, 66, '#6f8a4b'),
    ellipse(176, -4, 46, 66, '#6f8a4b'),
    ellipse(-178, 0, 24, 40, '#4d6637'),
    ellipse(178, 0, 24, 40, '#4d6637'),
    ...[-1, 1].map(
      (s) =>
        circle(s * 66, -26, 44, cream) +
        circle(s * 66 + 12, -44, 20, ink) +
        circle(s * 66 + 18, -50, 6, cream) +
        stroke(`M${s * 22} -82L${s * 112} -${s > 0 ? 92 : 96}`, '#33422e', 20),
    ),
    path(soft('-44 30, -30 -20, 0 -36, 34 -18, 52 36, 30 74, -24 72'), '#8fa864'),
    circle(24, 40, 9, '#4d6637'),
    stroke('M-96 116Q0 150 96 106', ink, 10),
    path(angular('-50 126, -28 134, -42 96'), cream),
    path(angular('44 130, 66 122, 54 92'), cream),
    stitch('M-150 40Q-140 -70 -60 -104', cream),
  ].join('')
}

const hand = (x: number, y: number) =>
  [0, 1, 2, 3]
    .map(
      (i) =>
        ellipse(x + i * 38, y + Math.abs(i - 1.5) * 8, 23, 40, '#6f8a4b') +
        ellipse(x + i * 38, y - 20 + Math.abs(i - 1.5) * 8, 11, 11, cream),
    )
    .join('')

export const bukkenePaTur = wide('kultur-bukkene-pa-tur', (c) => {
  const stripes = (color: string) =>
    times(12, (i) => rect(-190 + i * 34, -300, 14, 200, color, 'opacity=".7"')).join('')
  const spots = times(24, (i) =>
    circle(-160 + (i % 8) * 44 + (i % 2) * 12, -270 + Math.floor(i / 8) * 54, 11, cream, 'opacity=".75"'),
  ).join('')
  const bridge = soft('360 700, 700 590, 1140 550, 1580 590, 1960 700, 1960 764, 1580 656, 1140 616, 700 656, 360 764')
  return [
    c.ground(sky, '#c9e6cf', cream),
    circle(1660, 200, 96, '#f2b83f'),
    ...times(16, (i) => at(1660, 200, rect(-5, -154, 10, 36, '#f2b83f'), i * 22.5)),
    stroke('M1660 -10V104', ink, 4),
    ...[
      [820, 150, 1],
      [1260, 110, 0.8],
    ].map(
      ([x = 0, y = 0, size = 1]) =>
        stroke(`M${x} -10V${y - 40}`, ink, 4) +
        at(
          x,
          y,
          path(soft('-130 30, -120 -20, -60 -30, -20 -66, 50 -50, 70 -16, 128 -6, 130 34, 0 44'), cream) +
            stitch('M-104 22H106', '#9db9b0'),
          0,
          size,
        ),
    ),
    path(soft('-100 1200, -100 560, 200 470, 520 540, 800 760, 800 1200'), leaf),
    path(soft('1500 1200, 1540 740, 1780 560, 2040 520, 2040 1200'), leaf),
    c.shade(soft('1500 1200, 1540 740, 1780 560, 2040 520, 2040 1200'), ink, [1500, 1080], [1760, 620], 0.8),
    path(soft('500 1200, 560 860, 1100 800, 1700 850, 1760 1200'), '#2f7f8e'),
    ...times(7, (i) => stroke(`M${660 + i * 150} ${930 + (i % 2) * 60}q30 -24 60 0t60 0`, cream, 6)),
    at(1120, 830, troll(), 0, 1.02),
    ...times(11, (i) => rect(460 + i * 140, 590 - Math.sin(((i + 0.6) / 11.4) * Math.PI) * 110, 20, 160, '#7d4526')),
    at(690, 604, goat(c, cream, '#b9a98c', '#2f7f8e', spots.replaceAll(cream, '#e8a13c')), -8, 0.62),
    at(1076, 566, goat(c, '#e8a13c', '#9c5b22', leaf, stripes(red)), 0, 0.84),
    at(1540, 594, goat(c, '#5b7fa6', '#2c4668', '#f2b83f', spots), 6, 1.04),
    path(bridge, wood),
    c.within(bridge, ...times(30, (i) => rect(360 + i * 54, 500, 6, 300, '#7d4526'))),
    c.shade(bridge, '#7d4526', [1100, 720], [1100, 560], 0.8),
    hand(840, 640),
    hand(1296, 642),
    rect(-10, 1000, 1940, 90, ink),
    ...times(24, (i) => path(`M${i * 84 - 20} 1000a42 42 0 0 0 84 0Z`, i % 2 ? red : '#f2b83f')),
    fade(0.95, path(disc(300, 900, 0), ink)),
    c.shade(box(0, 0, 1920, 1080), '#12251f', [0, 1080], [700, 520], 1),
    c.shade(box(0, 0, 1920, 1080), '#12251f', [0, 1080], [560, 700], 0.9),
  ].join('')
})
