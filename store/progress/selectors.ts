/** Reads the progress slice, which is in the store once the account area is used. */
import { type ListName, type ProgressState, progressSlice, type Reading } from './slice'

export interface WithProgress {
  progress?: ProgressState
}

const selectProgress = (state: WithProgress): ProgressState => state.progress ?? progressSlice.getInitialState()

export const selectReading =
  (list: ListName) =>
  (state: WithProgress): Reading =>
    selectProgress(state)[list]
export const selectIsAdding = (state: WithProgress, movieId: number) => selectProgress(state).adding.includes(movieId)
