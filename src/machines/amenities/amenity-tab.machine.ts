import * as amenities from '../../api/amenities.ts'
import type { Amenity } from '../../api/contract/amenity.ts'
import { type InventoryTabInput, createInventoryTab } from '../inventory-tab/inventory-tab.machine.ts'
import type { BulkItem } from '../dialog/bulk-action.rules.ts'
import { amenityDialogMachine } from './amenity-dialog.machine.ts'
import { amenityListMachine } from './amenity-list.machine.ts'
import { createDeleteAction } from '../products/delete-action.ts'
import { phrase } from '../../phrases/phrase.ts'

const bulkActionMachine = createDeleteAction(
  'amenityBulkAction',
  {
    done: (count) => phrase('amenities.deleted', { count }),
    partlyDone: ({ done, count, refused }) => phrase('amenities.partlyDeleted', { done, count, refused }),
  },
  amenities.remove,
)

/** Dialogs of the list. */
export type AmenityDialogRequest =
  { name: 'bulk'; task: 'delete'; items: BulkItem[] } | { name: 'record'; record: Amenity | null }

/** Inventory tab of amenities. */
export const amenityTabMachine = createInventoryTab({
  id: 'amenitiesTab',
  startList: (start, input: InventoryTabInput) => start(amenityListMachine, { id: 'list', input }),
  startDialog: (start, request: AmenityDialogRequest, input) => {
    if (request.name === 'record')
      return {
        name: 'record' as const,
        ref: start(amenityDialogMachine, { id: 'dialog', input: { input, record: request.record } }),
      }
    const { task, items } = request
    return { name: 'bulk' as const, ref: start(bulkActionMachine, { id: 'dialog', input: { input, task, items } }) }
  },
})
