/** Every block kind with its example, for those who build the site. Development only. */
import { notFound } from 'next/navigation'
import { blocks } from '@/components/blocks/registry'
import { Column, Row } from '@/components/layout/grid'

/** Kinds that meet the window's edges, as their rows do on pages. */
const WIDE = new Set(['cover'])

export default function GalleryPage() {
  if (process.env.NODE_ENV === 'production') notFound()
  return (
    <main id="innhold">
      <Row container>
        <Column>
          <h1>Galleri</h1>
        </Column>
      </Row>
      {blocks.map(({ kind, prepare, example }) => (
        <section key={kind} id={kind} style={{ marginBlock: 'var(--space-6)' }}>
          <Row container>
            <Column>
              <p>
                <code>{kind}</code>
              </p>
            </Column>
          </Row>
          <Row container={!WIDE.has(kind)}>
            <Column>{prepare(example).render(2)}</Column>
          </Row>
        </section>
      ))}
    </main>
  )
}
