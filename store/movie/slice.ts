/** What the loyalty back end knows of the film that is looked at (S3.12, S4.9). Knows no call. */
import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Movie } from '@/store/loyalty/answers'

export interface MovieState {
  movieInfo: Movie | undefined
  loading: boolean
}

const initialState: MovieState = { movieInfo: undefined, loading: false }

/** The specification's movie-info success action, which starts the load (S4.10); its payload is the ediNumber. */
export const movieInfoSuccess = createAction<string>('movie/movieInfoSuccess')

export const movieSlice = createSlice({
  name: 'movie',
  initialState,
  reducers: {
    requested: () => ({ movieInfo: undefined, loading: true }),
    received: (_, { payload }: PayloadAction<Movie>) => ({ movieInfo: payload, loading: false }),
    /** Nothing is stored of it (S8.5). */
    failed: () => initialState,
    /** The visitor looks at something else: what is under way is given up. */
    movieLeft: () => initialState,
  },
})

export const { movieLeft } = movieSlice.actions
