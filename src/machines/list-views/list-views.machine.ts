import { type ActorRefFrom, type AnyActorRef, assign, fromPromise, sendTo, setup, type SnapshotFrom } from 'xstate'
import { type ApiError, toApiError } from '../../api/api-error.ts'
import type { ListName } from '../../api/contract/enums.ts'
import type { ChangeListView, ListView } from '../../api/contract/list-view.ts'
import type { Http } from '../../api/http.ts'
import * as listViews from '../../api/list-views.ts'
import { phrase } from '../../phrases/phrase.ts'

interface Input {
  http: Http
  list: ListName
  /** Null for a list of the hotel group. */
  propertyId: number | null
  notices: AnyActorRef
  /** Learns new defaults with the permissions. */
  access: AnyActorRef
  newKey: () => string
}

/** What the person does with views: saves the current one, changes or deletes one, or takes the deletion back. */
export type ViewChange =
  | { kind: 'create' | 'restore'; view: Pick<ListView, 'name' | 'query' | 'is_shared' | 'is_default'> }
  | { kind: 'change'; view: ListView; changes: Omit<ChangeListView, 'lock_version'> }
  | { kind: 'remove'; view: ListView }

/** Dialog that is open over the list. */
export type ViewDialog = 'save' | 'manage' | 'columns'

interface Context extends Input {
  views: readonly ListView[]
  dialog: ViewDialog | null
  change: ViewChange | null
  /** Idempotency key of the change (domain D22). */
  key: string
  error: ApiError | null
}

type ListViewsEvent =
  | { type: 'views.requested' }
  | { type: 'change.requested'; change: ViewChange }
  | { type: 'dialog.opened'; dialog: ViewDialog }
  | { type: 'dialog.closed' }

function write({ http, list, propertyId, change, key }: Context, signal: AbortSignal): Promise<unknown> {
  switch (change?.kind) {
    case 'create':
    case 'restore': {
      const { name, query, is_shared, is_default } = change.view
      const view = { list, property_id: propertyId, name, query, is_shared, is_default }
      return listViews.create(http, view, key, signal)
    }
    case 'change': {
      const { id, lock_version } = change.view
      return listViews.change(http, id, { ...change.changes, lock_version }, signal)
    }
    case 'remove':
      return listViews.remove(http, change.view.id, change.view.lock_version, signal)
    default:
      return Promise.resolve()
  }
}

const doneTexts = {
  create: (name: string) => phrase('views.saved', { name }),
  restore: (name: string) => phrase('views.restored', { name }),
  change: (name: string) => phrase('views.changed', { name }),
  remove: (name: string) => phrase('views.deleted', { name }),
}

/** Stored views of one list (ADR 0067). Loaded when the menu is first opened, and read again each time and after each change. */
export const listViewsMachine = setup({
  types: {} as { input: Input; context: Context; events: ListViewsEvent; tags: 'busy' },
  actors: {
    fetchViews: fromPromise<ListView[], Context>(({ input: { http, list, propertyId }, signal }) =>
      listViews.list(http, { list, property_id: propertyId ?? undefined }, signal),
    ),
    write: fromPromise<unknown, Context>(({ input, signal }) => write(input, signal)),
  },
  actions: {
    storeViews: assign((_, { output }: { output: ListView[] }) => ({ views: output })),
    storeChange: assign(({ context }, { change }: { change: ViewChange }) => ({
      change,
      key: context.newKey(),
      error: null,
    })),
    storeError: assign((_, { error }: { error: unknown }) => ({ error: toApiError(error) })),
    forgetError: assign({ error: null }),
    openDialog: assign((_, { dialog }: { dialog: ViewDialog }) => ({ dialog, error: null })),
    closeDialog: assign({ dialog: null, error: null }),
    /** The form of a new view is done with it; the others stay open for more changes. */
    closeSaved: assign(({ context }) => (context.change?.kind === 'create' ? { dialog: null } : {})),
    refreshAccess: sendTo(({ context }) => context.access, { type: 'access.refreshed' }),
    giveDone: sendTo(
      ({ context }) => context.notices,
      ({ context: { change }, self }) => {
        if (!change) return { type: 'announcement.made', text: '' }
        const text = doneTexts[change.kind](change.view.name)
        if (change.kind === 'change') return { type: 'announcement.made', text }
        if (change.kind !== 'remove') return { type: 'notice.given', text, tone: 'ok' }
        const restore = { type: 'change.requested', change: { kind: 'restore', view: change.view } }
        return {
          type: 'notice.given',
          text,
          tone: 'ok',
          action: { label: phrase('views.undo'), target: self, event: restore },
        }
      },
    ),
    announceError: sendTo(
      ({ context }) => context.notices,
      ({ context }) => ({ type: 'announcement.made', text: context.error?.message ?? '' }),
    ),
  },
  guards: {
    isWithoutEndpoint: (_, { error }: { error: unknown }) => [404, 405].includes(toApiError(error).status),
  },
}).createMachine({
  id: 'listViews',
  context: ({ input }) => ({ ...input, views: [], dialog: null, change: null, key: '', error: null }),
  on: {
    'dialog.opened': { actions: { type: 'openDialog', params: ({ event }) => ({ dialog: event.dialog }) } },
    'dialog.closed': { actions: 'closeDialog' },
  },
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        src: 'fetchViews',
        input: ({ context }) => context,
        onDone: { target: 'ready', actions: { type: 'storeViews', params: ({ event }) => event } },
        onError: [
          {
            guard: { type: 'isWithoutEndpoint', params: ({ event }) => event },
            target: 'unavailable',
          },
          { target: 'failed', actions: { type: 'storeError', params: ({ event }) => event } },
        ],
      },
    },
    ready: {
      on: {
        'views.requested': { target: 'loading', actions: 'forgetError' },
        'change.requested': {
          target: 'writing',
          actions: { type: 'storeChange', params: ({ event }) => ({ change: event.change }) },
        },
      },
    },
    writing: {
      tags: 'busy',
      invoke: {
        src: 'write',
        input: ({ context }) => context,
        onDone: { target: 'loading', actions: ['giveDone', 'closeSaved', 'refreshAccess'] },
        // The views as they are now, since a refused change was based on older ones.
        onError: {
          target: 'loading',
          actions: [{ type: 'storeError', params: ({ event }) => event }, 'announceError'],
        },
      },
    },
    failed: { on: { 'views.requested': { target: 'loading', actions: 'forgetError' } } },
    /** The server stores no views; the list has its columns alone. */
    unavailable: { on: { 'views.requested': 'loading' } },
  },
})
export type ListViewsRef = ActorRefFrom<typeof listViewsMachine>
type Snapshot = SnapshotFrom<typeof listViewsMachine>

export const selectViews = (snapshot: Snapshot) => snapshot.context.views
export const selectDialog = (snapshot: Snapshot) => snapshot.context.dialog
export const selectIsBusy = (snapshot: Snapshot) => snapshot.hasTag('busy')
export const selectIsFailed = (snapshot: Snapshot) => snapshot.matches('failed')
/** False if the server stores no views. */
export const selectCanStore = (snapshot: Snapshot) => !snapshot.matches('unavailable')
/** Why the last change was refused, or why the views could not be read. */
export const selectViewsError = (snapshot: Snapshot) => snapshot.context.error
