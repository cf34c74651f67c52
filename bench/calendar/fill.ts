import { sql } from 'drizzle-orm'
import type { Db } from '../../server/db/schema.ts'
import { addRooms } from '../../test/support/big-property.ts'

/** Adds `rooms` rooms to a property, each blocked for five nights in each of `weeks` weeks from today. */
export async function fillCalendar(db: Db, id: number, rooms: number, weeks: number): Promise<void> {
  await addRooms(db, id, rooms)
  await db.execute(sql`insert into room_blockings (property_id, facility_id, kind, reason_code, date_from, date_to)
    select ${id}, id, (array['out_of_order', 'hold', 'internal_use'])[1 + week % 3], 'renovation',
      current_date + week * 7, current_date + week * 7 + 5
    from facilities, generate_series(0, ${weeks - 1}::int) week where property_id = ${id}`)
  await db.execute(sql`analyze`)
}
