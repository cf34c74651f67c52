import {
  type AnyActorRef,
  assign,
  emit,
  enqueueActions,
  fromPromise,
  setup,
  stopChild,
  type SnapshotFrom,
} from 'xstate'
import { type ApiError, toApiError } from '../../api/api-error.ts'
import type { Property } from '../../api/contract/property.ts'
import type { Http } from '../../api/http.ts'
import * as properties from '../../api/properties.ts'
import { isUnreachable } from '../../api/unreachable.ts'
import { withProperty } from '../../api/property-scope.ts'
import { loadInTurn } from '../../on-demand/load-in-turn.ts'
import * as routes from '../../routes/properties.ts'
import type { Capabilities } from '../capabilities.ts'
import { watchReturn } from '../connectivity/return.actor.ts'
import type { LocationAccepted } from '../location/location-accepted.ts'
import type { LocationChanged } from '../location/location.actor.ts'
import type { CookieJar } from '../session/cookie-jar.ts'
import type { OpenSection, SectionCode, SectionLogic } from './sections.ts'

interface PropertyInput extends Pick<Capabilities, 'storage' | 'replyCache'> {
  http: Http
  jar: CookieJar
  location: AnyActorRef
  notices: AnyActorRef
  saveFile: (file: Blob, name: string) => void
  newKey: () => string
  sections: SectionCode
}

type Address = Omit<LocationChanged, 'type'>

interface Context {
  input: PropertyInput
  prefix: string
  property: Property | null
  error: ApiError | null
  /** The current URL, and the section that it selects. */
  address: Address
  wanted: routes.Section
  section: OpenSection | null
}

type PropertyEvent = LocationChanged | LocationAccepted | { type: 'property.retried' } | { type: 'section.retried' }

/** Only the address of an event, without its type. */
const addressOf = ({ event: { pathname, search, isTraversal } }: { event: Address }): Address => ({
  pathname,
  search,
  isTraversal,
})

const placeAt = ({ pathname }: Address) => {
  const place = routes.parseRoute(pathname)
  return place.name === 'property' ? place : null
}

/** Setup of the property machine: events, calls, actions and guards. */
const propertySetup = setup({
  types: {} as {
    input: PropertyInput
    context: Context
    events: PropertyEvent
    tags: 'selected' | 'failed' | 'loadFailed'
    emitted: { type: 'sections.preloading' }
  },
  actors: {
    fetchProperty: fromPromise<Property, Context>(({ input: { input, prefix }, signal }) =>
      properties.view(input.http.cached(), prefix, signal).catch(async (failure: unknown) => {
        // Without a connection, the property of the last rooms can be opened (ADR 0056).
        if (!input.replyCache || !isUnreachable(failure)) throw failure
        const { storedProperty } = await import('../housekeeping/housekeeping.machine.ts')
        return storedProperty(input, prefix, failure)
      }),
    ),
    watchReturn,
    loadSection: fromPromise<SectionLogic, Context>(({ input }) => input.input.sections[input.wanted].load()),
  },
  actions: {
    storeAddress: assign((_, { pathname, search, isTraversal }: Address) => ({
      address: { pathname, search, isTraversal },
      wanted: placeAt({ pathname, search })?.section ?? '',
    })),
    storePrefix: assign((_, address: Address) => ({
      prefix: placeAt(address)?.prefix ?? '',
      property: null,
      error: null,
    })),
    storeProperty: assign((_, { output }: { output: Property }) => ({ property: output, error: null })),
    storeError: assign((_, { error }: { error: unknown }) => ({ error: toApiError(error) })),
    forgetProperty: assign({ prefix: '', property: null, error: null }),
    writeCookie: ({ context: { input } }, { output: { id, prefix } }: { output: Property }) =>
      input.jar.writeProperty({ id, prefix }),
    /** Cancels queued reads ahead for the previous property. */
    dropReadsAhead: ({ context: { input } }) => input.http.ahead?.drop(),
    /** Loads the section's code in parallel with the property. Errors are ignored until the code is needed. */
    preloadSection: ({ context: { input, wanted } }) => void input.sections[wanted].load().catch(() => undefined),
    /** Loads the code of all sections, since people soon open others. */
    preloadOthers: ({ context: { input } }) => void loadInTurn(Object.values(input.sections).map(({ load }) => load)),
    reportPreloading: emit({ type: 'sections.preloading' }),
    /** Gives the section a capability that is limited to this property. */
    startSection: assign(({ context: { property, input, wanted }, spawn }) => {
      const logic = input.sections[wanted].loaded
      if (!property || !logic) return {}
      const capability = { ...input, property, currency: property.currency, scope: withProperty(input.http, property) }
      return { section: { name: wanted, actor: spawn(logic, { input: capability }) } }
    }),
    passToSection: enqueueActions(({ context, enqueue }, { pathname, search, isTraversal }: Address) => {
      if (!context.section) return
      enqueue.sendTo(context.section.actor, { type: 'location.changed', pathname, search, isTraversal })
    }),
    stopSection: stopChild(({ context }) => context.section?.actor ?? ''),
    forgetSection: assign({ section: null }),
  },
  delays: { idle: 1000 },
  guards: {
    isElsewhere: (_, address: Address) => placeAt(address) === null,
    isOpen: ({ context }, address: Address) => placeAt(address)?.prefix === context.prefix,
    isSameSection: ({ context }, address: Address) =>
      placeAt(address)?.prefix === context.prefix && placeAt(address)?.section === context.section?.name,
    isSectionLoaded: ({ context }) => context.input.sections[context.wanted].loaded !== null,
  },
})

