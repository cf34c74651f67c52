import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { activity_log } from '../../server/db/schema/activity.ts'
import { type Api, openApi } from '../support/api.ts'
import { type Caller, callerOf } from '../support/api-calls.ts'
import { graphqlOf } from '../support/graphql.ts'
import { noon } from '../support/day.ts'
import { type Inventory } from '../support/inventory.ts'
import { type UndoApi, openUndo, conflictReply } from '../support/undo.ts'

let api: Api
let at: UndoApi
let manager: Caller
let regional: Caller
let desk: Caller
let property: Inventory
beforeAll(async () => {
  api = await openApi({ now: noon })
  at = await openUndo(api)
  ;({ manager, property } = at)
  regional = await callerOf(api, 'regional')
  desk = await callerOf(api, 'frontdesk')
})
afterAll(() => api.close())

const undoPath = '/api/v1/hotel_management/undo_activity'
const listOf = async (noun: string) => (await manager.get(`${noun}?property_id=${property.id}`)).body.data as never[]

test('an undo can itself be undone, and the first entry stays undone', async () => {
  const { data: type } = (await manager.post('addon_types', { property_id: property.id, name: 'To and fro' })).body
  await manager.post('update_addon_type/', { id: type.id, name: 'Fro and to' })
  const [entry] = await at.newest()
  const undoing = (await at.undo(entry!.id)).body.data.activity_id
  expect((await at.undo(undoing)).status).toBe(200)
  expect((await listOf('addon_types')).map(({ name }) => name)).toContain('Fro and to')
  expect(await at.undo(entry!.id)).toMatchObject(conflictReply('Already undone.'))
})

test('a later change is not overwritten: the error names its author, and nothing is written', async () => {
  const type = await at.created('addon_types', { name: 'Changed once' })
  await manager.post('update_addon_type/', { id: type.id, name: 'Changed twice' })
  const [entry] = await at.newest()
  await api.resetAttempts()
  await manager.post('update_addon_type/', { id: type.id, name: 'Changed thrice' })
  const [latest] = await at.newest()
  expect((await at.newest()).find(({ id }) => id === entry!.id)).toMatchObject({
    can_undo: false,
    undo_refusal: 'Changed again since',
  })
  const written = await at.count()
  expect(await at.undo(entry!.id)).toMatchObject(conflictReply('Changed again since, by you.'))
  await api.db.insert(activity_log).values({
    occurred_at: noon(),
    actor_type: 'user',
    actor_id: 999,
    actor_name: 'Ana Reis',
    property_id: property.id,
    module: 'addon_types',
    event: 'renamed',
    entity_type: 'addon_type',
    entity_id: String(type.id),
    entity_label: 'Changed thrice',
    changes: [{ field: 'name', before: 'Changed twice', after: 'Changed thrice' }],
  })
  expect(await at.undo(entry!.id)).toMatchObject(conflictReply('Changed again since, by Ana Reis.'))
  expect(await at.count()).toBe(written + 1)
  await manager.post('delete_addon_types', { ids: [type.id] })
  expect(await at.undo(latest!.id)).toMatchObject(conflictReply('The record is no longer there.'))
})

test('business rules apply to an undo as to any change', async () => {
  const type = await at.created('addon_types', { name: 'Own name' })
  await manager.post('update_addon_type/', { id: type.id, name: 'Free name' })
  const [entry] = await at.newest()
  await at.created('addon_types', { name: 'Own name' })
  const written = await at.count()
  const { status, body } = await at.undo(entry!.id)
  expect([status, body.code, body.message]).toEqual([
    422,
    'REFUSED',
    expect.stringMatching(/^The old values cannot be restored: There is already/),
  ])
  expect(await at.count()).toBe(written)
  expect((await at.newest(`, entity_type: "addon_type", entity_id: "${type.id}"`))[0]).toMatchObject({
    id: entry!.id,
    undone_by: null,
  })
})

test('creations and deletions cannot be undone', async () => {
  const type = await at.created('addon_types', { name: 'Here and gone' })
  await manager.post('delete_addon_types', { ids: [type.id] })
  const [deleted, made] = await at.newest()
  for (const entry of [deleted!, made!]) {
    expect(entry).toMatchObject({ can_undo: false, undo_refusal: null })
    expect((await at.undo(entry.id)).status).toBe(422)
  }
})

test('an undo needs the permission for the record and access to the property', async () => {
  const type = await at.created('addon_types', { name: 'Of the manager' })
  await manager.post('update_addon_type/', { id: type.id, name: 'Still of the manager' })
  const [entry] = await at.newest()
  const { status, body } = await at.undo(entry!.id, desk)
  expect([status, body.message]).toEqual([403, 'You do not have the permission to change this.'])
  const asked = await graphqlOf(api, 'frontdesk')
  const { data } = await asked.ask(
    `{ activity_log(property_id: ${property.id}, per_page: 1) { data { can_undo undo_refusal } } }`,
  )
  expect(data).toEqual({
    activity_log: { data: [{ can_undo: false, undo_refusal: 'You do not have the permission to change this.' }] },
  })
  const foreign = (await manager.get('property/hill-house')).body.data.id
  const answers = await Promise.all(
    [
      { property_id: foreign, id: entry!.id },
      { property_id: 999_999, id: entry!.id },
    ].map((fields) => regional.post(undoPath, fields)),
  )
  expect(answers.map((one) => [one.status, one.body.message])).toEqual([
    [404, 'Property not found'],
    [404, 'Property not found'],
  ])
  const casa = (await manager.get('property/casa-azul')).body.data.id
  const elsewhere = await regional.post(undoPath, { property_id: casa, id: entry!.id })
  const missing = await regional.post(undoPath, { property_id: casa, id: 999_999 })
  expect([elsewhere.status, elsewhere.body]).toEqual([missing.status, missing.body])
  expect(missing.status).toBe(404)
})

test('a repeated request with the same key undoes once; of two concurrent undos one fails', async () => {
  const type = await at.created('addon_types', { name: 'Once' })
  await manager.post('update_addon_type/', { id: type.id, name: 'Twice' })
  const [entry] = await at.newest()
  const key = crypto.randomUUID()
  const first = await at.undo(entry!.id, manager, key)
  const again = await at.undo(entry!.id, manager, key)
  expect(again.body).toEqual(first.body)
  expect(again.headers.get('idempotency-replayed')).toBe('true')
  await manager.post('update_addon_type/', { id: type.id, name: 'Twice' })
  const [second] = await at.newest()
  const both = await Promise.all([at.undo(second!.id), at.undo(second!.id)])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  const rows = await api.db.select().from(activity_log).where(eq(activity_log.undoes, second!.id))
  expect(rows).toHaveLength(1)
})
