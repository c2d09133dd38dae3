/** A page of the account area around its island; plain words where the site has no account area (S7.2). */
import { Heading } from '@/components/editorial/heading'
import { Column, Row } from '@/components/layout/grid'
import { EmptyState } from '@/components/ui/empty-state'
import type { Runtime } from '@/lib/runtime'
import styles from './account-area.module.css'
import { AccountIsland, type View } from './account-island.client'

interface AccountAreaProps {
  view: View
  title: string
  /** Below the title, where it helps. */
  lead?: string | undefined
  runtime: Runtime | undefined
  imagesUrl: string
}

function Content({ view, runtime, imagesUrl }: Pick<AccountAreaProps, 'view' | 'runtime' | 'imagesUrl'>) {
  if (runtime?.loyalty === undefined) {
    return (
      <EmptyState>
        Dette nettstedet har ingen brukerkontoer. <a href="/">Gå til forsiden</a>.
      </EmptyState>
    )
  }
  const { url, site, loyalty } = runtime
  return (
    <>
      <AccountIsland view={view} runtime={{ url, site, loyalty }} imagesUrl={imagesUrl} />
      <noscript>
        <EmptyState>Kontoen trenger JavaScript. Slå det på i nettleseren, og last siden på nytt.</EmptyState>
      </noscript>
    </>
  )
}

export function AccountArea({ view, title, lead, runtime, imagesUrl }: AccountAreaProps) {
  return (
    <main id="innhold" tabIndex={-1} className={styles.main}>
      <Row container>
        <Column>
          <div className={styles.head}>
            <Heading level={1}>{title}</Heading>
            {lead && runtime?.loyalty !== undefined && <p className={styles.lead}>{lead}</p>}
          </div>
          <Content view={view} runtime={runtime} imagesUrl={imagesUrl} />
        </Column>
      </Row>
    </main>
  )
}
