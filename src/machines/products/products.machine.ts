import { type ActorRefFrom, assign, enqueueActions, sendParent, sendTo, setup, type SnapshotFrom } from 'xstate'
import type { Property } from '../../api/contract/property.ts'
import * as routes from '../../routes/products.ts'
import { property } from '../../routes/properties.ts'
import { isSectionUrl } from '../../routes/section-url.ts'
import { setUpBefore } from '../../routes/set-up.ts'
import { addonTabMachine } from '../addons/addon-tab.machine.ts'
import { addonTypeTabMachine } from '../addon-types/addon-type-tab.machine.ts'
import { amenityTabMachine } from '../amenities/amenity-tab.machine.ts'
import type { InventoryTabInput } from '../inventory-tab/inventory-tab.machine.ts'
import { assetTabMachine, roomTabMachine } from '../facilities/facility-tab.machine.ts'
import { facilityCategoryTabMachine } from '../facility-categories/facility-category-tab.machine.ts'
import { facilityTypeTabMachine } from '../facility-types/facility-type-tab.machine.ts'
import { type Created, savedReport, outcomeEvent } from '../dialog/dialog-report.ts'
import type { FormSavedMany } from '../form/form.machine.ts'
import type { Capabilities } from '../capabilities.ts'
import { problemsMachine, type ProblemsRef } from '../problems/problems.machine.ts'
import type { CookieJar } from '../session/cookie-jar.ts'
import { type Address, addressOf, locationAccepted, type LocationAccepted } from '../location/location-accepted.ts'
import type { LocationChanged } from '../location/location.actor.ts'
import { catalogueMachine } from './catalogue.machine.ts'
import { productFormGuardMachine, type ProductSaved } from './product-form-guard.machine.ts'

/** Capability to manage one property's inventory. */
export interface ProductsInput extends InventoryTabInput, Pick<Capabilities, 'storage'> {
  property: Property
  jar: Pick<CookieJar, 'readUser'>
}

interface Context {
  input: ProductsInput
  /** Actor of each tab. All live as long as the property is open; hidden ones are dormant. */
  tabActors: {
    rooms: ActorRefFrom<typeof roomTabMachine>
    assets: ActorRefFrom<typeof assetTabMachine>
    'add-ons': ActorRefFrom<typeof addonTabMachine>
    'facility-types': ActorRefFrom<typeof facilityTypeTabMachine>
    'add-on-types': ActorRefFrom<typeof addonTypeTabMachine>
    amenities: ActorRefFrom<typeof amenityTabMachine>
    'facility-categories': ActorRefFrom<typeof facilityCategoryTabMachine>
  }
  catalogue: ActorRefFrom<typeof catalogueMachine>
  /** Reports problems from the page of a room. */
  problems: ProblemsRef
  tab: routes.Tab
  view: routes.ProductsView
  search: string
}

type ProductsEvent = LocationChanged | LocationAccepted | ProductSaved | FormSavedMany | { type: 'inventory.changed' }

/**
 * The manage-property screen (requirement 2.route.products). The URL selects the tab, and its list or a form. The unsaved-changes guard
 * sees every URL change first, so that no input is lost on the way to another tab, section or property.
 */
