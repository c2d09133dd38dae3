/** Reads the progress slice, which is in the store once the account area is used. */
import { type ListName, type ProgressState, progressSlice } from './slice'

export interface WithProgress {
  progress?: ProgressState
}

const selectProgress = (state: WithProgress): ProgressState => state.progress ?? progressSlice.getInitialState()

export const selectReceived = (list: ListName) => (state: WithProgress) => selectProgress(state)[list].received
export const selectHasMore = (list: ListName) => (state: WithProgress) => selectProgress(state)[list].hasMore
export const selectIsAdding = (state: WithProgress, movieId: number) => selectProgress(state).adding.includes(movieId)