/**
 * The open property (requirement 3.property; domain D5, D7) and the actor of its open section. The URL selects the property; the cookie
 * only remembers it. Selecting another property stops all actors of the previous one. A property that
 * failed to load is read again on reconnecting.
 */
export const propertyMachine = propertySetup.createMachine({
  id: 'property',
  context: ({ input }) => ({
    input,
    prefix: '',
    property: null,
    error: null,
    address: { pathname: '', search: '' },
    wanted: '',
    section: null,
  }),
  initial: 'none',
  on: {
    'location.changed': [
      {
        guard: {
          type: 'isElsewhere',
          params: addressOf,
        },
        target: '.none',
        actions: {
          type: 'storeAddress',
          params: addressOf,
        },
      },
      {
        guard: {
          type: 'isOpen',
          params: addressOf,
        },
        actions: {
          type: 'storeAddress',
          params: addressOf,
        },
      },
      {
        target: '.selecting',
        reenter: true,
        actions: [
          {
            type: 'storeAddress',
            params: addressOf,
          },
          {
            type: 'storePrefix',
            params: addressOf,
          },
        ],
      },
    ],
  },
  states: {
    none: { entry: ['forgetProperty', 'dropReadsAhead'] },
    selecting: {
      entry: ['dropReadsAhead', 'preloadSection'],
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
    failed: {
      tags: 'failed',
      invoke: {
        src: 'watchReturn',
        input: ({ self }) => ({ parent: self, event: { type: 'property.retried' }, on: ['online'] }),
      },
      on: { 'property.retried': 'selecting' },
    },
    selected: {
      tags: 'selected',
      initial: 'deciding',
      // While a section's code loads, navigation to another section doesn't wait for it. Once a section is open, it handles the
      // navigation first.
      on: {
        'location.changed': {
          guard: {
            type: 'isOpen',
            params: addressOf,
          },
          target: '.deciding',
          actions: {
            type: 'storeAddress',
            params: addressOf,
          },
        },
      },
      states: {
        deciding: { always: [{ guard: 'isSectionLoaded', target: 'open' }, { target: 'opening' }] },
        opening: {
          invoke: { src: 'loadSection', input: ({ context }) => context, onDone: 'deciding', onError: 'loadFailed' },
        },
        /** The section's code could not be loaded. */
        loadFailed: { tags: 'loadFailed', on: { 'section.retried': 'opening' } },
        /** Every URL passes through the section first, since it may have unsaved changes. */
        open: {
          entry: ['startSection', { type: 'passToSection', params: ({ context }) => context.address }],
          exit: ['stopSection', 'forgetSection'],
          after: { idle: { actions: ['preloadOthers', 'reportPreloading'] } },
          on: {
            'location.changed': {
              actions: {
                type: 'passToSection',
                params: addressOf,
              },
            },
            'location.accepted': [
              {
                guard: {
                  type: 'isSameSection',
                  params: addressOf,
                },
                actions: {
                  type: 'storeAddress',
                  params: addressOf,
                },
              },
              {
                guard: {
                  type: 'isElsewhere',
                  params: addressOf,
                },
                target: '#property.none',
                actions: {
                  type: 'storeAddress',
                  params: addressOf,
                },
              },
              {
                guard: { type: 'isOpen', params: addressOf },
                target: 'deciding',
                actions: {
                  type: 'storeAddress',
                  params: addressOf,
                },
              },
              {
                target: '#property.selecting',
                actions: [
                  { type: 'storeAddress', params: addressOf },
                  { type: 'storePrefix', params: addressOf },
                ],
              },
            ],
          },
        },
      },
    },
  },
})
export type PropertySnapshot = SnapshotFrom<typeof propertyMachine>
