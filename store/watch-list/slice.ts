/** The visitor's watch list (S3.11, S4.11, S4.12). Knows no call. */
import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { HttpErrorView } from '@/lib/http/errors'
import type { Movie } from '@/store/loyalty/answers'
import { loggedOut } from '@/store/user-profile/slice'

export interface WatchListState {
  /** Whether the list was asked for since the visitor logged in. */
  requested: boolean
  items: Movie[]
  loading: boolean
  error: HttpErrorView | undefined
}

const initialState: WatchListState = { requested: false, items: [], loading: false, error: undefined }

/** The trigger of S4.13. */
export const watchListWanted = createAction('watchList/wanted')
/** "Vis flere". */
export const moreWatchListWanted = createAction('watchList/moreWanted')
export const addMovieWanted = createAction<Movie>('watchList/addMovieWanted')

/** Each film once, and none that is listed already. */
function unlessListed(items: readonly Movie[], movies: readonly Movie[]): Movie[] {
  const known = new Set(items.map(({ movieId }) => movieId))
  return movies.filter(({ movieId }) => !known.has(movieId) && known.add(movieId))
}

export const watchListSlice = createSlice({
  name: 'watchList',
  initialState,
  reducers: {
    requested(state) {
      state.requested = true
      state.loading = true
      state.error = undefined
    },
    received(state, { payload }: PayloadAction<Movie[]>) {
      state.items = unlessListed([], payload)
      state.loading = false
    },
    /** A film that was added meanwhile moves the others: it may come twice, and is shown once. */
    moreReceived(state, { payload }: PayloadAction<Movie[]>) {
      state.items.push(...unlessListed(state.items, payload))
      state.loading = false
    },
    failed(state, { payload }: PayloadAction<HttpErrorView>) {
      state.error = payload
      state.loading = false
    },
    movieAdded(state, { payload }: PayloadAction<Movie>) {
      state.items.push(...unlessListed(state.items, [payload]))
    },
    /** The visitor looks at something else: what is under way is given up. */
    watchListLeft(state) {
      if (state.loading) state.requested = false
      state.loading = false
    },
  },
  extraReducers: (builder) => builder.addCase(loggedOut, () => initialState),
})

export const { watchListLeft } = watchListSlice.actions
