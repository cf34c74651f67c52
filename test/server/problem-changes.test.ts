import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Problem } from '../../src/api/contract/problems.ts'
import { type Api, openApi } from '../support/api.ts'
import { type Body, callerOf } from '../support/api-calls.ts'
import { errorOf } from '../support/catalogue.ts'
import { day, noon } from '../support/day.ts'
import { addRooms, facilityOf, logOf } from '../support/inventory.ts'
import { pictureFile } from '../support/pictures.ts'
import { type UndoApi, conflictReply, openUndo } from '../support/undo.ts'

let api: Api
let at: UndoApi
let rooms: number[]
let problem: Problem
beforeAll(async () => {
  api = await openApi({ now: noon })
  at = await openUndo(api)
  rooms = await addRooms(at.manager, at.property, ['Q1', 'Q2'])
})
afterAll(() => api.close())

const reported = async (over: Body = {}): Promise<Problem> =>
  at.created('problems', { facility_id: rooms[0]!, kind: 'plumbing', text: 'The tap drips', ...over })
beforeEach(async () => {
  problem = await reported()
})

const update = (fields: Body, by = at.manager) => by.post('update_problem', { id: problem.id, ...fields })
const read = async (): Promise<Problem> =>
  (await at.manager.get(`problems?property_id=${at.property.id}&include_ids[]=${problem.id}`)).body.data[0]
const lastEntry = async () => (await logOf(api, rooms[0]!)).at(-1)!
const block = async (room: number, from = 0) => {
  const fields = { facility_status: 'out_of_order', date_from: day(from), date_to: day(from + 3), reason_code: 'leak' }
  const { body } = await at.manager.post('update_facility_status', { facility_ids: [room], ...fields })
  return body.data.results[0].blocking_id as number
}
const release = (room: number, id: number) =>
  at.manager.post('update_facility_status', {
    facility_ids: [room],
    facility_status: 'available',
    blocking_ids: [id],
  })

test('an attendant starts, finishes and reopens a problem; the mark and the log follow', async () => {
  const attendant = await callerOf(api, 'housekeeping')
  const open = (await facilityOf(attendant, rooms[0]!)).problems.open
  const started = await update({ status: 'in_progress' }, attendant)
  expect(started.body.data).toMatchObject({
    status: 'in_progress',
    changed_by: { name: 'Hana Sato' },
    done_by: null,
    lock_version: 1,
  })
  expect(await lastEntry()).toMatchObject({ module: 'problems', event: 'started' })
  expect((await facilityOf(attendant, rooms[0]!)).problems.open).toBe(open)
  const done = await update({ status: 'done', lock_version: 1 }, attendant)
  expect(done.body.data).toMatchObject({
    status: 'done',
    done_by: { name: 'Hana Sato' },
    done_at: noon().toISOString(),
  })
  expect(await lastEntry()).toMatchObject({ event: 'done' })
  expect((await facilityOf(attendant, rooms[0]!)).problems.open).toBe(open - 1)
  const reopened = await update({ status: 'open' })
  expect(reopened.body.data).toMatchObject({ status: 'open', done_by: null, done_at: null })
  expect(await lastEntry()).toMatchObject({
    event: 'reopened',
    changes: [{ field: 'problem_status', before: 'done', after: 'open' }],
  })
})

test('kind, text and priority change together; without a change there is no new version and no entry', async () => {
  const change = { kind: 'electrical', text: 'The lamp flickers', priority: 'urgent' }
  expect((await update(change)).body.data).toMatchObject({ ...change, lock_version: 1 })
  const { changes } = await lastEntry()
  expect(changes.map(({ field, before, after }) => [field, before, after])).toEqual([
    ['problem_kind', 'plumbing', 'electrical'],
    ['problem_text', 'The tap drips', 'The lamp flickers'],
    ['problem_priority', 'normal', 'urgent'],
  ])
  const count = await at.count()
  expect((await update(change)).body.data.lock_version).toBe(1)
  expect(await at.count()).toBe(count)
  const [entry] = await at.newest()
  expect(entry!.changes[0]).toEqual({ label: 'Kind', before: 'Plumbing', after: 'Electrical' })
})

test('a stale version returns the current problem and changes nothing', async () => {
  await update({ priority: 'low' })
  const reply = await update({ status: 'done', lock_version: 0 })
  expect([reply.status, reply.body.code, reply.body.data.priority]).toEqual([409, 'STALE_OWN', 'low'])
  expect((await read()).status).toBe('open')
})

