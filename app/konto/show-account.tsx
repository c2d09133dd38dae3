/** One load and one render for the pages of the account area. They are nobody's in particular: made once, for all. */
import type { Metadata } from 'next'
import type { ComponentProps } from 'react'
import { AccountArea } from '@/components/account/account-area'
import { env } from '@/lib/env'
import { loadBareShell } from '@/lib/pages/load-page'
import { toRuntime } from '@/lib/runtime'

export const toAccountMetadata = (title: string): Metadata => ({ title, robots: { index: false, follow: false } })

interface Props extends Pick<ComponentProps<typeof AccountArea>, 'view' | 'title' | 'lead'> {
  path: string
}

export async function ShowAccount({ path, ...props }: Props) {
  const { partners } = await loadBareShell(path)
  const settings = env()
  return <AccountArea {...props} runtime={toRuntime(partners, settings)} imagesUrl={settings.bases.images} />
}
