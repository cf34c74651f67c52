import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { activity_log } from '../../server/db/schema/activity.ts'
import { properties } from '../../server/db/schema/properties.ts'
import { type Api, openApi } from '../support/api.ts'
import { type Body, type Caller, callerOf, changeOf, newProperty } from '../support/api-calls.ts'

let api: Api
let manager: Caller
let regional: Caller
beforeAll(async () => {
  api = await openApi()
  manager = await callerOf(api, 'manager')
  regional = await callerOf(api, 'regional')
})
afterAll(() => api.close())

const idOf = async (prefix: string): Promise<number> => (await manager.get(`property/${prefix}`)).body.data.id

test('a new property is visible to its creator and to assigned users only', async () => {
  const created = await regional.post('property', newProperty('by-regional', { name: 'Łódź Gate' }))
  expect(created.status).toBe(201)
  expect(created.body.data).toMatchObject({ prefix: 'by-regional', name: 'Łódź Gate', lock_version: 0, rooms_count: 0 })
  expect((await regional.get('property/by-regional')).status).toBe(200)
  expect((await regional.get('property?keyword=lodz')).body.meta.total).toBe(1)
})

test('prefixes are unique', async () => {
  await manager.post('property', newProperty('once-only'))
  const again = await manager.post('property', newProperty('once-only'))
  expect([again.status, again.body.errors]).toEqual([422, { prefix: ['Already taken'] }])
})

test('a form with errors names each of them', async () => {
  const reply = await manager.post('property', {
    ...newProperty('Bad Prefix', { name: ' ', currency: 'euro', timezone: 'Mars/Base', check_in_time: '25:00' }),
    bookable_date_from: '2026-05-02',
    bookable_date_to: '2026-05-02',
    email: 'not an address',
    property_type_id: 'x',
  })
  expect(reply.status).toBe(422)
  expect(Object.keys(reply.body.errors)).toEqual(
    expect.arrayContaining(['prefix', 'name', 'currency', 'timezone', 'check_in_time', 'email', 'property_type_id']),
  )
  const unknownType = await manager.post('property', newProperty('no-type', { property_type_id: 9999 }))
  expect(unknownType.body.errors).toEqual({ property_type_id: ['There is no such type'] })
  const window = { bookable_date_from: '2026-05-02', bookable_date_to: '2026-05-02' }
  const closed = await manager.post('property', newProperty('no-window', window))
  expect(closed.body.errors).toEqual({ bookable_date_to: ['Is before Bookable from'] })
})

test('an audit time is kept, changed and emptied; an update without it does not change it', async () => {
  const created = await manager.post('property', newProperty('night-desk', { audit_time: '03:30' }))
  expect([created.status, created.body.data.audit_time]).toEqual([201, '03:30'])
  expect((await manager.post('property', newProperty('no-night-desk'))).body.data.audit_time).toBeNull()
  const { id } = created.body.data
  const update = async (over: Body) =>
    (await manager.post(`update_property/${id}`, changeOf(newProperty(''), over))).body.data.audit_time
  expect(await update({ name: 'Other' })).toBe('03:30')
  expect(await update({ audit_time: '04:00' })).toBe('04:00')
  expect(await update({ audit_time: null })).toBeNull()
  const log = await api.db.select().from(activity_log).where(eq(activity_log.property_id, id))
  const changes = log.flatMap((entry) => entry.changes.filter(({ field }) => field === 'audit_time'))
  expect(changes.map(({ before, after }) => [before, after])).toEqual([
    [null, '03:30'],
    ['03:30', '04:00'],
    ['04:00', null],
  ])
})

test.each(['12:00', '23:30', '24:00', '3:00', '03:00:00', '-01:00', 'midnight'])(
  'the audit time “%s” is refused with its reason',
  async (audit_time) => {
    const reply = await manager.post('property', newProperty('never', { audit_time }))
    expect([reply.status, reply.body.errors]).toEqual([422, { audit_time: ['Must be a time from 00:00 to 11:59'] }])
    const direct = api.db.update(properties).set({ audit_time: '12:00' })
    await expect(direct).rejects.toMatchObject({ cause: { constraint: 'properties_audit_time' } })
  },
)

test('a repeated request with the same key has one effect and the same reply; a different body is rejected', async () => {
  const key = { 'Idempotency-Key': 'key-12345' }
  const form = newProperty('only-once')
  const [first, second] = await Promise.all([manager.post('property', form, key), manager.post('property', form, key)])
  expect([first.status, second.status]).toEqual([201, 201])
  expect(second.body).toEqual(first.body)
  const marks = [first, second].map(({ headers }) => headers.get('idempotency-replayed'))
  expect(marks.toSorted()).toEqual([null, 'true'].toSorted())
  const third = await manager.post('property', form, key)
  expect([third.headers.get('idempotency-replayed'), third.body]).toEqual(['true', first.body])
  const other = await manager.post('property', newProperty('another-one'), key)
  expect([other.status, other.body.code]).toEqual([422, 'IDEMPOTENCY_MISMATCH'])
  expect((await manager.get('property?keyword=only-once')).body.meta.total).toBe(1)
  const someoneElse = await regional.post('property', newProperty('by-another'), key)
  expect(someoneElse.status).toBe(201)
})

