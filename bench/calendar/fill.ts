import { sql } from 'drizzle-orm'
import type { Db } from '../../server/db/schema.ts'

/** Adds `rooms` rooms to a property, each blocked for five nights in each of `weeks` weeks from today. */
export async function fillCalendar(db: Db, id: number, rooms: number, weeks: number): Promise<void> {
  await db.execute(sql`with category as (
      insert into facility_categories (property_id, name, name_key, kind) values (${id}, 'Rooms', 'rooms', 'room') returning id
    ), type as (
      insert into facility_types
        (property_id, facility_category_id, name, name_key, code, code_key, base_price, max_adults, max_children, max_occupancy)
      select ${id}, id, 'Double', 'double', 'DBL', 'dbl', 10000, 2, 0, 2 from category returning id
    )
    insert into facilities (property_id, kind, facility_type_id, name, name_key, name_sort, search_key)
    select ${id}, 'room', type.id, n::text, n::text, lpad(n::text, 10, '0'), n::text
    from type, generate_series(1000, ${999 + rooms}::int) n`)
  await db.execute(sql`insert into room_blockings (property_id, facility_id, kind, reason_code, date_from, date_to)
    select ${id}, id, (array['out_of_order', 'hold', 'internal_use'])[1 + week % 3], 'renovation',
      current_date + week * 7, current_date + week * 7 + 5
    from facilities, generate_series(0, ${weeks - 1}::int) week where property_id = ${id}`)
  await db.execute(sql`analyze`)
}
