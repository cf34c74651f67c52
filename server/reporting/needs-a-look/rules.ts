import { type SQL, sql } from 'drizzle-orm'
import type { PermissionName } from '../../../src/api/contract/access.ts'
import type { LookKind } from '../../../src/api/contract/needs-a-look.ts'
import { accounting_entries } from '../../db/schema/accounting.ts'
import { room_blockings } from '../../db/schema/blockings.ts'
import { facilities } from '../../db/schema/facilities.ts'
import { room_problems } from '../../db/schema/problems.ts'
import { stays } from '../../db/schema/stays.ts'
import { discrepancy, stayOn } from '../../facilities/stay-today.ts'

interface LookRule {
  /** Permission of the section that shows the records. */
  permission: PermissionName
  /**
   * The records of all properties in `of_caller`: property_id, id, room, guest_name, date, reference, and the key that
   * sorts them.
   */
  records: SQL
}

const today = sql`of_caller.today`
const inCallersRooms = sql`from ${facilities} join of_caller on of_caller.id = ${facilities.property_id} where ${facilities.kind} = 'room'`
const roomColumns = sql`${facilities.property_id} as property_id, ${facilities.id} as id, ${facilities.name} as room`

/** What needs a look (domain D48). Each rule is that of the section that its link opens, so both find the same records. */
export const lookRules: Record<LookKind, LookRule> = {
  arrival_rooms: {
    permission: 'access_housekeeping',
    records: sql`select ${roomColumns}, null::text as guest_name, null::date as date, null::text as reference, ${facilities.name_sort} as sort
      ${inCallersRooms} and ${facilities.attendant_id} is null and ${facilities.housekeeping_status} in ('dirty', 'pickup')
      and ${stayOn(today)} = 'arrival'`,
  },
  discrepancies: {
    permission: 'access_housekeeping',
    records: sql`select ${roomColumns}, null::text, null::date, null::text, ${facilities.name_sort}
      ${inCallersRooms} and ${facilities.reported_occupancy} is not null and ${discrepancy} <> 'none'`,
  },
  ended_blockings: {
    permission: 'access_hotel_calendar',
    records: sql`select b.property_id, b.id, ${facilities.name}, null::text, b.date_to, null::text, b.date_to::text || ${facilities.name_sort}
      from ${room_blockings} b join of_caller on of_caller.id = b.property_id join ${facilities} on ${facilities.id} = b.facility_id
      where b.cancelled_at is null and b.date_to <= ${today} and (b.settled_at is null or b.id in (
        select p.blocking_id from ${room_problems} p where p.blocking_id is not null and p.status <> 'done'))`,
  },
  stays_outside_window: {
    permission: 'access_hotel_calendar',
    records: sql`select s.property_id, s.id, ${facilities.name}, s.guest_name, s.arrival, null::text, s.arrival::text || ${facilities.name_sort}
      from ${stays} s join of_caller on of_caller.id = s.property_id join ${facilities} on ${facilities.id} = s.facility_id
      where s.state in ('booked', 'in_house') and s.departure > ${today}
        and (s.arrival < of_caller.bookable_date_from or s.departure > of_caller.bookable_date_to
          or s.arrival < ${facilities.bookable_date_from} or s.departure > ${facilities.bookable_date_to})`,
  },
  late_postings: {
    permission: 'view_hotel_management_report',
    records: sql`select e.property_id, e.posting_id, null::text, null::text, min(e.late_for), min(e.reference), min(e.late_for)::text
      from ${accounting_entries} e join of_caller on of_caller.id = e.property_id
      where e.late_for is not null and e.business_date >= first_open_day(e.property_id)
      group by e.property_id, e.posting_id`,
  },
}
