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

/** The chunks in view that are on their way. */
export const missingInView = (loaded: Loaded) => chunksOf(loaded.nights.view).filter(isMissing(loaded))

/** What is read next: what is in view and not known, then what is fetched ahead. */
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

/** Of the error that stands for nights a person did not want to wait for. */
const cancelledCode = 'CANCELLED'
export const isCancelled = ({ code }: ApiError) => code === cancelledCode

/** What is waited for in view is waited for no more. */
export function withCancelled(loaded: Loaded): ReadonlyMap<string, ApiError> {
  const cancelled = new ApiError(0, 'Loading was cancelled.', { code: cancelledCode })
  return new Map([...loaded.nightErrors, ...missingInView(loaded).map((start) => [start, cancelled] as const)])
}
