/** What the drawings have in common of nature: ridges, peaks, firs, stars, snow, northern lights, beams, waves. */
import type { Canvas } from './canvas'
import { between, type Random, times } from './random'
import { circle, hill, type Point, path, poly } from './svg'

/** A jagged line through the points, finer with each round of breaking. */
export function jagged(random: Random, points: Point[], rough = 0.16, rounds = 4): Point[] {
  let broken = points
  for (let round = 0; round < rounds; round += 1) {
    broken = broken.flatMap((point, index) => {
      const next = broken[index + 1]
      if (!next) return [point]
      const length = Math.hypot(next[0] - point[0], next[1] - point[1])
      const lift = between(random, -rough, rough) * length
      return [point, [(point[0] + next[0]) / 2 + lift * 0.3, (point[1] + next[1]) / 2 + lift] as const]
    })
  }
  return broken
}

/** A jagged skyline, closed at the floor. */
export function ridge(c: Canvas, points: Point[], floor = c.height, rough = 0.16): string {
  const edge = jagged(c.random, points, rough)
  const [first, last] = [edge[0] ?? [0, 0], edge[edge.length - 1] ?? [0, 0]]
  return poly(...edge, [last[0], floor], [first[0], floor])
}

/** A peak with a lit and a shaded side and snow that runs down in tongues. */
export function peak(
  c: Canvas,
  top: Point,
  half: number,
  floor: number,
  paint: { lit: string; dark: string; snow?: string },
) {
  const [x, y] = top
  const left = jagged(c.random, [[x - half, floor], [x - half * 0.45, (y + floor) / 2 - 10], top])
  const right = jagged(c.random, [top, [x + half * 0.5, (y + floor) / 2 + 10], [x + half, floor]])
  const spine = jagged(c.random, [top, [x + half * 0.12, y + (floor - y) * 0.45], [x - half * 0.1, floor]], 0.2)
  const whole = poly(...left, ...right)
  const tongues = times(9, (i): Point => [x + half * (0.62 - i * 0.155), y + (floor - y) * (i % 2 ? 0.2 : 0.46)])
  return [
    path(whole, paint.lit),
    path(poly(...spine, ...right.toReversed()), paint.dark),
    paint.snow ? c.within(whole, path(poly([x - half, y - 50], [x + half, y - 50], ...tongues), paint.snow)) : '',
    paint.snow ? c.within(poly(...spine, ...right.toReversed()), path(whole, paint.dark, 'opacity=".45"')) : '',
  ].join('')
}

/** A fir: drooping tiers around a trunk, drawn as one outline. */
export function fir(random: Random, x: number, floor: number, height: number, fill: string, spread = 0.2): string {
  const tiers = Math.max(5, Math.round(height / 45))
  const side = (sign: number) =>
    times(tiers, (i): Point[] => {
      const y = floor - height + (height * 0.94 * (i + 1)) / tiers
      const reach = height * spread * (0.12 + (0.88 * (i + 1)) / tiers) * between(random, 0.8, 1.1)
      return [
        [x + sign * reach, y + height * 0.012],
        [x + sign * reach * 0.45, y - height * 0.008],
      ]
    }).flat()
  const trunk = height * 0.022
  const bottom: Point[] = [
    [x + trunk, floor - height * 0.06],
    [x + trunk, floor],
    [x - trunk, floor],
    [x - trunk, floor - height * 0.06],
  ]
  return path(poly([x, floor - height], ...side(1), ...bottom, ...side(-1).toReversed()), fill)
}

/** A row of firs, their feet on a line from one point to another. */
export function firs(
  c: Canvas,
  from: Point,
  to: Point,
  count: number,
  [low, high]: Point,
  fill: string,
  spread = 0.2,
): string {
  return times(count, (i) => {
    const t = (i + between(c.random, 0.1, 0.9)) / count
    const y = from[1] + (to[1] - from[1]) * t
    return fir(c.random, from[0] + (to[0] - from[0]) * t, y + 6, between(c.random, low, high), fill, spread)
  }).join('')
}

