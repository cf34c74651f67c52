import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { NoticesPage } from '../../src/api/contract/notices.ts'
import { user_properties, users } from '../../server/db/schema/access.ts'
import { activity_log } from '../../server/db/schema/activity.ts'
import { notices } from '../../server/db/schema/notices.ts'
import { properties } from '../../server/db/schema/properties.ts'
import { type Api, openApi } from '../support/api.ts'
import { type Body, type Caller, callerOf, newProperty } from '../support/api-calls.ts'
import { openEvents } from '../support/room-stream.ts'

const path = '/api/v1/hotel_management/notices'
const now = new Date('2026-06-03T08:12:00Z')

let api: Api
let manager: Caller
let regional: Caller
let accountant: Caller
/** A property that the manager and the regional manager see, and one that only the manager sees. */
let shared: number
let foreign: number
beforeAll(async () => {
  api = await openApi({ now: () => now })
  manager = await callerOf(api, 'manager')
  regional = await callerOf(api, 'regional')
  accountant = await callerOf(api, 'accountant')
  shared = (await regional.get('property')).body.data[0].id
  foreign = (await manager.get('property/hill-house')).body.data.id
})
beforeEach(() => api.db.delete(notices))
afterAll(() => api.close())

const imported = (over: Body = {}): Body => ({
  kind: 'import',
  property_id: shared,
  list: 'rooms',
  rows: 40,
  refused: 3,
  ...over,
})
const exported = (over: Body = {}): Body => ({
  kind: 'export',
  property_id: shared,
  list: 'rooms',
  format: 'xlsx',
  ...over,
})
const without = (fields: Body, name: string): Body =>
  Object.fromEntries(Object.entries(fields).filter(([key]) => key !== name))
const note = (by: Caller, fields: Body) => by.post(path, fields)
const of = async (by: Caller): Promise<NoticesPage> => (await by.get(path)).body

test('refused rows of an import give a notice to the person who imported, and to nobody else', async () => {
  const logged = await api.db.$count(activity_log)
  const { status, body } = await note(regional, imported())
  expect([status, body]).toEqual([201, { data: { unread: 1 } }])
  const { data, meta } = await of(regional)
  expect(data).toEqual([
    {
      id: expect.any(Number),
      kind: 'import_refused',
      property: { prefix: expect.any(String), name: expect.any(String), timezone: expect.any(String) },
      data: { list: 'rooms', rows: 40, refused: 3 },
      created_at: now.toISOString(),
      is_read: false,
    },
  ])
  expect(meta.unread).toBe(1)
  expect([(await of(manager)).data, (await of(accountant)).data]).toEqual([[], []])
  expect([await api.db.$count(notices), await api.db.$count(activity_log)]).toEqual([1, logged])
})

test('a finished export is noted with its format, of a property or of the hotel group', async () => {
  await note(regional, exported({ list: 'facility-types', format: 'csv' }))
  await note(regional, without(exported({ list: 'properties' }), 'property_id'))
  const { data } = await of(regional)
  expect(data).toMatchObject([
    { kind: 'group_export_finished', property: null, data: { list: 'properties', format: 'xlsx' } },
    {
      kind: 'export_finished',
      property: { prefix: expect.any(String) },
      data: { list: 'facility-types', format: 'csv' },
    },
  ])
})

test('a notice of the group is read as the others are', async () => {
  await note(regional, without(exported({ list: 'property-types' }), 'property_id'))
  const [notice] = (await of(regional)).data
  const { body } = await regional.post(`${path}/read`, { ids: [notice!.id] })
  expect(body.data).toEqual({ unread: 0 })
})

