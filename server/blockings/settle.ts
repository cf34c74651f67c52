import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { record } from '../activity/record-activity.ts'
import { storedReasons } from '../activity/stored-texts.ts'
import type { Db } from '../db/schema.ts'
import { room_blockings } from '../db/schema/blockings.ts'
import { facilities } from '../db/schema/facilities.ts'
import { properties } from '../db/schema/properties.ts'
import { conditionActivity } from '../facilities/condition.ts'
import { businessDateOf } from '../business-date.ts'
import { todayAtProperty } from '../scope.ts'

const batchSize = 500

/** Settles one batch of ended blockings and returns their number. */
const settleBatch = (db: Db, now: Date): Promise<number> =>
  db.transaction(async (tx) => {
    const lapsed = await tx
      .select({
        id: room_blockings.id,
        after: room_blockings.return_status,
        facility: facilities,
        /** A housekeeping change after the end takes precedence over the agreed condition. */
        isOvertaken: sql<boolean>`coalesce(
          ${businessDateOf(facilities.hk_changed_at, properties)} >= ${room_blockings.date_to}, false)`,
      })
      .from(room_blockings)
      .innerJoin(properties, eq(properties.id, room_blockings.property_id))
      .innerJoin(facilities, eq(facilities.id, room_blockings.facility_id))
      .where(
        and(
          isNull(room_blockings.cancelled_at),
          isNull(room_blockings.settled_at),
          sql`${room_blockings.date_to} <= ${todayAtProperty(now)}`,
        ),
      )
      .orderBy(asc(room_blockings.id))
      .limit(batchSize)
      // Skips rows that another instance is settling.
      .for('update', { of: [room_blockings, facilities], skipLocked: true })
    if (lapsed.length === 0) return 0
    const ids = lapsed.map(({ id }) => id)
    await tx.update(room_blockings).set({ settled_at: now }).where(inArray(room_blockings.id, ids))
    const system = { db: tx, now: () => now, requestId: null, ip: null, caller: null }
    for (const { facility, after, isOvertaken } of lapsed) {
      if (isOvertaken || facility.kind !== 'room' || facility.housekeeping_status === after) continue
      await tx
        .update(facilities)
        .set({ housekeeping_status: after, hk_changed_at: now, hk_changed_by: null })
        .where(eq(facilities.id, facility.id))
      await record(system, conditionActivity(facility, after, storedReasons.blockingEnded))
    }
    return lapsed.length
  })

/** Sets the agreed return condition of rooms whose blocking has ended (domain D31), as `system`. */
export async function settleBlockings(db: Db, now: Date): Promise<void> {
  while ((await settleBatch(db, now)) === batchSize);
}
