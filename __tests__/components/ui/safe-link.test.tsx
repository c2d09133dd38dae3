/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import { SafeLink } from '@/components/ui/safe-link'

describe('a link', () => {
  it('within the site has nothing that sends it elsewhere', () => {
    render(<SafeLink href="/priser?a=b#c">Priser</SafeLink>)
    const link = screen.getByRole('link', { name: 'Priser' })
    expect(link).toHaveAttribute('href', '/priser?a=b#c')
    expect(link).not.toHaveAttribute('target')
  })

  it('to elsewhere tells nothing of the window', () => {
    render(<SafeLink href="https://example.com/">Ut</SafeLink>)
    expect(screen.getByRole('link', { name: 'Ut' })).toHaveAttribute('rel', 'noopener')
  })

  it.each(['/priser', 'https://example.com/'])('to %s says that it opens a new window', (href) => {
    render(
      <SafeLink href={href} openInNewWindow>
        Ut
      </SafeLink>,
    )
    expect(screen.getByRole('link', { name: 'Ut (åpnes i nytt vindu)' })).toHaveAttribute('target', '_blank')
  })

  it.each(['mailto:post@kulturhus.example', 'tel:+4700000000'])('may be %s', (href) => {
    render(<SafeLink href={href}>Kontakt</SafeLink>)
    expect(screen.getByRole('link', { name: 'Kontakt' })).toHaveAttribute('href', href)
  })

  it.each([
    undefined,
    '',
    'javascript:alert(1)',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/..//evil.example',
    'page.html',
    'data:text/html,x',
  ])('is words only for %p', (href) => {
    render(
      <SafeLink href={href} className="a">
        Tekst
      </SafeLink>,
    )
    expect(screen.queryByRole('link')).toBeNull()
    expect(screen.getByText('Tekst')).toHaveClass('a')
  })

  it('may be the page that is being read', () => {
    render(
      <SafeLink href="/her" isCurrent>
        Her
      </SafeLink>,
    )
    expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Her')
  })
})
