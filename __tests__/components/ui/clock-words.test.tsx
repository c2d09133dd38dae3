/** @jest-environment jsdom */
import { readFileSync } from 'node:fs'
import { render } from '@testing-library/react'
import { ClockWords } from '@/components/ui/clock-words'

const MOVED = 'Flyttet fra søn. 22. nov. kl. 16.00 til mandag 23. november kl. 18.30'

it.each([
  [MOVED, ['kl. 16.00', 'kl. 18.30']],
  ['kl. 18.00', ['kl. 18.00']],
  ['21 November, 18:00', []],
  ['', []],
])('%j is told as it is, with each time in one piece', (words, clocks) => {
  const { container } = render(<ClockWords words={words} />)
  expect(container).toHaveTextContent(words)
  expect([...container.querySelectorAll('.clock')].map(({ textContent }) => textContent)).toEqual(clocks)
})

it('a piece is not broken at the end of a line', () => {
  expect(readFileSync('components/ui/clock-words.module.css', 'utf8')).toMatch(/\.clock \{\s+white-space: nowrap;/)
})
