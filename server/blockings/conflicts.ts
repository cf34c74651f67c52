import { and, asc, eq, inArray, or, sql } from 'drizzle-orm'
import { addDays } from '../../src/api/contract/days.ts'
import { type Conflict, type StatusResults, facilityStatusRules } from '../../src/api/contract/facility-status.ts'
import type { Context } from '../context.ts'
import { room_blockings } from '../db/schema/blockings.ts'
import { stays } from '../db/schema/stays.ts'
import { countText } from '../text.ts'

/** Nights, half-open; unlimited without an end. */
export interface Nights {
  from: string
  to: string | null
}

const toDate = (date: string) => new Date(`${date}T00:00:00Z`)
const nightFormat = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
})

/** Half-open dates as inclusive text: "3 Mar 2026", "3 Mar 2026 – 5 Mar 2026". */
export function nightsText(from: string, to: string): string {
  const [first, end] = [nightFormat.format(toDate(from)), nightFormat.format(toDate(addDays(to, -1)))]
  return first === end ? first : `${first} – ${end}`
}

/**
 * Conflicts with these nights, by facility: stays, blockings, and guests still in house today after the last night of
 * their stay. Two queries for all facilities.
 */
export async function findConflicts(
  { db }: Context,
  ids: readonly number[],
  { from, to }: Nights,
  today: string,
): Promise<Map<number, Conflict[]>> {
  const found = new Map<number, Conflict[]>()
  const add = (facility_id: number, conflict: Conflict) =>
    found.set(facility_id, [...(found.get(facility_id) ?? []), conflict])
  const isBefore = (column: typeof stays.arrival | typeof room_blockings.date_from) =>
    to === null ? undefined : sql`${column} < ${to}::date`
  const includesToday = from <= today && (to === null || to > today)
  const stayRows = await db
    .select()
    .from(stays)
    .where(
      and(
        inArray(stays.facility_id, [...ids]),
        or(
          // A departed stay keeps its nights; only a cancelled one frees them.
          and(sql`${stays.state} <> 'cancelled'`, sql`${stays.departure} > ${from}::date`, isBefore(stays.arrival)),
          includesToday ? eq(stays.state, 'in_house') : undefined,
        ),
      ),
    )
    .orderBy(asc(stays.arrival), asc(stays.id))
  for (const { facility_id, id, guest_name, arrival, departure } of stayRows) {
    const label = `${guest_name}, ${nightsText(arrival, departure)}`
    add(facility_id, { kind: 'reservation', id, label, date_from: arrival, date_to: departure })
  }
  const blockingRows = await db
    .select()
    .from(room_blockings)
    .where(
      and(
        inArray(room_blockings.facility_id, [...ids]),
        sql`${room_blockings.cancelled_at} is null`,
        sql`${room_blockings.date_to} > ${from}::date`,
        isBefore(room_blockings.date_from),
      ),
    )
    .orderBy(asc(room_blockings.date_from))
  for (const { facility_id, id, kind, date_from, date_to } of blockingRows) {
    const label = `${facilityStatusRules[kind].label}, ${nightsText(date_from, date_to)}`
    add(facility_id, { kind, id, label, date_from, date_to })
  }
  return found
}

/** Failed result that lists the conflicts. */
export function conflictResult(id: number, conflicts: Conflict[]): StatusResults['results'][number] {
  const taken = conflicts.filter(({ kind }) => kind === 'reservation').length
  const blocked = conflicts.length - taken
  const parts = [
    ...(taken > 0 ? [countText(taken, 'stay', 'stays')] : []),
    ...(blocked > 0 ? [countText(blocked, 'blocking', 'blockings')] : []),
  ]
  const message = `${parts.join(' and ')} ${conflicts.length === 1 ? 'stands' : 'stand'} in the way`
  return { id, ok: false, message, conflicts }
}
