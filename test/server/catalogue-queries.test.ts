import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Api, openApi } from '../support/api.ts'
import { type Catalogue, openCatalogue } from '../support/catalogue.ts'
import { watchQueries } from '../support/many-facilities.ts'

const watch = watchQueries()
let api: Api
let at: Catalogue
beforeAll(async () => {
  api = await openApi({ database: watch.database })
  at = await openCatalogue(api)
})
afterAll(() => api.close())

const cost = (path: string) => watch.cost(async () => expect((await at.manager.get(path)).status).toBe(200))

test.each(['facility_categories', 'facility_types', 'amenities', 'addon_types', 'addons'])(
  'a page of %s takes the same number of queries for any number of rows',
  async (noun) => {
    const one = await cost(`${noun}?property_id=${at.propertyId}&per_page=1`)
    expect(await cost(`${noun}?property_id=${at.propertyId}&per_page=200`)).toBe(one)
    expect(one).toBeLessThanOrEqual(6)
  },
)

test('a page of a property with many add-ons is read through an index, in each order and by keyword', async () => {
  await api.db.execute(sql`insert into addons
    (property_id, addon_type_id, name, name_key, search_key, sku, sku_key, price, currency, charging, updated_at)
    select t.property_id, t.id, 'Bulk ' || n, 'bulk ' || lpad(n::text, 7, '0'), 'bulk ' || n || md5(n::text), 'B-' || n, 'b-' || n,
      n, 'EUR', 'once', now() - n * interval '1 minute'
    from addon_types t, generate_series(1, 20000) n where t.property_id = ${at.propertyId} and t.name_key = 'transport'`)
  await api.db.execute(sql`analyze addons`)
  const plan = async (query: string) => {
    await cost(`addons?property_id=${at.propertyId}&${query}`)
    return watch.plan(api, 'order by "addons"')
  }
  for (const [sort, index] of [
    ['name', 'addons_by_name'],
    ['-price', 'addons_by_price'],
    ['-updated_at', 'addons_by_updated'],
  ] as const) {
    const explained = await plan(`sort=${sort}`)
    expect(explained).toContain(index)
    expect(explained).not.toMatch(/Seq Scan on addons|Sort Key/)
  }
  expect(await plan('keyword=bulk%2019999')).toContain('addons_search')
  await cost(`addons?property_id=${at.propertyId}&sort=type`)
  const byType = await watch.plan(api, 'order by "addon_types"')
  expect(byType).not.toContain('SubPlan')
})
