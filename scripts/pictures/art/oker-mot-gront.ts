/** "Oker mot grønt": a screen print of four transparent colours, and a halftone where two of them meet. */
import { angular, box, disc, soft } from '@/scripts/pictures/kit/outline'
import { inked, overprint } from '@/scripts/pictures/kit/print'
import { times } from '@/scripts/pictures/kit/random'
import { circle, path } from '@/scripts/pictures/kit/svg'
import { artwork } from '@/scripts/pictures/picture'

const paper = '#efe9dd'
const ochre = '#d99a2b'
const green = '#2f7a5a'
const black = '#1f1f1d'
const rust = '#c05a34'

const arch = 'M150 860V560A330 330 0 0 1 810 560V860Z'
const slab = angular('470 300, 1050 180, 1050 760, 470 980')
const stone = soft('300 1050, 250 900, 330 760, 480 730, 610 790, 720 770, 800 860, 780 990, 660 1056, 470 1070')
const sliver = angular('150 250, 520 150, 150 420')

export const okerMotGront = artwork('kunst-3', (c) => {
  const dots = times(26, (row) =>
    times(26, (column) => {
      const [x, y] = [480 + column * 22 + (row % 2) * 11, 310 + row * 20]
      return circle(x, y, Math.max(0.5, 11.5 - column * 0.5 + row * 0.06), paper)
    }).join(''),
  ).join('')
  return [
    path(box(0, 0, 1200, 1200), paper),
    overprint(path(sliver, rust)),
    overprint(inked(c, path(arch, ochre), 0.12, '.9', 5)),
    overprint(inked(c, c.within(slab, path(slab, green), c.within(arch, dots)), 0.13, '.9', 5)),
    overprint(inked(c, path(stone, black), 0.14, '.9', 5)),
    path(disc(905, 905, 92), rust),
    c.within(stone, path(disc(470, 905, 62), paper), path(disc(470, 905, 62), ochre, 'opacity=".9"')),
    path(box(846, 300, 14, 300), paper),
    path(box(880, 300, 14, 300), paper),
  ].join('')
})
