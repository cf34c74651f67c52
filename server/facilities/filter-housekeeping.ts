import { type SQL, sql } from 'drizzle-orm'
import type { FacilityQuery } from '../../src/api/contract/facility.ts'
import { facilities } from '../db/schema/facilities.ts'
import { todayOf } from './filter-nights.ts'
import { discrepancy, stayOn } from './stay-today.ts'

const placeholder = sql.placeholder
/** Array literal. Items are numbers or words of the contract, so none needs quotes. */
const arrayLiteral = (items: readonly (number | string)[] | undefined) =>
  items?.length ? `{${items.join()}}` : undefined

/** Values of the housekeeping filters; undefined for those not set. */
export const housekeepingValues = (query: FacilityQueryPart) => ({
  attendants: arrayLiteral(query.attendant_ids),
  unattended: query.attendant_ids?.includes(0) || undefined,
  stays: arrayLiteral(query.stays),
  services: arrayLiteral(query.services),
  priority: query.hk_priority,
  discrepancies: arrayLiteral(query.discrepancy),
})

type FacilityQueryPart = Pick<FacilityQuery, 'attendant_ids' | 'stays' | 'services' | 'hk_priority' | 'discrepancy'>

const isAnyOf = (column: SQL, name: string) => sql`${column} = any(${placeholder(name)}::text::text[])`

/** SQL conditions of the housekeeping filters that are set. */
export function housekeepingConditions(has: ReadonlySet<string>): (SQL | undefined)[] {
  const isAssigned = sql`${facilities.attendant_id} = any(${placeholder('attendants')}::text::int[])`
  const isRequested = has.has('unattended') ? sql`(${isAssigned} or ${facilities.attendant_id} is null)` : isAssigned
  return [
    has.has('attendants') ? isRequested : undefined,
    has.has('services') ? isAnyOf(sql`${facilities.service}`, 'services') : undefined,
    has.has('priority') ? sql`${facilities.hk_priority} = ${placeholder('priority')}` : undefined,
    has.has('stays') ? isAnyOf(stayOn(todayOf(has)), 'stays') : undefined,
    has.has('discrepancies') ? isAnyOf(discrepancy, 'discrepancies') : undefined,
  ]
}
