import { sql } from 'drizzle-orm'
import type { Db } from '../../server/db/schema.ts'

/** Search words: one entry in 500,000 has the first; all of the oldest tenth have the second. */
export const rareWord = 'zanzibar'
export const oldWord = 'monsoon'

const indexes = ['newest', 'by_actor', 'by_event', 'by_entity', 'search']

/**
 * Adds `size` entries over three years: 60 % of one property, 10 % of none. Recreates the indexes afterwards from their
 * own definitions.
 */
export async function fill(db: Db, size: number, propertyId: number): Promise<void> {
  const { rows: definitions } = (await db.execute(
    sql`select indexdef from pg_indexes where tablename = 'activity_log' and indexname = any(${sql.raw(`array[${indexes.map((name) => `'activity_log_${name}'`).join()}]`)})`,
  )) as unknown as { rows: { indexdef: string }[] }
  for (const name of indexes) await db.execute(sql.raw(`drop index activity_log_${name}`))
  const atOnce = 500_000
  for (let from = 0; from < size; from += atOnce) {
    const to = Math.min(size, from + atOnce)
    await db.execute(sql`
      insert into activity_log (occurred_at, actor_type, actor_id, actor_name, property_id, module, event, entity_type, entity_id,
                                entity_label, changes, reason, request_id, ip, search_key)
      select now() - (${size}::bigint - n) * (interval '3 years' / ${size}::int), 'user', actor, name, property, module, event, type, entity::text,
             label, changes, reason, 'bench-' || n, '10.0.0.1',
             ' ' || lower(concat_ws('  ', name, label, reason, translate(event, '_', ' '), module, translate(type, '_', ' ')))
      from (select n, h % 40 + 1 as actor, 'Person ' || (h % 40 + 1) as name,
              case when (h / 1000000) % 10 < 6 then ${propertyId}::int when (h / 1000000) % 10 = 9 then null else 2 + h % 3 end as property,
              k.module, k.event, k.type, 1 + (h / 40) % 3000 as entity, 'Room ' || 1 + (h / 40) % 3000 as label,
              '[{"field":"housekeeping_status","before":"dirty","after":"cleaning"},{"field":"attendant","before":null,"after":"Person 7"}]'::jsonb as changes,
              case when n % 500000 = 777 % ${size} then ${rareWord} when n < ${size}::bigint / 10 then ${oldWord} when h % 7 = 0 then 'The guest asked for it' end as reason
            from generate_series(${from}::bigint, ${to}::bigint - 1) n
            cross join lateral (select abs(hashint8(n)::bigint) as h) hashed
            cross join lateral (select * from (values
              (0, 'housekeeping', 'condition_changed', 'facility'), (1, 'housekeeping', 'housekeeping_changed', 'facility'),
              (2, 'facilities', 'updated', 'facility'), (3, 'blockings', 'blocked', 'facility'),
              (4, 'blockings', 'ended', 'facility'), (5, 'addons', 'updated', 'addon'),
              (6, 'properties', 'updated', 'property'), (7, 'facility_types', 'moved', 'facility_type')
            ) kinds(k, module, event, type) where kinds.k = case when n % 100000 = 5 then 7 else (h / 7) % 7 end) k
      ) made order by n`)
  }
  for (const { indexdef } of definitions) await db.execute(sql.raw(indexdef))
  await db.execute(sql`vacuum analyze activity_log`)
}
