import { type Column, and, asc, eq, gte, inArray, isNull, lte, ne, or, sql } from 'drizzle-orm'
import { blockingReasons } from '../../../src/api/contract/facility-status.ts'
import type { HousekeepingStatus } from '../../../src/api/contract/housekeeping.ts'
import { businessDateOf } from '../../business-date.ts'
import type { CallerContext } from '../../context.ts'
import { room_blockings } from '../../db/schema/blockings.ts'
import { facilities, facility_types } from '../../db/schema/facilities.ts'
import { properties } from '../../db/schema/properties.ts'
import { stays } from '../../db/schema/stays.ts'
import { groupBy } from '../../group-by.ts'
import { firstOf } from '../../invariants.ts'
import type { visibleProperty } from '../../scope.ts'
import { conditionsOn } from '../housekeeping/conditions-on.ts'
import type { Days, Stay } from './day.ts'

export type FoundProperty = Awaited<ReturnType<typeof visibleProperty>>

/** Days of a property, both included. */
export interface DaysSpan {
  property: Pick<FoundProperty, 'id' | 'today'>
  first: string
  last: string
}

/** The spans as rows of a query, named `span`. */
const spanRows = (spans: readonly DaysSpan[]) => {
  const column = (of: (span: DaysSpan, index: number) => string | number | boolean) => `{${spans.map(of).join()}}`
  return sql`unnest(${column((_span, index) => index)}::text::int[], ${column(({ property }) => property.id)}::text::int[],
    ${column(({ first }) => first)}::text::date[], ${column(({ last }) => last)}::text::date[],
    ${column(({ property: { today }, first, last }) => first <= today && today <= last)}::text::boolean[])
    as span(index, property_id, first_day, last_day, has_today)`
}
const spanIndex = sql<number>`span.index`
const isOfSpan = (column: Column) => sql`${column} = span.property_id`
const spanStart = sql`span.first_day`
const spanEnd = sql`span.last_day`

const staysOf = ({ db }: CallerContext, spans: readonly DaysSpan[]) =>
  db
    .select({
      span: spanIndex,
      id: stays.id,
      facility_id: stays.facility_id,
      guest_name: stays.guest_name,
      arrival: stays.arrival,
      departure: stays.departure,
      state: sql<Stay['state']>`${stays.state}`,
      rate: stays.rate,
    })
    .from(stays)
    .innerJoin(
      spanRows(spans),
      and(
        isOfSpan(stays.property_id),
        ne(stays.state, 'cancelled'),
        lte(stays.arrival, spanEnd),
        // Guests overdue for departure are still in house.
        or(gte(stays.departure, spanStart), and(sql`span.has_today`, eq(stays.state, 'in_house'))),
      ),
    )

const blockingsOf = ({ db }: CallerContext, spans: readonly DaysSpan[]) =>
  db
    .select({ span: spanIndex, row: room_blockings })
    .from(room_blockings)
    .innerJoin(
      spanRows(spans),
      and(
        isOfSpan(room_blockings.property_id),
        isNull(room_blockings.cancelled_at),
        gte(room_blockings.date_to, spanStart),
        lte(room_blockings.date_from, spanEnd),
      ),
    )
    .orderBy(asc(room_blockings.date_from), asc(room_blockings.id))

/** First date on which a room existed. Stays before its creation were entered later; they are read only if it was created after `first`. */
const roomSince = (first: string) => {
  const created = businessDateOf(facilities.created_at, properties)
  return sql<string>`(case when ${created} <= ${first}::date then ${created} else least(${created},
    (select min(s.arrival) from ${stays} s where s.facility_id = ${facilities}."id")) end)::text`
}

/** Rooms of several properties in list order, as they are now; `first` is the first day of interest. */
const roomsOf = ({ db }: CallerContext, ids: readonly number[], first: string) =>
  db
    .select({
      property_id: facilities.property_id,
      id: facilities.id,
      name: facilities.name,
      sort: facilities.name_sort,
      type: facility_types.name,
      floor: facilities.floor,
      is_inactive: facilities.is_inactive,
      since: roomSince(first),
      condition: facilities.housekeeping_status,
      changed_on: sql<string | null>`${businessDateOf(facilities.hk_changed_at, properties)}::text`,
    })
    .from(facilities)
    .innerJoin(facility_types, eq(facility_types.id, facilities.facility_type_id))
    .innerJoin(properties, eq(properties.id, facilities.property_id))
    .where(and(inArray(facilities.property_id, [...ids]), eq(facilities.kind, 'room')))
    .orderBy(asc(facilities.name_sort), asc(facilities.id))

type FoundRoom = Awaited<ReturnType<typeof roomsOf>>[number]

const isCleanedOn = ({ condition, changed_on }: FoundRoom, date: string) =>
  changed_on === date && (condition === 'clean' || condition === 'inspected')

/**
 * The data of each span, in their order, with the rooms in their present condition. Three queries for any number of
 * properties.
 */
export async function readSpans(ctx: CallerContext, spans: readonly DaysSpan[]): Promise<Days[]> {
  const ids = [...new Set(spans.map(({ property }) => property.id))]
  const first = spans.map((span) => span.first).toSorted()[0] ?? ''
  const rooms = groupBy(ids.length === 0 ? [] : await roomsOf(ctx, ids, first), ({ property_id }) => property_id)
  const blockings = groupBy(await blockingsOf(ctx, spans), ({ span }) => span)
  const found = groupBy(await staysOf(ctx, spans), ({ span }) => span)
  return spans.map(({ property: { id, today }, first: firstDay }, index) => {
    const ofProperty = rooms.get(id) ?? []
    return {
      today,
      rooms: ofProperty.map(({ property_id: _property, changed_on: _changed, ...room }) => room),
      stays: (found.get(index) ?? []).map(({ span: _span, ...stay }) => stay),
      blockings: (blockings.get(index) ?? []).map(({ row }) => ({
        id: row.id,
        facility_id: row.facility_id,
        kind: row.kind,
        reason: row.reason || blockingReasons[row.reason_code],
        date_from: row.date_from,
        date_to: row.date_to,
      })),
      cleaned: new Set(
        firstDay === today ? ofProperty.filter((room) => isCleanedOn(room, today)).map(({ id: room }) => room) : [],
      ),
    }
  })
}

/** Reads the data for the days from `first` to `last`: three queries, and two more of the log for a past date. */
export async function readDays(
  ctx: CallerContext,
  property: FoundProperty,
  first: string,
  last: string,
): Promise<Days> {
  const days = firstOf(await readSpans(ctx, [{ property, first, last }]))
  if (first >= property.today) return days
  const past = await conditionsOn(ctx, property, first)
  return { ...withConditions(days, past.conditionOf), cleaned: past.cleaned }
}

/** The days with other conditions of rooms; a room without one keeps its present condition. */
export const withConditions = (days: Days, conditionOf: ReadonlyMap<number, HousekeepingStatus>): Days => ({
  ...days,
  rooms: days.rooms.map((room) => ({ ...room, condition: conditionOf.get(room.id) ?? room.condition })),
})
