import { sql } from 'drizzle-orm'
import type { Api } from './api.ts'
import { type Caller, newProperty } from './api-calls.ts'

/** Adds a hotel of so many rooms with a year of four-night stays, half a year back and ahead, and a month of room log. */
export async function addBigProperty(api: Api, manager: Caller, prefix: string, rooms: number): Promise<number> {
  const { id } = (await manager.post('property', newProperty(prefix, { name: prefix, timezone: 'UTC' }))).body.data
  await fillProperty(api.db, id, rooms)
  return id
}

/** Adds so many rooms of one type to a property. */
export async function addRooms(db: Api['db'], id: number, count: number): Promise<void> {
  await db.execute(sql`with category as (
      insert into facility_categories (property_id, name, name_key, kind) values (${id}, 'Rooms', 'rooms', 'room') returning id
    ), type as (
      insert into facility_types
        (property_id, facility_category_id, name, name_key, code, code_key, base_price, max_adults, max_children, max_occupancy)
      select ${id}, id, 'Double', 'double', 'DBL', 'dbl', 100, 2, 0, 2 from category returning id
    )
    insert into facilities
      (property_id, kind, facility_type_id, name, name_key, name_sort, search_key, housekeeping_status, hk_changed_at)
    select ${id}, 'room', type.id, n::text, n::text, lpad(n::text, 10, '0'), n::text,
      (array['clean', 'inspected', 'dirty'])[1 + n % 3], now() - make_interval(mins => n)
    from type, generate_series(1, ${count}::int) n`)
}

/** Adds the same data to an existing property. */
export async function fillProperty(db: Api['db'], id: number, rooms: number): Promise<void> {
  await addRooms(db, id, rooms)
  await db.execute(sql`insert into stays (property_id, facility_id, guest_name, arrival, departure, state, rate)
    select ${id}, id, 'Guest ' || k, current_date + k * 5 + id % 5, current_date + k * 5 + id % 5 + 4,
      case when k * 5 + id % 5 >= 0 then 'booked' when k * 5 + id % 5 + 4 > 0 then 'in_house' else 'departed' end, 10000 + id
    from facilities, generate_series(-37, 36) k where property_id = ${id} and id % 50 <> 1`)
  await db.execute(sql`insert into room_blockings (property_id, facility_id, kind, reason_code, date_from, date_to)
    select ${id}, id, 'out_of_order', 'leak', current_date - 1, current_date + 4
    from facilities where property_id = ${id} and id % 50 = 1`)
  // A day at a time: with all its indexes, the month as one statement takes longer than the server grants on a busy machine.
  for (let daysAgo = 1; daysAgo <= 30; daysAgo += 1)
    await db.execute(sql`insert into activity_log
        (occurred_at, actor_type, actor_name, property_id, module, event, entity_type, entity_id, entity_label, changes)
      select now() - make_interval(days => ${daysAgo}::int, mins => (id % 700)::int), 'system', 'system', ${id}, 'housekeeping',
        'condition_changed', 'facility', id::text, name, '[{"field":"housekeeping_status","before":"dirty","after":"clean"}]'
      from facilities where property_id = ${id}`)
  await db.execute(sql`analyze`)
}
