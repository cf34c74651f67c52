import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addons } from '../../server/db/schema/addons.ts'
import { properties } from '../../server/db/schema/properties.ts'
import type { Addon, AddonsOfType } from '../../src/api/contract/addon.ts'
import type { AddonType } from '../../src/api/contract/addon-type.ts'
import { type Api, openApi } from '../support/api.ts'
import { allOf, type Catalogue, openCatalogue, errorOf } from '../support/catalogue.ts'

let api: Api
let at: Catalogue
let types: AddonType[]
beforeAll(async () => {
  api = await openApi()
  at = await openCatalogue(api)
  types = await allOf(at.manager, 'addon_types', at.propertyId)
  const set = (sku: string, values: Partial<typeof addons.$inferInsert>) =>
    api.db.update(addons).set(values).where(eq(addons.sku, sku))
  await api.db.update(addons).set({ updated_at: new Date('2026-01-10T12:00:00Z') })
  await set('SPA', { status: 0 })
  await set('BIC', { bookable_date_from: '2026-04-01', bookable_date_to: '2026-10-01' })
  await set('BRK', { updated_at: new Date('2026-03-09T23:30:00Z') })
})
afterAll(() => api.close())

const page = async (query = '') =>
  (await at.manager.get(`addons?property_id=${at.propertyId}${query}`)).body as {
    data: Addon[]
    meta: Record<string, number>
  }
const skus = async (query: string) => (await page(query)).data.map(({ sku }) => sku).join(' ')

test('add-ons come by name, ten per page, each with type, price and pictures', async () => {
  const { data, meta } = await page()
  expect(meta).toEqual({ current_page: 1, last_page: 1, per_page: 10, total: 8 })
  expect(data.map(({ sku }) => sku).join(' ')).toBe('APT COT BIC BRK HBD LCO SPA FRT')
  expect(data[3]).toMatchObject({
    name: 'Breakfast',
    addon_type: { name: 'Food and drink' },
    price: 1900,
    currency: 'EUR',
    charging: 'per_person_per_night',
    stock: null,
    status: 1,
  })
  const hidden = (await page('&hide_images=1')).data[0]!
  expect(['images' in data[0]!, 'images' in hidden]).toEqual([true, false])
})

test('pages have no duplicates or gaps, in each order', async () => {
  for (const sort of ['name', '-name', 'price', '-price', 'updated_at', '-updated_at']) {
    const whole = await skus(`&sort=${sort}&dontPaginate=1`)
    const pages = await Promise.all([1, 2, 3].map((at) => skus(`&sort=${sort}&page=${at}&per_page=3`)))
    expect(pages.join(' ')).toBe(whole)
  }
  expect((await skus('&sort=price')).startsWith('COT BIC FRT')).toBe(true)
  expect((await page('&dontPaginate=1&per_page=2&page=2')).meta).toEqual({
    current_page: 1,
    last_page: 1,
    per_page: 5000,
    total: 8,
  })
})

const typeId = (name: string) => types.find((type) => type.name === name)!.id
const idOf = async (sku: string) => (await page()).data.find((addon) => addon.sku === sku)!.id

test('every required filter works', async () => {
  expect(await skus('&keyword=BREAK')).toBe('BRK')
  expect(await skus('&keyword=bic')).toBe('BIC')
  expect(await skus(`&addon_type_ids[]=${typeId('Transport')}&addon_type_ids[]=${typeId('Wellness')}`)).toBe(
    'APT BIC SPA',
  )
  expect(await skus('&status=0')).toBe('SPA')
  expect((await skus('&status=')).split(' ')).toHaveLength(8)
  const [bicycle, cot] = [await idOf('BIC'), await idOf('COT')]
  expect(await skus(`&include_ids[]=${bicycle}&include_ids[]=${cot}`)).toBe('COT BIC')
  expect(await skus(`&include_ids[]=${bicycle}&include_ids[]=${cot}&exclude_ids[]=${cot}`)).toBe('BIC')
})

