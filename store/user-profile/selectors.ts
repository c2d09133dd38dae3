/** Reads the userProfile slice, which is in the store once the account area is used. */
import { type UserProfileState, userProfileSlice } from './slice'

export interface WithUserProfile {
  userProfile?: UserProfileState
}

export const selectProfileState = (state: WithUserProfile): UserProfileState =>
  state.userProfile ?? userProfileSlice.getInitialState()

/** Undefined for nobody. */
export const selectToken = (state: WithUserProfile): string | undefined => selectProfileState(state).userProfile.token
export const selectEmail = (state: WithUserProfile): string | undefined => selectProfileState(state).userProfile.email
export const selectUserName = (state: WithUserProfile): string => selectProfileState(state).userProfile.userName ?? ''
export const selectIsLoggedIn = (state: WithUserProfile): boolean => selectToken(state) !== undefined
