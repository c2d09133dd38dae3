import '@/components/layout/theme.css'
import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { SiteShell } from '@/components/layout/site-shell'
import { env } from '@/lib/env'
import { tags } from '@/lib/freshness/tags'
import { loadShell } from '@/lib/pages/load-page'
import { stampPage } from '@/lib/pages/stamp'
import { toRuntime } from '@/lib/runtime'

export const viewport: Viewport = { colorScheme: 'light dark' }

export async function generateMetadata(): Promise<Metadata> {
  const { title, theme } = await loadShell()
  return {
    metadataBase: new URL(env().siteUrl),
    title: { default: title, template: `${title} | %s` },
    manifest: '/manifest.webmanifest',
    ...(theme.favicon !== undefined && { icons: { icon: theme.favicon } }),
  }
}

export default async function RootLayout({ children }: { children: ReactNode }) {
  const site = await loadShell()
  await stampPage([tags.site])
  const settings = env()
  const context = {
    locale: site.locale.default,
    imagesUrl: settings.bases.images,
    newsletterAction: site.newsletter?.action,
    hasAccount: toRuntime(site.partners, settings)?.loyalty !== undefined,
  }
  return (
    <html lang={site.locale.default}>
      <body>
        <SiteShell site={site} context={context}>
          {children}
        </SiteShell>
      </body>
    </html>
  )
}
