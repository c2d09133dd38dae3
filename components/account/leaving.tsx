/** In place of a form, for whoever is logged in and on the way back. */
import { EmptyState } from '@/components/ui/empty-state'

export function Leaving() {
  return (
    <div role="status">
      <EmptyState>Du er logget inn. Vi sender deg videre …</EmptyState>
    </div>
  )
}
