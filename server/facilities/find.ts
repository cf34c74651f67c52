import { type Column, type SQL, aliasedTable, and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { CallerContext, Context } from '../context.ts'
import { prepared } from '../db/prepared.ts'
import type { Db } from '../db/schema.ts'
import { users } from '../db/schema/access.ts'
import { room_blockings } from '../db/schema/blockings.ts'
import {
  facilities,
  facility_amenities,
  facility_categories,
  facility_connections,
  facility_types,
} from '../db/schema/facilities.ts'
import { room_problems } from '../db/schema/problems.ts'
import { properties } from '../db/schema/properties.ts'
import { stays } from '../db/schema/stays.ts'
import { notFound } from '../errors.ts'
import { todayAtProperty, visibleTo } from '../scope.ts'

const placeholder = sql.placeholder
const today = todayAtProperty(placeholder('now'))
const isRequested = sql`${facilities.id} = any(${placeholder('ids')}::text::int[])`
const attendants = aliasedTable(users, 'attendants')

const fullName = ({ first_name, last_name }: { first_name: Column; last_name: Column }) =>
  sql<string | null>`${first_name} || ' ' || ${last_name}`

/** Facilities with the names of referenced records. Lists are built only for the requested rows. */
const rowsOf = (db: Db) =>
  db
    .select({
      row: facilities,
      type: { id: facility_types.id, name: facility_types.name, code: facility_types.code },
      category: { id: facility_categories.id, name: facility_categories.name },
      today: sql<string>`${today}::text`,
      changed_by: fullName(users),
      attendant: fullName(attendants),
      amenity_ids: sql<number[]>`array(select ${facility_amenities.amenity_id} from ${facility_amenities}
        where ${facility_amenities.facility_id} = ${facilities.id} order by 1)`,
      connecting: sql<
        { id: number; name: string }[]
      >`(select coalesce(json_agg(json_build_object('id', o.id, 'name', o.name)
        order by o.name_sort, o.id), '[]') from ${facility_connections} c join ${facilities} o on o.id = c.other_id
        where c.facility_id = ${facilities.id})`,
      problems: sql<{ open: number; urgent: number }>`(select json_build_object('open', count(*),
        'urgent', count(*) filter (where ${room_problems.priority} = 'urgent')) from ${room_problems}
        where ${room_problems.facility_id} = ${facilities.id} and ${room_problems.status} <> 'done')`,
    })
    .from(facilities)
    .innerJoin(properties, eq(properties.id, facilities.property_id))
    .innerJoin(facility_types, eq(facility_types.id, facilities.facility_type_id))
    .innerJoin(facility_categories, eq(facility_categories.id, facility_types.facility_category_id))
    .leftJoin(users, eq(users.id, facilities.hk_changed_by))
    .leftJoin(attendants, eq(attendants.id, facilities.attendant_id))
    .where(isRequested)
    .prepare('')

const count = (condition: ReturnType<typeof sql>) => sql<number>`(count(*) filter (where ${condition}))::int`
const isUpcoming = sql`${stays.state} = 'booked' and ${stays.departure} > ${today}`

/** Summary of each facility's stays as of today at the property, from one index. */
const staysOf = (db: Db) =>
  db
    .select({
      id: facilities.id,
      in_house: count(sql`${stays.state} = 'in_house'`),
      due_out: count(sql`${stays.state} = 'in_house' and ${stays.departure} <= ${today}`),
      arriving: count(sql`${isUpcoming} and ${stays.arrival} <= ${today}`),
      departed: count(sql`${stays.state} = 'departed' and ${stays.departure} = ${today}`),
      ahead: count(isUpcoming),
      past: count(sql`${stays.state} = 'departed' or (${stays.state} = 'booked' and ${stays.departure} <= ${today})`),
      // Check-in time on the arrival day, in milliseconds. A number, because drivers parse timestamps differently.
      next_arrival: sql<number | null>`(extract(epoch from
        (min(${stays.arrival}) filter (where ${isUpcoming}) + ${properties.check_in_time}::time) at time zone ${properties.timezone})
        * 1000)::float8`,
    })
    .from(facilities)
    .innerJoin(properties, eq(properties.id, facilities.property_id))
    .innerJoin(stays, eq(stays.facility_id, facilities.id))
    .where(isRequested)
    .groupBy(facilities.id, properties.id)
    .prepare('')

/** The first live blocking of each facility: today's, or else the next. */
const blockingsOf = (db: Db) =>
  db
    .selectDistinctOn([room_blockings.facility_id], { row: room_blockings })
    .from(facilities)
    .innerJoin(properties, eq(properties.id, facilities.property_id))
    .innerJoin(
      room_blockings,
      sql`${room_blockings.facility_id} = ${facilities.id} and ${room_blockings.cancelled_at} is null
        and ${room_blockings.date_to} > ${today}`,
    )
    .where(isRequested)
    .orderBy(room_blockings.facility_id, room_blockings.date_from)
    .prepare('')

const noStays = { in_house: 0, due_out: 0, arriving: 0, departed: 0, ahead: 0, past: 0, next_arrival: null }

/**
 * Facilities with these ids, in order, with three queries. The caller must already have checked access to them, by a
 * filter or by `lockFacilities`.
 */
export async function findFacilities(ctx: Context, ids: readonly number[]) {
  if (ids.length === 0) return []
  const values = { ids: `{${ids.join()}}`, now: ctx.now().toISOString() }
  const rows = await prepared(ctx.db, 'facilities', rowsOf).execute(values)
  const stayRows = await prepared(ctx.db, 'facility stays', staysOf).execute(values)
  const blockingRows = await prepared(ctx.db, 'facility blockings', blockingsOf).execute(values)
  const byId = new Map(rows.map((found) => [found.row.id, found]))
  const staysById = new Map(stayRows.map((found) => [found.id, found]))
  const blockingById = new Map(blockingRows.map(({ row }) => [row.facility_id, row]))
  return ids.flatMap((id) => {
    const found = byId.get(id)
    if (!found) return []
    return [{ ...found, stays: staysById.get(id) ?? noStays, blocking: blockingById.get(id) ?? null }]
  })
}

/** A referenced record with its name, or null. */
export const idAndName = (id: number | null, name: string | null) =>
  id === null || name === null ? null : { id, name }

export type FoundFacility = Awaited<ReturnType<typeof findFacilities>>[number]

/** Lock strength. While a facility is only changed, stays can still be booked for it. */
type LockStrength = 'no key update' | 'update'

async function lockWhere(tx: CallerContext, where: SQL, strength: LockStrength): Promise<FoundFacility[]> {
  // Locks in id order, so that two bulk writes cannot deadlock. Reads after locking, so that no write intervenes.
  const locked = await tx.db
    .select({ id: facilities.id })
    .from(facilities)
    .where(and(where, visibleTo(tx, facilities.property_id)))
    .orderBy(asc(facilities.id))
    .for(strength)
  return findFacilities(
    tx,
    locked.map(({ id }) => id),
  )
}

/** Locks those of the facilities that the caller may see until the transaction ends. Leaves out all others. */
export const lockFacilities = async (
  tx: CallerContext,
  ids: readonly number[],
): Promise<Map<number, FoundFacility>> => {
  const found = await lockWhere(tx, inArray(facilities.id, [...ids]), 'no key update')
  return new Map(found.map((facility) => [facility.row.id, facility]))
}

/** Locks a facility for deletion, so that no stay can be booked for it. */
export async function lockForRemoval(tx: CallerContext, id: number): Promise<FoundFacility> {
  const [found] = await lockWhere(tx, eq(facilities.id, id), 'update')
  if (!found) throw notFound('facility')
  return found
}
