import type { Facility } from '../../api/contract/facility.ts'
import {
  type HousekeepingEvent,
  housekeepingEvents,
  housekeepingNames,
  housekeepingRefusal,
  housekeepingTransitions,
} from '../../api/contract/housekeeping.ts'
import type { ItemResult } from '../../api/contract/reply.ts'

/** What the change of a condition looks at. */
export type Conditioned = Pick<Facility, 'id' | 'name' | 'housekeeping_status' | 'service'>

/** Why this one cannot take the event, or null (domain D29). */
export const refusalOf = (facility: Conditioned, event: HousekeepingEvent) =>
  housekeepingRefusal(facility, housekeepingTransitions[event].to)

export const willingFor = <T extends Conditioned>(facilities: readonly T[], event: HousekeepingEvent): T[] =>
  facilities.filter((facility) => refusalOf(facility, event) === null)

/** Only what some of them can take is offered. */
export const offeredEvents = (facilities: readonly Conditioned[]): HousekeepingEvent[] =>
  housekeepingEvents.filter((event) => willingFor(facilities, event).length > 0)

/** Why nothing can be offered for any of them, in the words of the next step; null where something can. */
export function standstillOf(facilities: readonly Conditioned[]): string | null {
  if (offeredEvents(facilities).length > 0) return null
  const [first] = facilities
  return first ? refusalOf(first, 'start') : null
}

/** The results of those that were not sent: they count as refused like any other. */
export const unsentFor = (facilities: readonly Conditioned[], event: HousekeepingEvent): ItemResult[] =>
  facilities.flatMap((facility) => {
    const message = refusalOf(facility, event)
    return message === null ? [] : [{ id: facility.id, ok: false, message }]
  })

/** "set to clean", as in "3 rooms set to clean." */
export const doneText = (event: HousekeepingEvent) =>
  `set to ${housekeepingNames[housekeepingTransitions[event].to].label.toLowerCase()}`
