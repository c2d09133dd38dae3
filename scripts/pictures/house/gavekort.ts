/** The gift card: a card with a bow among tickets and confetti. */
import type { Canvas } from '@/scripts/pictures/kit/canvas'
import { angular, box, disc, soft } from '@/scripts/pictures/kit/outline'
import { between, times } from '@/scripts/pictures/kit/random'
import { at, circle, group, path, poly, rect, stroke } from '@/scripts/pictures/kit/svg'
import { wide } from '@/scripts/pictures/picture'

const pine = '#16463f'
const dark = '#0b2524'
const red = '#d43b34'
const wine = '#8c1f28'
const cream = '#fcf0d8'
const gold = '#efb647'
const rose = '#f2a99a'

const ticketShape = 'M-230 -110H230V-30A30 30 0 0 0 230 30V110H-230V30A30 30 0 0 0 -230 -30Z'

function ticket(c: Canvas, fill: string, edge: string): string {
  const star = poly(
    ...times(
      10,
      (i) =>
        [Math.sin((i * Math.PI) / 5) * (i % 2 ? 26 : 60), -Math.cos((i * Math.PI) / 5) * (i % 2 ? 26 : 60)] as const,
    ),
  )
  return [
    path(ticketShape, dark, 'transform="translate(12 16)" opacity=".5"'),
    path(ticketShape, fill),
    c.shade(ticketShape, edge, [240, 120], [-60, -40], 0.8),
    group('', stroke('M-202 -84H202M-202 84H202', edge, 5)),
    stroke('M112 -96V96', edge, 5, 'stroke-dasharray="2 18"'),
    at(-40, 0, path(star, edge)),
    ...times(5, (i) => rect(140 + (i % 2) * 6, -60 + i * 26, 46 - (i % 2) * 12, 12, edge)),
  ].join('')
}

function bow(c: Canvas): string {
  const loop = soft('0 0, 60 -110, 190 -160, 260 -90, 220 10, 110 40')
  const one = [
    path(loop, red),
    path(soft('60 -24, 110 -90, 190 -100, 200 -40, 130 0'), wine),
    c.shade(loop, wine, [0, 0], [150, -80], 0.9),
  ].join('')
  const tail =
    path(angular('-20 0, 40 6, 150 250, 92 232, 60 280'), red) +
    c.shade(angular('-20 0, 40 6, 150 250, 92 232, 60 280'), wine, [0, 0], [80, 160], 0.9)
  return [
    tail,
    group('transform="scale(-1 1)"', tail),
    one,
    group('transform="scale(-1 1)"', one),
    path(soft('-46 -44, 0 -54, 46 -44, 54 10, 44 52, 0 60, -44 52, -54 10'), red),
    stroke('M-16 -34Q-8 6 -18 40M16 -34Q8 6 18 40', wine, 6),
  ].join('')
}

export const gavekort = wide('hus-gavekort', (c) => {
  const card = 'M-430 -250Q-430 -280 -400 -280H400Q430 -280 430 -250V250Q430 280 400 280H-400Q-430 280 -430 250Z'
  return [
    c.ground(pine),
    c.glow('#3c8a6f', [1200, 480], 900, 0.9),
    ...times(90, () => {
      const [x, y] = [between(c.random, 420, 1900), between(c.random, 10, 1060)]
      const fill = [gold, red, cream, rose, '#7fc0a8'][Math.floor(c.random() * 5)] ?? gold
      return at(
        x,
        y,
        c.random() > 0.5
          ? rect(-16, -7, 32, 14, fill)
          : c.random() > 0.5
            ? circle(0, 0, 12, fill)
            : stroke('M-30 0q10 -18 20 0t20 0t20 0', fill, 7),
        between(c.random, 0, 180),
      )
    }),
    at(760, 290, ticket(c, gold, '#a9611f'), -24, 1.05),
    at(1640, 300, ticket(c, rose, '#b04a44'), 22, 1.05),
    at(1660, 830, ticket(c, '#7fc0a8', '#22695a'), -14, 1.05),
    at(830, 860, ticket(c, cream, '#c9823a'), 12, 0.9),
    at(
      1170,
      580,
      [
        path(card, dark, 'transform="translate(20 26)" opacity=".6"'),
        path(card, cream),
        c.shade(card, '#d9b27c', [430, 280], [-60, -60], 0.7),
        c.within(
          card,
          path(disc(250, 190, 120), '#f6c56a'),
          path(angular('60 300, 220 60, 290 150, 350 80, 480 300'), pine),
          path(angular('220 60, 258 108, 220 140, 184 116'), cream),
          path(angular('350 80, 382 132, 350 150, 326 120'), cream),
          rect(-250, -300, 110, 600, red),
          rect(-430, -110, 860, 100, red),
          rect(-250, -110, 110, 100, wine),
          stroke('M-236 -300V300M-154 -300V300M-430 -98H430M-430 -22H430', gold, 5),
        ),
        stroke(card, gold, 7),
        at(-196, -66, bow(c), -6, 1.1),
      ].join(''),
      -7,
      0.98,
    ),
    c.shade(box(0, 0, 1920, 1080), dark, [0, 1080], [600, 560], 1),
  ].join('')
})
