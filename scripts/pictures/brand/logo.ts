/** The house's name and mark: a gable, its curtain parted, and in the opening a mountain. On a plate of its own, for light and dark grounds. */
import { lettering } from '@/scripts/pictures/kit/lettering'
import { at, path, rect, stroke } from '@/scripts/pictures/kit/svg'
import type { Picture } from '@/scripts/pictures/picture'

const spruce = '#14453a'
const snow = '#fdf8ec'
const ember = '#f07d3f'
const fold = '#b9481b'

const eaves = 'M8 47L50 12L92 47'
const wall = 'M18 55L50 28.5L82 55V90H18Z'
const opening = 'M50 38C49 62 43 78 31 92H69C57 78 51 62 50 38Z'

/** 100 by 100. */
function mark(): string {
  const folds = 'M28 54C28 66 26 76 20 88M39 46C39 62 35 75 27 87'
  return [
    stroke(eaves, ember, 10),
    path(wall, ember, `stroke="${ember}" stroke-width="4" stroke-linejoin="round"`),
    stroke(folds, fold, 3),
    at(100, 0, stroke(folds, fold, 3), 0, [-1, 1]),
    path(opening, snow),
  ].join('')
}

const words = { face: 'grotesque', fill: snow, x: 254 } as const

const logo: Picture = {
  name: 'logo',
  width: 768,
  height: 240,
  format: 'png',
  draw: () =>
    [
      rect(0, 0, 768, 240, spruce, 'rx="52"'),
      at(26, 22, mark(), 0, 1.96),
      lettering(['Oppdal'], { ...words, top: 34, width: 308 }),
      lettering(['kulturhus'], { ...words, top: 124, width: 452 }),
    ].join(''),
}

const favicon: Picture = {
  name: 'favicon',
  width: 256,
  height: 256,
  format: 'png',
  draw: () => rect(0, 0, 256, 256, spruce, 'rx="56"') + at(18, 14, mark(), 0, 2.2),
}

export const brand = [logo, favicon]
