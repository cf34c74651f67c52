import { and, asc, desc, gte, lt, sql } from 'drizzle-orm'
import type { HousekeepingStatus } from '../../../src/api/contract/housekeeping.ts'
import { type HotelClock, businessDayStart } from '../../business-date.ts'
import type { CallerContext } from '../../context.ts'
import { activity_log } from '../../db/schema/activity.ts'
import { firstChangesAfter } from './first-changes.ts'
import { changed, eachChange, isOfRooms } from './room-log.ts'
import { addDays } from '../../../src/api/contract/days.ts'

interface PastDay {
  /** Condition at the end of the day, for rooms that have changed since. */
  conditionOf: ReadonlyMap<number, HousekeepingStatus>
  /** Rooms whose last change of the day made them clean or inspected. */
  cleaned: ReadonlySet<number>
}

/** Reads conditions of rooms at the end of a past business date from the log, with two queries. */
export async function conditionsOn(
  ctx: CallerContext,
  { id, ...clock }: { id: number } & HotelClock,
  date: string,
): Promise<PastDay> {
  const end = businessDayStart(addDays(date, 1), clock)
  const since = await firstChangesAfter(ctx, id, sql`${end} - interval '1 millisecond'`)
  const ofDay = await ctx.db
    .selectDistinctOn([changed.facility_id], { facility_id: changed.facility_id, after: changed.after })
    .from(activity_log)
    .crossJoinLateral(eachChange)
    .where(
      and(
        isOfRooms(id),
        gte(activity_log.occurred_at, businessDayStart(date, clock)),
        lt(activity_log.occurred_at, end),
        sql`${changed.field} = 'housekeeping_status'`,
      ),
    )
    .orderBy(asc(changed.facility_id), desc(activity_log.occurred_at), desc(activity_log.id))
  const conditions = since.filter(({ field, before }) => field === 'housekeeping_status' && before !== null)
  const cleaned = ofDay.filter(({ after }) => after === 'clean' || after === 'inspected')
  return {
    conditionOf: new Map(conditions.map(({ facility_id, before }) => [facility_id, before as HousekeepingStatus])),
    cleaned: new Set(cleaned.map(({ facility_id }) => facility_id)),
  }
}
