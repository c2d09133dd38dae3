/** The visitor's watch list (S3.11, S4.11, S4.12). Knows no call. */
import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { HttpErrorView } from '@/lib/http/errors'
import type { Movie } from '@/store/loyalty/answers'
import { unlisted } from '@/store/unlisted'
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

const byId = ({ movieId }: Movie) => movieId

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
      state.items = unlisted([], payload, byId)
      state.loading = false
    },
    /** A film that was added meanwhile moves the others: it may come twice, and is shown once. */
    moreReceived(state, { payload }: PayloadAction<Movie[]>) {
      state.items.push(...unlisted(state.items, payload, byId))
      state.loading = false
    },
    failed(state, { payload }: PayloadAction<HttpErrorView>) {
      state.error = payload
      state.loading = false
    },
    movieAdded(state, { payload }: PayloadAction<Movie>) {
      state.items.push(...unlisted(state.items, [payload], byId))
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