test('a stale version returns the current record, and says whether the caller made the last change', async () => {
  const { id } = (await regional.post('property', newProperty('two-editors'))).body.data
  const save = (caller: Caller, name: string) =>
    caller.post(`update_property/${id}`, changeOf(newProperty(''), { name, lock_version: 0 }))
  const first = await save(regional, 'First')
  expect([first.status, first.body.data.lock_version]).toEqual([200, 1])
  const late = await save(manager, 'Late')
  expect([late.status, late.body.code, late.body.data.name]).toEqual([409, 'STALE_NAMED', 'First'])
  expect(late.body.message).toMatch(/^Rafael Moreno changed this on \d{1,2} \w{3,4}, \d\d:\d\d\.$/)
  const own = await save(regional, 'Second')
  expect([own.status, own.body.code, own.body.data.name]).toEqual([409, 'STALE_OWN', 'First'])
  expect(own.body.message).toBe('You changed this in another tab in the meantime.')
})

test('of two concurrent changes exactly one succeeds', async () => {
  const { id } = (await manager.post('property', newProperty('racing'))).body.data
  const change = (name: string) =>
    manager.post(`update_property/${id}`, changeOf(newProperty(''), { name, lock_version: 0 }))
  const replies = await Promise.all(['A', 'B', 'C', 'D'].map(change))
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
})

test('the prefix cannot be changed', async () => {
  const id = await idOf('hill-house')
  const reply = await manager.post(`update_property/${id}`, { ...newProperty('new-prefix') })
  expect([reply.status, reply.body.errors]).toEqual([422, { prefix: ['Unknown field'] }])
})

test('a property with guests in house cannot be deactivated, and the others of the call are', async () => {
  const { id } = (await manager.post('property', newProperty('quiet'))).body.data
  const busy = await idOf('harbour-view')
  const reply = await manager.post('update_property_status', { property_ids: [busy, id, 999_999], status: 0 })
  expect(reply.body.data.results).toEqual([
    { id: busy, ok: false, message: expect.stringMatching(/^\d+ guests? (is|are) in house$/) },
    { id, ok: true, message: null },
    { id: 999_999, ok: false, message: 'Not found' },
  ])
  const { status: _status, ...form } = newProperty('')
  const byForm = await manager.post(`update_property/${busy}`, changeOf({ ...form, status: 0 }))
  expect(byForm.status).toBe(422)
  expect(Object.keys(byForm.body.errors)).toEqual(['status'])
})

test('a bulk write changes only properties of the caller', async () => {
  const foreign = await idOf('hill-house')
  const own = await idOf('casa-azul')
  const window = { bookable_date_from: '2026-01-01', bookable_date_to: '2027-01-01' }
  const reply = await regional.post('update_property_bookable_date/', { property_ids: [foreign, own], ...window })
  expect(reply.body.data.results).toEqual([
    { id: foreign, ok: false, message: 'Not found' },
    { id: own, ok: true, message: null },
  ])
  expect((await manager.get('property/hill-house')).body.data.bookable_date_from).toBeNull()
  expect((await manager.get('property/casa-azul')).body.data).toMatchObject(window)
  const cleared = await regional.post('update_property_bookable_date', {
    property_ids: [own],
    bookable_date_from: null,
    bookable_date_to: null,
  })
  expect(cleared.status).toBe(200)
})

test('an inactive, empty property is deleted, and the log keeps it', async () => {
  const { id } = (await manager.post('property', newProperty('short-lived'))).body.data
  const active = await manager.remove(`property/${id}`)
  expect([active.status, active.body.code, active.body.message]).toEqual([
    409,
    'REFUSED',
    'Deactivate the property first',
  ])
  await manager.post('update_property_status', { property_ids: [id], status: 0 })
  expect((await manager.remove(`property/${id}?lock_version=0`)).body.code).toBe('STALE_OWN')
  expect((await regional.remove(`property/${id}?lock_version=1`)).status).toBe(404)
  expect((await manager.remove(`property/${id}?lock_version=1`)).status).toBe(200)
  expect((await manager.get('property/short-lived')).status).toBe(404)
  const log = await api.db
    .select({ event: activity_log.event })
    .from(activity_log)
    .where(and(eq(activity_log.entity_type, 'property'), eq(activity_log.entity_id, String(id))))
    .orderBy(activity_log.id)
  expect(log.map(({ event }) => event)).toEqual(['created', 'status_changed', 'deleted'])
})

test('the activity log cannot be changed', async () => {
  const refused = { cause: expect.objectContaining({ message: 'the activity log is append-only' }) }
  await expect(api.db.update(activity_log).set({ actor_name: 'nobody' })).rejects.toMatchObject(refused)
  await expect(api.db.delete(activity_log)).rejects.toMatchObject(refused)
})
