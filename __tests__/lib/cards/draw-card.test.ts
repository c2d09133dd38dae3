import sharp from 'sharp'
import { drawCard } from '@/lib/cards/draw-card'

/** Mean lightness of the part of the picture where the title stands. */
async function lightness(picture: Buffer): Promise<number> {
  const { channels } = await sharp(picture).extract({ left: 80, top: 90, width: 1000, height: 300 }).stats()
  return channels.slice(0, 3).reduce((sum, { mean }) => sum + mean, 0) / 3
}

it.each([
  'Åpningstider i badet',
  '</svg><script>alert(1)</script>&amp;"',
  '🎬🎬🎬',
  'x'.repeat(300),
  'Ž'.repeat(40),
  '\u202e \u0000',
])('%j becomes a picture of 1200 by 630 with words on it', async (title) => {
  const picture = await drawCard(title, 'Huset')
  expect(await sharp(picture).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
  const bare = await lightness(await drawCard('.', '.'))
  expect(await lightness(picture)).toBeGreaterThan(bare)
  expect(picture.length).toBeLessThan(150_000)
})

it('draws no more of a title than there is room for', async () => {
  const long = Array.from({ length: 100 }, () => 'Trollet').join(' ')
  expect((await drawCard(long, 'Huset')).equals(await drawCard(`${long} ${long}`, 'Huset'))).toBe(true)
})

it('the same title draws the same picture, another another', async () => {
  const [one, same, other] = await Promise.all([
    drawCard('En', 'Huset'),
    drawCard('En', 'Huset'),
    drawCard('To', 'Huset'),
  ])
  expect(one.equals(same)).toBe(true)
  expect(one.equals(other)).toBe(false)
})
