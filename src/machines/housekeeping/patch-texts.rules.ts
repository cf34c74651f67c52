import {
  type GuestService,
  type HousekeepingStatus,
  housekeepingEventTo,
  housekeepingNames,
  housekeepingTransitions,
  type RoomCondition,
} from '../../api/contract/housekeeping.ts'
import { unassigned } from './board.rules.ts'
import type { RoomPatch } from './room.rules.ts'

const serviceNames: Record<GuestService, string> = {
  none: 'No request',
  dnd: 'Do not disturb',
  make_up: 'Make up room',
  declined: 'Service declined',
}

const statusWord = (status: HousekeepingStatus) => housekeepingNames[status].label.toLowerCase()

/** Describes a requested patch: "Start cleaning", "Rush, Ana Lima". */
export function patchText(patch: RoomPatch): string {
  if (patch.undo && patch.housekeeping_status) return `Undo: back to ${statusWord(patch.housekeeping_status)}`
  const event = patch.housekeeping_status && housekeepingEventTo(patch.housekeeping_status)
  const words = [
    event && housekeepingTransitions[event].label + (patch.reason ? `: ${patch.reason}` : ''),
    patch.service && serviceNames[patch.service],
    patch.hk_priority !== undefined && (patch.hk_priority === 1 ? 'Rush' : 'No rush'),
    patch.attendant !== undefined && (patch.attendant ? `Assign to ${patch.attendant.name}` : 'Remove the attendant'),
    patch.reported_occupancy !== undefined &&
      (patch.reported_occupancy ? `Found ${patch.reported_occupancy}` : 'No report'),
  ]
  return words.filter((word) => typeof word === 'string' && word !== '').join(', ')
}

/** Describes a done patch, as in "3 rooms set to clean." */
export function doneText(patch: RoomPatch): string {
  if (patch.housekeeping_status)
    return `${patch.undo ? 'changed back' : 'set'} to ${statusWord(patch.housekeeping_status)}`
  if (patch.service) return `set to “${serviceNames[patch.service]}”`
  if (patch.hk_priority !== undefined) return patch.hk_priority === 1 ? 'marked as rush' : 'no longer marked as rush'
  if (patch.attendant !== undefined) return patch.attendant ? `assigned to ${patch.attendant.name}` : 'unassigned'
  return patch.reported_occupancy ? `reported ${patch.reported_occupancy}` : 'no longer reported'
}

/** The fields of the current condition that a patch changes; shown as their side of a conflict. */
export function conditionText(now: RoomCondition, patch: RoomPatch): string {
  const words = [
    housekeepingNames[now.housekeeping_status].label,
    patch.service !== undefined && serviceNames[now.service],
    patch.hk_priority !== undefined && (now.hk_priority === 1 ? 'Rush' : 'No rush'),
    patch.attendant !== undefined && (now.attendant?.name ?? unassigned),
    patch.reported_occupancy !== undefined &&
      (now.reported_occupancy ? `Found ${now.reported_occupancy}` : 'No report'),
  ]
  return words.filter((word) => word !== false).join(', ')
}
