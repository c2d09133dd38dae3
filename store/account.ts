/** Adds the account area to a store: its slices, its sagas, its calls. Heavy: for islands that show it. */
import { spawn, takeEvery } from 'redux-saga/effects'
import type { Step } from './effects'
import { createLoyaltyApi, type LoyaltyApi } from './loyalty/api'
import type { AppStore } from './make-store'
import { movieSaga } from './movie/saga'
import { movieSlice } from './movie/slice'
import { progressSlice } from './progress/slice'
import { reviewsSaga } from './reviews/saga'
import { reviewsSlice } from './reviews/slice'
import { ticketsSaga } from './tickets/saga'
import { ticketsSlice } from './tickets/slice'
import { userProfileSaga } from './user-profile/saga'
import { selectToken } from './user-profile/selectors'
import { loggedOut, userProfileSlice } from './user-profile/slice'
import { clearStoredProfile } from './user-profile/stored-profile'
import { watchListSaga } from './watch-list/saga'
import { watchListSlice } from './watch-list/slice'

const slices = {
  userProfile: userProfileSlice.reducer,
  watchList: watchListSlice.reducer,
  movie: movieSlice.reducer,
  tickets: ticketsSlice.reducer,
  reviews: reviewsSlice.reducer,
  progress: progressSlice.reducer,
}

/** Each on its own: one that fails takes no other with it. */
function* accountSaga(api: LoyaltyApi): Step {
  yield takeEvery(loggedOut, api.endSession)
  for (const saga of [userProfileSaga, ticketsSaga, watchListSaga, movieSaga, reviewsSaga]) yield spawn(saga, api)
}

/** @param url of the partner's loyalty API */
export function addAccount(store: AppStore, url: string): void {
  const api = createLoyaltyApi({
    url,
    getProfileToken: () => selectToken(store.getState()),
    onRefused(error) {
      clearStoredProfile()
      store.dispatch(loggedOut({ ...error, call: 'switchTokensDx' }))
    },
  })
  store.extend(slices, () => accountSaga(api))
}
