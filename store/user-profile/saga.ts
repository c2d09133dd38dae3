/** Logs in and out, creates accounts, asks for new passwords, and keeps in step with the other tabs. Knows no component. */
import type { Action } from '@reduxjs/toolkit'
import { type EventChannel, eventChannel } from 'redux-saga'
import { fork, put, spawn } from 'redux-saga/effects'
import { toErrorView } from '@/lib/http/errors'
import { callTo, callWhile, type Step, selectFrom, takeFrom, workForLast } from '@/store/effects'
import type { LoyaltyApi } from '@/store/loyalty/api'
import { selectToken } from './selectors'
import {
  createUserWanted,
  forgotPasswordWanted,
  formLeft,
  loggedOut,
  loginWanted,
  logoutWanted,
  type ProfileError,
  userProfileSlice,
} from './slice'
import { clearStoredProfile, type Profile, readStoredProfile, storeProfile, watchStoredProfile } from './stored-profile'

const { profileRequested, profileReceived, profileFailed, emailSent } = userProfileSlice.actions

interface Asking {
  call: ProfileError['call']
  ask: (signal: AbortSignal) => Promise<Profile>
}

function* fetchProfile({ call, ask }: Asking): Step {
  yield put(profileRequested())
  try {
    const profile = yield* callWhile(ask)
    storeProfile(profile)
    yield put(profileReceived(profile))
  } catch (error) {
    yield put(profileFailed({ ...toErrorView(error), call }))
  }
}

function* sendMail(api: LoyaltyApi, email: string): Step {
  yield put(profileRequested())
  try {
    yield* callWhile((signal) => api.forgotPassword(email, signal))
    yield put(emailSent())
  } catch (error) {
    yield put(profileFailed({ ...toErrorView(error), call: 'forgotPassword' }))
  }
}

function* revoke(api: LoyaltyApi, token: string): Step {
  try {
    yield* callTo(api.logout, token)
  } catch (error) {
    console.warn(`The token was not revoked: ${toErrorView(error).message}`)
  }
}

/** The visitor is out at once, whatever the server says. */
function* logOut(api: LoyaltyApi): Step {
  const token = yield* selectFrom(selectToken)
  clearStoredProfile()
  yield put(loggedOut())
  if (token !== undefined) yield spawn(revoke, api, token)
}

const whenStoredElsewhere = (): EventChannel<true> => eventChannel((emit) => watchStoredProfile(() => emit(true)))

function* followStorage(): Step {
  const changes = whenStoredElsewhere()
  for (;;) {
    const stored = readStoredProfile()
    const token = yield* selectFrom(selectToken)
    if (stored?.token !== token) {
      if (token !== undefined) yield put(loggedOut())
      if (stored) yield put(profileReceived(stored))
    }
    yield* takeFrom(changes)
  }
}

export function* userProfileSaga(api: LoyaltyApi): Step {
  function* work(action: Action): Step {
    if (loginWanted.match(action)) {
      yield* fetchProfile({ call: 'login', ask: (signal) => api.login(action.payload, signal) })
    } else if (createUserWanted.match(action)) {
      yield* fetchProfile({ call: 'createUser', ask: (signal) => api.createUser(action.payload, signal) })
    } else if (forgotPasswordWanted.match(action)) {
      yield* sendMail(api, action.payload.email)
    } else if (logoutWanted.match(action)) {
      yield* logOut(api)
    }
  }
  yield fork(followStorage)
  yield* workForLast([loginWanted, createUserWanted, forgotPasswordWanted, logoutWanted, formLeft], work)
}
