import sharp from 'sharp'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Problem, maxPhotoBytes } from '../../src/api/contract/problems.ts'
import { type Api, openApi } from '../support/api.ts'
import { type Body, type Caller, callerOf } from '../support/api-calls.ts'
import { errorOf } from '../support/catalogue.ts'
import { noon } from '../support/day.ts'
import { type Inventory, addRooms, facilityOf, inventoryOf, logOf } from '../support/inventory.ts'
import { pictureFile } from '../support/pictures.ts'

let api: Api
let manager: Caller
let cleaner: Caller
let property: Inventory
let rooms: number[]
beforeAll(async () => {
  api = await openApi({ now: noon })
  manager = await callerOf(api, 'manager')
  cleaner = await callerOf(api, 'housekeeping')
  property = await inventoryOf(manager, 'harbour-view')
  rooms = await addRooms(manager, property, ['P1', 'P2', 'P3', 'P4'])
})
afterAll(() => api.close())

const form = (over: Body = {}): Body => ({
  property_id: property.id,
  facility_id: rooms[0]!,
  kind: 'plumbing',
  text: 'The tap drips',
  ...over,
})
const report = (over: Body = {}, headers = {}, by = cleaner) => by.post('problems', form(over), headers)
const listOf = async (query: string, by = manager) => {
  const { body } = await by.get(`problems?property_id=${property.id}&${query}`)
  return body.data as Problem[]
}

test('whoever does housekeeping reports a problem with photos, and the room and its log show it', async () => {
  const images = [await pictureFile('a.png', 7), await pictureFile('b.png', 8)]
  const { status, body } = await report({ text: '  The tap drips ', priority: 'urgent', images })
  expect(status).toBe(201)
  expect(body.data).toMatchObject({
    facility: { id: rooms[0], name: 'P1' },
    kind: 'plumbing',
    text: 'The tap drips',
    priority: 'urgent',
    status: 'open',
    blocking: null,
    reported_by: { name: 'Hana Sato' },
    reported_at: noon().toISOString(),
    done_by: null,
    done_at: null,
    lock_version: 0,
  })
  expect(body.data.images.map(({ width }: { width: number }) => width)).toEqual([7, 8])
  expect((await api.fetch(`/api${body.data.images[0].url}`)).headers.get('content-type')).toBe('image/webp')
  expect((await facilityOf(cleaner, rooms[0]!)).problems).toEqual({ open: 1, urgent: 1 })
  const entry = (await logOf(api, rooms[0]!)).at(-1)!
  expect(entry).toMatchObject({ module: 'problems', event: 'reported', actor_name: 'Hana Sato', entity_label: 'P1' })
  expect(Object.fromEntries(entry.changes.map(({ field, after }) => [field, after]))).toEqual({
    problem_kind: 'plumbing',
    problem_text: 'The tap drips',
    problem_priority: 'urgent',
    images: null,
  })
  expect(entry.search_key).toContain('reported a problem in room p1')
})

test('a problem without a priority is a normal one, and may be of an asset', async () => {
  const { body } = await report({ facility_id: property.assets[0]!.id, kind: 'note' })
  expect(body.data).toMatchObject({ priority: 'normal', kind: 'note', images: [] })
})

test('a report sent twice with one key makes one problem with its photos', async () => {
  const key = { 'Idempotency-Key': 'report-1' }
  const over = { text: 'Sent twice', images: [await pictureFile()] }
  const replies = [await report(over, key), await report(over, key)]
  expect(replies[1]!.body).toEqual(replies[0]!.body)
  expect(await listOf('keyword=sent twice')).toHaveLength(1)
  expect((await report({ ...over, text: 'Another' }, key)).body.code).toBe('IDEMPOTENCY_MISMATCH')
})

test('invalid reports are rejected on the field', async () => {
  const theirs = await inventoryOf(manager, 'hill-house')
  const invalid: [Body, Record<string, string[]>][] = [
    [{ kind: 'ghosts' }, { kind: ['Must be a kind of problem'] }],
    [{ kind: '' }, { kind: ['Must be a kind of problem'] }],
    [{ text: ' \n ' }, { text: ['Required'] }],
    [{ text: 'x'.repeat(1001) }, { text: ['At most 1000 characters'] }],
    [{ priority: 'high' }, { priority: ['Must be a priority'] }],
    [{ facility_id: theirs.rooms[0]!.id }, { facility_id: ['There is no such room'] }],
    [{ facility_id: 999_999 }, { facility_id: ['There is no such room'] }],
    [{ status: 'done' }, { status: ['Unknown field'] }],
  ]
  const before = (await listOf('')).length
  for (const [over, errors] of invalid) expect(errorOf(await report(over, {}, manager))).toEqual([422, errors])
  expect(await listOf('')).toHaveLength(before)
})

