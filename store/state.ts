/** The state of a tab's store: live states always, the account's slices once they are used. Types only. */
import type { EventsState } from './events/slice'
import type { MovieState } from './movie/slice'
import type { ProgressState } from './progress/slice'
import type { ReviewsState } from './reviews/slice'
import type { TicketsState } from './tickets/slice'
import type { UserProfileState } from './user-profile/slice'
import type { WatchListState } from './watch-list/slice'

export interface AccountState {
  userProfile: UserProfileState
  watchList: WatchListState
  movie: MovieState
  tickets: TicketsState
  reviews: ReviewsState
  progress: ProgressState
}

export interface AppState extends Partial<AccountState> {
  events: EventsState
}
