/** The state of a tab's store: each part of it once it is used. Types only. */
import type { EventsState } from './events/slice'
import type { MovieState } from './movie/slice'
import type { ProgressState } from './progress/slice'
import type { ReviewsState } from './reviews/slice'
import type { TicketsState } from './tickets/slice'
import type { UserProfileState } from './user-profile/slice'
import type { WatchListState } from './watch-list/slice'

/** No interface: what reducers of any names give is one. */
export type AppState = {
  events?: EventsState
  userProfile?: UserProfileState
  watchList?: WatchListState
  tickets?: TicketsState
  progress?: ProgressState
  movie?: MovieState
  reviews?: ReviewsState
}
