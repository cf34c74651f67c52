import { type ActorRefFrom, assign, fromPromise, setup, type SnapshotFrom } from 'xstate'
import { type ApiError, toApiError } from '../../api/api-error.ts'
import { type Preferences, readPreferences } from '../../api/contract/preferences.ts'
import type { Http } from '../../api/http.ts'
import * as preferences from '../../api/preferences.ts'
import type { OwnedStorage } from '../session/owned-storage.ts'
import { type StorageChanged, storageWatchActor } from '../session/storage-watch.actor.ts'
import { type ShownPreferences, showPreferences } from './shown-preferences.ts'

interface Input {
  http: Http
  storage: OwnedStorage
  /** Id of the signed-in person. */
  owner: string
  /** False if the server has no preferences: the device alone stores them. */
  isStoredByServer: boolean
  /** The attributes that the page shows. Other tabs can change them too. */
  shown: ShownPreferences
}

interface Context extends Input {
  chosen: Preferences
  /** Preferences sent by the running call. */
  sent: Preferences | null
  error: ApiError | null
}

export type PreferencesEvent =
  | { type: 'preference.chosen'; change: Partial<Preferences> }
  | { type: 'preferences.retried' }
  | { type: 'preferences.closed' }
  | StorageChanged

/** Shows each choice at once, then stores it on the server (ADR 0057). Loaded when it is first needed. */
export const preferencesMachine = setup({
  types: {} as { input: Input; context: Context; events: PreferencesEvent },
  actors: {
    save: fromPromise<Preferences, Context>(({ input, signal }) =>
      preferences.change(input.http, input.chosen, signal),
    ),
    storageWatch: storageWatchActor,
  },
  actions: {
    storeChoice: assign(({ context }, { change }: { change: Partial<Preferences> }) => ({
      chosen: { ...context.chosen, ...change },
    })),
    show: ({ context: { storage, chosen } }) => showPreferences(storage, chosen),
    /** Marks the choice, so that the next session sends it if this one can't. */
    showUnsent: ({ context: { storage, chosen, owner } }) => showPreferences(storage, chosen, owner),
    storeShown: assign(({ context }) => ({ chosen: readPreferences(context.shown) })),
    storeSent: assign(({ context }) => ({ sent: context.chosen, error: null })),
    storeError: assign((_, { error }: { error: unknown }) => ({ error: toApiError(error) })),
  },
  guards: {
    isStoredByServer: ({ context }) => context.isStoredByServer,
    isUnsent: ({ context: { owner, shown } }) => shown.unsent === owner,
    isOutdated: ({ context }) => context.chosen !== context.sent,
    isWithoutEndpoint: (_, { error }: { error: unknown }) => [404, 405].includes(toApiError(error).status),
  },
}).createMachine({
  id: 'preferences',
  context: ({ input }) => ({ ...input, chosen: readPreferences(input.shown), sent: null, error: null }),
  invoke: { src: 'storageWatch', input: { start: 'preferences' } },
  on: {
    'preference.chosen': {
      target: '.saving',
      actions: [{ type: 'storeChoice', params: ({ event }) => ({ change: event.change }) }, 'showUnsent'],
    },
    // Another tab has stored a choice, and the page shows it already.
    'storage.changed': { actions: 'storeShown' },
  },
  initial: 'starting',
  states: {
    starting: {
      always: [
        { guard: 'isUnsent', target: 'saving' },
        { guard: 'isStoredByServer', target: 'unchanged' },
        { target: 'onDevice' },
      ],
    },
    unchanged: {},
    saving: {
      entry: 'storeSent',
      invoke: {
        src: 'save',
        input: ({ context }) => context,
        onDone: [
          // Sent one after the other, so that the last choice arrives last (quality Q25).
          { guard: 'isOutdated', target: 'saving', reenter: true },
          { target: 'saved', actions: 'show' },
        ],
        onError: [
          {
            guard: { type: 'isWithoutEndpoint', params: ({ event }) => event },
            target: 'onDevice',
            actions: 'show',
          },
          { target: 'failed', actions: { type: 'storeError', params: ({ event }) => event } },
        ],
      },
      on: {
        'preference.chosen': {
          actions: [{ type: 'storeChoice', params: ({ event }) => ({ change: event.change }) }, 'showUnsent'],
        },
      },
    },
    saved: { on: { 'preferences.closed': 'unchanged' } },
    failed: { on: { 'preferences.retried': 'saving' } },
    onDevice: {
      on: {
        'preference.chosen': {
          actions: [{ type: 'storeChoice', params: ({ event }) => ({ change: event.change }) }, 'show'],
        },
      },
    },
  },
})
export type PreferencesRef = ActorRefFrom<typeof preferencesMachine>
type Snapshot = SnapshotFrom<typeof preferencesMachine>

export const selectChosen = (snapshot: Snapshot) => snapshot.context.chosen
/** Outcome of the last choice; null before any choice and while its call runs. */
export const selectOutcome = (snapshot: Snapshot): 'saved' | 'failed' | 'onDevice' | null =>
  snapshot.matches('saved')
    ? 'saved'
    : snapshot.matches('failed')
      ? 'failed'
      : snapshot.matches('onDevice')
        ? 'onDevice'
        : null
export const selectPreferencesError = (snapshot: Snapshot) => snapshot.context.error
