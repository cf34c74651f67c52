import { type SQL, sql } from 'drizzle-orm'
import type { FacilityQuery } from '../../src/api/contract/facility.ts'
import { facilities } from '../db/schema/facilities.ts'
import { todayOf } from './filter-nights.ts'
import { discrepancy, stayOn } from './stay-today.ts'

const place = sql.placeholder
/** Array literal. Items are numbers or words of the contract, so none needs quotes. */
const listed = (items: readonly (number | string)[] | undefined) => (items?.length ? `{${items.join()}}` : undefined)

/** Values of the housekeeping filters; undefined for those not set. */
export const housekeepingValues = (query: FacilityQueryPart) => ({
  attendants: listed(query.attendant_ids),
  unattended: query.attendant_ids?.includes(0) || undefined,
  stays: listed(query.stays),
  services: listed(query.services),
  priority: query.hk_priority,
  discrepancies: listed(query.discrepancy),
})

type FacilityQueryPart = Pick<FacilityQuery, 'attendant_ids' | 'stays' | 'services' | 'hk_priority' | 'discrepancy'>

const isAnyOf = (column: SQL, name: string) => sql`${column} = any(${place(name)}::text::text[])`

/** SQL conditions of the housekeeping filters that are set. */
export function ofHousekeeping(has: ReadonlySet<string>): (SQL | undefined)[] {
  const isAttended = sql`${facilities.attendant_id} = any(${place('attendants')}::text::int[])`
  const isAsked = has.has('unattended') ? sql`(${isAttended} or ${facilities.attendant_id} is null)` : isAttended
  return [
    has.has('attendants') ? isAsked : undefined,
    has.has('services') ? isAnyOf(sql`${facilities.service}`, 'services') : undefined,
    has.has('priority') ? sql`${facilities.hk_priority} = ${place('priority')}` : undefined,
    has.has('stays') ? isAnyOf(stayOn(todayOf(has)), 'stays') : undefined,
    has.has('discrepancies') ? isAnyOf(discrepancy, 'discrepancies') : undefined,
  ]
}
