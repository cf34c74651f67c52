import type { ActorRefFrom } from 'xstate'
import type { Addon } from '../../api/contract/addon.ts'
import { type InventoryTabInput, createInventoryTab, type StartActor } from '../inventory-tab/inventory-tab.machine.ts'
import type { EditRequest } from '../inline-edit/inline-edit.machine.ts'
import { formInput, startInlineEdit } from '../inline-edit/start-inline-edit.ts'
import type { BulkItem } from '../dialog/bulk-action.rules.ts'
import { addonBulkActionMachine, type AddonTask } from './addon-bulk-action.machine.ts'
import { addonFormMachine } from './addon-form.machine.ts'
import { addonListMachine } from './addon-list.machine.ts'
import { addonBulkEditMachine } from './addon-bulk-edit.machine.ts'

/** Dialogs of the list. */
export type AddonDialogRequest =
  { name: 'bulk'; task: AddonTask; items: BulkItem[] } | { name: 'bulkEdit'; items: readonly Addon[] }

function startDialog(start: StartActor, request: AddonDialogRequest, input: InventoryTabInput) {
  if (request.name === 'bulkEdit') {
    const { name, items } = request
    return { name, ref: start(addonBulkEditMachine, { id: 'dialog', input: { input, items } }) }
  }
  const { name, task, items } = request
  return { name, ref: start(addonBulkActionMachine, { id: 'dialog', input: { input, task, items } }) }
}

/** Inventory tab of add-ons. */
export const addonTabMachine = createInventoryTab({
  id: 'addonsTab',
  canUndo: true,
  hasForms: true,
  startList: (start, input: InventoryTabInput) => start(addonListMachine, { id: 'list', input }),
  startDialog,
  startEdit: (start, request: EditRequest<'name' | 'price'>, input) =>
    startInlineEdit(start, request, request.field, (startForm) =>
      startForm(addonFormMachine, { id: 'form', input: { ...formInput(input, request.id), currency: input.currency } }),
    ),
})

export type AddonTabRef = ActorRefFrom<typeof addonTabMachine>
