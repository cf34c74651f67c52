import type { Facility } from '../../api/contract/facility.ts'
import { calendarRange, circleCheck, copy, dirty, outOfOrder, pencil, trash } from '../../design/icon/icons.css.ts'
import type { Action } from '../../design/menu/action.ts'
import { noEventReason } from '../../machines/facilities/condition.rules.ts'
import type { FacilityDialogRequest } from '../../machines/facilities/facility-tab.machine.ts'
import type { BulkItem } from '../../machines/dialog/bulk-action.rules.ts'
import { inlineActions } from '../inline-edit/InlineCell.tsx'
import { phrase } from '../../phrases/phrase.ts'

const itemOf = (facility: Facility, task: 'delete' | 'window'): BulkItem => ({
  id: facility.id,
  label: facility.name,
  deniedReason: task === 'delete' ? (facility.delete_refusal ?? null) : null,
  lockVersion: facility.lock_version,
  window: { from: facility.bookable_date_from, to: facility.bookable_date_to },
})

/** The dialog that an action opens; null if the action is a link. */
export function dialogRequestFor(id: string, facilities: Facility[]): FacilityDialogRequest | null {
  const [first] = facilities
  switch (id) {
    case 'bulk-edit':
      return { name: 'bulkEdit', facilities }
    case 'condition':
      return { name: 'condition', facilities }
    case 'status':
      return { name: 'status', facilities }
    case 'release':
      return { name: 'status', facilities, status: 'available', blockingIds: scheduledBlockingIds(first) }
    case 'delete':
    case 'window':
      return { name: 'bulk', task: id, items: facilities.map((facility) => itemOf(facility, id)) }
    default:
      return null
  }
}

/** Ids of the scheduled blocking, if the facility is available today. */
const scheduledBlockingIds = (facility: Facility | undefined) =>
  facility?.facility_status === 'available' && facility.current_blocking?.state === 'scheduled'
    ? [facility.current_blocking.id]
    : []

/** Label of the action that makes the facility available; null if it already is. */
function releaseLabel(facility: Facility): string | null {
  if (facility.facility_status === 'inactive') return phrase('facilities.makeAvailableAction')
  if (facility.current_blocking?.state === 'active') return phrase('facilities.endBlockingAction')
  return scheduledBlockingIds(facility).length > 0 ? phrase('facilities.releaseBlockingAction') : null
}

const withDeniedReason = (action: Action, note: string | null | undefined): Action =>
  note ? { ...action, isDenied: true, note } : action

const conditionAction = { id: 'condition', label: phrase('facilities.conditionAction'), icon: dirty }
const statusAction = { id: 'status', label: phrase('facilities.statusAction'), icon: outOfOrder }
const bookableDatesAction = { id: 'window', label: phrase('facilities.datesAction'), icon: calendarRange }
const deleteAction: Action = { id: 'delete', label: phrase('facilities.deleteAction'), icon: trash, tone: 'critical' }

/** The fields that can be edited in a row. */
export const inlineFields = ['name', 'floor'] as const

/** The menu of a row. Edit and Duplicate are links; the other actions open dialogs. Denied actions give the reason. */
export function rowActions(
  facility: Facility,
  { hasCondition, editHref, copyHref }: { hasCondition: boolean; editHref: string; copyHref: string },
): Action[] {
  const release = releaseLabel(facility)
  return [
    { id: 'edit', label: phrase('facilities.edit'), icon: pencil, href: editHref },
    { id: 'copy', label: phrase('facilities.duplicate'), icon: copy, href: copyHref },
    ...inlineActions(inlineFields),
    ...(hasCondition ? [withDeniedReason(conditionAction, noEventReason([facility]))] : []),
    statusAction,
    ...(release ? [{ id: 'release', label: release, icon: circleCheck }] : []),
    bookableDatesAction,
    withDeniedReason(deleteAction, facility.delete_refusal),
  ]
}

/** Actions on the selected rows; `cleaned` are the facilities that have a housekeeping status. */
export const selectionActions = (facilities: readonly Facility[], cleaned: readonly Facility[]): Action[] => [
  { id: 'bulk-edit', label: phrase('facilities.editAction'), icon: pencil },
  ...(cleaned.length > 0 ? [withDeniedReason(conditionAction, noEventReason(cleaned))] : []),
  statusAction,
  bookableDatesAction,
  deleteActionForAll(facilities),
]

/**
 * The delete action. If all facilities deny it for the same reason, the action is denied; otherwise the dialog lists
 * the reasons.
 */
function deleteActionForAll(facilities: readonly Facility[]): Action {
  const reasons = new Set(facilities.map((facility) => facility.delete_refusal ?? null))
  const [reason] = reasons
  return reasons.size === 1 ? withDeniedReason(deleteAction, reason) : deleteAction
}
