import type { AnyActorRef } from 'xstate'
import type { ApiError } from '../../api/api-error.ts'
import type { QueryTag } from './query.machine.ts'

/** Any query, whatever its parameters and data. */
interface AnyQuery<Data> {
  context: { data: Data | null; loadedAt: number; error: ApiError | null }
  hasTag: (tag: QueryTag) => boolean
}

/** A running query, as shared parts of screens use it. */
export interface QueryActor {
  subscribe: AnyActorRef['subscribe']
  getSnapshot: () => AnyQuery<unknown>
  send: (event: { type: 'query.refreshed' } | { type: 'query.cancelled' }) => void
}

export const selectData = <Data>(reading: AnyQuery<Data>) => reading.context.data
export const selectLoadedAt = (reading: AnyQuery<unknown>) => reading.context.loadedAt
export const selectIsBusy = (reading: AnyQuery<unknown>) => reading.hasTag('busy')
export const selectIsIndicated = (reading: AnyQuery<unknown>) => reading.hasTag('indicated')
export const selectIsSlow = (reading: AnyQuery<unknown>) => reading.hasTag('slow')
export const selectIsCancelled = (reading: AnyQuery<unknown>) => reading.hasTag('cancelled')
/** True if the server has no reporting; the rest of the app works (domain D21). */
export const selectIsMissing = (reading: AnyQuery<unknown>) => reading.hasTag('missing')
/** Error of the last read; null while loading or loaded. */
export const selectError = (reading: AnyQuery<unknown>) => (reading.hasTag('failed') ? reading.context.error : null)