export const productsMachine = setup({
  types: {} as { input: ProductsInput; context: Context; events: ProductsEvent; children: { formGuard: 'formGuard' } },
  actors: { formGuard: productFormGuardMachine },
  actions: {
    passToFormGuard: sendTo('formGuard', (_, changed: Omit<LocationChanged, 'type'>) => ({
      type: 'location.changed',
      ...changed,
    })),
    storeView: assign((_, { search }: Address) => ({
      tab: routes.parseTab(search),
      view: routes.parseView(search),
      search,
    })),
    /** Shows the selected tab's actor and hides the others. */
    showTab: enqueueActions(({ context, enqueue }) => {
      for (const tab of routes.tabs) {
        const actor = context.tabActors[tab]
        if (tab === context.tab) {
          const search = routes.parseSearch(tab, context.search)
          enqueue.sendTo(actor, { type: 'tab.shown', search, isCovered: context.view.name !== 'list' })
        } else enqueue.sendTo(actor, { type: 'tab.hidden' })
      }
      // A form needs its options at once.
      if (context.view.name !== 'list') enqueue.sendTo(context.catalogue, { type: 'catalogue.requested' })
    }),
    reportLocationAccepted: sendParent(locationAccepted),
    refreshTab: sendTo(({ context }) => context.tabActors[context.tab], { type: 'tab.refreshed' }),
    showCreated: sendTo(
      ({ context }) => context.tabActors[context.tab],
      (_, { created }: { created: readonly Created[] }) => ({ type: 'tab.refreshed', created }),
    ),
    /** An import that the person leaves may still run; this refresh shows the rows it has committed so far. */
    refreshImported: enqueueActions(({ context, enqueue }) => {
      if (context.view.name !== 'import' && context.view.name !== 'import-all') return
      enqueue.sendTo(context.tabActors[context.tab], { type: 'tab.refreshed' })
      enqueue.sendTo(context.catalogue, { type: 'inventory.changed' })
    }),
    refreshCatalogue: sendTo(({ context }) => context.catalogue, { type: 'inventory.changed' }),
    giveSaved: sendTo(
      ({ context }) => context.input.notices,
      (_, { record, isNew }: Omit<ProductSaved, 'type'>) => outcomeEvent(savedReport(record.name, isNew)),
    ),
    giveSavedMany: sendTo(
      ({ context }) => context.input.notices,
      (_, { text }: { text: string }) => outcomeEvent({ text, failed: [], submission: 'saved' }),
    ),
    closeForm: sendTo(
      ({ context }) => context.input.location,
      ({ context: { input, tab, search } }) => ({
        type: 'location.requested',
        to:
          setUpBefore(property(input.scope.prefix, 'products'), search) ??
          routes.products(input.scope.prefix, tab, routes.parseSearch(tab, search)),
      }),
    ),
  },
  guards: {
    isComplete: (_, { isComplete }: { isComplete: boolean }) => isComplete,
    isThisSection: ({ context }, { pathname }: Address) =>
      isSectionUrl(context.input.scope.prefix, 'products', pathname),
  },
}).createMachine({
  id: 'products',
  context: ({ input, spawn }) => ({
    input,
    tabActors: {
      rooms: spawn(roomTabMachine, { input }),
      assets: spawn(assetTabMachine, { input }),
      'add-ons': spawn(addonTabMachine, { input }),
      'facility-types': spawn(facilityTypeTabMachine, { input }),
      'add-on-types': spawn(addonTypeTabMachine, { input }),
      amenities: spawn(amenityTabMachine, { input }),
      'facility-categories': spawn(facilityCategoryTabMachine, { input }),
    },
    catalogue: spawn(catalogueMachine, { input }),
    problems: spawn(problemsMachine, { input }),
    tab: 'rooms',
    view: { name: 'list' },
    search: '',
  }),
  invoke: { src: 'formGuard', id: 'formGuard', input: ({ context }) => context.input },
  on: {
    'location.changed': {
      actions: {
        type: 'passToFormGuard',
        params: ({ event: { pathname, search, isTraversal } }) => ({ pathname, search, isTraversal }),
      },
    },
    'location.accepted': [
      {
        guard: { type: 'isThisSection', params: addressOf },
        actions: [
          'refreshImported',
          { type: 'storeView', params: addressOf },
          'showTab',
          { type: 'reportLocationAccepted', params: addressOf },
        ],
      },
      { actions: { type: 'reportLocationAccepted', params: addressOf } },
    ],
    'form.saved': {
      actions: [
        {
          type: 'showCreated',
          params: ({ event: { record, isNew } }) => ({
            created: [{ id: record.id, name: record.name, isChanged: !isNew }],
          }),
        },
        'refreshCatalogue',
        { type: 'giveSaved', params: ({ event }) => ({ record: event.record, isNew: event.isNew }) },
        'closeForm',
      ],
    },
    'form.savedMany': [
      {
        guard: { type: 'isComplete', params: ({ event }) => ({ isComplete: event.isComplete }) },
        actions: [
          { type: 'showCreated', params: ({ event }) => ({ created: event.created }) },
          'refreshCatalogue',
          { type: 'giveSavedMany', params: ({ event }) => ({ text: event.text }) },
          'closeForm',
        ],
      },
      // The form stays open and shows each result itself.
      { actions: ['refreshTab', 'refreshCatalogue'] },
    ],
    'inventory.changed': { actions: 'refreshCatalogue' },
  },
})
export type ProductsSnapshot = SnapshotFrom<typeof productsMachine>
