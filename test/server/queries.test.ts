import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenDatabase } from '../../server/db/open.ts'
import { type Api, openApi } from '../support/api.ts'
import { type Caller, callerOf } from '../support/api-calls.ts'

let api: Api
let manager: Caller
let queries = 0
let asked: unknown[][] = []

interface Client {
  query: (...args: unknown[]) => Promise<{ rows: Record<string, string>[] }>
}

const clientOf = (db: unknown) => (db as { $client: Client }).$client
const textOf = (statement: unknown) =>
  typeof statement === 'string' ? statement : (statement as { text: string }).text

/** Counts SQL statements below drizzle, on either driver. */
const counting = (opened: OpenDatabase): OpenDatabase => {
  const client = clientOf(opened.db)
  const query = client.query.bind(client)
  client.query = (...args) => {
    queries += 1
    asked = [args, ...asked].slice(0, 20)
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

test('a page takes the same number of queries for any number of rows', async () => {
  expect(await cost('property?per_page=1')).toBe(2)
  expect(await cost('property?per_page=200')).toBe(2)
  // A page behind the last has no row to count beside.
  expect(await cost('property?page=99')).toBe(3)
  expect(await cost('property_types')).toBe(2)
  expect(await cost('property/harbour-view')).toBe(2)
  const users = '/api/v1/user_management/users/list'
  expect(await cost(`${users}?per_page=1`)).toBe(await cost(`${users}?per_page=200`))
})

test('a page of a large table is read through an index, in order and by keyword', async () => {
  await api.db.execute(sql`insert into properties
    (prefix, name, name_key, search_key, property_type_id, timezone, currency, check_in_time, check_out_time, address)
    select 'bulk-' || n, 'Bulk ' || n, 'bulk ' || lpad(n::text, 7, '0'), 'bulk ' || n || md5(n::text), 1 + n % 4, 'UTC', 'EUR', '15:00', '11:00', 'x'
    from generate_series(1, 20000) n`)
  await api.db.execute(sql`analyze properties`)
  /** Query plan of the page that the API has just read. */
  const plan = async (path: string, order = 'order by "properties"') => {
    // The second time without the count, which reads the whole table if it is large.
    expect((await manager.get(path)).status).toBe(200)
    expect((await manager.get(path)).status).toBe(200)
    const [statement, values] = asked.find((args) => textOf(args[0]).includes(order))!
    const { rows } = await clientOf(api.db).query(`explain ${textOf(statement)}`, values)
    return rows.map((row) => Object.values(row)[0]).join('\n')
  }
  expect(await plan('property')).toContain('properties_by_name')
  // Type by type in the order of their names, so that only the properties of the first are sorted.
  const byType = await plan('property?sort=type', 'order by "property_types"')
  expect(byType).toMatch(/properties_by_type/)
  expect(byType).toContain('Presorted Key: property_types.name_key')
  expect(await plan('property')).not.toContain('Seq Scan on properties')
  expect(await plan('property?keyword=bulk%2019999')).toContain('properties_search')
})

test('a total is exact up to ten thousand rows; a larger one is counted once for many pages', async () => {
  const exact = async (path: string) => (await manager.get(path)).body.meta.total
  expect(await exact('property?keyword=bulk%201')).toBe(11_111)
  expect(await cost('property?keyword=bulk%201')).toBe(2)
  expect(await exact('property?keyword=bulk%202')).toBe(1112)
  await api.db.execute(sql`update properties set search_key = 'gone' where prefix in ('bulk-2', 'bulk-1')`)
  expect(await exact('property?keyword=bulk%202')).toBe(1111)
  // The first total again within ten seconds: unchanged.
  expect(await exact('property?keyword=bulk%201')).toBe(11_111)
})