const refusedFields: [string, () => Body, string][] = [
  ['no kind', () => without(imported(), 'kind'), 'kind'],
  ['an unknown kind', () => imported({ kind: 'undo' }), 'kind'],
  ['an import without a property', () => without(imported(), 'property_id'), 'property_id'],
  ['an import of a list that has none', () => imported({ list: 'amenities' }), 'list'],
  ['an import of the group', () => imported({ list: 'properties' }), 'list'],
  ['no refused row', () => imported({ refused: 0 }), 'refused'],
  ['a negative number', () => imported({ refused: -1 }), 'refused'],
  ['half a row', () => imported({ refused: 1.5 }), 'refused'],
  ['more refused rows than rows', () => imported({ refused: 41 }), 'refused'],
  ['more rows than a workbook has', () => imported({ rows: 50_001 }), 'rows'],
  ['no number', () => without(imported(), 'rows'), 'rows'],
  ['the format of an import', () => imported({ format: 'csv' }), 'format'],
  ['the rows of an export', () => exported({ rows: 3 }), 'rows'],
  ['an unknown format', () => exported({ format: 'pdf' }), 'format'],
  ['no format', () => without(exported(), 'format'), 'format'],
  ['an export without a property', () => without(exported(), 'property_id'), 'property_id'],
  ['a property for a list of the group', () => exported({ list: 'properties' }), 'property_id'],
  ['an unknown list', () => exported({ list: 'guests' }), 'list'],
  ['a recipient', () => imported({ user_id: 1 }), 'user_id'],
  ['a text', () => imported({ text: 'Call 555 now' }), 'text'],
]
test.each(refusedFields)('%s is refused, and the reply names the field', async (_name, fields, field) => {
  const { status, body } = await note(regional, fields())
  expect([status, Object.keys(body.errors)]).toEqual([422, [field]])
  expect(await api.db.$count(notices)).toBe(0)
})

test('a property that the person may not see is answered like a missing one, and nothing is noted', async () => {
  const { name } = (await manager.get('property/hill-house')).body.data
  for (const form of [imported, exported]) {
    const seen = await note(regional, form({ property_id: foreign }))
    const missing = await note(regional, form({ property_id: 999_999 }))
    expect([seen.status, seen.body]).toEqual([404, missing.body])
    expect(JSON.stringify(seen.body)).not.toContain(name)
  }
  expect((await note(manager, imported({ property_id: foreign }))).status).toBe(201)
  expect(await api.db.$count(notices)).toBe(1)
})

test('work on a screen that the person may not open is refused', async () => {
  const status = async (by: Caller, fields: Body) => (await note(by, fields)).status
  const housekeeping = await callerOf(api, 'housekeeping')
  const harbour = (await manager.get('property/harbour-view')).body.data.id as number
  const there = { property_id: harbour }
  expect(await status(housekeeping, imported(there))).toBe(403)
  expect(await status(housekeeping, imported({ ...there, list: 'everything' }))).toBe(403)
  expect(await status(housekeeping, exported({ ...there, list: 'accounting-report' }))).toBe(403)
  expect(await status(accountant, exported({ ...there, list: 'accounting-report' }))).toBe(201)
  expect(await status(await callerOf(api, 'visitor'), imported(there))).toBe(403)
})

test('a notice is hidden while the person may not see its property, and goes with the property', async () => {
  const { data: types } = (await manager.get('property_types')).body
  const made = newProperty('noted-house', { property_type_id: types[0].id })
  const house = (await manager.post('property', made)).body.data.id as number
  const [user] = await api.db.select().from(users).where(eq(users.email_key, 'regional@demo.example'))
  await api.db.insert(user_properties).values({ user_id: user!.id, property_id: house })
  await note(regional, imported({ property_id: house }))
  await note(regional, without(exported({ list: 'properties' }), 'property_id'))
  expect((await of(regional)).meta.unread).toBe(2)
  await api.db.delete(user_properties).where(eq(user_properties.property_id, house))
  const { data, meta } = await of(regional)
  expect([data.map(({ kind }) => kind), meta.unread]).toEqual([['group_export_finished'], 1])
  await api.db.delete(properties).where(eq(properties.id, house))
  expect(await api.db.$count(notices)).toBe(1)
})

test('the other pages of the person learn of it at once', async () => {
  const stream = await openEvents(regional.fetch, 'notices/changes')
  expect((await stream.next())[0]?.type).toBe('ready')
  await note(regional, imported())
  expect((await stream.next())[0]?.type).toBe('changed')
  await stream.leave()
})

test('a repeat with the same key gives one notice', async () => {
  const key = { 'Idempotency-Key': 'ended-once' }
  const first = await regional.post(path, imported(), key)
  const again = await regional.post(path, imported(), key)
  expect([again.status, again.body]).toEqual([first.status, first.body])
  expect((await of(regional)).data).toHaveLength(1)
})
