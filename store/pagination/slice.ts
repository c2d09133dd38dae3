/** How far the paginated lists were read, for which the specification's slices have no field. */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { rootReducer } from '@/store/root-reducer'
import { loggedOut } from '@/store/user-profile/slice'

export type ListName = 'tickets' | 'watchList' | 'reviews'
export type Page = 'first' | 'next'

export interface PaginationState {
  /** Whether the server answered: before that, an empty list says nothing. */
  isAnswered: boolean
  /** How many the server sent so far: where the next page begins. */
  received: number
  hasMore: boolean
  /** Which page the list's error is about. */
  failed: Page
}

type AllPagination = Record<ListName, PaginationState>
declare module '@/store/root-reducer' {
  interface LazySlices {
    pagination: AllPagination
  }
}

const UNREAD: PaginationState = { isAnswered: false, received: 0, hasMore: false, failed: 'first' }
const initialState: AllPagination = { tickets: UNREAD, watchList: UNREAD, reviews: UNREAD }

const paginationSlice = createSlice({
  name: 'pagination',
  initialState,
  reducers: {
    pageRead(state, { payload }: PayloadAction<Pick<PaginationState, 'received' | 'hasMore'> & { list: ListName }>) {
      const { list, received, hasMore } = payload
      state[list] = { ...UNREAD, isAnswered: true, received, hasMore }
    },
    pageFailed(state, { payload }: PayloadAction<{ list: ListName; page: Page }>) {
      state[payload.list].failed = payload.page
    },
    listForgotten(state, { payload }: PayloadAction<ListName>) {
      state[payload] = UNREAD
    },
  },
  extraReducers: (builder) => builder.addCase(loggedOut, ({ reviews }) => ({ ...initialState, reviews })),
  selectors: { selectPagination: (state, list: ListName) => state[list] },
}).injectInto(rootReducer)

export const { pageRead, pageFailed, listForgotten } = paginationSlice.actions
export const { selectPagination } = paginationSlice.selectors
