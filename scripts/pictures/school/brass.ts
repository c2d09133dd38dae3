/** The school's brass: trumpet, trombone, baritone and horn. */
import { bell, gold, knob, mouthpiece, silver, tube, valve } from '@/scripts/pictures/kit/brass'
import { disc } from '@/scripts/pictures/kit/outline'
import { times } from '@/scripts/pictures/kit/random'
import { at, circle, path, stroke } from '@/scripts/pictures/kit/svg'
import { wide } from '@/scripts/pictures/picture'
import { onGround } from './stage-ground'

function trumpet(): string {
  return [
    tube('M-560 -70H330C440 -70 440 96 330 96H-230C-330 96 -330 10 -230 10H330', 40, gold),
    at(-560, -70, mouthpiece(gold)),
    ...[-60, 50, 160].map((x) => at(x, -150, valve(330, 84, gold))),
    tube('M-60 130V150H-150M50 140V190M160 130V150H250', 26, gold),
    at(320, 10, bell(400, 215, 46, gold)),
    tube('M-360 -96V-170C-360 -214 -296 -214 -296 -170V-100', 14, gold),
    knob(330, -96, 12, gold),
  ].join('')
}

export const trompet = wide('fag-trompet', (c) =>
  onGround(
    c,
    'rays',
    { paper: '#d9483b', shape: '#e4604a', accent: '#f7c65b', dark: '#3a0f1c' },
    path(disc(1180, 560, 330), '#f9d98a'),
    c.shade(disc(1180, 560, 330), '#e4903a', [1400, 840], [1120, 460], 0.9),
    at(1060, 590, trumpet(), -14, 0.92),
  ),
)

function slideTrombone(): string {
  return [
    tube('M-640 60H520C610 60 610 190 520 190H-560', 30, gold),
    at(-660, 60, mouthpiece(gold)),
    tube('M-560 190C-700 190 -700 -70 -560 -70H-60', 38, gold),
    ...[-420, -300].map((x) => stroke(`M${x} -70V190`, gold.edge, 16) + stroke(`M${x} -60V180`, gold.body, 8)),
    stroke('M120 60V190', gold.edge, 16),
    stroke('M120 70V180', gold.body, 8),
    at(-70, -70, bell(500, 230, 44, gold)),
  ].join('')
}

export const trombone = wide('fag-trombone', (c) =>
  onGround(
    c,
    'waves',
    { paper: '#8fd0c4', shape: '#39a59a', accent: '#1d6f79', dark: '#0f2f3f' },
    path(disc(1500, 250, 150), '#fbe3a6'),
    at(1150, 470, slideTrombone(), -14, 1.05),
  ),
)

function upright(): string {
  return [
    at(60, -190, bell(330, 210, 110, gold), -90),
    tube('M60 -200V250C60 400 -190 400 -190 250V-120C-190 -220 -90 -220 -90 -120V150C-90 270 10 280 60 200', 64, gold),
    tube('M-190 -60H-330', 24, gold),
    at(-330, -60, mouthpiece(gold), 0, 0.9),
    ...[150, 232, 314].map((x, i) => at(x - 90, -90 + i * 14, valve(290, 70, silver), -4)),
    tube('M90 230H300C360 230 360 330 300 330H0', 28, gold),
  ].join('')
}

export const baryton = wide('fag-baryton', (c) =>
  onGround(
    c,
    'arch',
    { paper: '#2f3b78', shape: '#6a63b8', accent: '#f2a65e', dark: '#12173a' },
    c.glow('#ffe1a0', [1200, 620], 330, 0.8),
    at(1210, 650, upright(), 6, 0.92),
  ),
)

function horn(): string {
  const wound = times(3, (i) => tube(disc(0, 0, 300 - i * 46), 30 - i * 2, gold)).join('')
  return [
    wound,
    tube('M-210 -210C-330 -330 -420 -300 -480 -250', 20, gold),
    at(-484, -246, mouthpiece(gold), -40, 0.75),
    ...[-70, 20, 110].map((x, i) =>
      at(
        x,
        -40 + i * 24,
        circle(0, 0, 46, silver.body, `stroke="${silver.edge}" stroke-width="7"`) +
          circle(0, 0, 18, silver.edge) +
          stroke('M-8 -44L-40 -110', silver.edge, 12),
      ),
    ),
    ...[-70, 20, 110].map((x, i) => tube(`M${x} ${20 + i * 24}V${110 + i * 14}`, 18, gold)),
    tube('M-80 300C40 340 140 330 240 300', 56, gold),
    at(226, 304, bell(330, 220, 60, gold), 2),
  ].join('')
}

export const waldhorn = wide('fag-waldhorn', (c) =>
  onGround(
    c,
    'waves',
    { paper: '#f6d9a4', shape: '#c9a05a', accent: '#5f7f52', dark: '#23392d' },
    path('M1130 420L1400 90L1600 330L1720 210L1960 480V700H1000Z', '#8aa7a0'),
    path('M1400 90L1330 176L1390 200L1420 160L1466 170Z', '#fff8e6'),
    at(1060, 470, horn(), 0, 1.04),
  ),
)
