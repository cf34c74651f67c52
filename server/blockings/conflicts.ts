import { and, asc, eq, inArray, or, sql } from 'drizzle-orm'
import {
  type Conflict,
  conflictsText,
  type StatusResults,
  facilityStatusRules,
} from '../../src/api/contract/facility-status.ts'
import { dayRangeText } from '../../src/api/contract/days.ts'
import { factsText } from '../../src/phrases/facts-text.ts'
import type { Context } from '../context.ts'
import { room_blockings } from '../db/schema/blockings.ts'
import { currentLanguage } from '../language/current-language.ts'
import type { BlockingRow } from './row.ts'
import { stays } from '../db/schema/stays.ts'

/** Nights, half-open; unlimited without an end. */
export interface Nights {
  from: string
  to: string | null
}

const toDate = (date: string) => new Date(`${date}T00:00:00Z`)
const nightFormats = new Map<string, Intl.DateTimeFormat>()

/** Days in the language of the request, with Latin digits as on the page. */
function nightFormat(): Intl.DateTimeFormat {
  const language = currentLanguage()
  const locale = language === 'en' ? 'en-GB' : `${language}-u-nu-latn-ca-gregory`
  const format =
    nightFormats.get(locale) ??
    new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })
  nightFormats.set(locale, format)
  return format
}

/** A day as text: "3 Mar 2026". */
export const dayText = (day: string) => nightFormat().format(toDate(day))

/** From the first night to the morning after the last, as on the page: "3 – 6 Mar 2026". */
const nightsText = (from: string, to: string) => dayRangeText(nightFormat(), toDate(from), toDate(to))

/** A blocking as text: "Out of order, 3 – 6 Mar 2026". */
export const blockingText = ({ kind, date_from, date_to }: Pick<BlockingRow, 'kind' | 'date_from' | 'date_to'>) =>
  factsText([facilityStatusRules[kind].label, nightsText(date_from, date_to)])

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
    const label = factsText([guest_name, nightsText(arrival, departure)])
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
    add(facility_id, { kind, id, label: blockingText({ kind, date_from, date_to }), date_from, date_to })
  }
  return found
}

/** Failed result that lists the conflicts. */
export const conflictResult = (id: number, conflicts: Conflict[]): StatusResults['results'][number] => ({
  id,
  ok: false,
  message: conflictsText(conflicts),
  conflicts,
})