test('bookable days select add-ons bookable on at least one of them; a window ends before its last day', async () => {
  const has = async (from: string, to: string) =>
    (await skus(`&bookable_date_from=${from}&bookable_date_to=${to}`)).includes('BIC')
  expect(await has('2026-03-01', '2026-03-31')).toBe(false)
  expect(await has('2026-03-01', '2026-04-01')).toBe(true)
  expect(await has('2026-09-30', '2026-12-31')).toBe(true)
  expect(await has('2026-10-01', '2026-12-31')).toBe(false)
})

test('days of change are days at the property, both included', async () => {
  await api.db.update(properties).set({ timezone: 'Asia/Tokyo' }).where(eq(properties.id, at.propertyId))
  // 23:30 UTC is the next morning in Tokyo.
  expect(await skus('&updated_date_from=2026-03-10&updated_date_to=2026-03-10')).toBe('BRK')
  expect(await skus('&updated_date_from=2026-03-09&updated_date_to=2026-03-09')).toBe('')
  const everywhere = await at.manager.get('addons?updated_date_from=2026-03-10&updated_date_to=2026-03-10')
  expect(everywhere.body.data.map(({ property_id, sku }: Addon) => [property_id === at.propertyId, sku])).toEqual([
    [true, 'BRK'],
  ])
})

test('without a property the list has the add-ons of all properties that the caller may see', async () => {
  const propertyIdsSeenBy = async (caller: Catalogue['manager']) =>
    new Set(((await caller.get('addons?dontPaginate=1')).body.data as Addon[]).map(({ property_id }) => property_id))
  expect((await propertyIdsSeenBy(at.manager)).has(at.foreignPropertyId)).toBe(true)
  const own = await propertyIdsSeenBy(at.regional)
  expect([own.has(at.propertyId), own.has(at.foreignPropertyId)]).toEqual([true, false])
})

test('an invalid filter is rejected on the field', async () => {
  const refused = async (query: string) => errorOf(await at.manager.get(`addons?${query}`))
  expect(await refused('status=2')).toEqual([422, { status: ['Must be 0 or 1'] }])
  expect(await refused('per_page=201')).toEqual([422, { per_page: ['At most 200'] }])
  expect(await refused('updated_date_from=2026-02-30')).toEqual([
    422,
    { updated_date_from: ['Must be a date that exists'] },
  ])
  expect(await refused('colour=red')).toEqual([422, { colour: ['Unknown field'] }])
})

test('grouped by type the list includes types without add-ons', async () => {
  await at.manager.post('addon_types', { property_id: at.propertyId, name: 'Empty' })
  const { data } = (await at.manager.get(`addon_by_type?property_id=${at.propertyId}`)).body as { data: AddonsOfType[] }
  expect(data.map(({ name, addons: of }) => [name, of.map(({ sku }) => sku).join(' ')])).toEqual([
    ['Empty', ''],
    ['Food and drink', 'BRK HBD FRT'],
    ['In the room', 'COT LCO'],
    ['Transport', 'APT BIC'],
    ['Wellness', 'SPA'],
  ])
  expect(data[4]!.addons[0]).toMatchObject({ name: 'Spa day pass', price: 3500, currency: 'EUR', status: 0 })
})

test('a room attendant can read add-ons but not write them', async () => {
  expect((await at.cleaner.get(`addons?property_id=${at.propertyId}`)).status).toBe(200)
  expect((await at.cleaner.get(`addon_by_type?property_id=${at.propertyId}`)).status).toBe(200)
  const id = await idOf('BRK')
  expect((await at.cleaner.post('addons', { property_id: at.propertyId })).status).toBe(403)
  expect((await at.cleaner.post('update_addon', { id, price: 0 })).status).toBe(403)
  expect((await at.cleaner.remove(`addons/${id}`)).status).toBe(403)
})
