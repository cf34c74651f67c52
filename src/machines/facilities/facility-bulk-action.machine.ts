import * as facilities from '../../api/facilities.ts'
import type { InventoryTabInput } from '../inventory-tab/inventory-tab.machine.ts'
import { createBulkAction } from '../dialog/bulk-action.machine.ts'
import { oneByOne } from '../dialog/bulk-action.rules.ts'
import type { FacilityKind } from '../../api/contract/facility-category.ts'
import { phrase } from '../../phrases/phrase.ts'

/** Bulk actions on rooms or assets that need no form. */
export type FacilityTask = 'delete' | 'window'

/** Deletion takes one call each; bookable dates take one call for all. */
export const createFacilityBulkAction = (kind: FacilityKind) =>
  createBulkAction<InventoryTabInput, FacilityTask>({
    id: 'facilityBulkAction',
    tasks: {
      delete: {
        words: {
          done: (count) => phrase('facilities.deleted', { kind, count }),
          partlyDone: ({ done, count, refused }) => phrase('facilities.partlyDeleted', { kind, done, count, refused }),
        },
        submission: 'deleted',
        perform: ({ scope }, items, _window, signal) =>
          oneByOne(items, ({ id, lockVersion }) => facilities.remove(scope, id, lockVersion, signal)),
      },
      window: {
        words: {
          done: (count) => phrase('facilities.datesChanged', { kind, count }),
          partlyDone: ({ done, count, refused }) =>
            phrase('facilities.datesPartlyChanged', { kind, done, count, refused }),
        },
        hasWindow: true,
        perform: async ({ scope }, items, { from, to }, signal) => {
          const ids = items.map((item) => item.id)
          const window = { bookable_date_from: from, bookable_date_to: to }
          return (await facilities.updateBookableDate(scope, ids, window, signal)).results
        },
      },
    },
  })
