/** The school's strings: guitar, fiddle and bass. */
import { guitar, guitarOutline } from '@/scripts/pictures/kit/guitar'
import { angular, box, disc } from '@/scripts/pictures/kit/outline'
import { times } from '@/scripts/pictures/kit/random'
import { bow, fiddle, fiddleOutline } from '@/scripts/pictures/kit/strings'
import { at, circle, fade, path, rect, stroke } from '@/scripts/pictures/kit/svg'
import { wide } from '@/scripts/pictures/picture'
import { onGround } from './stage-ground'

const ink = '#1a1420'

/** A solid body with two horns; its middle at 0,0. */
const electric =
  'M-60 -150C-96 -210 -170 -200 -160 -140C-156 -90 -130 -60 -140 -10C-156 50 -190 80 -180 150C-170 220 -90 240 0 236C100 240 180 214 186 146C190 80 150 40 140 -10C134 -60 170 -100 168 -150C164 -190 110 -190 64 -130Z'

function electricGuitar(color: string, shadow: string): string {
  return [
    path(electric, ink, 'transform="translate(10 12)"'),
    path(electric, color),
    path('M20 -110C80 -60 110 0 100 80C90 150 40 180 -20 190C40 120 0 -20 20 -110Z', '#fdf2dc'),
    path('M-24 -560H24L30 0H-30Z', '#3b2418'),
    ...times(12, (i) => rect(-26, -530 + i * 44, 52, 4, '#e9dcc0')),
    path('M-24 -560L-50 -680C-30 -720 40 -716 56 -690L24 -560Z', color),
    ...times(6, (i) => circle(-64, -672 + i * 22, 9, '#e9dcc0')),
    ...[30, 90].map((y) => rect(-44, y, 88, 30, ink, 'rx="8"')),
    rect(-50, 150, 100, 22, shadow, 'rx="6"'),
    ...times(6, (i) => stroke(`M${-17 + i * 7} -560L${-22 + i * 9} 160`, '#fff7e0', 2)),
    ...[0, 1].map((i) => circle(110, 120 + i * 46, 16, ink)),
  ].join('')
}

export const gitar = wide('fag-gitar', (c) =>
  onGround(
    c,
    'steps',
    { paper: '#1f6f6b', shape: '#2f8f83', accent: '#f2b14c', dark: '#0c2c34' },
    fade(0.3, at(1080, 640, path(guitarOutline, ink), -24, 2)),
    at(
      1060,
      610,
      guitar('#d98a3d', '#6b3018', ink, '#fbe7c0', c.shade(guitarOutline, '#8a3c18', [80, 160], [-40, -60], 0.9)),
      -24,
      1.9,
    ),
    at(1540, 640, electricGuitar('#e2493f', '#7c1f24'), 16, 0.98),
  ),
)

export const fiolin = wide('fag-fiolin', (c) => {
  const wood = { body: '#c8602a', edge: '#5f2114', dark: ink, light: '#fbe7c0' }
  return onGround(
    c,
    'rays',
    { paper: '#243a6b', shape: '#2f4b85', accent: '#c7413d', dark: '#0d1734' },
    ...times(11, (i) =>
      path(
        angular('0 -60, 52 0, 0 60, -52 0'),
        i % 2 ? '#c7413d' : '#f4ead2',
        `transform="translate(${300 + i * 160} 980)"`,
      ),
    ),
    path(disc(1180, 500, 330), '#f0c25a'),
    c.shade(disc(1180, 500, 330), '#c7713d', [1380, 780], [1100, 380], 0.9),
    at(1140, 560, fiddle(wood, c.shade(fiddleOutline, '#5f2114', [70, 110], [-30, -40], 0.9)), 30, 2.7),
    at(800, 820, bow(940, '#5f2114', '#fbf3dd'), -36, 1.1),
  )
})

export const bass = wide('fag-bass', (c) => {
  const wood = { body: '#9c4a24', edge: '#3c1710', dark: ink, light: '#f4d9a6' }
  return onGround(
    c,
    'arch',
    { paper: '#e9a23b', shape: '#d9622f', accent: '#8f2f2b', dark: '#3a1219' },
    fade(0.35, at(1220, 690, path(fiddleOutline, ink), 8, 3.1)),
    at(1190, 660, fiddle(wood, c.shade(fiddleOutline, '#3c1710', [70, 110], [-30, -40], 0.9)), 8, 3),
    stroke('M1136 968L1120 1060', ink, 14),
    rect(1540, 620, 300, 340, ink, 'rx="22"'),
    rect(1562, 700, 256, 238, '#4b3a34', 'rx="10"'),
    ...times(9, (i) => stroke(`M1570 ${716 + i * 26}H1810`, '#6d564a', 3)),
    path(disc(1690, 820, 90), '#2a1f1f'),
    path(disc(1690, 820, 34), '#6d564a'),
    ...times(5, (i) => circle(1590 + i * 50, 660, 13, '#f4d9a6')),
    c.shade(box(1540, 620, 300, 340), '#000', [1840, 960], [1600, 700], 0.5),
  )
})
