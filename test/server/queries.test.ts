import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { propertyFilter, propertyOrder } from '../../server/properties/filter.ts'
import { properties } from '../../server/db/schema/properties.ts'
import type { CallerContext } from '../../server/context.ts'
import type { OpenDatabase } from '../../server/db/open.ts'
import { searchKey } from '../../server/text.ts'
import { type Api, openApi } from '../support/api.ts'
import { type Caller, callerOf } from '../support/api-calls.ts'

let api: Api
let manager: Caller
let queries = 0

interface Client {
  query: (...args: unknown[]) => unknown
}

/** Counts what goes to the database, below drizzle, on either driver. */
const counting = (opened: OpenDatabase): OpenDatabase => {
  const client = (opened.db as unknown as { $client: Client }).$client
  const query = client.query.bind(client)
  client.query = (...args) => {
    queries += 1
    return query(...args)
  }
  return opened
}
beforeAll(async () => {
  api = await openApi({ fixture: 'demo', database: counting })
  manager = await callerOf(api, 'manager')
})
afterAll(() => api.close())

const cost = async (path: string) => {
  queries = 0
  expect((await manager.get(path)).status).toBe(200)
  return queries
}

test('a page costs the same number of queries however many rows it holds', async () => {
  expect(await cost('property?per_page=1')).toBe(4)
  expect(await cost('property?per_page=200')).toBe(4)
  expect(await cost('property_types')).toBe(2)
  expect(await cost('property/harbour-view')).toBe(3)
  const users = '/api/v1/user_management/users/list'
  expect(await cost(`${users}?per_page=1`)).toBe(await cost(`${users}?per_page=200`))
})

test('a page of a large table is read through an index, in order and by keyword', async () => {
  await api.db.execute(sql`insert into properties
    (prefix, name, name_key, search_key, property_type_id, timezone, currency, check_in_time, check_out_time, address)
    select 'bulk-' || n, 'Bulk ' || n, 'bulk ' || lpad(n::text, 7, '0'), 'bulk ' || n || md5(n::text), 1, 'UTC', 'EUR', '15:00', '11:00', 'x'
    from generate_series(1, 20000) n`)
  await api.db.execute(sql`analyze properties`)
  const ctx = { db: api.db, now: () => new Date(), caller: { id: 1, all_properties: true } } as unknown as CallerContext
  const plan = async (keyword: string | undefined) => {
    const query = api.db
      .select({ id: properties.id })
      .from(properties)
      .where(propertyFilter(ctx, { keyword, bookable_status: 'all' }))
      .orderBy(...propertyOrder('name'))
      .limit(10)
    const { rows } = (await api.db.execute(sql`explain ${query}`)) as unknown as { rows: Record<string, string>[] }
    return rows.map((row) => Object.values(row)[0]).join('\n')
  }
  expect(await plan(undefined)).toContain('properties_by_name')
  expect(await plan(undefined)).not.toContain('Seq Scan')
  expect(await plan(searchKey('Bulk 19999'))).toContain('properties_search')
})
