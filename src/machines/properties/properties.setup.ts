import { assign, enqueueActions, fromPromise, sendTo, setup } from 'xstate'
import type { Property } from '../../api/contract/property.ts'
import type { PropertyType } from '../../api/contract/property-type.ts'
import type { Http } from '../../api/http.ts'
import * as propertyTypes from '../../api/property-types.ts'
import * as routes from '../../routes/properties.ts'
import type { BulkItem } from '../dialog/bulk-action.rules.ts'
import { type Created, type DialogApplied, outcomeEvent } from '../dialog/dialog-report.ts'
import type { FormGuardReport } from '../form/unsaved-changes-guard.machine.ts'
import type { LocationChanged } from '../location/location.actor.ts'
import type { ListInput } from '../list/list.setup.ts'
import { propertyTypeFormMachine } from '../property-types/property-type-form.machine.ts'
import { propertyTypeListMachine } from '../property-types/property-type-list.machine.ts'
import { isSameSearch, viewAt } from './properties.rules.ts'
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
}

export type PropertiesEvent =
  | LocationChanged
  | { type: 'bulk.opened'; task: PropertyTask; items: BulkItem[] }
  | { type: 'propertyTypeForm.opened'; propertyType: PropertyType | null }
  | DialogApplied
  | FormGuardReport<Property>

/** Setup of the properties machine: events, children, actions and guards. */
export const propertiesSetup = setup({
  types: {
    input: {} as Input,
    context: {} as Context,
    events: {} as PropertiesEvent,
    children: {} as {
      list: 'list'
      types: 'types'
      formGuard: 'formGuard'
      bulk: 'bulk'
      propertyTypeForm: 'propertyTypeForm'
    },
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
    passToFormGuard: sendTo('formGuard', (_, event: LocationChanged) => event),
    storeView: assign((_, { pathname, search }: { pathname: string; search: string }) => ({
      view: viewAt(pathname, search),
    })),
    /** Sends the URL's searches to the lists, if they changed. */
    showLists: enqueueActions(({ context, enqueue }, { pathname, search }: { pathname: string; search: string }) => {
      const view = viewAt(pathname, search)
      const wanted = view && view.name !== 'types' ? routes.parsePropertySearch(search) : null
      const wantedTypes = view?.name === 'types' ? view.search : null
      enqueue.assign({ shown: wanted, shownTypes: wantedTypes })
      if (wanted && !isSameSearch(wanted, context.shown)) enqueue.sendTo('list', { type: 'list.shown', search: wanted })
      if (!wanted && context.shown) enqueue.sendTo('list', { type: 'list.hidden' })
      if (wantedTypes && !isSameSearch(wantedTypes, context.shownTypes))
        enqueue.sendTo('types', { type: 'list.shown', search: wantedTypes })
      if (!wantedTypes && context.shownTypes) enqueue.sendTo('types', { type: 'list.hidden' })
    }),
    closeForm: sendTo(
      ({ context }) => context.location,
      ({ context }) => ({ type: 'location.requested', to: routes.properties(context.shown ?? undefined) }),
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
      if (context.dialog?.task === 'deleteTypes') enqueue.sendTo('types', event)
      else enqueue.sendTo('list', event)
    }),
    give: sendTo(
      ({ context }) => context.notices,
      (_, applied: Omit<DialogApplied, 'type'>) => outcomeEvent(applied),
    ),
  },
  guards: {
    isList: (_, { pathname, search }: { pathname: string; search: string }) => viewAt(pathname, search) !== null,
  },
})
