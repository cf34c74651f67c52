import { type ActorRefFrom, assign, fromPromise, setup, type SnapshotFrom } from 'xstate'
import { type ApiError, toApiError } from '../../api/api-error.ts'
import type { Property } from '../../api/contract/property.ts'
import type { Http } from '../../api/http.ts'
import * as properties from '../../api/properties.ts'
import type { CookieJar } from '../session/cookie-jar.ts'
import { selectionMessage } from './property.rules.ts'

interface Context {
  http: Http
  jar: CookieJar
  prefix: string
  property: Property | null
  error: ApiError | null
}

export type PropertyEvent =
  { type: 'property.addressed'; prefix: string } | { type: 'property.left' } | { type: 'property.retried' }

/** The one open property (spec section 3; readings 5 and 7). The address decides; the cookie only remembers. */
export const propertyMachine = setup({
  types: {
    input: {} as { http: Http; jar: CookieJar },
    context: {} as Context,
    events: {} as PropertyEvent,
  },
  actors: {
    fetchProperty: fromPromise<Property, Context>(({ input, signal }) =>
      properties.view(input.http, input.prefix, signal),
    ),
  },
  actions: {
    storePrefix: assign((_, { prefix }: { prefix: string }) => ({ prefix, property: null, error: null })),
    storeProperty: assign((_, { output }: { output: Property }) => ({ property: output, error: null })),
    storeError: assign((_, { error }: { error: unknown }) => ({ error: toApiError(error) })),
    forgetProperty: assign({ prefix: '', property: null, error: null }),
    writeCookie: ({ context: { jar } }, { output: { id, prefix } }: { output: Property }) =>
      jar.writeProperty({ id, prefix }),
  },
  guards: { isOpen: ({ context }, { prefix }: { prefix: string }) => context.prefix === prefix },
}).createMachine({
  id: 'property',
  context: ({ input }) => ({ ...input, prefix: '', property: null, error: null }),
  initial: 'none',
  on: {
    'property.addressed': [
      { guard: { type: 'isOpen', params: ({ event }) => event } },
      { target: '.selecting', reenter: true, actions: { type: 'storePrefix', params: ({ event }) => event } },
    ],
    'property.left': { target: '.none' },
  },
  states: {
    none: { entry: 'forgetProperty' },
    selecting: {
      invoke: {
        src: 'fetchProperty',
        input: ({ context }) => context,
        onDone: {
          target: 'selected',
          actions: [
            { type: 'storeProperty', params: ({ event }) => event },
            { type: 'writeCookie', params: ({ event }) => event },
          ],
        },
        onError: { target: 'failed', actions: { type: 'storeError', params: ({ event }) => event } },
      },
    },
    selected: {},
    failed: { on: { 'property.retried': 'selecting' } },
  },
})

export type PropertyRef = ActorRefFrom<typeof propertyMachine>
type Snapshot = SnapshotFrom<typeof propertyMachine>

export const selectPrefix = (property: Snapshot) => property.context.prefix
export const selectProperty = (property: Snapshot) => property.context.property
export const selectIsFailed = (property: Snapshot) => property.matches('failed')
export const selectIsUnknown = (property: Snapshot) => property.context.error?.status === 404
export const selectMessage = (property: Snapshot) =>
  property.context.error ? selectionMessage(property.context.error) : null
