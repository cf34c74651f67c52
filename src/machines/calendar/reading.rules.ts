import { ApiError } from '../../api/api-error.ts'
import type { KnownNights } from './known-nights.rules.ts'
import type { NightsAsked } from './nights.actor.ts'
import { chunksOf, wantedChunks } from './range.rules.ts'

interface Known {
  nights: KnownNights
  nightErrors: ReadonlyMap<string, ApiError>
}

const isMissing =
  ({ nights, nightErrors }: Known) =>
  (start: string) =>
    !nights.chunks.has(start) && !nightErrors.has(start)

/** The chunks in view that are on their way. */
export const missingInView = (known: Known) => chunksOf(known.nights.view).filter(isMissing(known))

/** What is read next: what is in view and not known, then what is fetched ahead. */
export function missing(known: Known): NightsAsked {
  const { view } = known.nights
  const inView = new Set(chunksOf(view))
  const wanted = wantedChunks(view).filter(isMissing(known))
  return {
    type: 'chunks.wanted',
    now: wanted.filter((start) => inView.has(start)),
    later: wanted.filter((start) => !inView.has(start)),
    isAnew: false,
  }
}

/** Of the error that stands for nights a person did not want to wait for. */
const cancelledCode = 'CANCELLED'
export const isCancelled = ({ code }: ApiError) => code === cancelledCode

/** What is waited for in view is waited for no more. */
export function withCancelled(known: Known): ReadonlyMap<string, ApiError> {
  const cancelled = new ApiError(0, 'Loading was cancelled.', { code: cancelledCode })
  return new Map([...known.nightErrors, ...missingInView(known).map((start) => [start, cancelled] as const)])
}
