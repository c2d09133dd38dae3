/** A text with what was found in it marked. The search itself is elsewhere: this only points. */

/** @param pieces text and marked words by turns */
export function Marked({ pieces }: { pieces: readonly string[] }) {
  let place = 0
  const parts = pieces.map((words) => {
    const at = place
    place += words.length + 1
    return { at, words }
  })
  return (
    <>
      {parts.map(({ at, words }, index) =>
        index % 2 === 1 ? <mark key={`mark ${at}`}>{words}</mark> : <span key={`text ${at}`}>{words}</span>,
      )}
    </>
  )
}
