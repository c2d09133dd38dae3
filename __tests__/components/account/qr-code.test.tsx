/** @jest-environment jsdom */
import { render } from '@testing-library/react'
import fc from 'fast-check'
import jsQR from 'jsqr'
import { QrCode } from '@/components/account/qr-code'

const WIDE = 4

/** What a scanner reads of the drawing. */
function scan(svg: SVGElement | null): string | undefined {
  const size = Number(svg?.getAttribute('viewBox')?.split(' ')[2]) * WIDE
  const pixels = new Uint8ClampedArray(size * size * 4).fill(255)
  for (const [, x, y] of svg
    ?.querySelector('path')
    ?.getAttribute('d')
    ?.matchAll(/M(\d+) (\d+)h1v1h-1z/g) ?? []) {
    for (let row = 0; row < WIDE; row += 1) {
      const from = ((Number(y) * WIDE + row) * size + Number(x) * WIDE) * 4
      for (let at = from; at < from + WIDE * 4; at += 1) if (at % 4 < 3) pixels[at] = 0
    }
  }
  return jsQR(pixels, size, size)?.data
}

it.each(['KODE-1', '7350021234567', 'https://billett.example/q/Zm9v?sal=Blå&rad=5', 'æøå ÆØÅ', 'x'.repeat(300)])(
  'is read by a scanner as it was written: %s',
  (text) => {
    const { container } = render(<QrCode text={text} />)
    expect(scan(container.querySelector('svg'))).toBe(text)
  },
)

it('is read by a scanner whatever a cinema writes into it', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[\w .:/?&=+-]{1,80}$/), (text) => {
      const { container, unmount } = render(<QrCode text={text} />)
      expect(scan(container.querySelector('svg'))).toBe(text)
      unmount()
    }),
    { numRuns: 25 },
  )
})
