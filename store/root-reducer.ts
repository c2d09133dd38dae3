/** The reducer of a tab's store. Each slice adds itself, with its selectors, when its code arrives. */
import { combineSlices } from '@reduxjs/toolkit'

/** Every slice by its key: said once more beside the slice, so that a key that changes does not compile. */
// biome-ignore lint/suspicious/noEmptyInterface: the slices fill it
export interface LazySlices {}

export const rootReducer = combineSlices().withLazyLoadedSlices<LazySlices>()

export type RootState = ReturnType<typeof rootReducer>
