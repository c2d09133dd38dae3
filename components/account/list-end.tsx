/** The end of a list that is read in parts: "Vis flere", or why the next part did not come. Knows no list. */
import type { HttpErrorView } from '@/lib/http/errors'
import { toListWords } from './error-words'
import { Notice } from './notice'

interface ListEndProps {
  /** What it lists: "billettene". */
  what: string
  hasMore: boolean
  loading: boolean
  error: HttpErrorView | undefined
  onMore: () => void
}

export function ListEnd({ what, hasMore, loading, error, onMore }: ListEndProps) {
  if (error) return <Notice onRetry={onMore}>{toListWords(what, error)}</Notice>
  if (!hasMore) return null
  return (
    <p>
      <button
        type="button"
        className="ds-button"
        data-variant="secondary"
        aria-disabled={loading}
        onClick={() => !loading && onMore()}
      >
        {loading ? 'Henter flere …' : 'Vis flere'}
      </button>
    </p>
  )
}
