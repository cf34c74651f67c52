import { type SQL, and, asc, eq, sql } from 'drizzle-orm'
import { discrepancies, guestServices, housekeepingStatuses, stayStates } from '../../src/api/contract/enums.ts'
import type { HousekeepingCounts } from '../../src/api/contract/housekeeping-counts.ts'
import type { CallerContext } from '../context.ts'
import { users } from '../db/schema/access.ts'
import { facilities } from '../db/schema/facilities.ts'
import { discrepancy, stayOn } from '../facilities/stay-today.ts'
import { visibleProperty } from '../scope.ts'

/** What a row of counts groups by: the grouping sets of the query, in order. */
const dimensions = ['condition', 'stay', 'service', 'discrepancy', 'priority', 'floor', 'attendant', 'total'] as const

type Row = Awaited<ReturnType<typeof countRooms>>[number]

/** Reads each room once with its counted values, then groups them in one pass. */
function countRooms({ db }: CallerContext, property_id: number, today: SQL) {
  const rooms = db
    .select({
      condition: sql<string>`${facilities.housekeeping_status}`.as('condition'),
      stay: stayOn(today).as('stay'),
      service: sql<string>`${facilities.service}`.as('service'),
      discrepancy: discrepancy.as('discrepancy'),
      priority: sql<number>`${facilities.hk_priority}`.as('priority'),
      floor: facilities.floor,
      floor_sort: facilities.floor_sort,
      attendant_id: facilities.attendant_id,
      attendant: sql<string | null>`${users.first_name} || ' ' || ${users.last_name}`.as('attendant'),
      attendant_sort: sql<string | null>`${users.search_key}`.as('attendant_sort'),
    })
    .from(facilities)
    .leftJoin(users, eq(users.id, facilities.attendant_id))
    .where(and(eq(facilities.property_id, property_id), eq(facilities.kind, 'room')))
    .as('rooms')
  const { condition, stay, service, discrepancy: found, priority, floor, floor_sort } = rooms
  const { attendant_id, attendant, attendant_sort } = rooms
  const sets = sql`grouping sets ((${condition}), (${stay}), (${service}), (${found}), (${priority}),
    (${floor}, ${floor_sort}), (${attendant_id}, ${attendant}, ${attendant_sort}), ())`
  return db
    .select({
      // Bit mask: the bit of the grouped column is 0; for the total all bits are 1.
      of: sql<number>`grouping(${condition}, ${stay}, ${service}, ${found}, ${priority}, ${floor}, ${attendant_id})`,
      word: sql<string | null>`coalesce(${condition}, ${stay}, ${service}, ${found})`,
      priority,
      floor,
      attendant_id,
      attendant,
      count: sql<number>`count(*)::int`,
    })
    .from(rooms)
    .groupBy(sets)
    .orderBy(asc(floor_sort), asc(attendant_sort), asc(attendant_id))
}

const dimensionOf = ({ of }: Row) => {
  const bits = Number(of).toString(2).padStart(7, '0')
  return dimensions[bits.includes('0') ? bits.indexOf('0') : 7]
}

/** GET housekeeping_counts: number of rooms for each filter of the board, in one query. */
export async function housekeepingCounts(
  ctx: CallerContext,
  query: { property_id: number },
): Promise<HousekeepingCounts> {
  const { id, today } = await visibleProperty(ctx, query.property_id)
  const rows = await countRooms(ctx, id, sql`${today}::date`)
  const of = (dimension: (typeof dimensions)[number]) => rows.filter((row) => dimensionOf(row) === dimension)
  const byWord = <Word extends string>(dimension: (typeof dimensions)[number], words: readonly Word[]) => {
    const counts = new Map(of(dimension).map(({ word, count }) => [word, count]))
    return Object.fromEntries(words.map((word) => [word, counts.get(word) ?? 0])) as Record<Word, number>
  }
  return {
    total: of('total')[0]?.count ?? 0,
    housekeeping_statuses: byWord('condition', housekeepingStatuses),
    stays: byWord('stay', stayStates),
    services: byWord('service', guestServices),
    discrepancy: byWord('discrepancy', discrepancies),
    hk_priority: of('priority').find(({ priority }) => Number(priority) === 1)?.count ?? 0,
    floors: of('floor').map(({ floor, count }) => ({ floor, count })),
    attendants: of('attendant').map(({ attendant_id, attendant, count }) => ({
      attendant: attendant_id === null ? null : { id: attendant_id, name: attendant ?? '' },
      count,
    })),
  }
}
