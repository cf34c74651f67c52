import type { ActorRefFrom } from 'xstate'
import type { Facility } from '../../api/contract/facility.ts'
import * as facilities from '../../api/facilities.ts'
import type { FacilitiesChange } from '../../api/facilities.ts'
import type { InventoryTabInput } from '../inventory-tab/inventory-tab.machine.ts'
import { createBulkEdit } from '../dialog/bulk-edit.machine.ts'
import { facilityKindOf } from './facility-list.machine.ts'
import {
  checkedFacilities,
  draftOf,
  emptyDraft,
  facilitiesFields,
  type FacilitiesDraft,
} from './facilities-bulk-edit.rules.ts'
import { phrase } from '../../phrases/phrase.ts'

/** Bulk edit of rooms or assets: POST update_facility with `ids`. */
export const createFacilitiesBulkEdit = (tab: 'rooms' | 'assets') => {
  const kind = facilityKindOf[tab]
  return createBulkEdit<InventoryTabInput, Facility, FacilitiesDraft, FacilitiesChange>({
    id: `${tab}BulkEdit`,
    words: {
      done: (count) => phrase('facilities.changed', { kind, count }),
      partlyDone: ({ done, count, refused }) => phrase('facilities.partlyChanged', { kind, done, count, refused }),
    },
    fields: facilitiesFields,
    emptyDraft,
    draftOf,
    check: checkedFacilities,
    perform: async ({ scope }, ids, change, signal) =>
      (await facilities.updateMany(scope, ids, change, signal)).results,
  })
}

export type FacilitiesBulkEditRef = ActorRefFrom<ReturnType<typeof createFacilitiesBulkEdit>>
