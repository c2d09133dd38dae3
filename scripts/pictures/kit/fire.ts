/** A fire on the ground, its foot at 0,0. */
import { at, path } from './svg'

export const fire = (size: number) =>
  at(
    0,
    0,
    path(
      'M-60 0C-90 -70 -20 -80 -30 -150C20 -110 20 -90 30 -60C50 -80 44 -100 50 -120C90 -70 90 -30 60 0Z',
      '#ff7a2e',
    ) + path('M-30 0C-44 -36 -8 -44 -10 -76C20 -56 14 -40 24 -30C44 -26 40 -10 30 0Z', '#ffe08a'),
    0,
    size,
  )
