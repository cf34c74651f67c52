import {
  type GuestService,
  housekeepingEventTo,
  housekeepingNames,
  housekeepingTransitions,
  type RoomCondition,
} from '../../api/contract/housekeeping.ts'
import { unassigned } from './board.rules.ts'
import type { RoomPatch } from './room.rules.ts'
import { factsText } from '../../phrases/facts-text.ts'
import { phrase } from '../../phrases/phrase.ts'

export const serviceNames: Record<GuestService, string> = {
  none: phrase('housekeeping.noRequest'),
  dnd: phrase('housekeeping.doNotDisturb'),
  make_up: phrase('housekeeping.makeUpRoom'),
  declined: phrase('housekeeping.serviceDeclined'),
}

/** Describes a requested patch: "Start cleaning", "Rush, Ana Lima". */
export function patchText(patch: RoomPatch): string {
  if (patch.undo && patch.housekeeping_status)
    return phrase('housekeeping.undoBackTo', { status: patch.housekeeping_status })
  const event = patch.housekeeping_status && housekeepingEventTo(patch.housekeeping_status)
  const label = event && housekeepingTransitions[event].label
  return factsText([
    label && patch.reason ? phrase('housekeeping.eventWithReason', { event: label, reason: patch.reason }) : label,
    patch.service && serviceNames[patch.service],
    patch.hk_priority !== undefined &&
      (patch.hk_priority === 1 ? phrase('housekeeping.rush') : phrase('housekeeping.noRush')),
    patch.attendant !== undefined &&
      (patch.attendant
        ? phrase('housekeeping.assignTo', { name: patch.attendant.name })
        : phrase('housekeeping.removeTheAttendant')),
    patch.reported_occupancy !== undefined &&
      (patch.reported_occupancy
        ? phrase('housekeeping.found', { occupancy: patch.reported_occupancy })
        : phrase('housekeeping.noReport')),
  ])
}

/** The fields of the current condition that a patch changes; shown as their side of a conflict. */
export function conditionText(now: RoomCondition, patch: RoomPatch): string {
  return factsText([
    housekeepingNames[now.housekeeping_status].label,
    patch.service !== undefined && serviceNames[now.service],
    patch.hk_priority !== undefined &&
      (now.hk_priority === 1 ? phrase('housekeeping.rush') : phrase('housekeeping.noRush')),
    patch.attendant !== undefined && (now.attendant?.name ?? unassigned),
    patch.reported_occupancy !== undefined &&
      (now.reported_occupancy
        ? phrase('housekeeping.found', { occupancy: now.reported_occupancy })
        : phrase('housekeeping.noReport')),
  ])
}
