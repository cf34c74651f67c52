import { sql } from 'drizzle-orm'
import type { OpenDatabase } from '../../server/db/open.ts'
import type { Api } from './api.ts'
import { type Caller, newProperty } from './api-calls.ts'

interface Client {
  query: (...args: unknown[]) => Promise<{ rows: Record<string, string>[] }>
}

const clientOf = (db: unknown) => (db as { $client: Client }).$client
const textOf = (statement: unknown) =>
  typeof statement === 'string' ? statement : (statement as { text: string }).text

/** Observes the queries sent to the database, below drizzle, on either driver. */
export function watchQueries() {
  let queries = 0
  let queriesSent: unknown[][] = []
  return {
    database: (opened: OpenDatabase): OpenDatabase => {
      const client = clientOf(opened.db)
      const query = client.query.bind(client)
      client.query = (...args) => {
        queries += 1
        queriesSent = [args, ...queriesSent].slice(0, 20)
        return query(...args)
      }
      return opened
    },
    /** The number of queries that `work` sends. */
    cost: async (work: () => Promise<unknown>) => {
      queries = 0
      await work()
      return queries
    },
    /** The database's plan for the latest statement that contains this text. */
    plan: async (api: Api, containing: string) => {
      const [statement, values] = queriesSent.find((args) => textOf(args[0]).includes(containing))!
      const { rows } = await clientOf(api.db).query(`explain ${textOf(statement)}`, values)
      return rows.map((row) => Object.values(row)[0]).join('\n')
    },
  }
}

const batchSize = 5000

/**
 * A property with so many rooms: twelve floors, a tenth of the rooms of a rare type, one in a hundred blocked today, half of them
 * occupied. Every name contains "room"; one name has a unique word.
 */
export async function manyFacilities(api: Api, manager: Caller, prefix: string, rooms: number): Promise<number> {
  const { id } = (await manager.post('property', newProperty(prefix, { name: prefix }))).body.data
  await api.db.execute(sql`with category as (
      insert into facility_categories (property_id, name, name_key, kind) values (${id}, 'Rooms', 'rooms', 'room') returning id
    )
    insert into facility_types
      (property_id, facility_category_id, name, name_key, code, code_key, base_price, max_adults, max_children, max_occupancy)
    select ${id}, category.id, 'Type ' || n, 'type ' || n, 'T' || n, 't' || n, 100, 2, 0, 2
    from category, generate_series(1, 3) n`)
  // In batches: on a busy machine one statement for all may exceed the statement timeout.
  for (let from = 1; from <= rooms; from += batchSize)
    await api.db.execute(sql`insert into facilities
      (property_id, kind, facility_type_id, name, name_key, name_sort, search_key, floor, floor_sort, housekeeping_status,
        hk_changed_at, is_inactive, updated_at)
      select ${id}, case when n % 50 = 0 then 'asset' else 'room' end,
        t.first + case when n % 1000 = 1 then 2 when n % 10 = 0 then 1 else 0 end,
        n::text, n::text, lpad(n::text, 10, '0'),
        case when n = ${rooms} - 1 then 'room with a zeppelin ' else 'room ' end || md5(n::text),
        (n % 12)::text, lpad((n % 12)::text, 10, '0'),
        (array['clean', 'clean', 'inspected', 'dirty'])[1 + n % 4], now() - make_interval(mins => n % 40000), n % 500 = 3,
        now() - make_interval(mins => n)
      from generate_series(${from}::int, ${Math.min(rooms, from + batchSize - 1)}::int) n,
        (select min(id) as first from facility_types where property_id = ${id}) t`)
  // Consecutive stays for each of these rooms, from a month ago to ten days ahead.
  for (const period of [-3, -2, -1, 0, 1])
    await api.db.execute(sql`insert into stays (property_id, facility_id, guest_name, arrival, departure, state)
      select ${id}, id, 'Guest', current_date - 1 + ${period}::int * 10, current_date + 3 + ${period}::int * 10,
        ${period === 0 ? 'in_house' : period < 0 ? 'departed' : 'booked'}
      from facilities where property_id = ${id} and id % 2 = 0`)
  await api.db.execute(sql`insert into room_blockings (property_id, facility_id, kind, reason_code, date_from, date_to)
    select ${id}, id, case when id % 3 = 0 then 'hold' else 'out_of_order' end, 'leak', current_date - 1, current_date + 4
    from facilities where property_id = ${id} and id % 100 = 7`)
  await api.db.execute(sql`analyze`)
  return id
}
