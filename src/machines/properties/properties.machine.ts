import { type ActorRefFrom, assign, enqueueActions, fromPromise, sendTo, setup, type SnapshotFrom } from 'xstate'
import type { PropertyType } from '../../api/contract/property-type.ts'
import type { Property } from '../../api/contract/property.ts'
import type { Http } from '../../api/http.ts'
import * as propertyTypes from '../../api/property-types.ts'
import * as routes from '../../routes/properties.ts'
import type { BulkItem } from '../dialog/bulk-action.rules.ts'
import { type Created, type DialogApplied, type Outcome, outcomeEvent, savedReport } from '../dialog/dialog-report.ts'
import type { FormGuardReport } from '../form/unsaved-changes-guard.machine.ts'
import type { groupMachine } from '../group/group.machine.ts'
import type { ListInput } from '../list/list.machine.ts'
import type { LocationChanged } from '../location/location.actor.ts'
import { propertyTypeFormMachine } from '../property-types/property-type-form.machine.ts'
import { propertyTypeListMachine } from '../property-types/property-type-list.machine.ts'
import { propertyBulkActionMachine, type PropertyTask } from './property-bulk-action.machine.ts'
import { propertyFormGuardMachine } from './property-form-guard.machine.ts'
import { propertyListMachine } from './property-list.machine.ts'

type Input = ListInput & { newKey: () => string }

interface Context extends Input {
  view: routes.PropertiesView | null
  /** The last shown searches of the lists; null while hidden. */
  shown: routes.PropertySearch | null
  shownTypes: routes.PropertyTypeSearch | null
  types: PropertyType[]
  dialog: { task: PropertyTask; items: BulkItem[] } | null
  editedType: PropertyType | null
  /** Null until its screen, which few people open, has brought the code. */
  group: ActorRefFrom<typeof groupMachine> | null
}

type PropertiesEvent =
  | LocationChanged
  | { type: 'group.loaded'; logic: typeof groupMachine }
  | { type: 'bulk.opened'; task: PropertyTask; items: BulkItem[] }
  | { type: 'propertyTypeForm.opened'; propertyType: PropertyType | null }
  | DialogApplied
  | FormGuardReport<Property>

const outcomeOf = ({ event: { text, failed, undo, submission } }: { event: DialogApplied }): Outcome => ({
  text,
  failed,
  undo,
  submission,
})

const isSameSearch = <Search>(a: Search, b: Search) => JSON.stringify(a) === JSON.stringify(b)

/** Setup of the properties machine: events, children, actions and guards. */
const propertiesSetup = setup({
  types: {} as {
    input: Input
    context: Context
    events: PropertiesEvent
    children: {
      list: 'list'
      types: 'types'
      formGuard: 'formGuard'
      bulk: 'bulk'
      propertyTypeForm: 'propertyTypeForm'
    }
  },
  actors: {
    list: propertyListMachine,
    types: propertyTypeListMachine,
    formGuard: propertyFormGuardMachine,
    bulk: propertyBulkActionMachine,
    propertyTypeForm: propertyTypeFormMachine,
    fetchTypes: fromPromise<PropertyType[], { http: Http }>(async ({ input, signal }) => {
      return (await propertyTypes.list(input.http, {}, signal)).data
    }),
  },
  actions: {
    passToFormGuard: sendTo('formGuard', (_, changed: Omit<LocationChanged, 'type'>) => ({
      type: 'location.changed',
      ...changed,
    })),
    /** Stores the URL's view, and sends its searches to the lists if they changed. */
    showView: enqueueActions(({ context, enqueue }, { pathname, search }: { pathname: string; search: string }) => {
      const view = routes.viewAt(pathname, search)
      const isGroup = view?.name === 'figures'
      const wanted = view && view.name !== 'types' && !isGroup ? routes.parsePropertySearch(search) : null
      const wantedTypes = view?.name === 'types' ? view.search : null
      enqueue.assign({ view, shown: wanted, shownTypes: wantedTypes })
      if (wanted && !isSameSearch(wanted, context.shown))
        enqueue.sendTo('list', { type: 'list.shown', search: wanted, isCovered: view?.name !== 'list' })
      if (!wanted && context.shown) enqueue.sendTo('list', { type: 'list.hidden' })
      if (wantedTypes && !isSameSearch(wantedTypes, context.shownTypes))
        enqueue.sendTo('types', { type: 'list.shown', search: wantedTypes })
      if (!wantedTypes && context.shownTypes) enqueue.sendTo('types', { type: 'list.hidden' })
      if (!context.group) return
      if (isGroup) enqueue.sendTo(context.group, { type: 'group.shown', search })
      else {
        // Or each return to the window would refetch the figures of all properties.
        enqueue.stopChild(context.group)
        enqueue.assign({ group: null })
      }
    }),
    startGroup: assign(({ context, spawn }, { logic }: { logic: typeof groupMachine }) => ({
      group:
        context.group ??
        spawn(logic, { input: { ...context, search: context.view?.name === 'figures' ? context.view.search : '' } }),
    })),
    closeForm: sendTo(
      ({ context }) => context.location,
      ({ context: { view, shown } }) => ({
        type: 'location.requested',
        to:
          view?.name === 'edit' && view.isFromSetUp
            ? routes.property(view.prefix, 'set-up')
            : routes.properties(shown ?? undefined),
      }),
    ),
    storeTypes: assign((_, { output }: { output: PropertyType[] }) => ({ types: output })),
    storeBulkAction: assign((_, dialog: { task: PropertyTask; items: BulkItem[] }) => ({ dialog })),
    storePropertyType: assign((_, { propertyType }: { propertyType: PropertyType | null }) => ({
      editedType: propertyType,
    })),
    refreshList: sendTo('list', { type: 'list.refreshed' }),
    refreshTypes: sendTo('types', { type: 'list.refreshed' }),
    showCreated: sendTo('list', (_, { created }: { created: readonly Created[] }) => ({
      type: 'list.refreshed' as const,
      created,
    })),
    showCreatedType: sendTo('types', (_, { created }: Pick<DialogApplied, 'created'>) => ({
      type: 'list.refreshed' as const,
      created,
    })),
    keepFailuresSelected: enqueueActions(({ context, enqueue }, { failed }: { failed: readonly number[] }) => {
      const event = { type: 'selection.replaced' as const, ids: [...failed] }
      enqueue.sendTo(context.dialog?.task === 'deleteTypes' ? 'types' : 'list', event)
    }),
    give: sendTo(
      ({ context }) => context.notices,
      (_, outcome: Outcome) => outcomeEvent(outcome),
    ),
  },
  guards: {
    isList: (_, { pathname, search }: { pathname: string; search: string }) => routes.viewAt(pathname, search) !== null,
  },
})

