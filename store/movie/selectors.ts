/** Reads the movie slice, which is in the store once the account area is used. */
import { type MovieState, movieSlice } from './slice'

export interface WithMovie {
  movie?: MovieState
}

export const selectMovie = (state: WithMovie): MovieState => state.movie ?? movieSlice.getInitialState()
