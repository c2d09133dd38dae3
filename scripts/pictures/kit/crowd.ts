/** People at a distance: a pose, a dress, and hair, so that nobody is a dummy. */
import { type Dress, type Pose, person } from './figure'
import { at, ellipse, type Point, path } from './svg'

type Hair = { color: string; long?: boolean }

export function passer(foot: Point, height: number, pose: Pose, dress: Dress, { color, long = false }: Hair): string {
  const { drawing, head, headRadius: r } = person(foot, height, pose, dress)
  const back = long
    ? at(
        ...head,
        path(
          `M${-r * 1.02} 0C${-r * 1.1} ${r * 1.4} ${-r} ${r * 1.7} ${-r * 0.7} ${r * 1.8}H${r * 0.7}C${r} ${r * 1.7} ${r * 1.1} ${r * 1.4} ${r * 1.02} 0Z`,
          color,
        ),
      )
    : ''
  const front = `M${-r * 0.95} ${r * 0.1}C${-r * 1.15} ${-r * 1.5} ${r * 1.15} ${-r * 1.5} ${r * 0.95} ${r * 0.1}Q${r * 0.5} ${-r * 0.5} ${-r * 0.95} ${r * 0.1}Z`
  return (
    back +
    drawing +
    at(...head, (long ? ellipse(0, r * 0.2, r * 0.7, r * 0.8, dress.skin ?? dress.fill) : '') + path(front, color))
  )
}
