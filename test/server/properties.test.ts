import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Api, openApi } from '../support/api.ts'
import { type Caller, callerOf, newProperty } from '../support/api-calls.ts'
import { day } from '../support/day.ts'

let api: Api
let manager: Caller
let regional: Caller
beforeAll(async () => {
  api = await openApi({ fixture: 'demo' })
  manager = await callerOf(api, 'manager')
  regional = await callerOf(api, 'regional')
})
afterAll(() => api.close())

const names = (reply: { body: { data: { name: string }[] } }) => reply.body.data.map(({ name }) => name)

test('the list comes in pages of ten, by name, with the total', async () => {
  const first = await manager.get('property')
  expect(first.body.meta).toEqual({ current_page: 1, last_page: 3, per_page: 10, total: 24 })
  const third = await manager.get('property?page=3')
  expect(third.body.data).toHaveLength(4)
  expect(names(first)[0]).toBe('Alpenrose Lodge')
  expect((await manager.get('property?page=9')).body.data).toEqual([])
})

test('a member of staff sees only assigned properties, in the list and by prefix', async () => {
  expect(names(await regional.get('property'))).toEqual(['Casa Azul', 'Harbour View', 'Old Mint House'])
  const foreign = await regional.get('property/hill-house')
  const missing = await regional.get('property/no-such-house')
  expect([foreign.status, foreign.body]).toEqual([missing.status, missing.body])
  expect(foreign.status).toBe(404)
})

test('a keyword searches name, prefix and address, ignoring case and accents, without wildcards', async () => {
  expect(names(await manager.get('property?keyword=CASA'))).toEqual(['Casa Azul'])
  expect(names(await manager.get('property?keyword=cirag'))).toEqual(['Bosphorus Palace'])
  expect(names(await manager.get('property?keyword=lindenstrasse'))).toEqual(['Hotel Lindenhof'])
  expect(names(await manager.get('property?keyword=%25'))).toEqual([])
  expect(names(await manager.get('property?keyword=_'))).toEqual([])
})

test('types, status and bookable status filter the list together', async () => {
  const types = await manager.get('property_types')
  const lodge = types.body.data.find((type: { name: string }) => type.name === 'Lodge').id
  expect((await manager.get(`property?property_type_ids[]=${lodge}`)).body.meta.total).toBe(4)
  expect((await manager.get(`property?property_type_ids=${lodge}&property_type_ids=1`)).body.meta.total).toBe(8)
  expect((await manager.get('property?status=0')).body.meta.total).toBe(3)
  const bookable = (await manager.get('property?bookable_status=bookable')).body.meta.total
  const unbookable = (await manager.get('property?bookable_status=unbookable')).body.meta.total
  expect([bookable, unbookable]).toEqual([19, 5])
})

test('a property is bookable by the date of its own time zone', async () => {
  const at = await openApi({ now: () => new Date('2026-03-01T23:30:00Z') })
  const caller = await callerOf(at, 'manager')
  const window = { bookable_date_from: '2026-03-02', bookable_date_to: '2026-03-03' }
  const create = async (prefix: string, timezone: string) =>
    (await caller.post('property', newProperty(prefix, { ...window, timezone }))).body.data.bookable_status
  expect(await create('in-auckland', 'Pacific/Auckland')).toBe('bookable')
  expect(await create('in-lisbon', 'Europe/Lisbon')).toBe('unbookable')
  await at.close()
})

test('bookable dates select the windows that overlap these days', async () => {
  const all = await manager.get(`property?bookable_date_from=${day(0)}&bookable_date_to=${day(5)}&per_page=200`)
  expect(names(all)).not.toContain('Alpenrose Lodge')
  expect(names(all)).not.toContain('Savannah Camp')
  const later = await manager.get(`property?bookable_date_from=${day(30)}&per_page=200`)
  expect(names(later)).toContain('Alpenrose Lodge')
})

test('the list sorts by rooms and by change, in both directions, consistently across pages', async () => {
  const byRooms = await manager.get('property?sort=-rooms_count&per_page=200')
  const counts = byRooms.body.data.map((row: { rooms_count: number }) => row.rooms_count)
  expect(counts).toEqual(counts.toSorted((a: number, b: number) => b - a))
  expect(counts[0]).toBe(500)
  const pages = await Promise.all([1, 2, 3].map((page) => manager.get(`property?sort=updated_at&page=${page}`)))
  expect(new Set(pages.flatMap(names)).size).toBe(24)
})

test('an invalid query is rejected on each field', async () => {
  const reply = await manager.get('property?page=0&per_page=500&bookable_date_from=2026-02-30&sort=price&colour=red')
  expect(reply.status).toBe(422)
  expect(reply.body.code).toBe('VALIDATION')
  expect(Object.keys(reply.body.errors).sort()).toEqual(['bookable_date_from', 'colour', 'page', 'per_page', 'sort'])
  expect(reply.body.errors.colour).toEqual(['Unknown field'])
})

test('a property says in advance why it cannot be deactivated or deleted', async () => {
  const { body } = await manager.get('property/harbour-view')
  expect(body.data.deactivate_refusal).toMatch(/^\d+ guests are in house$/)
  expect(body.data.delete_refusal).toBe('Deactivate the property first')
  const closed = await manager.get('property/riad-jasmine')
  expect([closed.body.data.deactivate_refusal, closed.body.data.delete_refusal]).toEqual([null, null])
})

test('only those who manage properties delete them, and the list says so in advance', async () => {
  const desk = await callerOf(api, 'frontdesk')
  const refusal = 'You have no permission to delete properties'
  const [listed] = (await desk.get('property')).body.data
  expect(listed.delete_refusal).toBe(refusal)
  const { id } = (await desk.get(`property/${listed.prefix}`)).body.data
  await manager.post('update_property_status', { ids: [id], status: 0 })
  const reply = await desk.remove(`property/${id}`)
  expect([reply.status, reply.body.code]).toEqual([403, 'FORBIDDEN'])
  expect((await manager.get(`property/${listed.prefix}`)).status).toBe(200)
  await manager.post('update_property_status', { ids: [id], status: 1 })
})
