import { type SQL, and, asc, gt } from 'drizzle-orm'
import type { CallerContext } from '../../context.ts'
import { activity_log } from '../../db/schema/activity.ts'
import { changed, eachChange, isOfRooms } from './room-log.ts'
import type { FirstChange } from './revert-changes.ts'

/**
 * Reads the first change of each room's fields after an instant. Its value before is the value at that instant. The cost grows
 * with the number of later log entries.
 */
export const firstChangesAfter = ({ db }: CallerContext, propertyId: number, at: SQL | Date): Promise<FirstChange[]> =>
  db
    .selectDistinctOn([changed.facility_id, changed.field], {
      facility_id: changed.facility_id,
      field: changed.field,
      before: changed.before,
    })
    .from(activity_log)
    .crossJoinLateral(eachChange)
    .where(and(isOfRooms(propertyId), gt(activity_log.occurred_at, at)))
    .orderBy(asc(changed.facility_id), asc(changed.field), asc(activity_log.occurred_at), asc(activity_log.id))
