import type { ActorRefFrom } from 'xstate'
import type { Http } from '../../api/http.ts'
import * as properties from '../../api/properties.ts'
import * as propertyTypes from '../../api/property-types.ts'
import { createBulkAction } from '../dialog/bulk-action.machine.ts'
import { type BulkItem, type BulkTask, oneByOne } from '../dialog/bulk-action.rules.ts'

/** Bulk actions on properties or property types. */
export type PropertyTask = 'activate' | 'deactivate' | 'window' | 'delete' | 'deleteTypes'

type Input = { http: Http }
const noun = { one: 'property', many: 'properties' }
const idsOf = (items: BulkItem[]) => items.map((item) => item.id)

const withStatus = (done: string, status: 0 | 1): BulkTask<Input> => ({
  done,
  noun,
  perform: async ({ http }, items, _window, signal) =>
    (await properties.updateStatus(http, idsOf(items), status, signal)).results,
})

export const propertyTasks: Record<PropertyTask, BulkTask<Input>> = {
  activate: withStatus('activated', 1),
  deactivate: withStatus('deactivated', 0),
  window: {
    done: 'given new bookable dates',
    noun,
    hasWindow: true,
    perform: async ({ http }, items, { from, to }, signal) => {
      const window = { bookable_date_from: from, bookable_date_to: to }
      return (await properties.updateBookableDate(http, idsOf(items), window, signal)).results
    },
  },
  /** The API has no bulk delete of properties. */
  delete: {
    done: 'deleted',
    submission: 'deleted',
    noun,
    perform: ({ http }, items, _window, signal) =>
      oneByOne(items, ({ id, lockVersion }) => properties.remove(http, id, lockVersion, signal)),
  },
  deleteTypes: {
    done: 'deleted',
    submission: 'deleted',
    noun: { one: 'property type', many: 'property types' },
    perform: async ({ http }, items, _window, signal) =>
      (await propertyTypes.remove(http, idsOf(items), signal)).results,
  },
}

export const propertyBulkActionMachine = createBulkAction({ id: 'propertyBulkAction', tasks: propertyTasks })

export type PropertyBulkActionRef = ActorRefFrom<typeof propertyBulkActionMachine>
