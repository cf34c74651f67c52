import { type SQL, and, asc, gt } from 'drizzle-orm'
import type { CallerContext } from '../../context.ts'
import { activity_log } from '../../db/schema/activity.ts'
import { changed, eachChange, isOfRooms } from './room-log.ts'
import type { FirstChange } from './revert-changes.ts'

/**
 * The first change of every room and field after an instant. One query, whose cost grows with the entries since then.
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
