import type { HousekeepingStatus } from '../../../src/api/contract/housekeeping.ts'
import type { activity_log } from '../schema/activity.ts'

/** A user as named in the log. */
export interface Actor {
  id: number
  name: string
}
interface CleanedRoom {
  id: number
  name: string
  condition: HousekeepingStatus
  changedAt: Date
}

/** Steps of a room to its current condition, half an hour apart. The night audit makes rooms dirty. */
const conditionSteps: Partial<Record<HousekeepingStatus, readonly HousekeepingStatus[]>> = {
  cleaning: ['dirty', 'cleaning'],
  clean: ['dirty', 'cleaning', 'clean'],
  inspected: ['dirty', 'cleaning', 'clean', 'inspected'],
}
const stepMs = 30 * 60_000

/** Log entries of one room: an attendant cleaned it, a supervisor inspected it. */
export function cleaningLog(
  property_id: number,
  { id, name, condition, changedAt }: CleanedRoom,
  { attendant, supervisor }: { attendant: Actor; supervisor: Actor },
): (typeof activity_log.$inferInsert)[] {
  const steps = conditionSteps[condition] ?? []
  return steps.slice(1).map((after, at) => {
    const actor = after === 'inspected' ? supervisor : attendant
    return {
      occurred_at: new Date(changedAt.getTime() - (steps.length - 2 - at) * stepMs),
      actor_type: 'user',
      actor_id: actor.id,
      actor_name: actor.name,
      property_id,
      module: 'housekeeping',
      event: 'condition_changed',
      entity_type: 'facility',
      entity_id: String(id),
      entity_label: name,
      changes: [{ field: 'housekeeping_status', before: steps[at], after }],
    }
  })
}
