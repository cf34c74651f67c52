import { ApiError } from '../../api/api-error.ts'
import type { LoadedNights } from './loaded-nights.rules.ts'
import type { NightsRequest } from './nights.actor.ts'
import { chunksOf, chunksToLoad } from './range.rules.ts'

interface Loaded {
  nights: LoadedNights
  nightErrors: ReadonlyMap<string, ApiError>
}

const isMissing =
  ({ nights, nightErrors }: Loaded) =>
  (start: string) =>
    !nights.chunks.has(start) && !nightErrors.has(start)

/** Chunks in view that are still loading. */
export const missingInView = (loaded: Loaded) => chunksOf(loaded.nights.view).filter(isMissing(loaded))

/** Chunks to load: first those in view, then those to prefetch. */
export function missing(loaded: Loaded): NightsRequest {
  const { view } = loaded.nights
  const inView = new Set(chunksOf(view))
  const wanted = chunksToLoad(view).filter(isMissing(loaded))
  return {
    type: 'chunks.requested',
    now: wanted.filter((start) => inView.has(start)),
    later: wanted.filter((start) => !inView.has(start)),
    isReload: false,
  }
}

/** Error code of nights whose loading the person cancelled. */
const cancelledCode = 'CANCELLED'
export const isCancelled = ({ code }: ApiError) => code === cancelledCode

/** Marks missing nights in view as cancelled. */
export function withCancelled(loaded: Loaded): ReadonlyMap<string, ApiError> {
  const cancelled = new ApiError(0, 'Loading was cancelled.', { code: cancelledCode })
  return new Map([...loaded.nightErrors, ...missingInView(loaded).map((start) => [start, cancelled] as const)])
}
