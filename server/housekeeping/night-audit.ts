import { type SQL, and, asc, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import { type Activity, changesBetween, record } from '../activity/record-activity.ts'
import { storedReasons } from '../activity/stored-texts.ts'
import type { Db } from '../db/schema.ts'
import { facilities } from '../db/schema/facilities.ts'
import { housekeeping_nights } from '../db/schema/housekeeping.ts'
import { properties } from '../db/schema/properties.ts'
import { stays } from '../db/schema/stays.ts'
import { facilityId } from '../facilities/stay-today.ts'
import { todayAtProperty } from '../scope.ts'
import { businessDateOf } from '../business-date.ts'

interface DueProperty {
  id: number
  today: string
  timezone: string
  audit_time: string | null
}

const batchSize = 1000

/** Claims the night audit of this date; false if this or another instance has already done it. */
async function claimNight(tx: Db, { id, today }: DueProperty): Promise<boolean> {
  const night = { property_id: id, business_date: today }
  const first = await tx.insert(housekeeping_nights).values(night).onConflictDoNothing().returning()
  // The first run only records the date. The previous night may be long past, and rooms may have been cleaned since.
  if (first.length > 0) return false
  const isOlder = and(eq(housekeeping_nights.property_id, id), lt(housekeeping_nights.business_date, today))
  return (await tx.update(housekeeping_nights).set({ business_date: today }).where(isOlder).returning()).length > 0
}

/** A room after the night audit: dirty if a guest slept there; requests and reports of the previous day are cleared. */
const roomAfterNight = (row: typeof facilities.$inferSelect, isSlept: boolean) => ({
  housekeeping_status: isSlept ? ('dirty' as const) : row.housekeeping_status,
  service: 'none' as const,
  reported_occupancy: null,
})

/**
 * A guest slept there, and housekeeping has not changed the room since. A late run thus keeps rooms cleaned this
 * morning.
 */
const isSleptIn = ({ today, ...clock }: DueProperty): SQL<boolean> => sql<boolean>`(exists (select 1 from ${stays} s
  where s.facility_id = ${facilityId} and s.state = 'in_house' and s.arrival < ${today}::date)
  and coalesce(${businessDateOf(facilities.hk_changed_at, clock)} < ${today}::date, true))`

/** Runs one property's night audit in its own transaction. */
const auditProperty = (db: Db, now: Date, property: DueProperty): Promise<void> =>
  db.transaction(async (tx) => {
    if (!(await claimNight(tx, property))) return
    const isSlept = isSleptIn(property)
    const rooms = await tx
      .select({ row: facilities, isSlept })
      .from(facilities)
      .where(
        and(
          eq(facilities.property_id, property.id),
          eq(facilities.kind, 'room'),
          sql`(${facilities.service} <> 'none' or ${facilities.reported_occupancy} is not null
            or (${facilities.housekeeping_status} <> 'dirty' and ${isSlept}))`,
        ),
      )
      .orderBy(asc(facilities.id))
      .for('no key update', { of: facilities })
    const entries: Activity[] = rooms.map(({ row, isSlept: slept }) => ({
      module: 'housekeeping',
      event: slept && row.housekeeping_status !== 'dirty' ? 'condition_changed' : 'housekeeping_changed',
      entity: { type: 'facility', id: row.id, label: row.name },
      property_id: property.id,
      changes: changesBetween(row, roomAfterNight(row, slept)),
      reason: slept ? storedReasons.guestSlept : storedReasons.newDay,
    }))
    const idsOf = (some: typeof rooms) => some.map(({ row }) => row.id)
    const dirtied = idsOf(rooms.filter(({ row, isSlept: slept }) => slept && row.housekeeping_status !== 'dirty'))
    await tx
      .update(facilities)
      .set({ service: 'none', reported_occupancy: null })
      .where(inArray(facilities.id, idsOf(rooms)))
    await tx
      .update(facilities)
      .set({ housekeeping_status: 'dirty', hk_changed_at: now, hk_changed_by: null })
      .where(inArray(facilities.id, dirtied))
    const system = { db: tx, now: () => now, requestId: null, ip: null, caller: null }
    for (let from = 0; from < entries.length; from += batchSize)
      await record(system, ...entries.slice(from, from + batchSize))
  })

/**
 * Runs the night audit once per property and business date, at the first call after its audit time (domain D40). Rooms
 * with a guest become dirty, by `system`; requests and reports of the previous day are cleared. The first call for a
 * property only records the date.
 */
export async function runNightAudit(db: Db, now: Date): Promise<void> {
  const today = todayAtProperty(now)
  const due = await db
    .select({
      id: properties.id,
      today: sql<string>`${today}::text`,
      timezone: properties.timezone,
      audit_time: properties.audit_time,
    })
    .from(properties)
    .leftJoin(housekeeping_nights, eq(housekeeping_nights.property_id, properties.id))
    .where(or(isNull(housekeeping_nights.business_date), sql`${housekeeping_nights.business_date} < ${today}`))
  for (const property of due) await auditProperty(db, now, property)
}
