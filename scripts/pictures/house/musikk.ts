/** Music: a grand piano from above and a fiddle, in large flats. */
import { angular, box, soft } from '@/scripts/pictures/kit/outline'
import { times } from '@/scripts/pictures/kit/random'
import { bow, fiddle, fiddleOutline } from '@/scripts/pictures/kit/strings'
import { at, circle, fade, path, rect, stroke } from '@/scripts/pictures/kit/svg'
import { wide } from '@/scripts/pictures/picture'

const ink = '#15141f'
const cobalt = '#2346a8'
const orange = '#f2793b'
const sun = '#f8c25c'
const cream = '#fcefd6'

export const musikk = wide('hus-musikk', (c) => {
  const whole = 'M640 136H940C1260 140 1480 220 1570 400C1620 500 1720 600 1700 700C1670 820 1500 876 1200 876H640Z'
  const frame = 'M912 182H960C1240 188 1430 262 1520 424C1570 520 1660 600 1644 690C1620 790 1480 830 1200 830H912Z'
  const black = [0, 1, 3, 4, 5]
  const wood = { body: '#c8602a', edge: '#6b2417', dark: ink, light: cream }
  return [
    c.ground(orange),
    circle(1500, 300, 560, sun),
    c.shade(box(0, 0, 1920, 1080), '#c4402f', [0, 700], [900, 400], 0.9),
    path(angular('0 720, 760 1080, 0 1080'), cobalt),
    path(soft('1300 1200, 1500 960, 1800 900, 2040 860, 2040 1200'), cobalt),
    c.shade(soft('1300 1200, 1500 960, 1800 900, 2040 860, 2040 1200'), ink, [1900, 1080], [1600, 920], 0.8),
    at(
      40,
      20,
      [
        fade(0.35, at(30, 40, path(whole, ink))),
        path(angular('560 120, 900 130, 900 880, 560 890'), ink),
        path(whole, ink),
        path(frame, sun),
        c.shade(frame, '#c9762a', [1600, 820], [1000, 300], 0.8),
        ...times(26, (i) =>
          stroke(
            `M912 ${214 + i * 23}L${Math.min(1640, 1330 + i * 20 - Math.max(0, i - 18) * 26)} ${236 + i * 22}`,
            '#8a4a1e',
            3,
          ),
        ).map((line) => c.within(frame, line)),
        c.within(
          frame,
          path(angular('1000 160, 1036 160, 1100 840, 1064 840'), ink),
          path(angular('1240 160, 1262 160, 1420 840, 1396 840'), '#b5652a'),
        ),
        rect(600, 170, 210, 672, cream),
        c.shade(box(600, 170, 210, 672), '#caa67c', [600, 842], [760, 400], 0.7),
        ...times(20, (i) => rect(600, 202 + i * 32, 210, 4, ink)),
        ...times(3, (octave) =>
          black.map((key) => rect(690, 192 + octave * 224 + key * 32, 120, 20, ink, 'rx="4"')).join(''),
        ),
        rect(812, 150, 40, 712, ink),
        rect(824, 150, 8, 712, '#3c3a52'),
      ].join(''),
    ),
    fade(0.4, at(1500, 800, path(fiddleOutline, ink), 58, 2.1)),
    at(1470, 770, fiddle(wood, c.shade(fiddleOutline, '#6b2417', [70, 110], [-30, -40], 0.9)), 58, 2.1),
    at(1180, 1000, bow(620, ink, cream), -14),
    c.shade(box(0, 0, 1920, 1080), ink, [0, 1080], [620, 560], 1),
    c.shade(box(0, 0, 1920, 1080), ink, [0, 1080], [440, 760], 0.9),
  ].join('')
})
