import type { Facility } from '../../api/contract/facility.ts'
import {
  type HousekeepingEvent,
  housekeepingEvents,
  housekeepingNames,
  housekeepingDeniedReason,
  housekeepingTransitions,
} from '../../api/contract/housekeeping.ts'
import type { ItemResult } from '../../api/contract/reply.ts'

/** What the change of a condition looks at. */
export type ConditionFields = Pick<Facility, 'id' | 'name' | 'housekeeping_status' | 'service'>

/** Why this one cannot take the event, or null (domain D29). */
export const conditionDeniedReason = (facility: ConditionFields, event: HousekeepingEvent) =>
  housekeepingDeniedReason(facility, housekeepingTransitions[event].to)

export const allowedFor = <T extends ConditionFields>(facilities: readonly T[], event: HousekeepingEvent): T[] =>
  facilities.filter((facility) => conditionDeniedReason(facility, event) === null)

/** Only what some of them can take is offered. */
export const offeredEvents = (facilities: readonly ConditionFields[]): HousekeepingEvent[] =>
  housekeepingEvents.filter((event) => allowedFor(facilities, event).length > 0)

/** Why nothing can be offered for any of them, in the words of the next step; null where something can. */
export function noEventReason(facilities: readonly ConditionFields[]): string | null {
  if (offeredEvents(facilities).length > 0) return null
  const [first] = facilities
  return first ? conditionDeniedReason(first, 'start') : null
}

/** The results of those that were not sent: they count as refused like any other. */
export const deniedFor = (facilities: readonly ConditionFields[], event: HousekeepingEvent): ItemResult[] =>
  facilities.flatMap((facility) => {
    const message = conditionDeniedReason(facility, event)
    return message === null ? [] : [{ id: facility.id, ok: false, message }]
  })

/** "set to clean", as in "3 rooms set to clean." */
export const doneText = (event: HousekeepingEvent) =>
  `set to ${housekeepingNames[housekeepingTransitions[event].to].label.toLowerCase()}`
