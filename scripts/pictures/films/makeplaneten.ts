/** Måkeplaneten: a very small planet, and the gulls that own it. */
import type { Canvas } from '@/scripts/pictures/kit/canvas'
import { stars } from '@/scripts/pictures/kit/landscape'
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
  polar,
  poly,
  rect,
  stroke,
} from '@/scripts/pictures/kit/svg'
import { cover, poster } from '@/scripts/pictures/picture'

const space = '#2a1a4f'
const pink = '#f2678f'
const peach = '#ffc08a'
const sea = '#2fb3b0'
const sand = '#ffe3a6'
const white = '#fffaf0'
const ink = '#241a33'
const beak = '#ffb52e'

/** A gull standing, heading left; feet at 0,0, 250 high. */
function gull(mood: 'calm' | 'cry'): string {
  return [
    stroke('M-14 -60V0M-14 0h-24M22 -60V0M22 0h-24', beak, 9),
    path(
      blob(
        [-60, -150],
        [-10, -168],
        [60, -140],
        [130, -96],
        [170, -66],
        [100, -62],
        [30, -50],
        [-40, -64],
        [-74, -110],
      ),
      white,
    ),
    path(blob([-20, -140], [50, -134], [130, -92], [180, -62], [90, -76], [20, -84]), '#a9b4c4'),
    path(poly([120, -88], [204, -56], [130, -70]), ink),
    path(blob([-76, -110], [-84, -180], [-66, -226], [-22, -234], [4, -206], [0, -160], [10, -130]), white),
    circle(-48, -204, 10, ink),
    circle(-51, -207, 3, white),
    mood === 'cry'
      ? path(poly([-76, -214], [-150, -236], [-80, -196]), beak) +
        path(poly([-80, -192], [-138, -168], [-74, -178]), beak)
      : path(poly([-76, -212], [-146, -186], [-140, -172], [-74, -182]), beak),
    mood === 'cry' ? stroke('M-64 -222l24 8', ink, 6) : circle(-132, -184, 5, '#e0402f'),
  ].join('')
}

/** A gull in flight, seen from the front; 300 wide. */
const flying = () =>
  [
    path(blob([-20, 0], [-90, -70], [-170, -60], [-230, 0], [-160, -20], [-90, 10], [-20, 40]), white),
    path(blob([20, 0], [90, -70], [170, -60], [230, 0], [160, -20], [90, 10], [20, 40]), white),
    path(poly([-190, -46], [-236, 6], [-176, -18]), ink),
    path(poly([190, -46], [236, 6], [176, -18]), ink),
    ellipse(0, 20, 32, 42, white),
    circle(-12, 8, 5, ink),
    circle(12, 8, 5, ink),
    path(poly([-11, 18], [11, 18], [0, 44]), beak),
  ].join('')

function planet(c: Canvas, r: number): string {
  const disc = `M${-r} 0A${r} ${r} 0 0 1 ${r} 0A${r} ${r} 0 0 1 ${-r} 0Z`
  const isle = (angle: number, size: number) =>
    at(
      ...polar([0, 0], angle, r * 0.45),
      path(
        blob(
          [-size, 0],
          [-size * 0.5, -size * 0.6],
          [size * 0.4, -size * 0.5],
          [size, 0.1 * size],
          [size * 0.3, size * 0.6],
          [-size * 0.6, size * 0.5],
        ),
        sand,
      ),
      angle,
    )
  const house = at(
    0,
    -r + 8,
    [
      rect(-70, -110, 140, 116, '#d83a34'),
      path(poly([-90, -106], [0, -190], [90, -106]), ink),
      rect(-24, -70, 48, 76, white),
      rect(34, -84, 24, 28, sand),
      rect(-58, -84, 24, 28, sand),
      rect(30, -196, 22, 54, ink),
    ].join(''),
  )
  const mast = at(
    ...polar([0, 0], -58, r - 4),
    [
      rect(-30, -200, 60, 204, white),
      rect(-30, -150, 60, 40, '#d83a34'),
      rect(-30, -70, 60, 40, '#d83a34'),
      rect(-22, -240, 44, 42, peach),
      path(poly([-34, -238], [0, -280], [34, -238]), ink),
    ].join(''),
    32,
  )
  return [
    house,
    mast,
    path(disc, sea),
    isle(40, r * 0.3),
    isle(170, r * 0.34),
    isle(-70, r * 0.26),
    isle(110, r * 0.16),
    ...times(12, (i) =>
      at(
        ...polar([0, 0], i * 77, r * (0.3 + (i % 4) * 0.17)),
        stroke('M-30 0q15 -16 30 0q15 16 30 0', white, 6, 'opacity=".7"'),
      ),
    ),
    c.shade(disc, '#123a63', [r * 0.7, r * 0.8], [-r * 0.2, -r * 0.2], 1),
  ].join('')
}

const sitting = (r: number, from: number, step: number, count: number, scale: number) =>
  times(count, (i) => {
    const angle = from + i * step
    const foot: Point = polar([0, 0], angle, r - 3)
    return at(foot[0], foot[1], gull(i % 3 === 1 ? 'cry' : 'calm'), angle + 90, scale)
  }).join('')

export const makeplaneten = [
  poster('makeplaneten', (c) =>
    [
      c.ground(space, '#8a3f86', pink, peach),
      stars(c, 90, 1100, '#fff', 5),
      circle(180, 640, 66, peach),
      ellipse(180, 640, 130, 22, 'none', 'stroke="#fffaf0" stroke-width="9" transform="rotate(-18 180 640)"'),
      at(850, 530, flying(), 12, 0.56),
      at(300, 480, flying(), -14, 0.44),
      at(500, 1000, group('', sitting(280, -8, 49, 5, 0.8), sitting(280, -138, 40, 1, 0.84), planet(c, 280)), -4, 1),
      lettering(['MÅKE-', 'PLANETEN'], {
        face: 'lilita',
        fill: white,
        x: 500,
        top: 70,
        width: 820,
        gap: 22,
        align: 'middle',
        warp: (x, y) => [x, y + ((x - 500) / 500) ** 2 * 44],
      }),
    ].join(''),
  ),
  cover('makeplaneten', (c) =>
    [
      c.ground(space, '#8a3f86', pink, peach),
      stars(c, 130, 900, '#fff', 5),
      circle(420, 330, 70, peach),
      ellipse(420, 330, 140, 24, 'none', 'stroke="#fffaf0" stroke-width="9" transform="rotate(-18 420 330)"'),
      at(800, 250, flying(), -12, 0.6),
      at(1720, 240, flying(), 14, 0.66),
      at(1280, 630, group('', sitting(290, -8, 49, 5, 0.8), sitting(290, -136, 40, 1, 0.9), planet(c, 290)), -4, 0.98),
      c.shade('M0 0H1920V1080H0Z', '#1a0f38', [0, 1080], [680, 460], 1),
    ].join(''),
  ),
]
