/** Adds to a store who is logged in, and the calls for what is theirs: the parts for that come on top. */
import { call, spawn, takeEvery } from 'redux-saga/effects'
import type { Step } from './effects'
import { createLoyaltyApi, type LoyaltyApi } from './loyalty/api'
import type { AppStore } from './make-store'
import { forgetTickets } from './tickets/forget-tickets'
import { revokingSaga } from './user-profile/revoking-saga'
import { userProfileSaga } from './user-profile/saga'
import { loggedOut, selectToken } from './user-profile/slice'
import { clearStoredProfile, readStoredProfile } from './user-profile/stored-profile'

/** What a visitor leaves behind goes with them, also where the profile went without a word. */
function* accountSaga(api: LoyaltyApi): Step {
  yield takeEvery(loggedOut, api.endSession)
  yield takeEvery(loggedOut, forgetTickets)
  if (!readStoredProfile()) yield call(forgetTickets)
  yield spawn(userProfileSaga, api)
  yield spawn(revokingSaga, api)
}

/** @param url of the partner's loyalty API */
export function addAccount(store: AppStore, url: string): LoyaltyApi {
  const api = createLoyaltyApi({
    url,
    getProfileToken: () => selectToken(store.getState()),
    onRefused(error) {
      clearStoredProfile()
      store.dispatch(loggedOut({ ...error, call: 'switchTokensDx' }))
    },
  })
  store.startSaga(accountSaga, api)
  return api
}