/** The properties screen: its two lists, the form, and one actor per open dialog. */
export const propertiesMachine = propertiesSetup.createMachine({
  id: 'properties',
  context: ({ input }) => ({
    ...input,
    view: null,
    shown: null,
    shownTypes: null,
    types: [],
    dialog: null,
    editedType: null,
    group: null,
  }),
  type: 'parallel',
  invoke: [
    { src: 'list', id: 'list', input: ({ context }) => context },
    { src: 'types', id: 'types', input: ({ context }) => context },
    { src: 'formGuard', id: 'formGuard', input: ({ context }) => context },
  ],
  on: { 'group.loaded': { actions: { type: 'startGroup', params: ({ event }) => ({ logic: event.logic }) } } },
  states: {
    /** The view follows the URL as far as the unsaved-changes guard accepts it. */
    view: {
      on: {
        'location.changed': {
          actions: {
            type: 'passToFormGuard',
            params: ({ event: { pathname, search, isTraversal } }) => ({ pathname, search, isTraversal }),
          },
        },
        'location.accepted': {
          actions: { type: 'showView', params: ({ event }) => event },
        },
        'form.saved': {
          actions: [
            {
              type: 'showCreated',
              params: ({ event: { record, isNew } }) => ({
                created: [{ ...record, isChanged: !isNew }],
              }),
            },
            {
              type: 'give',
              params: ({ event: { record, isNew } }) => savedReport(record.name, isNew),
            },
            'closeForm',
          ],
        },
      },
    },
    /** Property types for filters and the form. */
    types: {
      initial: 'unknown',
      states: {
        unknown: {
          on: {
            'location.changed': {
              guard: { type: 'isList', params: ({ event }) => event },
              target: 'loading',
            },
          },
        },
        loading: {
          invoke: {
            src: 'fetchTypes',
            input: ({ context }) => context,
            onDone: {
              target: 'known',
              actions: { type: 'storeTypes', params: ({ event }) => ({ output: event.output }) },
            },
            onError: 'unknown',
          },
        },
        known: { on: { 'dialog.applied': 'loading' } },
      },
    },
    bulk: {
      initial: 'closed',
      states: {
        closed: {
          on: {
            'bulk.opened': {
              target: 'open',
              actions: { type: 'storeBulkAction', params: ({ event }) => ({ task: event.task, items: event.items }) },
            },
          },
        },
        open: {
          invoke: {
            src: 'bulk',
            id: 'bulk',
            input: ({ context }) => ({
              input: { http: context.http },
              task: context.dialog?.task ?? 'activate',
              items: context.dialog?.items ?? [],
            }),
            onDone: 'closed',
            onError: 'closed',
          },
          // Handled here, since at the root the regions below, which also handle it, would take precedence.
          on: {
            'dialog.applied': {
              actions: [
                { type: 'keepFailuresSelected', params: ({ event }) => ({ failed: event.failed }) },
                'refreshList',
                'refreshTypes',
                { type: 'give', params: outcomeOf },
              ],
            },
          },
        },
      },
    },
    propertyTypeForm: {
      initial: 'closed',
      states: {
        closed: {
          on: {
            'propertyTypeForm.opened': {
              target: 'open',
              actions: { type: 'storePropertyType', params: ({ event }) => ({ propertyType: event.propertyType }) },
            },
          },
        },
        open: {
          invoke: {
            src: 'propertyTypeForm',
            id: 'propertyTypeForm',
            input: ({ context }) => ({
              input: { http: context.http, newKey: context.newKey },
              record: context.editedType,
            }),
            onDone: 'closed',
            onError: 'closed',
          },
          on: {
            'dialog.applied': {
              actions: [
                { type: 'showCreatedType', params: ({ event }) => ({ created: event.created }) },
                { type: 'give', params: outcomeOf },
              ],
            },
          },
        },
      },
    },
  },
})
type Snapshot = SnapshotFrom<typeof propertiesMachine>

export const selectView = (properties: Snapshot) => properties.context.view
export const selectTypes = (properties: Snapshot) => properties.context.types
export const selectAreTypesKnown = (properties: Snapshot) => properties.matches({ types: 'known' })
export const selectFormGuard = (properties: Snapshot) => properties.children.formGuard
export const selectBulkAction = (properties: Snapshot) => properties.children.bulk
export const selectPropertyTypeForm = (properties: Snapshot) => properties.children.propertyTypeForm
export const selectGroup = (properties: Snapshot) => properties.context.group
