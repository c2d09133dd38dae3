/** Who is logged in, and how logging in goes (S3.1, S4.1 to S4.6). */
import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { HttpErrorView } from '@/lib/http/errors'
import type { Credentials, NewUser } from '@/store/loyalty/api'
import { rootReducer } from '@/store/root-reducer'
import type { Profile } from './stored-profile'

/** The server's answer, and which call it answered. */
export interface ProfileError extends HttpErrorView {
  call: 'login' | 'createUser' | 'forgotPassword' | 'switchTokensDx'
}

interface UserProfileState {
  /** Without fields while nobody is logged in. */
  userProfile: Partial<Profile>
  loading: boolean
  error: ProfileError | undefined
  isEmailSent: boolean
}
declare module '@/store/root-reducer' {
  interface LazySlices {
    userProfile: UserProfileState
  }
}

const initialState: UserProfileState = { userProfile: {}, loading: false, error: undefined, isEmailSent: false }

export const loginRequested = createAction<Credentials>('userProfile/loginRequested')
export const createUserRequested = createAction<NewUser>('userProfile/createUserRequested')
export const forgotPasswordRequested = createAction<{ email: string }>('userProfile/forgotPasswordRequested')
export const logoutRequested = createAction('userProfile/logoutRequested')
/** There is a token to be revoked: told in the tab that was left, not in the others. */
export const tokenLeft = createAction('userProfile/tokenLeft')

const userProfileSlice = createSlice({
  name: 'userProfile',
  initialState,
  reducers: {
    profileRequested(state) {
      state.loading = true
      state.error = undefined
      state.isEmailSent = false
    },
    profileReceived: (_, { payload }: PayloadAction<Profile>) => ({ ...initialState, userProfile: payload }),
    profileFailed(state, { payload }: PayloadAction<ProfileError>) {
      state.loading = false
      state.error = payload
    },
    loginErrorDeleted(state) {
      state.error = undefined
    },
    emailSent(state) {
      state.loading = false
      state.error = undefined
      state.isEmailSent = true
    },
    /** The visitor left the form; why they were logged out stays to be read. */
    formLeft(state) {
      state.loading = false
      state.isEmailSent = false
      if (state.error?.call !== 'switchTokensDx') state.error = undefined
    },
    /** Everything private goes with it, in every slice; `payload` is why, where it was not the visitor's wish. */
    loggedOut: (_, { payload }: PayloadAction<ProfileError | undefined>) => ({ ...initialState, error: payload }),
  },
  selectors: {
    /** Undefined for nobody. */
    selectToken: ({ userProfile }) => userProfile.token,
    selectEmail: ({ userProfile }) => userProfile.email,
    selectUserName: ({ userProfile }) => userProfile.userName ?? '',
    selectIsLoggedIn: ({ userProfile }) => userProfile.token !== undefined,
  },
}).injectInto(rootReducer)

export const { profileRequested, profileReceived, profileFailed, loginErrorDeleted, emailSent, formLeft, loggedOut } =
  userProfileSlice.actions
export const selectProfileState = userProfileSlice.selectSlice
export const { selectToken, selectEmail, selectUserName, selectIsLoggedIn } = userProfileSlice.selectors
