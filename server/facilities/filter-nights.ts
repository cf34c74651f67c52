import { type Column, type SQL, sql } from 'drizzle-orm'
import { facilityStatuses } from '../../src/api/contract/enums.ts'
import { facilityStatusRules } from '../../src/api/contract/facility-status.ts'
import { facility_spans, room_blockings } from '../db/schema/blockings.ts'
import { facilities } from '../db/schema/facilities.ts'
import { properties } from '../db/schema/properties.ts'
import { liveStates, stays } from '../db/schema/stays.ts'
import { todayAtProperty } from '../scope.ts'

type Shape = ReadonlySet<string>

const placeholder = sql.placeholder

/*
 * Conditions on days. With one property, its date and time zone are parameters, so that the planner can estimate with
 * them; with several they are looked up.
 */

/** Time zone of the filters by change date, whose days begin at midnight (ADR 0059). */
const timezoneOf = (has: Shape) =>
  has.has('property')
    ? sql`${placeholder('zone')}::text`
    : sql`(select ${properties.timezone} from ${properties} where ${properties.id} = ${facilities.property_id})`

/** Today's business date at the facility's property. */
export const todayOf = (has: Shape) =>
  has.has('property')
    ? sql`${placeholder('today')}::date`
    : sql`(select ${todayAtProperty(placeholder('now'))} from ${properties} where ${properties.id} = ${facilities.property_id})`

/** A blocking of tonight, limited to the kinds of the parameter `kinds` if given. */
export function blockedToday(has: Shape, kinds?: string): SQL {
  const ofKind = kinds ? sql`and b.kind = any(${placeholder(kinds)}::text::text[])` : sql``
  const ofProperty = has.has('property') ? sql`and b.property_id = ${placeholder('property')}` : sql``
  return sql`exists (select 1 from ${room_blockings} b where b.facility_id = ${facilities.id} ${ofProperty} ${ofKind}
    and b.cancelled_at is null and b.date_from <= ${todayOf(has)} and b.date_to > ${todayOf(has)})`
}

/** Today's status, same as `statusOf` in view.ts. */
export const statusToday = (has: Shape): SQL => sql`(case when ${facilities.is_inactive} then 'inactive' else coalesce(
  (select b.kind from ${room_blockings} b where b.facility_id = ${facilities.id} and b.cancelled_at is null
    and b.date_from <= ${todayOf(has)} and b.date_to > ${todayOf(has)} limit 1), 'available') end)`

/**
 * Same, or inactive, for one property. Written as a list of ids, so that the planner looks up few rows instead of
 * scanning all.
 */
export const blockedOrInactive = (kinds: string): SQL => sql`${facilities.id} in (
  select b.facility_id from ${room_blockings} b where b.property_id = ${placeholder('property')} and b.cancelled_at is null
    and b.kind = any(${placeholder(kinds)}::text::text[]) and b.date_from <= ${placeholder('today')}::date and b.date_to > ${placeholder('today')}::date
  union all select i.id from ${facilities} i where i.property_id = ${placeholder('property')} and i.is_inactive)`

/** Condition that an instant lies within days at the property, both included. An absent side is unlimited. */
export function localDayRange(has: Shape, column: Column, name: 'updated' | 'cleaned'): (SQL | undefined)[] {
  const midnight = (day: SQL) => sql`(${day}::timestamp at time zone ${timezoneOf(has)})`
  return [
    has.has(`${name}From`) ? sql`${column} >= ${midnight(sql`${placeholder(`${name}From`)}::date`)}` : undefined,
    has.has(`${name}To`) ? sql`${column} < ${midnight(sql`(${placeholder(`${name}To`)}::date + 1)`)}` : undefined,
  ]
}

/** Kinds with a sell warning only, which leave a facility available (domain D30). */
const sellableKinds = sql.raw(
  facilityStatuses
    .filter((status) => facilityStatusRules[status].category === 'Operational')
    .map((status) => `'${status}'`)
    .join(),
)

/** Available on all queried nights: no stay, no blocking, within both bookable windows. */
export function isFree(): SQL {
  const from = sql`${placeholder('freeFrom')}::date`
  const to = sql`${placeholder('freeTo')}::date`
  const isWithinWindow = ({
    bookable_date_from: opens,
    bookable_date_to: closes,
  }: typeof facilities | typeof properties) =>
    sql`(${opens} is null or ${opens} <= ${from}) and (${closes} is null or ${closes} >= ${to})`
  return sql`(not ${facilities.is_inactive} and ${isWithinWindow(facilities)}
    and exists (select 1 from ${properties} where ${properties.id} = ${facilities.property_id} and ${isWithinWindow(properties)})
    and not exists (select 1 from ${facility_spans} s where s.facility_id = ${facilities.id}
      and s.nights && daterange(${from}, ${to}, '[)') and s.kind not in (${sellableKinds})))`
}

const liveStateList = sql.raw(liveStates.map((state) => `'${state}'`).join())

/**
 * Occupied on at least one queried night. Written with two dates instead of a range, because the planner can estimate
 * those.
 */
export const isOccupied = (): SQL => sql`exists (select 1 from ${stays} s
  where s.facility_id = ${facilities.id} and s.property_id = ${facilities.property_id} and s.state in (${liveStateList})
  and s.arrival < ${placeholder('bookedTo')}::date and s.departure > ${placeholder('bookedFrom')}::date)`
