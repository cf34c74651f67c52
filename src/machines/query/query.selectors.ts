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

export const selectData = <Data>(query: AnyQuery<Data>) => query.context.data
export const selectLoadedAt = (query: AnyQuery<unknown>) => query.context.loadedAt
export const selectIsBusy = (query: AnyQuery<unknown>) => query.hasTag('busy')
export const selectIsIndicated = (query: AnyQuery<unknown>) => query.hasTag('indicated')
export const selectIsSlow = (query: AnyQuery<unknown>) => query.hasTag('slow')
export const selectIsCancelled = (query: AnyQuery<unknown>) => query.hasTag('cancelled')
/** True if the server has no reporting; the rest of the app works (domain D21). */
export const selectIsMissing = (query: AnyQuery<unknown>) => query.hasTag('missing')
/** Error of the last read; null while loading or loaded. */
export const selectError = (query: AnyQuery<unknown>) => (query.hasTag('failed') ? query.context.error : null)
