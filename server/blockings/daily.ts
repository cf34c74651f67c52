import { and, asc, eq, gt, inArray, isNull, lt } from 'drizzle-orm'
import type { DailyRoomBlocking, DailyRoomBlockingQuery } from '../../src/api/contract/blocking.ts'
import { addDays } from '../../src/api/contract/days.ts'
import { blockingReasons } from '../../src/api/contract/facility-status.ts'
import type { CallerContext } from '../context.ts'
import { room_blockings } from '../db/schema/blockings.ts'
import { facilities } from '../db/schema/facilities.ts'
import { liveStates, stays } from '../db/schema/stays.ts'
import { visibleProperty } from '../scope.ts'
import { stateOf } from './row.ts'

interface Span extends Pick<
  DailyRoomBlocking,
  'facility_id' | 'facility_name' | 'blocking_id' | 'kind' | 'reason' | 'state'
> {
  guest_name?: string
  from: string
  to: string
  /** Fields sent once, with the first row. */
  firstRowFields: Partial<DailyRoomBlocking>
}

/** Rows for the nights of a stay or blocking within the queried range. */
function* nightsOf(
  { from, to, firstRowFields, ...span }: Span,
  { date_from, date_to }: DailyRoomBlockingQuery,
): Generator<DailyRoomBlocking> {
  const end = to < date_to ? to : date_to
  const start = from > date_from ? from : date_from
  for (let date = start; date < end; date = addDays(date, 1)) {
    const night = { date, ...span, is_first: date === from, is_last: addDays(date, 1) === to }
    yield date === start ? { ...night, date_from: from, date_to: to, ...firstRowFields } : night
  }
}

/** GET daily_room_blockings: all blocked and occupied nights of a property, by room. Three queries for any range. */
export async function dailyRoomBlockings(
  ctx: CallerContext,
  query: DailyRoomBlockingQuery,
): Promise<DailyRoomBlocking[]> {
  const { property_id, date_from, date_to, facility_ids: requestedIds } = query
  const { today } = await visibleProperty(ctx, property_id)
  const isRequested = requestedIds?.length ? inArray(facilities.id, requestedIds) : undefined
  const stayRows = await ctx.db
    .select({ row: stays, name: facilities.name, sort: facilities.name_sort })
    .from(stays)
    .innerJoin(facilities, eq(facilities.id, stays.facility_id))
    .where(
      and(
        eq(stays.property_id, property_id),
        inArray(stays.state, [...liveStates]),
        gt(stays.departure, date_from),
        lt(stays.arrival, date_to),
        isRequested,
      ),
    )
    .orderBy(asc(stays.arrival))
  const blockingRows = await ctx.db
    .select({ row: room_blockings, name: facilities.name, sort: facilities.name_sort })
    .from(room_blockings)
    .innerJoin(facilities, eq(facilities.id, room_blockings.facility_id))
    .where(
      and(
        eq(room_blockings.property_id, property_id),
        isNull(room_blockings.cancelled_at),
        gt(room_blockings.date_to, date_from),
        lt(room_blockings.date_from, date_to),
        isRequested,
      ),
    )
  const spans = [
    ...stayRows.map(({ row, name, sort }) => ({
      sort,
      span: {
        facility_id: row.facility_id,
        facility_name: name,
        blocking_id: row.id,
        kind: 'reservation' as const,
        reason: '',
        guest_name: row.guest_name,
        state: row.state as Exclude<typeof row.state, 'cancelled'>,
        from: row.arrival,
        to: row.departure,
        firstRowFields: {},
      },
    })),
    ...blockingRows.map(({ row, name, sort }) => ({
      sort,
      span: {
        facility_id: row.facility_id,
        facility_name: name,
        blocking_id: row.id,
        kind: row.kind,
        reason: row.reason || blockingReasons[row.reason_code],
        state: stateOf(row, today),
        from: row.date_from,
        to: row.date_to,
        firstRowFields: {
          reason_code: row.reason_code,
          note: row.reason,
          remarks: row.remarks,
          return_status: row.return_status,
          lock_version: row.lock_version,
        },
      },
    })),
  ]
  const order = (a: (typeof spans)[number]) => `${a.sort}\n${a.span.facility_id}\n${a.span.from}`
  return spans
    .map((item) => ({ ...item, order: order(item) }))
    .toSorted((a, b) => (a.order < b.order ? -1 : 1))
    .flatMap(({ span }) => [...nightsOf(span, query)])
}