test('a problem takes up to four photos of JPEG, PNG or WebP, of at most 8 MB each', async () => {
  const photo = await pictureFile()
  const fiveOf = Array.from({ length: 5 }, () => photo)
  expect(errorOf(await report({ images: fiveOf }))).toEqual([422, { images: ['At most 4 photos'] }])
  const text = new File(['no picture'], 'notes.png', { type: 'image/png' })
  const noPicture = ['notes.png is not a JPEG, PNG or WebP picture']
  expect(errorOf(await report({ images: [text] }))).toEqual([422, { images: noPicture }])
  const large = new File([new Uint8Array(maxPhotoBytes + 1)], 'large.jpg')
  expect(errorOf(await report({ images: [large] }))).toEqual([422, { images: ['large.jpg is larger than 8 MB'] }])
  // Random pixels cannot be compressed, so this file is between 5 and 8 MB.
  const raw = { width: 1600, height: 1300, channels: 3 as const }
  const noise = Buffer.from(Uint8Array.from({ length: 1600 * 1300 * 3 }, (_, at) => (at * 2_654_435_761) >>> 13))
  const png = await sharp(noise, { raw }).png({ compressionLevel: 0 }).toBuffer()
  expect(png.length).toBeGreaterThan(5 * 1024 * 1024)
  const { status, body } = await report({ images: [new File([new Uint8Array(png)], 'phone.png')] })
  expect([status, body.data?.images[0].width]).toEqual([201, 1600])
})

test('the list has the most urgent first, then the newest, and can be filtered, searched, sorted and paged', async () => {
  const at = { facility_id: rooms[1]! }
  const other = { facility_id: rooms[2]! }
  for (const over of [
    { ...at, text: 'low one', priority: 'low', kind: 'note' },
    { ...other, text: 'old normal', kind: 'furniture' },
    { ...at, text: 'urgent one', priority: 'urgent' },
    { ...at, text: 'new normal' },
  ])
    await report(over)
  const texts = async (query: string) =>
    (await listOf(`facility_ids[]=${rooms[1]}&facility_ids[]=${rooms[2]}&${query}`)).map(({ text }) => text)
  expect(await texts('')).toEqual(['urgent one', 'new normal', 'old normal', 'low one'])
  expect(await texts('sort=reported_at')).toEqual(['low one', 'old normal', 'urgent one', 'new normal'])
  expect(await texts('sort=-reported_at')).toEqual(['new normal', 'urgent one', 'old normal', 'low one'])
  expect(await texts('sort=facility')).toEqual(['new normal', 'urgent one', 'low one', 'old normal'])
  expect(await texts('priorities[]=low&priorities[]=urgent')).toEqual(['urgent one', 'low one'])
  expect(await texts('kinds[]=furniture')).toEqual(['old normal'])
  expect(await texts('keyword=ONE')).toEqual(['urgent one', 'low one'])
  expect(await texts('keyword=p3')).toEqual(['old normal'])
  expect(await texts('statuses[]=done')).toEqual([])
  expect(await texts('per_page=3&page=2')).toEqual(['low one'])
  const { body } = await manager.get(`problems?property_id=${property.id}&facility_ids[]=${rooms[1]}&per_page=2`)
  expect(body.meta).toEqual({ current_page: 1, last_page: 2, per_page: 2, total: 3 })
  expect((await manager.get(`problems?property_id=${property.id}&statuses[]=gone`)).status).toBe(422)
  expect((await manager.get('problems')).status).toBe(422)
})

test('people without housekeeping neither read nor report problems', async () => {
  for (const account of ['accountant', 'visitor']) {
    const caller = await callerOf(api, account)
    expect((await caller.get(`problems?property_id=${property.id}`)).status).toBe(403)
    expect((await report({}, {}, caller)).status).toBe(403)
    expect((await caller.post('update_problem', { id: 1, status: 'done' })).status).toBe(403)
  }
})

test('problems of a property that the caller may not see are answered like missing ones', async () => {
  const theirs = await inventoryOf(manager, 'hill-house')
  const made = await report({ property_id: theirs.id, facility_id: theirs.rooms[0]!.id }, {}, manager)
  expect(made.status).toBe(201)
  expect((await cleaner.get(`problems?property_id=${theirs.id}`)).status).toBe(404)
  expect((await report({ property_id: theirs.id, facility_id: theirs.rooms[0]!.id })).status).toBe(404)
  const changed = await cleaner.post('update_problem', { id: made.body.data.id, status: 'done' })
  const missing = await cleaner.post('update_problem', { id: 999_999, status: 'done' })
  expect([changed.status, changed.body.message]).toEqual([404, missing.body.message])
  expect(await listOf(`include_ids[]=${made.body.data.id}`)).toEqual([])
})

test('boards are notified of a report at once', async () => {
  const messages: string[] = []
  const stop = await api.listen('room_changes', { onMessage: (text) => messages.push(text), onGap: () => undefined })
  await report({ facility_id: rooms[3]! })
  await vi.waitFor(() => expect(messages).toContain(`${property.id}:${rooms[3]}`))
  await stop()
})

test('deleting a room deletes its problems and photos', async () => {
  const { body } = await report({ facility_id: rooms[3]!, images: [await pictureFile()] })
  expect((await manager.remove(`facilities/${rooms[3]}`)).status).toBe(200)
  expect(await listOf(`include_ids[]=${body.data.id}`)).toEqual([])
  expect((await api.fetch(`/api${body.data.images[0].url}`)).status).toBe(404)
})
