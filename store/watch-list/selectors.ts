/** Reads the watchList slice, which is in the store once the account area is used. */
import { type WatchListState, watchListSlice } from './slice'

export interface WithWatchList {
  watchList?: WatchListState
}

export const selectWatchList = (state: WithWatchList): WatchListState =>
  state.watchList ?? watchListSlice.getInitialState()

export const selectIsListed = (state: WithWatchList, movieId: number): boolean =>
  selectWatchList(state).items.some((item) => item.movieId === movieId)
