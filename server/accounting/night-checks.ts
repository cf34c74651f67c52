import { sql } from 'drizzle-orm'
import type { NightChecks } from '../../src/api/contract/accounting-days.ts'
import { storedReasons } from '../activity/stored-texts.ts'
import { businessDateOf, businessDayStart } from '../business-date.ts'
import { rowsOf } from '../db/rows.ts'
import type { Db } from '../db/schema.ts'

interface NightProperty {
  id: number
  timezone: string
  audit_time: string | null
}

type Row = { day: string } & Record<keyof NightChecks, number | string>

/**
 * What was left undone on each date from `from` to `to` (ADR 0075). Stays of rooms count, as in the figures of the dashboard. The
 * findings of attendants are those that the night audit cleared after the date.
 */
export async function nightChecks(
  db: Db,
  { id, ...clock }: NightProperty,
  { from, to }: { from: string; to: string },
): Promise<ReadonlyMap<string, NightChecks>> {
  const rows = await rowsOf<Row>(
    db,
    sql`with listed as (
      select s::date as day from generate_series(${from}::date, ${to}::date, interval '1 day') s
    ), of_rooms as materialized (
      select s.facility_id, s.arrival, s.departure, s.state, s.rate from stays s join facilities f on f.id = s.facility_id and f.kind = 'room'
      where s.property_id = ${id} and s.state <> 'cancelled' and s.arrival <= ${to}::date and s.departure >= ${from}::date
    ), posted as (
      select coalesce(late_for, business_date) as day, sum(quantity) as nights from accounting_entries
      where property_id = ${id} and ledger = 'revenue' and classification = 'rooms' and corrects is null
        and (business_date between ${from}::date and ${to}::date or late_for between ${from}::date and ${to}::date)
      group by 1
    ), cleared as (
      select ${businessDateOf(sql`a.occurred_at`, clock)} - 1 as day, a.entity_id::int as facility_id, c.change ->> 'before' as found
      from activity_log a cross join lateral jsonb_array_elements(a.changes) c(change)
      where a.property_id = ${id} and a.module = 'housekeeping' and a.event in ('condition_changed', 'housekeeping_changed')
        and a.occurred_at >= ${businessDayStart(from, clock)} and a.actor_type = 'system'
        and a.reason in (${storedReasons.newDay}, ${storedReasons.guestSlept})
        and c.change ->> 'field' = 'reported_occupancy' and c.change ->> 'after' is null
    )
    select l.day::text as day,
      (select count(*) from of_rooms s where s.state = 'booked' and s.arrival = l.day) as arrivals,
      (select count(*) from of_rooms s where s.state = 'in_house' and s.departure = l.day) as departures,
      (select count(*) from cleared c where c.day = l.day and (c.found = 'occupied') <> exists (select 1 from of_rooms s
        where s.facility_id = c.facility_id and s.state <> 'booked' and s.arrival <= l.day and s.departure > l.day)) as discrepancies,
      greatest(0, (select count(*) from of_rooms s where s.state <> 'booked' and s.rate > 0 and s.arrival <= l.day and s.departure > l.day)
        - coalesce((select nights from posted p where p.day = l.day), 0)) as unposted_nights
    from listed l`,
  )
  return new Map(
    rows.map(({ day, arrivals, departures, discrepancies, unposted_nights }) => [
      day,
      {
        arrivals: Number(arrivals),
        departures: Number(departures),
        discrepancies: Number(discrepancies),
        unposted_nights: Number(unposted_nights),
      },
    ]),
  )
}
