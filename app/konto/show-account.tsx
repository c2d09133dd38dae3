/** One load and one render for the pages of the account area. They are nobody's in particular: made once, for all. */
import type { Metadata } from 'next'
import type { ComponentProps } from 'react'
import { AccountArea } from '@/components/account/account-area'
import { env } from '@/lib/env'
import { loadStoredSite } from '@/lib/pages/load-page'
import { toRuntime } from '@/lib/runtime'

export const toAccountMetadata = (title: string): Metadata => ({ title, robots: { index: false, follow: false } })

type Props = Pick<ComponentProps<typeof AccountArea>, 'view' | 'title' | 'lead'>

export async function ShowAccount(props: Props) {
  const { partners } = await loadStoredSite()
  const settings = env()
  return <AccountArea {...props} runtime={toRuntime(partners, settings)} imagesUrl={settings.bases.images} />
}
