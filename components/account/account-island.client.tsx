'use client'
/** Fetches the part of the account area that a page shows; until then its shape, and another try where that fails. */
import type { ComponentType } from 'react'
import type { LoyaltyRuntime } from '@/store/tab-account'
import { Notice } from './notice'
import { Skeleton } from './skeleton'
import { useLazy } from './use-lazy'

type Part = ComponentType<{ imagesUrl: string }>

/** The store and the part, side by side. */
const opening = (loadPart: () => Promise<Part>) => async () => {
  const [{ AccountProvider }, Part] = await Promise.all([
    import(/* webpackChunkName: "account" */ './account-provider'),
    loadPart(),
  ])
  return { AccountProvider, Part }
}

const VIEWS = {
  overview: { shape: 'rows', open: opening(async () => (await import('./overview')).Overview) },
  login: { shape: 'form', open: opening(async () => (await import('./login-form')).LoginForm) },
  create: { shape: 'form', open: opening(async () => (await import('./create-form')).CreateForm) },
  forgot: { shape: 'form', open: opening(async () => (await import('./forgot-form')).ForgotForm) },
  tickets: { shape: 'rows', open: opening(async () => (await import('./tickets')).Tickets) },
  watchList: { shape: 'posters', open: opening(async () => (await import('./watch-list')).WatchList) },
} as const
export type View = keyof typeof VIEWS

interface AccountIslandProps {
  view: View
  runtime: LoyaltyRuntime
  imagesUrl: string
}

export function AccountIsland({ view, runtime, imagesUrl }: AccountIslandProps) {
  const { shape, open } = VIEWS[view]
  const code = useLazy(open)
  if (code.state === 'loading') return <Skeleton what="siden" shape={shape} />
  if (code.state === 'failed') {
    return <Notice onRetry={code.retry}>Siden lot seg ikke laste. Sjekk at du er på nett, og prøv igjen.</Notice>
  }
  const { AccountProvider, Part } = code.value
  return (
    <AccountProvider runtime={runtime}>
      <Part imagesUrl={imagesUrl} />
    </AccountProvider>
  )
}
