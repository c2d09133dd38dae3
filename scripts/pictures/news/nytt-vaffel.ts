/** Waffle day: hearts with jam, seen from above. */
import type { Canvas } from '@/scripts/pictures/kit/canvas'
import { box, disc, soft } from '@/scripts/pictures/kit/outline'
import { between, times } from '@/scripts/pictures/kit/random'
import { at, circle, fade, path, rect, stroke } from '@/scripts/pictures/kit/svg'
import { news } from '@/scripts/pictures/picture'

const cloth = '#f6efe1'
const check = '#7fa3a8'
const navy = '#20404d'
const gold = '#e3a13d'
const brown = '#a8621f'
const jam = '#c0232f'

const heart =
  'M0 150C-30 112 -128 66 -128 -14C-128 -74 -84 -104 -46 -96C-22 -91 -6 -76 0 -56C6 -76 22 -91 46 -96C84 -104 128 -74 128 -14C128 66 30 112 0 150Z'

/** A waffle heart, its point at 0,0 and its lobes upwards. */
function waffle(c: Canvas): string {
  const grid = times(9, (i) => stroke(`M${-160 + i * 40} -130V170M-150 ${-130 + i * 38}H150`, brown, 9)).join('')
  const light = times(9, (i) => stroke(`M${-153 + i * 40} -130V170M-150 ${-123 + i * 38}H150`, '#f6cd7c', 4)).join('')
  return at(
    0,
    -150,
    [
      path(heart, brown, 'transform="translate(5 9)"'),
      path(heart, gold),
      c.within(heart, at(0, 0, grid + light, 45)),
      c.shade(heart, brown, [110, 130], [-20, -30], 0.75),
      stroke(heart, '#8a4c16', 6),
      stroke('M-104 -40C-100 -66 -76 -80 -52 -76', '#fbe2a6', 7),
    ].join(''),
  )
}

const round = (c: Canvas, hearts = [0, 1, 2, 3, 4]) =>
  hearts.map((i) => at(0, 0, waffle(c), i * 72, [0.84, 0.9])).join('')

function plate(c: Canvas, r: number): string {
  return [
    c.glow(navy, [30, 40], r * 1.22, 0.75, disc(30, 40, r * 1.22)),
    circle(0, 0, r, '#fffaf0'),
    c.shade(disc(0, 0, r), '#cdb995', [r, r], [0, 0], 0.5),
    circle(0, 0, r * 0.94, 'none', `stroke="${navy}" stroke-width="7"`),
    ...times(40, (i) => at(0, 0, path(`M0 ${-r * 0.9}q10 14 0 30q-10 -16 0 -30`, check), i * 9)),
    circle(0, 0, r * 0.76, '#efe4cd'),
  ].join('')
}

function bowl(c: Canvas): string {
  const berries = times(16, () =>
    circle(
      between(c.random, -82, 82),
      between(c.random, -82, 82),
      between(c.random, 13, 22),
      between(c.random, 0, 1) > 0.5 ? '#e0414a' : '#8f1522',
    ),
  )
  return [
    c.glow(navy, [20, 28], 190, 0.8, disc(20, 28, 190)),
    circle(0, 0, 152, navy),
    circle(0, 0, 132, '#2f5c6c'),
    circle(0, 0, 116, jam),
    c.within(disc(0, 0, 116), ...berries, stroke('M-80 -30Q-30 -80 40 -70M-40 60Q10 84 70 40', '#f08a86', 9)),
    at(
      28,
      -30,
      path(soft('-26 -20, 0 -36, 26 -20, 22 20, 0 34, -22 20'), '#d7dde0') +
        path(soft('-9 -30, 9 -30, 12 -250, 0 -262, -12 -250'), '#d7dde0') +
        path(soft('-14 -10, 0 -22, 10 -6, 2 16'), '#f4f7f8'),
      38,
    ),
  ].join('')
}

function cup(c: Canvas): string {
  return [
    c.glow(navy, [22, 30], 200, 0.8, disc(22, 30, 200)),
    circle(0, 0, 168, '#fffaf0'),
    circle(0, 0, 152, 'none', `stroke="${check}" stroke-width="8"`),
    at(0, 0, path(soft('90 -26, 190 -30, 200 0, 190 30, 90 26'), '#e2725b'), -30),
    circle(0, 0, 108, '#e2725b'),
    circle(0, 0, 92, '#3b2018'),
    c.shade(disc(0, 0, 92), '#7a4a2c', [-60, -60], [40, 50], 0.9),
    stroke('M-44 -8C-40 -44 0 -54 26 -36', '#c08a5a', 8),
  ].join('')
}

/** Lies with its tines upwards, 520 long. */
const fork = (fill: string) =>
  path(
    soft(
      '-34 -258, -34 -150, -10 -104, 10 -104, 34 -150, 34 -258, 22 -258, 20 -160, 10 -160, 7 -260, -7 -260, -10 -160, -20 -160, -22 -258',
    ),
    fill,
  ) + path(soft('-9 -120, 9 -120, 20 220, 0 262, -20 220'), fill)
const spill = soft('-92 -20, -50 -80, 24 -88, 84 -46, 92 14, 66 66, 84 130, 62 164, 32 130, 4 92, -48 82, -86 44')
const cream = soft('-8 -30, 26 -60, 72 -48, 86 -6, 60 26, 14 22')

export const nyttVaffel = news('nytt-vaffel', (c) =>
  [
    c.ground(cloth),
    ...times(11, (i) => rect(i * 160 - 30, 0, 80, 900, check, 'opacity=".42"')),
    ...times(7, (i) => rect(0, i * 160 - 70, 1600, 80, check, 'opacity=".42"')),
    at(850, 460, plate(c, 400)),
    at(
      850,
      460,
      [
        at(-10, 20, round(c), 30, 1.1),
        fade(0.4, path(disc(10, 20, 270), '#5a2f0c')),
        at(8, -8, round(c), 0, 1.14),
        path(spill, '#8f1522', 'transform="translate(6 9)"'),
        path(spill, jam),
        ...times(9, () =>
          circle(
            between(c.random, -56, 50),
            between(c.random, -50, 40),
            between(c.random, 9, 17),
            between(c.random, 0, 1) > 0.4 ? '#e0414a' : '#8f1522',
          ),
        ),
        stroke('M-64 -26Q-36 -66 18 -66M62 96Q70 116 66 134', '#f4a09a', 7),
        path(cream, '#d9cdb6', 'transform="translate(5 7)"'),
        path(cream, '#fffaf0'),
        stroke('M18 -26Q38 -46 62 -32T52 6', '#e7dcc6', 6),
      ].join(''),
    ),
    at(1400, 250, bowl(c)),
    at(1420, 690, cup(c), 8),
    at(346, 486, fork('#4d6d78'), 4),
    at(330, 470, fork('#dfe5e6') + stroke('M-5 -84L-9 216', '#9fb1b7', 5), 4),
    c.shade(box(0, 0, 1600, 900), navy, [0, 900], [520, 460], 0.6),
  ].join(''),
)
