import * as facilityTypes from '../../api/facility-types.ts'
import { type InventoryTabInput, createInventoryTab } from '../inventory-tab/inventory-tab.machine.ts'
import type { BulkItem } from '../dialog/bulk-action.rules.ts'
import type { EditRequest } from '../inline-edit/inline-edit.machine.ts'
import { formInput, startInlineEdit } from '../inline-edit/start-inline-edit.ts'
import { facilityTypeFormMachine } from './facility-type-form.machine.ts'
import { facilityTypeListMachine } from './facility-type-list.machine.ts'
import { createDeleteAction } from '../products/delete-action.ts'
import { rowOrderMachine } from './row-order.machine.ts'
import { phrase } from '../../phrases/phrase.ts'

const bulkActionMachine = createDeleteAction(
  'facilityTypeBulkAction',
  {
    done: (count) => phrase('facility-types.deleted', { count }),
    partlyDone: ({ done, count, refused }) => phrase('facility-types.partlyDeleted', { done, count, refused }),
  },
  facilityTypes.remove,
)

/** Dialogs of the list. */
export type FacilityTypeDialogRequest = { name: 'bulk'; task: 'delete'; items: BulkItem[] }

/** Inventory tab of facility types, with the machine that sorts its rows. */
export const facilityTypeTabMachine = createInventoryTab({
  id: 'facilityTypesTab',
  hasForms: true,
  startList: (start, input: InventoryTabInput) => start(facilityTypeListMachine, { id: 'list', input }),
  startCompanion: (start, input, list) => start(rowOrderMachine, { id: 'companion', input: { input, list } }),
  startDialog: (start, { task, items }: FacilityTypeDialogRequest, input) => ({
    name: 'bulk' as const,
    ref: start(bulkActionMachine, { id: 'dialog', input: { input, task, items } }),
  }),
  startEdit: (start, request: EditRequest<'name'>, input) =>
    startInlineEdit(start, request, 'name', (startForm) =>
      startForm(facilityTypeFormMachine, { id: 'form', input: formInput(input, request.id) }),
    ),
})
