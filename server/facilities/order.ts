import { type SQL, asc, sql } from 'drizzle-orm'
import { facilityStatuses, housekeepingStatuses } from '../../src/api/contract/enums.ts'
import type { FacilitySort } from '../../src/api/contract/facility.ts'
import type { facilityColumns } from '../../src/api/contract/list-columns.ts'
import { facilities, facility_types } from '../db/schema/facilities.ts'
import { type SortKeys, orderOf } from '../sort.ts'
import { statusToday, todayOf } from './filter-nights.ts'
import { stayOn } from './stay-today.ts'

/** Position of a word among all words of its kind, such as that of a condition from dirty to inspected. */
const positionIn = (words: readonly string[], word: SQL) =>
  sql`array_position(${sql.raw(`'{${words.join()}}'`)}::text[], ${word})`

/** Occupied rooms first, then those that guests arrive in. */
const stayOrder = ['stayover', 'due_out', 'arrival', 'departed', 'none']

const sortKeys = (has: ReadonlySet<string>): SortKeys<(typeof facilityColumns)[number]> => ({
  name: [facilities.name_sort],
  type: [
    sql`(select ${facility_types.name_key} from ${facility_types} where ${facility_types.id} = ${facilities.facility_type_id})`,
    facilities.name_sort,
  ],
  floor: [facilities.floor_sort, facilities.name_sort],
  status: [positionIn(facilityStatuses, statusToday(has)), facilities.name_sort],
  condition: [positionIn(housekeepingStatuses, sql`${facilities.housekeeping_status}`), facilities.name_sort],
  occupancy: [positionIn(stayOrder, stayOn(todayOf(has))), facilities.name_sort],
  window: [{ by: facilities.bookable_date_from, emptyFirst: true }],
  updated_at: [facilities.updated_at],
})

/**
 * ORDER BY of the statement of a shape. Name, floor, window and change match an index; the others sort the rooms of one property. By
 * property if there are several, then by `sort`.
 */
export function facilityOrder(sort: FacilitySort, shape: string): SQL[] {
  const has = new Set(shape.split(' '))
  const order = orderOf(sort, sortKeys(has), facilities.id)
  return has.has('property') ? order : [asc(facilities.property_id), ...order]
}