test('invalid changes are rejected on the field', async () => {
  const ofOther = await block(rooms[1]!)
  const invalid: [Body, Record<string, string[]>][] = [
    [{ status: 'closed' }, { status: ['Must be a status of a problem'] }],
    [{ kind: 'x' }, { kind: ['Must be a kind of problem'] }],
    [{ priority: 'x' }, { priority: ['Must be a priority'] }],
    [{ text: '' }, { text: ['Required'] }],
    [{ facility_id: rooms[1]! }, { facility_id: ['Unknown field'] }],
    [{ blocking_id: ofOther }, { blocking_id: ['There is no such blocking of this room'] }],
    [{ blocking_id: 999_999 }, { blocking_id: ['There is no such blocking of this room'] }],
    [{ image_order: ['gone'] }, { image_order: ['Names a picture that is not there'] }],
  ]
  for (const [fields, errors] of invalid) expect(errorOf(await update(fields))).toEqual([422, errors])
  await release(rooms[1]!, ofOther)
  expect((await read()).lock_version).toBe(0)
})

test('photos are added and removed, up to four', async () => {
  problem = await reported({ images: [await pictureFile('a.png', 5), await pictureFile('b.png', 6)] })
  const [first] = problem.images
  const more = await update({ images: [await pictureFile('c.png', 7)] })
  expect(more.body.data.images.map(({ width }: { width: number }) => width)).toEqual([5, 6, 7])
  expect(await lastEntry()).toMatchObject({ event: 'changed', changes: [{ field: 'images' }], revert: null })
  const two = [await pictureFile(), await pictureFile()]
  expect(errorOf(await update({ images: two }))).toEqual([422, { images: ['At most 4 pictures'] }])
  const removed = await update({ image_order: [problem.images[1]!.id] })
  expect(removed.body.data.images).toHaveLength(1)
  expect((await api.fetch(`/api${first!.url}`)).status).toBe(404)
  expect((await update({ image_order: [''] })).body.data.images).toEqual([])
  const text = new File(['no picture'], 'notes.png', { type: 'image/png' })
  expect(errorOf(await update({ images: [text] }))).toEqual([
    422,
    { images: ['notes.png is not a JPEG, PNG or WebP picture'] },
  ])
})

test('a problem is linked to the blocking of its room, and follows it when a change splits the blocking', async () => {
  const id = await block(rooms[0]!)
  const linked = await update({ blocking_id: id })
  expect(linked.body.data.blocking).toMatchObject({ id, kind: 'out_of_order', state: 'active' })
  expect(await lastEntry()).toMatchObject({
    event: 'changed',
    changes: [{ field: 'room_blocked', before: false, after: true }],
  })
  const split = await at.manager.post('update_facility_status', {
    facility_ids: [rooms[0]!],
    blocking_ids: [id],
    facility_status: 'internal_use',
    date_from: day(0),
    date_to: day(3),
    reason_code: 'leak',
  })
  expect(split.body.data.results[0].ok).toBe(true)
  const now = split.body.data.results[0].blocking_id
  expect((await read()).blocking).toMatchObject({ id: now, kind: 'internal_use' })
  await release(rooms[0]!, now)
  expect(['cancelled', 'completed']).toContain((await read()).blocking!.state)
  expect((await update({ blocking_id: null })).body.data.blocking).toBe(null)
  expect((await update({ blocking_id: now })).status).toBe(422)
})

test('a change is undone from the log, unless the problem has changed since', async () => {
  await update({ status: 'in_progress', priority: 'urgent' })
  const [entry] = await at.newest()
  expect(entry).toMatchObject({ module: 'problems', can_undo: true })
  expect((await at.undo(entry!.id)).status).toBe(200)
  expect(await read()).toMatchObject({ status: 'open', priority: 'normal' })
  const [undoing] = await at.newest()
  expect(undoing).toMatchObject({ event: 'undone', undoes: entry!.id })
  expect(await at.undo(entry!.id)).toMatchObject(conflictReply('Already undone.'))

  await update({ priority: 'low' })
  const [low] = await at.newest()
  await update({ priority: 'urgent' })
  expect(await at.undo(low!.id)).toMatchObject(conflictReply('Changed again since, by you.'))
  expect((await read()).priority).toBe('urgent')
})

test('a link to a blocking is undone, and a report is not', async () => {
  const id = await block(rooms[0]!, 5)
  await update({ blocking_id: id })
  const [entry] = await at.newest()
  expect((await at.undo(entry!.id)).status).toBe(200)
  expect((await read()).blocking).toBe(null)
  await reported()
  const [report] = await at.newest()
  expect(report).toMatchObject({ module: 'problems', event: 'reported', can_undo: false })
  expect((await at.undo(report!.id)).body).toMatchObject({ message: 'This cannot be undone.' })
})
