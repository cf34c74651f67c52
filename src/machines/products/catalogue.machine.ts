import { assign, fromPromise, setup, type SnapshotFrom } from 'xstate'
import * as addonTypes from '../../api/addon-types.ts'
import * as amenities from '../../api/amenities.ts'
import { type ApiError, toApiError } from '../../api/api-error.ts'
import type { AddonType } from '../../api/contract/addon-type.ts'
import type { Amenity } from '../../api/contract/amenity.ts'
import type { FacilityCategory } from '../../api/contract/facility-category.ts'
import type { FacilityFloors } from '../../api/contract/facility-floors.ts'
import type { FacilityStatus, FacilityStatusCategory } from '../../api/contract/facility-status.ts'
import type { FacilityType } from '../../api/contract/facility-type.ts'
import * as facilities from '../../api/facilities.ts'
import * as categories from '../../api/facility-categories.ts'
import * as statuses from '../../api/facility-statuses.ts'
import * as facilityTypes from '../../api/facility-types.ts'
import type { PropertyScope } from '../../api/property-scope.ts'
import { abortableTogether } from '../../api/abortable-together.ts'
import { watchReturn } from '../connectivity/return.actor.ts'

/** Options for the filters and forms of one property. */
export interface Catalogue {
  facilityTypes: FacilityType[]
  categories: FacilityCategory[]
  amenities: Amenity[]
  addonTypes: AddonType[]
  statuses: FacilityStatus[]
  statusCategories: FacilityStatusCategory[]
  floors: { rooms: FacilityFloors; assets: FacilityFloors }
}

const emptyCatalogue: Catalogue = {
  facilityTypes: [],
  categories: [],
  amenities: [],
  addonTypes: [],
  statuses: [],
  statusCategories: [],
  floors: { rooms: [], assets: [] },
}

/** Reads all options at once: they are small, and a form needs most of them. Floors are an extension that a server may lack. */
async function readCatalogue(scope: PropertyScope, signal: AbortSignal): Promise<Catalogue> {
  const none = (): FacilityFloors => []
  const [types, kinds, offers, addons, known, groups, rooms, assets] = await abortableTogether(signal, (signal) => [
    facilityTypes.byProperty(scope, signal),
    categories.list(scope, {}, signal),
    amenities.list(scope, {}, signal),
    addonTypes.byProperty(scope, signal),
    statuses.list(scope, {}, signal),
    statuses.categories(scope, {}, signal),
    facilities.floors(scope, 'rooms', signal).catch(none),
    facilities.floors(scope, 'assets', signal).catch(none),
  ])
  return {
    facilityTypes: types,
    categories: kinds.data,
    amenities: offers.data,
    addonTypes: addons,
    statuses: known,
    statusCategories: groups,
    floors: { rooms, assets },
  }
}

interface Context {
  scope: PropertyScope
  catalogue: Catalogue
  /** True once loaded; a reload keeps the previous data. */
  isKnown: boolean
  error: ApiError | null
}

/** Options of a property. Loaded when its inventory opens, and again after a change in it. A failed load is repeated on reconnecting. */
export const catalogueMachine = setup({
  types: {} as {
    input: { scope: PropertyScope }
    context: Context
    events: { type: 'inventory.changed' } | { type: 'catalogue.requested' } | { type: 'catalogue.retried' }
  },
  actors: {
    fetchCatalogue: fromPromise<Catalogue, { scope: PropertyScope }>(({ input, signal }) =>
      readCatalogue(input.scope, signal),
    ),
    watchReturn,
  },
  actions: {
    storeCatalogue: assign((_, { output }: { output: Catalogue }) => ({
      catalogue: output,
      isKnown: true,
      error: null,
    })),
    storeError: assign((_, { error }: { error: unknown }) => ({ error: toApiError(error) })),
  },
  // Milliseconds that a slow machine needs from the list's response to its rows.
  delays: { headStart: 300 },
}).createMachine({
  id: 'catalogue',
  context: ({ input }) => ({ scope: input.scope, catalogue: emptyCatalogue, isKnown: false, error: null }),
  initial: 'waiting',
  on: { 'inventory.changed': '.loading' },
  states: {
    /** The rows load first, since filters are useless without a list. */
    waiting: { after: { headStart: 'loading' }, on: { 'catalogue.requested': 'loading' } },
    loading: {
      invoke: {
        src: 'fetchCatalogue',
        input: ({ context }) => context,
        onDone: {
          target: 'known',
          actions: { type: 'storeCatalogue', params: ({ event }) => ({ output: event.output }) },
        },
        onError: { target: 'failed', actions: { type: 'storeError', params: ({ event }) => ({ error: event.error }) } },
      },
    },
    known: {},
    failed: {
      invoke: {
        src: 'watchReturn',
        input: ({ self }) => ({ parent: self, event: { type: 'catalogue.retried' }, on: ['online'] }),
      },
      on: { 'catalogue.retried': 'loading' },
    },
  },
})
export type CatalogueSnapshot = SnapshotFrom<typeof catalogueMachine>
