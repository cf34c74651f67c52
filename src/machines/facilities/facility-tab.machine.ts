import type { Facility } from '../../api/contract/facility.ts'
import type { FacilityStatusName } from '../../api/contract/facility-status.ts'
import { type InventoryTabInput, createInventoryTab, type StartActor } from '../inventory-tab/inventory-tab.machine.ts'
import type { BulkItem } from '../dialog/bulk-action.rules.ts'
import type { EditRequest } from '../inline-edit/inline-edit.machine.ts'
import { formInput, startInlineEdit } from '../inline-edit/start-inline-edit.ts'
import { conditionMachine } from './condition-dialog.machine.ts'
import { createFacilityBulkAction, type FacilityTask } from './facility-bulk-action.machine.ts'
import { facilityFormMachine } from './facility-form.machine.ts'
import { createFacilityList, facilityKindOf } from './facility-list.machine.ts'
import { createFacilitiesBulkEdit } from './facilities-bulk-edit.machine.ts'
import { statusMachine } from './status-dialog.machine.ts'
import { type HotelClock, todayIn } from '../../clock/business-date.ts'

/** Input of the room and asset tabs. The property's clock decides which nights are over. */
interface FacilityTabInput extends InventoryTabInput {
  property: HotelClock
}

/** Dialogs of the list. */
export type FacilityDialogRequest =
  | { name: 'bulk'; task: FacilityTask; items: BulkItem[] }
  | { name: 'bulkEdit'; facilities: Facility[] }
  | { name: 'condition'; facilities: Facility[] }
  | { name: 'status'; facilities: Facility[]; status?: FacilityStatusName; blockingIds?: number[] }

const createFacilityTab = <const T extends 'rooms' | 'assets'>(tab: T) => {
  const list = createFacilityList(tab)
  const bulkActionMachine = createFacilityBulkAction(facilityKindOf[tab])
  const bulkEditMachine = createFacilitiesBulkEdit(tab)
  const startDialog = (start: StartActor, request: FacilityDialogRequest, input: FacilityTabInput) => {
    switch (request.name) {
      case 'bulk': {
        const { task, items } = request
        return { name: request.name, ref: start(bulkActionMachine, { id: 'dialog', input: { input, task, items } }) }
      }
      case 'bulkEdit':
        return {
          name: request.name,
          ref: start(bulkEditMachine, { id: 'dialog', input: { input, items: request.facilities } }),
        }
      case 'condition': {
        const { facilities } = request
        return {
          name: request.name,
          ref: start(conditionMachine, { id: 'dialog', input: { scope: input.scope, facilities } }),
        }
      }
      case 'status': {
        const { facilities, status = null, blockingIds = [] } = request
        const today = todayIn(input.property)
        const change = { scope: input.scope, facilities, today, status, blockingIds }
        return { name: request.name, ref: start(statusMachine, { id: 'dialog', input: change }) }
      }
    }
  }
  return createInventoryTab({
    id: `${tab}Tab`,
    canUndo: true,
    hasForms: true,
    startList: (start, input: FacilityTabInput) => start(list, { id: 'list', input }),
    startDialog,
    startEdit: (start, request: EditRequest<'name' | 'floor'>, input) =>
      startInlineEdit(start, request, request.field === 'name' ? 'names' : 'floor', (startForm) =>
        startForm(facilityFormMachine, { id: 'form', input: { ...formInput(input, request.id), tab } }),
      ),
  })
}

/** Inventory tabs of rooms and assets. */
export const roomTabMachine = createFacilityTab('rooms')
export const assetTabMachine = createFacilityTab('assets')
