import { type SQL, asc, eq, sql } from 'drizzle-orm'
import { facilityStatuses, housekeepingStatuses } from '../../src/api/contract/enums.ts'
import type { FacilitySort } from '../../src/api/contract/facility.ts'
import type { facilityColumns } from '../../src/api/contract/list-columns.ts'
import { positionIn } from '../db/position-in.ts'
import { room_blockings } from '../db/schema/blockings.ts'
import { facilities, facility_types } from '../db/schema/facilities.ts'
import { type SortKeys, orderOf } from '../sort.ts'
import { statusToday, todayOf } from './filter-nights.ts'
import { stayOn, staysOn } from './stay-today.ts'

type Column = (typeof facilityColumns)[number]

/** Occupied rooms first, then those that guests arrive in. */
const stayOrder = ['stayover', 'due_out', 'arrival', 'departed', 'none']

/** Today's blockings of the property, at most one per facility. */
const blockedNow = sql`(select distinct on (b.facility_id) b.facility_id, b.kind from ${room_blockings} b
  where b.property_id = ${sql.placeholder('property')} and b.cancelled_at is null
    and b.date_from <= ${sql.placeholder('today')}::date and b.date_to > ${sql.placeholder('today')}::date) blocked_now`

interface Join {
  table: SQL | typeof facility_types
  on: SQL
}

/** Joins of a sort. One hash of types, blockings or stays costs a fraction of a look-up per row (ADR 0073). */
const joins = (has: ReadonlySet<string>): Partial<Record<Column, Join>> => ({
  type: { table: facility_types, on: eq(facility_types.id, facilities.facility_type_id) },
  ...(has.has('property')
    ? {
        status: { table: blockedNow, on: sql`blocked_now.facility_id = ${facilities.id}` },
        occupancy: {
          table: sql`(${staysOn(sql`${sql.placeholder('property')}`, todayOf(has))}) stay_now`,
          on: sql`stay_now.facility_id = ${facilities.id}`,
        },
      }
    : {}),
})

const statusNow = (has: ReadonlySet<string>) =>
  has.has('property')
    ? sql`(case when ${facilities.is_inactive} then 'inactive' else coalesce(blocked_now.kind, 'available') end)`
    : statusToday(has)

const stayNow = (has: ReadonlySet<string>) =>
  has.has('property') ? sql`coalesce(stay_now.stay, 'none')` : stayOn(todayOf(has))

const sortKeys = (has: ReadonlySet<string>): SortKeys<Column> => ({
  name: [facilities.name_sort],
  type: [facility_types.name_key, facilities.name_sort],
  floor: [facilities.floor_sort, facilities.name_sort],
  status: [positionIn(facilityStatuses, statusNow(has)), facilities.name_sort],
  condition: [positionIn(housekeepingStatuses, facilities.housekeeping_status), facilities.name_sort],
  occupancy: [positionIn(stayOrder, stayNow(has)), facilities.name_sort],
  window: [{ by: facilities.bookable_date_from, emptyFirst: true }],
  updated_at: [facilities.updated_at],
})

/**
 * ORDER BY of the statement of a shape, and the table that it joins. Name, floor, condition, window and change match an index; the others
 * sort the rooms of one property. By property if there are several, then by `sort`.
 */
export function facilityOrder(sort: FacilitySort, shape: string): { orderBy: SQL[]; join: Join | undefined } {
  const has = new Set(shape.split(' '))
  const order = orderOf(sort, sortKeys(has), facilities.id)
  return {
    orderBy: has.has('property') ? order : [asc(facilities.property_id), ...order],
    join: joins(has)[sort.replace('-', '') as Column],
  }
}