export function stars(c: Canvas, count: number, below: number, fill: string, largest = 2.6): string {
  return times(count, () =>
    circle(
      c.random() * c.width,
      c.random() * below,
      between(c.random, 0.7, largest),
      fill,
      `opacity="${between(c.random, 0.4, 1).toFixed(2)}"`,
    ),
  ).join('')
}

export function snowfall(c: Canvas, count: number, fill = '#fff', largest = 5): string {
  return times(count, () => {
    const r = between(c.random, 1.2, largest)
    return circle(
      c.random() * c.width,
      c.random() * c.height,
      r,
      fill,
      `opacity="${between(c.random, 0.35, 0.95).toFixed(2)}"`,
    )
  }).join('')
}

/** Rays around a point, every other one filled. */
export function rays(middle: Point, count: number, reach: number, fill: string, turn = 0): string {
  return times(count, (i) => {
    const a = ((i + turn) / count) * Math.PI * 2
    const b = a + Math.PI / count
    const tip = (angle: number): Point => [middle[0] + Math.cos(angle) * reach, middle[1] + Math.sin(angle) * reach]
    return path(poly(middle, tip(a), tip(b)), fill)
  }).join('')
}

/** A curtain of northern light: fine upright streaks that hang from a soft line. */
export function aurora(c: Canvas, line: Point[], height: number, color: string, opacity = 0.8): string {
  return times(line.length - 1, (i) => {
    const [a, b] = [line[i] ?? [0, 0], line[i + 1] ?? [0, 0]]
    const steps = Math.max(4, Math.round(Math.hypot(b[0] - a[0], b[1] - a[1]) / 9))
    return times(steps, (s) => {
      const t = s / steps
      const sway = (1 - Math.cos(t * Math.PI)) / 2
      const [x, y] = [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * sway + between(c.random, -8, 8)]
      const tall = height * between(c.random, 0.55, 1)
      const paint = c.linear(
        [0, y],
        [0, y - tall],
        [color, 0],
        [color, opacity],
        [color, opacity * 0.6],
        [color, opacity * 0.25],
        [color, 0],
      )
      return path(poly([x - 2, y], [x + 9, y - 3], [x + 9, y - tall], [x - 2, y - tall]), paint)
    }).join('')
  }).join('')
}

/** A cone of light from a point to two others, fading as it goes. */
export function beam(c: Canvas, from: Point, one: Point, two: Point, color: string, opacity = 0.8): string {
  const end: Point = [(one[0] + two[0]) / 2, (one[1] + two[1]) / 2]
  return path(poly(from, one, two), c.linear(from, end, [color, opacity], [color, opacity * 0.12]))
}

/** A printed wave: a row of crests that curl one way, closed at the floor. */
export function waves(
  y: number,
  width: number,
  crest: number,
  tall: number,
  fill: string,
  shift = 0,
  floor = 2000,
): string {
  let d = `M${-crest + shift} ${floor}L${-crest + shift} ${y}`
  for (let x = -crest + shift; x < width + crest; x += crest) {
    d += `C${x + crest * 0.35} ${y} ${x + crest * 0.5} ${y - tall} ${x + crest * 0.82} ${y - tall}`
    d += `C${x + crest * 0.66} ${y - tall * 0.7} ${x + crest * 0.72} ${y} ${x + crest} ${y}`
  }
  return path(`${d}L${width + crest * 2} ${floor}Z`, fill)
}

/** Smoke or cloud: overlapping rounds along a line, growing. */
export function puffs(c: Canvas, from: Point, to: Point, [small, large]: Point, count: number, fill: string): string {
  return times(count, (i) => {
    const t = i / (count - 1)
    const r = small + (large - small) * t
    const [x, y] = [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t]
    return circle(
      x + between(c.random, -0.35, 0.35) * r,
      y + between(c.random, -0.35, 0.35) * r,
      r * between(c.random, 0.8, 1.15),
      fill,
    )
  }).join('')
}

/** A birch's or a hut's ground: a soft snow bank with a blue fold. */
export function bank(c: Canvas, points: Point[], light: string, dark: string): string {
  const outline = hill(c.height, ...points)
  const highest = Math.min(...points.map(([, y]) => y))
  return path(outline, light) + c.shade(outline, dark, [0, c.height], [0, highest], 0.75)
}
