/** Sends the form. It stays where it is while the answer is awaited, so that the focus does too. */
export function SubmitButton({ label, waiting, loading }: { label: string; waiting: string; loading: boolean }) {
  return (
    <button type="submit" className="ds-button" aria-disabled={loading}>
      {loading ? waiting : label}
    </button>
  )
}
