import { type ActorRefFrom, assign, fromPromise, sendParent, setup, type SnapshotFrom } from 'xstate'
import * as activity from '../../api/activity-log.ts'
import { type ApiError, toApiError } from '../../api/api-error.ts'
import type { ActivityEntry, UndoneActivity } from '../../api/contract/activity-log.ts'
import type { PropertyScope } from '../../api/property-scope.ts'

interface UndoInput {
  scope: PropertyScope
  entry: ActivityEntry
  newKey: () => string
}

interface Context {
  scope: PropertyScope
  entry: ActivityEntry
  /** One key per attempt: a retry after a lost connection has no second effect (domain D22). */
  idempotencyKey: string
  error: ApiError | null
}

type UndoEvent = { type: 'undo.confirmed' } | { type: 'undo.closed' }

/** Events for the log: the change is undone by a new entry, or the server denied the undo and the log is out of date. */
export type UndoReport = { type: 'undo.applied'; entry: ActivityEntry; id: number } | { type: 'undo.refused' }

const deniedStatuses = new Set([403, 404, 409, 422])

/** "Undo this change": asks for confirmation, and shows the reason if the server denies it. */
export const activityUndoMachine = setup({
  types: {} as { input: UndoInput; context: Context; events: UndoEvent; tags: 'busy' | 'refused' },
  actors: {
    undo: fromPromise<UndoneActivity, Context>(({ input: { scope, entry, idempotencyKey }, signal }) =>
      activity.undo(scope, entry.id, idempotencyKey, signal),
    ),
  },
  actions: {
    storeError: assign((_, { error }: { error: unknown }) => ({ error: toApiError(error) })),
    forgetError: assign({ error: null }),
    reportApplied: sendParent(({ context }, { output }: { output: UndoneActivity }): UndoReport => ({
      type: 'undo.applied',
      entry: context.entry,
      id: output.activity_id,
    })),
    reportRefused: sendParent({ type: 'undo.refused' } satisfies UndoReport),
  },
  guards: { isDenied: (_, { error }: { error: unknown }) => deniedStatuses.has(toApiError(error).status) },
}).createMachine({
  id: 'activityUndo',
  context: ({ input: { scope, entry, newKey } }) => ({ scope, entry, idempotencyKey: newKey(), error: null }),
  initial: 'asking',
  states: {
    asking: { on: { 'undo.confirmed': 'submitting', 'undo.closed': 'closed' } },
    submitting: {
      tags: 'busy',
      entry: 'forgetError',
      invoke: {
        src: 'undo',
        input: ({ context }) => context,
        onDone: {
          target: 'closed',
          actions: { type: 'reportApplied', params: ({ event }) => ({ output: event.output }) },
        },
        onError: [
          {
            guard: { type: 'isDenied', params: ({ event }) => ({ error: event.error }) },
            target: 'refused',
            actions: [{ type: 'storeError', params: ({ event }) => ({ error: event.error }) }, 'reportRefused'],
          },
          { target: 'asking', actions: { type: 'storeError', params: ({ event }) => ({ error: event.error }) } },
        ],
      },
    },
    /** The domain rules deny it, so a retry is pointless. */
    refused: { tags: 'refused', on: { 'undo.closed': 'closed' } },
    closed: { type: 'final' },
  },
})

export type UndoRef = ActorRefFrom<typeof activityUndoMachine>
type Snapshot = SnapshotFrom<typeof activityUndoMachine>
export const selectUndoEntry = (undo: Snapshot) => undo.context.entry
export const selectUndoError = (undo: Snapshot) => undo.context.error
export const selectIsUndoing = (undo: Snapshot) => undo.hasTag('busy')
export const selectIsUndoRefused = (undo: Snapshot) => undo.hasTag('refused')
