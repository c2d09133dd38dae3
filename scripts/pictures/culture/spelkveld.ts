/** An evening of folk tunes: two fiddlers before a mountain cabin in the last sun. */
import { body, joints, type Look } from '@/scripts/pictures/kit/body'
import type { Canvas } from '@/scripts/pictures/kit/canvas'
import { ridge } from '@/scripts/pictures/kit/landscape'
import { angular, box, disc, soft } from '@/scripts/pictures/kit/outline'
import { between, times } from '@/scripts/pictures/kit/random'
import { bow, fiddle, fiddleOutline } from '@/scripts/pictures/kit/strings'
import { at, circle, path, poly, rect, stroke } from '@/scripts/pictures/kit/svg'
import { wide } from '@/scripts/pictures/picture'

const dusk = '#2b1a33'
const log = '#6b3327'
const bark = '#48222a'
const sun = '#f6c254'
const orange = '#ea7f3a'
const cream = '#fbecd0'
const moss = '#5d6b2f'

/** A log house with turf on its roof; its lower left corner at 0,0, 900 wide. */
function cabin(c: Canvas): string {
  const logs = times(
    8,
    (i) =>
      rect(-24 - (i % 2) * 14, -44 - i * 44, 900 + (i % 2) * 28, 42, log, 'rx="20"') +
      stroke(`M10 ${-16 - i * 44}H850`, bark, 4),
  )
  const wall = box(-40, -360, 920, 360)
  const turf = angular('-110 -330, 40 -600, 840 -600, 990 -330')
  const blades = times(110, (i) => {
    const x = 30 + i * 7.5
    return path(
      poly([x - 6, -594], [x + between(c.random, -8, 8), -594 - between(c.random, 16, 44)], [x + 6, -594]),
      moss,
    )
  })
  return [
    ...logs,
    c.shade(wall, dusk, [-40, 0], [500, -200], 0.9),
    rect(150, -270, 150, 130, bark),
    rect(162, -258, 126, 106, sun),
    stroke('M225 -258V-152M162 -205H288', bark, 9),
    rect(610, -290, 160, 290, bark),
    rect(626, -276, 128, 276, '#8a3b2c'),
    stroke('M668 -276V0M712 -276V0', bark, 5),
    circle(738, -140, 8, sun),
    rect(690, -690, 90, 130, '#7d6f72'),
    rect(680, -704, 110, 26, bark),
    path(turf, moss),
    c.shade(turf, '#2f3a22', [-100, -330], [500, -560], 0.9),
    c.shade(turf, sun, [900, -600], [520, -470], 0.55),
    ...blades,
    stroke('M-110 -328H990', bark, 22),
  ].join('')
}

/** A fiddler who sits, facing right, the seat's foot at 0,0. */
function fiddler(c: Canvas, look: Look, waistcoat: string, skirt: boolean): string {
  const pose = joints(
    '16 -430, -4 -366, -30 -164',
    '90 -268, 166 -330, -36 -236, 92 -296',
    '116 -186, 128 -8, 78 -172, 60 0',
  )
  const player = body(pose, { ...look, turn: 1, tilt: 14 })
  const wood = { body: '#d98a36', edge: '#6b2d17', dark: dusk, light: cream }
  return [
    path(angular('-110 -140, 60 -140, 60 -116, -110 -116'), bark),
    stroke('M-90 -120V0M40 -120V0', bark, 14),
    player.far,
    player.legs,
    skirt ? path(soft('-92 -180, 40 -210, 140 -190, 150 -50, 70 -22, -50 -50, -96 -120'), look.legs ?? dusk) : '',
    skirt ? stroke('M-70 -86Q30 -20 146 -78', orange, 9) : '',
    player.trunk,
    c.within(
      player.outline,
      path(soft('-90 -380, -30 -350, 14 -380, 70 -300, 40 -140, -110 -130'), waistcoat),
      stroke('M2 -350L-8 -180', sun, 5),
      ...times(5, (i) => circle(-2 - i * 3, -330 + i * 32, 6, sun)),
    ),
    player.head,
    at(88, -352, fiddle(wood, c.shade(fiddleOutline, wood.edge, [60, 100], [-30, -40], 0.9)), 74, 0.64),
    at(94, -292, bow(256, wood.edge, cream), -54),
    player.near,
  ].join('')
}

export const spelkveld = wide('kultur-spelkveld', (c) => {
  const skin = { skin: '#efb98a', shade: '#b9704a' }
  return [
    c.ground('#8a3d5c', '#e0693f', sun),
    circle(560, 470, 130, cream),
    c.glow(cream, [560, 470], 420, 0.7),
    path(
      ridge(c, [
        [0, 560],
        [240, 380],
        [430, 520],
        [700, 330],
        [960, 540],
        [1300, 300],
        [1600, 520],
        [1920, 360],
      ]),
      '#a8465a',
    ),
    path(
      ridge(c, [
        [0, 680],
        [360, 570],
        [700, 690],
        [1100, 560],
        [1500, 680],
        [1920, 580],
      ]),
      '#743454',
    ),
    path(soft('-100 1200, -100 780, 400 720, 900 770, 1500 720, 2020 760, 2020 1200'), '#4d2a44'),
    at(930, 880, cabin(c)),
    path(soft('-100 1300, -100 930, 420 870, 1000 890, 1500 860, 2020 890, 2020 1300'), moss),
    c.shade(
      soft('-100 1300, -100 930, 420 870, 1000 890, 1500 860, 2020 890, 2020 1300'),
      sun,
      [560, 850],
      [1000, 1060],
      0.6,
    ),
    path(disc(970, 1016, 180, 18), dusk, 'opacity=".5"'),
    path(disc(1580, 1016, 190, 18), dusk, 'opacity=".5"'),
    at(
      950,
      1012,
      fiddler(
        c,
        {
          ...skin,
          size: 45,
          top: cream,
          far: '#d8bf9a',
          legs: '#23324a',
          shoes: dusk,
          hair: '#7a3b1c',
          style: 'short',
          mood: 'smile',
        },
        '#9c2c36',
        false,
      ),
      0,
      1.16,
    ),
    at(
      1590,
      1012,
      fiddler(
        c,
        {
          ...skin,
          skin: '#f3cfae',
          shade: '#c58d66',
          size: 44,
          top: cream,
          far: '#d8bf9a',
          legs: '#1f5a55',
          shoes: dusk,
          hair: '#d9a548',
          style: 'braids',
        },
        '#1f5a55',
        true,
      ),
      0,
      [-1.14, 1.14],
    ),
    c.shade(box(0, 0, 1920, 1080), dusk, [0, 1080], [700, 520], 1),
    c.shade(box(0, 0, 1920, 1080), dusk, [0, 1080], [520, 740], 0.8),
  ].join('')
})
