/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import { MoreLink } from '@/components/editorial/more-link'

it('leads on, by its own words or those of the block', () => {
  render(<MoreLink link={{ href: '/a', label: 'Se menyen' }} fallback="Les mer" />)
  render(<MoreLink link={{ href: '/b' }} fallback="Les mer" />)
  expect(screen.getByRole('link', { name: 'Se menyen' })).toHaveAttribute('href', '/a')
  expect(screen.getByRole('link', { name: 'Les mer' })).toHaveAttribute('href', '/b')
})

it('rule 20: an unsafe link leaves its text', () => {
  const { container } = render(<MoreLink link={{ href: undefined, label: 'Se menyen' }} fallback="Les mer" />)
  expect(container).toHaveTextContent('Se menyen')
  expect(screen.queryByRole('link')).toBeNull()
})
