import type { Facility } from '../../api/contract/facility.ts'
import type { FacilityKind } from '../../api/contract/facility-category.ts'
import {
  type HousekeepingEvent,
  housekeepingEvents,
  housekeepingDeniedReason,
  housekeepingTransitions,
} from '../../api/contract/housekeeping.ts'
import type { ItemResult } from '../../api/contract/reply.ts'
import type { ActionWords } from '../dialog/dialog-report.ts'
import { phrase } from '../../phrases/phrase.ts'

/** Fields that a housekeeping transition depends on. */
export type ConditionFields = Pick<Facility, 'id' | 'name' | 'housekeeping_status' | 'service'>

/** Reason why a room doesn't allow the transition; null if it does (domain D29). */
export const conditionDeniedReason = (facility: ConditionFields, event: HousekeepingEvent) =>
  housekeepingDeniedReason(facility, housekeepingTransitions[event].to)

export const allowedFor = <T extends ConditionFields>(facilities: readonly T[], event: HousekeepingEvent): T[] =>
  facilities.filter((facility) => conditionDeniedReason(facility, event) === null)

/** Transitions that at least one room allows. */
export const offeredEvents = (facilities: readonly ConditionFields[]): HousekeepingEvent[] =>
  housekeepingEvents.filter((event) => allowedFor(facilities, event).length > 0)

/** Reason why no room allows any transition: that of the first room's next step; null if one is allowed. */
export function noEventReason(facilities: readonly ConditionFields[]): string | null {
  if (offeredEvents(facilities).length > 0) return null
  const [first] = facilities
  return first ? conditionDeniedReason(first, 'start') : null
}

/** Results of the rooms that were not sent; they count as refused. */
export const deniedFor = (facilities: readonly ConditionFields[], event: HousekeepingEvent): ItemResult[] =>
  facilities.flatMap((facility) => {
    const message = conditionDeniedReason(facility, event)
    return message === null ? [] : [{ id: facility.id, ok: false, message }]
  })

/** The kind of the facilities of a list, which holds one kind. */
export const kindOf = ([facility]: readonly Pick<Facility, 'kind'>[]): FacilityKind => facility?.kind ?? 'room'

/** "3 rooms set to clean." */
export function doneWords(kind: FacilityKind, event: HousekeepingEvent): ActionWords {
  const status = phrase('facilities.conditionInSentence', { condition: housekeepingTransitions[event].to })
  return {
    done: (count) => phrase('facilities.statusChanged', { kind, count, status }),
    partlyDone: ({ done, count, refused }) =>
      phrase('facilities.statusPartlyChanged', { kind, done, count, refused, status }),
  }
}
