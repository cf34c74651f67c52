import { type ActorRefFrom, assign, fromPromise, sendParent, setup, type SnapshotFrom } from 'xstate'
import { type ApiError, toApiError } from '../../api/api-error.ts'
import type { PropertyType } from '../../api/contract/property-type.ts'
import type { Http } from '../../api/http.ts'
import * as propertyTypes from '../../api/property-types.ts'

interface Context {
  http: Http
  newKey: () => string
  /** The type to rename, or null to add one. */
  type: PropertyType | null
  name: string
  key: string
  error: string | null
}

type NamingEvent = { type: 'name.typed'; name: string } | { type: 'name.submitted' } | { type: 'naming.closed' }

/** What the flow tells its parent. */
export interface TypeSaved {
  type: 'type.saved'
  text: string
}

/** The text under the field: the server's own for the field, else its message; a stale name says what it is now. */
function errorText(error: ApiError): string {
  if (error.status === 409) return `${error.message} Close this and look at the current name.`
  return error.fields.name?.[0] ?? error.message
}

/** Adds or renames one property type. */
export const namingMachine = setup({
  types: {
    input: {} as { http: Http; newKey: () => string; type: PropertyType | null },
    context: {} as Context,
    events: {} as NamingEvent,
    tags: {} as 'busy',
  },
  actors: {
    save: fromPromise<PropertyType, Context>(({ input: { http, type, name, key }, signal }) =>
      type
        ? propertyTypes.rename(http, { id: type.id, name, lock_version: type.lock_version }, signal)
        : propertyTypes.create(http, name, key, signal),
    ),
  },
  actions: {
    storeName: assign(({ context }, { name }: { name: string }) => ({ name, error: null, key: context.newKey() })),
    requireName: assign({ error: 'Required' }),
    storeError: assign((_, { error }: { error: unknown }) => ({ error: errorText(toApiError(error)) })),
    reportSaved: sendParent(({ context }) => ({
      type: 'type.saved',
      text: context.type
        ? `“${context.type.name}” is now “${context.name.trim()}”.`
        : `“${context.name.trim()}” added.`,
    })),
  },
  guards: { isEmpty: ({ context }) => context.name.trim() === '' },
}).createMachine({
  id: 'naming',
  context: ({ input }) => ({ ...input, name: input.type?.name ?? '', key: input.newKey(), error: null }),
  initial: 'editing',
  states: {
    editing: {
      on: {
        'name.typed': { actions: { type: 'storeName', params: ({ event }) => event } },
        'name.submitted': [{ guard: 'isEmpty', actions: 'requireName' }, { target: 'submitting' }],
        'naming.closed': 'closed',
      },
    },
    submitting: {
      tags: 'busy',
      invoke: {
        src: 'save',
        input: ({ context }) => context,
        onDone: { target: 'closed', actions: 'reportSaved' },
        onError: { target: 'editing', actions: { type: 'storeError', params: ({ event }) => event } },
      },
    },
    closed: { type: 'final' },
  },
})

export type NamingRef = ActorRefFrom<typeof namingMachine>
type Snapshot = SnapshotFrom<typeof namingMachine>

export const selectName = (naming: Snapshot) => naming.context.name
export const selectNameError = (naming: Snapshot) => naming.context.error
export const selectIsSaving = (naming: Snapshot) => naming.hasTag('busy')
export const selectRenamed = (naming: Snapshot) => naming.context.type
