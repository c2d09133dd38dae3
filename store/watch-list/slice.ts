/** The visitor's watch list (S3.11, S4.11, S4.12). */
import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Movie } from '@/store/loyalty/answers'
import { EMPTY_LIST, type ListState, toListReducers } from '@/store/pagination/list-reducers'
import { rootReducer } from '@/store/root-reducer'
import { loggedOut } from '@/store/user-profile/slice'
import { withoutDuplicates } from '@/store/without-duplicates'

interface WatchListState extends ListState<Movie> {
  /** Whether the list was asked for since the visitor logged in. */
  requested: boolean
}
declare module '@/store/root-reducer' {
  interface LazySlices {
    watchList: WatchListState
  }
}

/** The trigger of S4.13. */
export const watchListRequested = createAction('watchList/watchListRequested')
/** "Vis flere". */
export const moreWatchListRequested = createAction('watchList/moreWatchListRequested')
export const addMovieRequested = createAction<Movie>('watchList/addMovieRequested')

const initialState: WatchListState = { ...EMPTY_LIST, requested: false }
const byId = ({ movieId }: Movie) => movieId
const listReducers = toListReducers(byId)

export const watchListSlice = createSlice({
  name: 'watchList',
  initialState,
  reducers: {
    ...listReducers,
    loadingStarted(state) {
      listReducers.loadingStarted(state)
      state.requested = true
    },
    movieAdded(state, { payload }: PayloadAction<Movie>) {
      state.items.push(...withoutDuplicates(state.items, [payload], byId))
    },
    /** The visitor looks at something else: what is under way is given up. */
    watchListLeft(state) {
      if (state.loading) state.requested = false
      state.loading = false
    },
  },
  extraReducers: (builder) => builder.addCase(loggedOut, () => initialState),
  selectors: {
    selectIsListed: ({ items }, movieId: number) => items.some((item) => item.movieId === movieId),
  },
}).injectInto(rootReducer)

export const { movieAdded, watchListLeft } = watchListSlice.actions
export const selectWatchList = watchListSlice.selectSlice
export const { selectIsListed } = watchListSlice.selectors
