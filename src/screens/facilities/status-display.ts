import { facilityStatuses, housekeepingStatuses } from '../../api/contract/enums.ts'
import { type FacilityStatusName, facilityStatusRules } from '../../api/contract/facility-status.ts'
import { housekeepingNames, type HousekeepingStatus } from '../../api/contract/housekeeping.ts'
import * as icons from '../../design/icon/icons.css.ts'
import type { StatusTone } from '../../design/status/Status.css.ts'

interface StatusDisplay {
  label: string
  tone: StatusTone
  icon: string
}

/** Label, icon and tone of each facility status (WCAG 1.4.1). */
export const statusDisplay: Record<FacilityStatusName, StatusDisplay> = {
  available: { label: facilityStatusRules.available.label, tone: 'ok', icon: icons.available },
  out_of_service: { label: facilityStatusRules.out_of_service.label, tone: 'warning', icon: icons.outOfService },
  out_of_order: { label: facilityStatusRules.out_of_order.label, tone: 'critical', icon: icons.outOfOrder },
  internal_use: { label: facilityStatusRules.internal_use.label, tone: 'info', icon: icons.internalUse },
  hold: { label: facilityStatusRules.hold.label, tone: 'onHold', icon: icons.hold },
  out_of_inventory: { label: facilityStatusRules.out_of_inventory.label, tone: 'neutral', icon: icons.outOfInventory },
  inactive: { label: facilityStatusRules.inactive.label, tone: 'neutral', icon: icons.inactive },
}

/** Label, icon and tone of each housekeeping status. */
export const conditionDisplay: Record<HousekeepingStatus, StatusDisplay> = {
  dirty: { label: housekeepingNames.dirty.label, tone: 'warning', icon: icons.dirty },
  cleaning: { label: housekeepingNames.cleaning.label, tone: 'info', icon: icons.cleaning },
  pickup: { label: housekeepingNames.pickup.label, tone: 'warning', icon: icons.pickup },
  clean: { label: housekeepingNames.clean.label, tone: 'ok', icon: icons.clean },
  inspected: { label: housekeepingNames.inspected.label, tone: 'ok', icon: icons.inspected },
}

export const statusChoices = facilityStatuses.map((id) => ({ id, label: statusDisplay[id].label }))
export const conditionChoices = housekeepingStatuses.map((id) => ({ id, label: conditionDisplay[id].label }))
