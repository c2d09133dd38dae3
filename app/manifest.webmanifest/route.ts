/** What a phone needs to put the site on its home screen, stored and refreshed as the pages are. */
import { loadSite } from '@/lib/content-api/sites'
import { tags } from '@/lib/freshness/tags'
import { stampPage } from '@/lib/pages/stamp'

export const dynamic = 'force-static'
export const revalidate = 300

const COLOR = '#12211b'
const icon = (name: string, size: number, purpose: string) => ({
  src: `/icons/${name}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})

export async function GET(): Promise<Response> {
  const { title, locale } = await loadSite()
  await stampPage([tags.site])
  const manifest = {
    id: '/',
    name: title,
    short_name: 'Kulturhuset',
    description: `Kino, kultur, bad og billetter hos ${title}.`,
    lang: locale.default,
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    background_color: COLOR,
    theme_color: COLOR,
    categories: ['entertainment', 'lifestyle'],
    icons: [icon('192', 192, 'any'), icon('512', 512, 'any'), icon('maskable-512', 512, 'maskable')],
    shortcuts: [
      { name: 'Kinoprogram', url: '/program', icons: [icon('192', 192, 'any')] },
      { name: 'Billettene mine', url: '/konto/billetter', icons: [icon('192', 192, 'any')] },
    ],
    screenshots: [
      {
        src: '/screenshots/program-mobil.png',
        sizes: '780x1688',
        type: 'image/png',
        form_factor: 'narrow',
        label: 'Kinoprogrammet på mobil',
      },
      { src: '/screenshots/forside.png', sizes: '1440x900', type: 'image/png', form_factor: 'wide', label: 'Forsiden' },
    ],
  }
  return new Response(JSON.stringify(manifest), { headers: { 'content-type': 'application/manifest+json' } })
}
