import { type AnyActorRef, assign, fromPromise, sendTo, setup, type SnapshotFrom } from 'xstate'
import * as access from '../../api/access.ts'
import { type ApiError, toApiError } from '../../api/api-error.ts'
import type { Access, OwnProperty } from '../../api/contract/access.ts'
import type { Http } from '../../api/http.ts'
import type { DefaultView } from '../../routes/default-view.ts'
import { isUnreachable } from '../../api/unreachable.ts'
import { watchReturn } from '../connectivity/return.actor.ts'
import { type Permissions, permissionsOf } from './access.rules.ts'

interface Input {
  http: Http
  parent: AnyActorRef
  /** Names of permissions that count while the server can't be reached (ADR 0056). */
  offlinePermissions?: readonly string[] | undefined
}

interface Context extends Input {
  permissions: Permissions
  roles: string[]
  /** True if the person is assigned to all properties. This includes the data that all properties share. */
  mayWriteTypes: boolean
  properties: readonly OwnProperty[]
  /** Null if the server has none (ADR 0057). */
  preferences: { language?: unknown } | null
  /** Undefined if the server stores no views (ADR 0067). */
  defaultViews: readonly DefaultView[] | undefined
  error: ApiError | null
}

/** Reports the permissions to the shell after every load. */
export interface AccessLoaded {
  type: 'access.loaded'
  permissions: Permissions
  properties: readonly OwnProperty[]
  preferences: { language?: unknown } | null
  defaultViews?: readonly DefaultView[] | undefined
}

export type AccessEvent = { type: 'access.refreshed' } | { type: 'access.retried' }

/** The permissions of a first load without a connection; throws the error of the failed read if there are none. */
function withoutConnection({ offlinePermissions: names, permissions: known }: Context, failure: unknown): Access {
  if (known.size > 0 || !names?.length || !isUnreachable(failure)) throw failure
  const permissions = names.map((name, id) => ({ id, name }))
  return { permissions, roles: [], properties: [], all_properties: false, may_write_property_types: false }
}

/**
 * Loads the signed-in person's permissions (requirement 6; domain D8). Stale time is 0: they are refetched in the background on focus,
 * on reconnecting and at each guarded route. A failed first load denies access, except without a connection. A failed refresh keeps the loaded permissions, since the
 * server decides every call anyway (ADR 0003).
 */
export const accessMachine = setup({
  types: {} as { input: Input; context: Context; events: AccessEvent; tags: 'known' },
  actors: {
    fetchAccess: fromPromise<Access, Context>(({ input, signal }) =>
      access.read(input.http, signal).catch((failure: unknown) => withoutConnection(input, failure)),
    ),
    watchReturn,
  },
  actions: {
    storeAccess: assign(({ context }, { output }: { output: Access }) => ({
      // Keeps the object's identity after a refresh without changes, so that no screen renders again.
      permissions: permissionsOf(
        output.permissions.map(({ name }) => name),
        context.permissions,
      ),
      roles: output.roles.map((role) => role.name),
      mayWriteTypes: output.all_properties && output.may_write_property_types,
      properties: output.properties,
      preferences: output.preferences ?? null,
      defaultViews: output.default_views,
      error: null,
    })),
    reportKnown: sendTo(
      ({ context }) => context.parent,
      ({ context: { permissions, properties, preferences, defaultViews } }) =>
        ({ type: 'access.loaded', permissions, properties, preferences, defaultViews }) satisfies AccessLoaded,
    ),
    storeError: assign((_, { error }: { error: unknown }) => ({ error: toApiError(error) })),
  },
}).createMachine({
  id: 'access',
  context: ({ input }) => ({
    ...input,
    permissions: new Set(),
    roles: [],
    mayWriteTypes: false,
    properties: [],
    preferences: null,
    defaultViews: undefined,
    error: null,
  }),
  invoke: {
    src: 'watchReturn',
    input: ({ self }) => ({ parent: self, event: { type: 'access.refreshed' } satisfies AccessEvent }),
  },
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        src: 'fetchAccess',
        input: ({ context }) => context,
        onDone: {
          target: 'known',
          actions: [{ type: 'storeAccess', params: ({ event }) => event }, 'reportKnown'],
        },
        onError: { target: 'denied', actions: { type: 'storeError', params: ({ event }) => event } },
      },
    },
    denied: { on: { 'access.retried': 'loading', 'access.refreshed': 'loading' } },
    known: {
      tags: 'known',
      initial: 'fresh',
      states: {
        fresh: { on: { 'access.refreshed': 'refreshing' } },
        refreshing: {
          invoke: {
            src: 'fetchAccess',
            input: ({ context }) => context,
            onDone: {
              target: 'fresh',
              actions: [{ type: 'storeAccess', params: ({ event }) => event }, 'reportKnown'],
            },
            onError: 'fresh',
          },
        },
      },
    },
  },
})
type Snapshot = SnapshotFrom<typeof accessMachine>

export const selectPermissions = (access: Snapshot) => access.context.permissions
export const selectMayWriteTypes = (access: Snapshot) => access.context.mayWriteTypes
/** Properties of a person who may not open the property list. */
export const selectOwnProperties = (access: Snapshot) => access.context.properties
export const selectIsDenied = (access: Snapshot) => access.matches('denied')
export const selectAccessError = (access: Snapshot) => access.context.error
