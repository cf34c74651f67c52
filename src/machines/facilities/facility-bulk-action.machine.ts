import * as facilities from '../../api/facilities.ts'
import type { InventoryTabInput } from '../inventory-tab/inventory-tab.machine.ts'
import { createBulkAction } from '../dialog/bulk-action.machine.ts'
import { oneByOne } from '../dialog/bulk-action.rules.ts'
import type { Noun } from '../dialog/dialog-report.ts'

/** Bulk actions on rooms or assets that need no form. */
export type FacilityTask = 'delete' | 'window'

/** Deletion takes one call each; bookable dates take one call for all. */
export const createFacilityBulkAction = (noun: Noun) =>
  createBulkAction<InventoryTabInput, FacilityTask>({
    id: 'facilityBulkAction',
    tasks: {
      delete: {
        done: 'deleted',
        submission: 'deleted',
        noun,
        perform: ({ scope }, items, _window, signal) =>
          oneByOne(items, ({ id, lockVersion }) => facilities.remove(scope, id, lockVersion, signal)),
      },
      window: {
        done: 'given new bookable dates',
        noun,
        hasWindow: true,
        perform: async ({ scope }, items, { from, to }, signal) => {
          const ids = items.map((item) => item.id)
          const window = { bookable_date_from: from, bookable_date_to: to }
          return (await facilities.updateBookableDate(scope, ids, window, signal)).results
        },
      },
    },
  })
