import type { ActorRefFrom } from 'xstate'
import type { Addon } from '../../api/contract/addon.ts'
import { type InventoryTabInput, createInventoryTab, type StartActor } from '../inventory-tab/inventory-tab.machine.ts'
import type { BulkItem } from '../dialog/bulk-action.rules.ts'
import { addonBulkActionMachine, type AddonTask } from './addon-bulk-action.machine.ts'
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
})

export type AddonTabRef = ActorRefFrom<typeof addonTabMachine>
