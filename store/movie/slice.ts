/** What the loyalty back end knows of the film that is looked at (S3.12, S4.9). */
import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Movie } from '@/store/loyalty/answers'
import { rootReducer } from '@/store/root-reducer'

interface MovieState {
  movieInfo: Movie | undefined
  loading: boolean
}
declare module '@/store/root-reducer' {
  interface LazySlices {
    movie: MovieState
  }
}

const initialState: MovieState = { movieInfo: undefined, loading: false }

/** The specification's movie-info success action, which starts the load (S4.10); its payload is the ediNumber. */
export const movieInfoSuccess = createAction<string>('movie/movieInfoSuccess')

const movieSlice = createSlice({
  name: 'movie',
  initialState,
  reducers: {
    loadingStarted: () => ({ movieInfo: undefined, loading: true }),
    received: (_, { payload }: PayloadAction<Movie>) => ({ movieInfo: payload, loading: false }),
    /** Nothing is stored of it (S8.5). */
    failed: () => initialState,
    /** The visitor looks at something else: what is under way is given up. */
    movieLeft: () => initialState,
  },
}).injectInto(rootReducer)

export const { loadingStarted, received, failed, movieLeft } = movieSlice.actions
export const selectMovie = movieSlice.selectSlice
