import { and, asc, eq, gte, isNull, lte, ne, or, sql } from 'drizzle-orm'
import { blockingReasons } from '../../../src/api/contract/facility-status.ts'
import { businessDateOf } from '../../business-date.ts'
import type { CallerContext } from '../../context.ts'
import { room_blockings } from '../../db/schema/blockings.ts'
import { facilities, facility_types } from '../../db/schema/facilities.ts'
import { stays } from '../../db/schema/stays.ts'
import type { visibleProperty } from '../../scope.ts'
import { conditionsOn } from '../housekeeping/conditions-on.ts'
import type { Days, Stay } from './day.ts'

export type FoundProperty = Awaited<ReturnType<typeof visibleProperty>>

const roomsOf = ({ db }: CallerContext, property: FoundProperty) =>
  db
    .select({
      id: facilities.id,
      name: facilities.name,
      sort: facilities.name_sort,
      type: facility_types.name,
      floor: facilities.floor,
      is_inactive: facilities.is_inactive,
      condition: facilities.housekeeping_status,
      changed_on: sql<string | null>`${businessDateOf(facilities.hk_changed_at, property)}::text`,
    })
    .from(facilities)
    .innerJoin(facility_types, eq(facility_types.id, facilities.facility_type_id))
    .where(and(eq(facilities.property_id, property.id), eq(facilities.kind, 'room')))
    .orderBy(asc(facilities.name_sort), asc(facilities.id))

const staysOf = ({ db }: CallerContext, { id, today }: FoundProperty, first: string, last: string) =>
  db
    .select({
      id: stays.id,
      facility_id: stays.facility_id,
      guest_name: stays.guest_name,
      arrival: stays.arrival,
      departure: stays.departure,
      state: sql<Stay['state']>`${stays.state}`,
      rate: stays.rate,
    })
    .from(stays)
    .where(
      and(
        eq(stays.property_id, id),
        ne(stays.state, 'cancelled'),
        lte(stays.arrival, last),
        // Guests overdue for departure are still in house.
        or(gte(stays.departure, first), first === today ? eq(stays.state, 'in_house') : undefined),
      ),
    )

const blockingsOf = ({ db }: CallerContext, { id }: FoundProperty, first: string, last: string) =>
  db
    .select()
    .from(room_blockings)
    .where(
      and(
        eq(room_blockings.property_id, id),
        isNull(room_blockings.cancelled_at),
        gte(room_blockings.date_to, first),
        lte(room_blockings.date_from, last),
      ),
    )
    .orderBy(asc(room_blockings.date_from), asc(room_blockings.id))

/** Reads the data for the days from `first` to `last`: three queries, and two more of the log for a past date. */
export async function readDays(
  ctx: CallerContext,
  property: FoundProperty,
  first: string,
  last: string,
): Promise<Days> {
  const { today } = property
  const found = await roomsOf(ctx, property)
  const past = first < today ? await conditionsOn(ctx, property, first) : null
  const rooms = found.map(({ changed_on: _changed, ...room }) => ({
    ...room,
    condition: past?.conditionOf.get(room.id) ?? room.condition,
  }))
  const isCleaned = ({ condition, changed_on }: (typeof found)[number]) =>
    changed_on === first && (condition === 'clean' || condition === 'inspected')
  const blockings = await blockingsOf(ctx, property, first, last)
  return {
    today,
    rooms,
    stays: await staysOf(ctx, property, first, last),
    blockings: blockings.map(({ id, facility_id, kind, reason, reason_code, date_from, date_to }) => ({
      id,
      facility_id,
      kind,
      reason: reason || blockingReasons[reason_code],
      date_from,
      date_to,
    })),
    cleaned: past?.cleaned ?? new Set(first === today ? found.filter(isCleaned).map(({ id }) => id) : []),
  }
}
