import { type ActorRefFrom, assign, enqueueActions, sendParent, sendTo, setup, type SnapshotFrom } from 'xstate'
import type { Property } from '../../api/contract/property.ts'
import * as paths from '../../paths/products.ts'
import { addonAreaMachine } from '../addons/addon-area.machine.ts'
import { addonTypeAreaMachine } from '../addon-types/addon-type-area.machine.ts'
import { amenityAreaMachine } from '../amenities/amenity-area.machine.ts'
import type { AreaInput } from '../area/area.machine.ts'
import { assetAreaMachine, roomAreaMachine } from '../facilities/facility-area.machine.ts'
import { facilityCategoryAreaMachine } from '../facility-categories/facility-category-area.machine.ts'
import { facilityTypeAreaMachine } from '../facility-types/facility-type-area.machine.ts'
import { type Created, savedReport, toldOf } from '../flow/flow-report.ts'
import type { AddressFollowed } from '../form/editor.machine.ts'
import type { FormSavedEach } from '../form/form.setup.ts'
import type { LocationChanged } from '../location/location.actor.ts'
import { catalogueMachine } from './catalogue.machine.ts'
import { productEditorMachine, type ProductSaved } from './product-editor.machine.ts'

/** The capability to keep one property's inventory. */
export interface ProductsInput extends AreaInput {
  property: Property
}

interface Address {
  pathname: string
  search: string
}

interface Context {
  input: ProductsInput
  /** Each tab's area; all live as long as the property is open, and sleep while another is shown. */
  areas: {
    rooms: ActorRefFrom<typeof roomAreaMachine>
    assets: ActorRefFrom<typeof assetAreaMachine>
    'add-ons': ActorRefFrom<typeof addonAreaMachine>
    'facility-types': ActorRefFrom<typeof facilityTypeAreaMachine>
    'add-on-types': ActorRefFrom<typeof addonTypeAreaMachine>
    amenities: ActorRefFrom<typeof amenityAreaMachine>
    'facility-categories': ActorRefFrom<typeof facilityCategoryAreaMachine>
  }
  catalogue: ActorRefFrom<typeof catalogueMachine>
  tab: paths.Tab
  view: paths.ProductsView
  search: string
}

type ProductsEvent = LocationChanged | AddressFollowed | ProductSaved | FormSavedEach | { type: 'inventory.changed' }

/**
 * The manage-property screen (requirement 2.route.products): the address says which tab is shown and whether its list or a form. What is
 * typed stands between the address bar and everything else, so that it is not lost to another tab, section or property.
 */
export const productsMachine = setup({
  types: {
    input: {} as ProductsInput,
    context: {} as Context,
    events: {} as ProductsEvent,
    children: {} as { editor: 'editor' },
  },
  actors: { editor: productEditorMachine },
  actions: {
    passToEditor: sendTo('editor', (_, event: LocationChanged) => event),
    storeView: assign((_, { search }: Address) => ({
      tab: paths.parseTab(search),
      view: paths.parseView(search),
      search,
    })),
    /** Wakes the area of the tab, and lets the others sleep. */
    showArea: enqueueActions(({ context, enqueue }) => {
      for (const tab of paths.tabs) {
        const area = context.areas[tab]
        if (tab === context.tab)
          enqueue.sendTo(area, { type: 'area.shown', search: paths.parseSearch(tab, context.search) })
        else enqueue.sendTo(area, { type: 'area.hidden' })
      }
      // A form has something to choose from the first moment on.
      if (context.view.name !== 'list') enqueue.sendTo(context.catalogue, { type: 'catalogue.wanted' })
    }),
    /** The open property may be another now, or the section: its parent decides, once nothing unsaved stands against it. */
    reportFollowed: sendParent((_, { pathname, search }: Address) => ({ type: 'address.followed', pathname, search })),
    refreshArea: sendTo(({ context }) => context.areas[context.tab], { type: 'area.refreshed' }),
    showCreated: sendTo(
      ({ context }) => context.areas[context.tab],
      (_, { created }: { created: readonly Created[] }) => ({ type: 'area.refreshed', created }),
    ),
    /** An import that is left may be under way: what it has done by then is shown. */
    refreshImported: enqueueActions(({ context, enqueue }) => {
      if (context.view.name !== 'import') return
      enqueue.sendTo(context.areas[context.tab], { type: 'area.refreshed' })
      enqueue.sendTo(context.catalogue, { type: 'inventory.changed' })
    }),
    refreshCatalogue: sendTo(({ context }) => context.catalogue, { type: 'inventory.changed' }),
    giveSaved: sendTo(
      ({ context }) => context.input.notices,
      (_, { record, isNew }: Omit<ProductSaved, 'type'>) => toldOf(savedReport(record.name, isNew)),
    ),
    giveSavedEach: sendTo(
      ({ context }) => context.input.notices,
      (_, { text }: { text: string }) => toldOf({ text, failed: [], submission: 'saved' }),
    ),
    closeForm: sendTo(
      ({ context }) => context.input.location,
      ({ context: { input, tab, search } }) => ({
        type: 'location.requested',
        to: paths.products(input.at.prefix, tab, paths.parseSearch(tab, search)),
      }),
    ),
  },
  guards: {
    isComplete: (_, { isComplete }: { isComplete: boolean }) => isComplete,
    isHere: ({ context }, { pathname }: Address) => paths.isProducts(context.input.at.prefix, pathname),
  },
}).createMachine({
  id: 'products',
  context: ({ input, spawn }) => ({
    input,
    areas: {
      rooms: spawn(roomAreaMachine, { input }),
      assets: spawn(assetAreaMachine, { input }),
      'add-ons': spawn(addonAreaMachine, { input }),
      'facility-types': spawn(facilityTypeAreaMachine, { input }),
      'add-on-types': spawn(addonTypeAreaMachine, { input }),
      amenities: spawn(amenityAreaMachine, { input }),
      'facility-categories': spawn(facilityCategoryAreaMachine, { input }),
    },
    catalogue: spawn(catalogueMachine, { input }),
    tab: 'rooms',
    view: { name: 'list' },
    search: '',
  }),
  invoke: { src: 'editor', id: 'editor', input: ({ context }) => context.input },
  on: {
    'location.changed': { actions: { type: 'passToEditor', params: ({ event }) => event } },
    'address.followed': [
      {
        guard: { type: 'isHere', params: ({ event }) => event },
        actions: [
          'refreshImported',
          { type: 'storeView', params: ({ event }) => event },
          'showArea',
          { type: 'reportFollowed', params: ({ event }) => event },
        ],
      },
      { actions: { type: 'reportFollowed', params: ({ event }) => event } },
    ],
    'form.saved': {
      actions: [
        {
          type: 'showCreated',
          params: ({ event: { record, isNew } }) => ({
            created: isNew ? [{ id: record.id, name: record.name }] : [],
          }),
        },
        'refreshCatalogue',
        { type: 'giveSaved', params: ({ event }) => event },
        'closeForm',
      ],
    },
    'form.savedEach': [
      {
        guard: { type: 'isComplete', params: ({ event }) => event },
        actions: [
          { type: 'showCreated', params: ({ event }) => event },
          'refreshCatalogue',
          { type: 'giveSavedEach', params: ({ event }) => event },
          'closeForm',
        ],
      },
      // The form stays open, and tells each result itself.
      { actions: ['refreshArea', 'refreshCatalogue'] },
    ],
    'inventory.changed': { actions: 'refreshCatalogue' },
  },
})

export type ProductsRef = ActorRefFrom<typeof productsMachine>
export type ProductsSnapshot = SnapshotFrom<typeof productsMachine>
