/** Logs in and out, creates accounts, asks for new passwords, and keeps in step with the other tabs. */
import { type Action, isAnyOf } from '@reduxjs/toolkit'
import { type EventChannel, eventChannel } from 'redux-saga'
import { fork, put, takeLatest } from 'redux-saga/effects'
import { toErrorView } from '@/lib/http/errors'
import { callAbortable, type Step, select, take } from '@/store/effects'
import type { LoyaltyApi } from '@/store/loyalty/api'
import { keepLeftToken } from './left-tokens'
import {
  createUserRequested,
  emailSent,
  forgotPasswordRequested,
  formLeft,
  loggedOut,
  loginRequested,
  logoutRequested,
  type ProfileError,
  profileFailed,
  profileReceived,
  profileRequested,
  selectToken,
  tokenLeft,
} from './slice'
import { clearStoredProfile, type Profile, readStoredProfile, storeProfile, watchStoredProfile } from './stored-profile'

interface Asking {
  call: ProfileError['call']
  ask: (signal: AbortSignal) => Promise<Profile>
}

function* fetchProfile({ call: name, ask }: Asking): Step {
  yield put(profileRequested())
  try {
    const profile = yield* callAbortable(ask)
    storeProfile(profile)
    yield put(profileReceived(profile))
  } catch (error) {
    yield put(profileFailed({ ...toErrorView(error), call: name }))
  }
}

function* sendMail(api: LoyaltyApi, email: string): Step {
  yield put(profileRequested())
  try {
    yield* callAbortable((signal) => api.forgotPassword(email, signal))
    yield put(emailSent())
  } catch (error) {
    yield put(profileFailed({ ...toErrorView(error), call: 'forgotPassword' }))
  }
}

/** The visitor is out at once, whatever the server says. */
function* logOut(): Step {
  const token = yield* select(selectToken)
  if (token !== undefined) keepLeftToken(token)
  clearStoredProfile()
  yield put(loggedOut())
  yield put(tokenLeft())
}

const whenStoredElsewhere = (): EventChannel<true> => eventChannel((emit) => watchStoredProfile(() => emit(true)))

function* followStorage(): Step {
  const changes = whenStoredElsewhere()
  for (;;) {
    const stored = readStoredProfile()
    const token = yield* select(selectToken)
    if (stored?.token !== token) {
      if (token !== undefined) yield put(loggedOut())
      if (stored) yield put(profileReceived(stored))
    }
    yield* take(changes)
  }
}

function* work(api: LoyaltyApi, action: Action): Step {
  if (loginRequested.match(action)) {
    yield* fetchProfile({ call: 'login', ask: (signal) => api.login(action.payload, signal) })
  } else if (createUserRequested.match(action)) {
    yield* fetchProfile({ call: 'createUser', ask: (signal) => api.createUser(action.payload, signal) })
  } else if (forgotPasswordRequested.match(action)) {
    yield* sendMail(api, action.payload.email)
  } else if (logoutRequested.match(action)) {
    yield* logOut()
  }
}

export function* userProfileSaga(api: LoyaltyApi): Step {
  yield fork(followStorage)
  const requests = isAnyOf(loginRequested, createUserRequested, forgotPasswordRequested, logoutRequested, formLeft)
  yield takeLatest(requests, (action) => work(api, action))
}
