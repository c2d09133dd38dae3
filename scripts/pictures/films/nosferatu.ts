/** Nosferatu: the shadow on the stair. */
import { lettering } from '@/scripts/pictures/kit/lettering'
import { times } from '@/scripts/pictures/kit/random'
import {
  at,
  blob,
  circle,
  ellipse,
  group,
  type Point,
  path,
  poly,
  rect,
  stroke,
  taper,
} from '@/scripts/pictures/kit/svg'
import { cover, poster } from '@/scripts/pictures/picture'

const black = '#12140f'
const bile = '#a9b06a'
const bone = '#efe6c6'
const moss = '#56602f'

/** A finger of three bones and a nail. */
function finger(knuckle: Point, joint: Point, tip: Point, nail: Point, thick: number, fill: string): string {
  return [
    path(taper(knuckle, thick, joint, thick * 0.8), fill),
    path(taper(joint, thick * 0.82, tip, thick * 0.5), fill),
    path(taper(tip, thick * 0.5, nail, 0.6), fill),
    circle(...joint, thick * 0.92, fill),
  ].join('')
}

/** A hand that reaches to the right, its wrist at 0,0. */
function claw(fill: string): string {
  return [
    ellipse(48, 0, 74, 44, fill),
    finger([95, -30], [190, -120], [290, -112], [372, -66], 17, fill),
    finger([108, -12], [230, -62], [340, -34], [430, 24], 18, fill),
    finger([108, 8], [230, 6], [332, 48], [408, 110], 17, fill),
    finger([95, 26], [196, 66], [276, 122], [330, 190], 16, fill),
    finger([34, -32], [90, -132], [168, -182], [244, -192], 16, fill),
  ].join('')
}

function head(fill: string): string {
  return [
    path(
      blob(
        [0, -150],
        [70, -128],
        [104, -70],
        [112, -30],
        [168, 22],
        [166, 36],
        [120, 40],
        [118, 62],
        [106, 78],
        [104, 110],
        [60, 136],
        [10, 120],
        [-60, 60],
        [-104, -20],
        [-76, -112],
      ),
      fill,
    ),
    path(poly([-40, 44], [-150, -60], [-196, -148], [-104, -116], [-10, -40]), fill),
  ].join('')
}

function stairs(): string {
  const steps = times(9, (i) => rect(i * 125 - 30, 1330 - i * 66, 1100, 700, black)).join('')
  const posts = times(17, (i) => rect(i * 62 + 6, 1090 - i * 32.8, 13, 330, black)).join('')
  return steps + posts + stroke('M-40 1108L1040 538', black, 30)
}

export const nosferatu = [
  poster('nosferatu', (c) => {
    const body = blob(
      [420, 530],
      [330, 500],
      [222, 560],
      [160, 700],
      [164, 880],
      [214, 1060],
      [160, 1400],
      [520, 1400],
      [470, 1050],
      [500, 820],
      [500, 640],
    )
    const shadow = group(
      '',
      at(420, 440, head(black), 8, 1.12),
      path(body, black),
      path(taper([450, 640], 58, [575, 770], 40), black),
      path(taper([575, 770], 40, [610, 520], 25), black),
      at(612, 500, claw(black), -48, 0.92),
      path(taper([400, 660], 54, [520, 850], 32) + taper([520, 850], 32, [650, 800], 20), black),
      at(650, 796, claw(black), 6, 0.62),
    )
    return [
      c.ground(moss),
      c.fill(c.radial([520, 520], 900, '#d9d894', bile, moss, '#20260f')),
      c.glow('#efe9b4', [600, 470], 620, 0.5),
      times(7, (i) => stroke(`M0 ${160 + i * 190}H1000`, '#3d4522', 3, 'opacity=".28"')).join(''),
      shadow,
      c.shade('M0 0H1000V1500H0Z', black, [0, 0], [420, 260], 0.85),
      c.shade('M0 0H1000V1500H0Z', black, [1000, 1500], [640, 760], 0.7),
      stairs(),
      lettering(['NOSFERATU'], {
        face: 'anton',
        fill: bone,
        x: 70,
        top: 1185,
        width: 860,
        tracking: 0.02,
        warp: (x, y) => [x, 1440 - (1440 - y) * (0.72 + (x / 1000) * 0.5)],
      }),
    ].join('')
  }),
  cover('nosferatu', (c) => {
    const door = 'M1440 1080V330C1440 230 1660 230 1660 330V1080Z'
    return [
      c.ground(moss),
      c.fill(c.radial([1150, 480], 1100, '#dcdb99', bile, moss, '#171c0c')),
      c.glow('#f0eab8', [1200, 430], 640, 0.5),
      path('M1400 1080V320C1400 180 1700 180 1700 320V1080Z', '#262b16'),
      path(door, '#3b2a1a'),
      times(4, (i) => rect(1450 + i * 54, 250, 3, 830, '#1c130b')).join(''),
      stroke('M1450 420H1650M1450 860H1650', black, 16),
      circle(1630, 680, 15, bone),
      rect(0, 980, 1920, 100, '#151a0c'),
      path(taper([-60, 1010], 150, [470, 700], 92), black),
      path(taper([470, 700], 92, [770, 500], 44), black),
      at(780, 492, claw(black), -14, 1.42),
      c.shade('M0 0H1920V1080H0Z', black, [0, 1080], [900, 300], 0.95),
      c.shade('M0 0H1920V1080H0Z', black, [0, 0], [700, 300], 0.6),
      c.shade('M0 0H1920V1080H0Z', black, [1920, 1080], [1500, 500], 0.6),
    ].join('')
  }),
]
