import type { ActorRefFrom } from 'xstate'
import type { Http } from '../../api/http.ts'
import * as properties from '../../api/properties.ts'
import * as propertyTypes from '../../api/property-types.ts'
import { createBulkAction } from '../dialog/bulk-action.machine.ts'
import { type BulkItem, type BulkTask, oneByOne } from '../dialog/bulk-action.rules.ts'
import type { ActionWords } from '../dialog/dialog-report.ts'
import { phrase } from '../../phrases/phrase.ts'

/** Bulk actions on properties or property types. */
export type PropertyTask = 'activate' | 'deactivate' | 'window' | 'delete' | 'deleteTypes'

type Input = { http: Http }
const idsOf = (items: BulkItem[]) => items.map((item) => item.id)

const withStatus = (words: ActionWords, status: 0 | 1): BulkTask<Input> => ({
  words,
  perform: async ({ http }, items, _window, signal) =>
    (await properties.updateStatus(http, idsOf(items), status, signal)).results,
})

export const propertyTasks: Record<PropertyTask, BulkTask<Input>> = {
  activate: withStatus(
    {
      done: (count) => phrase('properties.wereActivated', { count }),
      partlyDone: ({ done, count, refused }) => phrase('properties.partlyActivated', { done, count, refused }),
    },
    1,
  ),
  deactivate: withStatus(
    {
      done: (count) => phrase('properties.wereDeactivated', { count }),
      partlyDone: ({ done, count, refused }) => phrase('properties.partlyDeactivated', { done, count, refused }),
    },
    0,
  ),
  window: {
    words: {
      done: (count) => phrase('properties.datesChanged', { count }),
      partlyDone: ({ done, count, refused }) => phrase('properties.datesPartlyChanged', { done, count, refused }),
    },
    hasWindow: true,
    perform: async ({ http }, items, { from, to }, signal) => {
      const window = { bookable_date_from: from, bookable_date_to: to }
      return (await properties.updateBookableDate(http, idsOf(items), window, signal)).results
    },
  },
  /** The API has no bulk delete of properties. */
  delete: {
    words: {
      done: (count) => phrase('properties.deleted', { count }),
      partlyDone: ({ done, count, refused }) => phrase('properties.partlyDeleted', { done, count, refused }),
    },
    submission: 'deleted',
    perform: ({ http }, items, _window, signal) =>
      oneByOne(items, ({ id, lockVersion }) => properties.remove(http, id, lockVersion, signal)),
  },
  deleteTypes: {
    words: {
      done: (count) => phrase('property-types.deleted', { count }),
      partlyDone: ({ done, count, refused }) => phrase('property-types.partlyDeleted', { done, count, refused }),
    },
    submission: 'deleted',
    perform: async ({ http }, items, _window, signal) =>
      (await propertyTypes.remove(http, idsOf(items), signal)).results,
  },
}

export const propertyBulkActionMachine = createBulkAction({ id: 'propertyBulkAction', tasks: propertyTasks })

export type PropertyBulkActionRef = ActorRefFrom<typeof propertyBulkActionMachine>
