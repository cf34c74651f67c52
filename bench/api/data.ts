import { sql } from 'drizzle-orm'
import type { Db } from '../../server/db/schema.ts'
import { addUser } from '../../server/users/add.ts'

export const password = 'Measured-2026!'
/** `group` has access to every property, `assigned` to twenty. */
export const groupManager = 'group@bench.example'
export const assignedManager = 'assigned@bench.example'

const person = {
  first_name: 'Bench',
  last_name: 'Mark',
  role: 'General Manager',
  password,
  is_pass_updated: 1,
} as const

/** Keyword of the property search; matches one row at any size. */
export const rareKeyword = '777aebca'

/** Fills an empty, migrated database with `size` properties. */
export async function fill(db: Db, size: number): Promise<void> {
  await db.execute(
    sql`insert into property_types (name, name_key) select 'Type ' || n, 'type ' || n from generate_series(1, 8) n`,
  )
  const { rows } = (await db.execute(
    sql`select indexdef, indexname from pg_indexes where tablename = 'properties' and indexdef not like 'CREATE UNIQUE%'`,
  )) as unknown as { rows: { indexdef: string; indexname: string }[] }
  // Recreates the indexes afterwards; maintaining them row by row would take minutes.
  for (const { indexname } of rows) await db.execute(sql.raw(`drop index ${indexname}`))
  await db.execute(sql`insert into properties (prefix, name, name_key, search_key, property_type_id, status,
      bookable_date_from, bookable_date_to, timezone, currency, check_in_time, check_out_time, address, rooms_count)
    select 'house-' || n, 'House ' || n, 'house ' || md5(n::text), 'house ' || n || E'\n' || md5(n::text || 'a'),
      1 + n % 8, case when n % 7 = 0 then 0 else 1 end,
      case when n % 2 = 0 then current_date - 100 end, case when n % 2 = 0 then current_date + n % 200 - 50 end,
      case n % 3 when 0 then 'Europe/Vienna' when 1 then 'Asia/Tokyo' else 'UTC' end,
      'EUR', '15:00', '11:00', n || ' Main Street', n % 500
    from generate_series(1, ${sql.raw(String(size))}) n`)
  await db.execute(sql`update properties set search_key = search_key || ${rareKeyword} where prefix = 'house-777'`)
  for (const { indexdef } of rows) await db.execute(sql.raw(indexdef))
  await db.execute(sql.raw('vacuum analyze properties'))
  await addUser(db, { ...person, email: groupManager })
  await addUser(db, { ...person, email: assignedManager })
  await db.execute(sql`update users set all_properties = false where email = ${assignedManager}`)
  await db.execute(
    sql`delete from user_properties where user_id = (select id from users where email = ${assignedManager})`,
  )
  await db.execute(sql`insert into user_properties (user_id, property_id)
    select u.id, p.id from users u, properties p where u.email = ${assignedManager} and p.prefix in
      (select 'house-' || n * 40 from generate_series(1, 20) n)`)
  await db.execute(sql.raw('analyze'))
}
