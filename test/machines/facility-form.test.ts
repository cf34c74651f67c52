import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { withProperty } from '../../src/api/property-scope.ts'
import { facilityFormMachine } from '../../src/machines/facilities/facility-form.machine.ts'
import type { FacilityPatch } from '../../src/machines/facilities/facility-form.rules.ts'
import * as select from '../../src/machines/form/form.selectors.ts'
import { facility } from '../support/facility-records.ts'
import { recorder } from '../support/recorder.ts'
import { openWire, settled } from '../support/wire.ts'

function start({ key = null, copyOf = null }: { key?: number | null; copyOf?: number | null } = {}) {
  const wire = openWire()
  const parent = recorder()
  let keys = 0
  const at = withProperty(wire.http, { id: 7, prefix: 'castle-inn' })
  const input = { http: wire.http, newKey: () => `key-${(keys += 1)}`, scope: at, tab: 'rooms' as const, key, copyOf }
  const form = createActor(facilityFormMachine, { input, parent: parent.ref }).start()
  const snapshot = () => form.getSnapshot()
  const answer = async (body: unknown, status = 200) => {
    wire.last().answer(body, { status })
    await settled()
  }
  const reported = (type: string) => parent.received.filter((event) => event.type === type)
  return {
    ...wire,
    snapshot,
    answer,
    reported,
    send: form.send.bind(form),
    change: (patch: FacilityPatch) => form.send({ type: 'field.changed', patch }),
    submit: () => form.send({ type: 'form.submitted' }),
    sent: (name: string) => wire.last().form.flatMap(([field, value]) => (field === name ? [value] : [])),
    key: () => wire.last().headers.get('idempotency-key'),
  }
}
const filledIn: FacilityPatch = { facility_type_id: 3, names: '201–203', max_occupancy: 2, note: 'By the lake' }
const made = (name: string, id: number) => ({ name, ok: true, id })
const taken = (name: string) => ({ name, ok: false, message: 'There is already a room with this name' })
const page = (...data: object[]) => ({ data, meta: { current_page: 1, last_page: 1, per_page: 1, total: data.length } })

async function partly() {
  const form = start()
  form.change(filledIn)
  form.submit()
  await form.answer({ data: { results: [made('201', 1), taken('202'), taken('203')] } }, 201)
  return form
}

test('if all names are created, the form is done and reports the number', async () => {
  const { change, submit, answer, snapshot, reported, sent } = start()
  change(filledIn)
  submit()
  expect(sent('names[]')).toEqual(['201', '202', '203'])
  await answer({ data: { results: [made('201', 1), made('202', 2), made('203', 3)] } }, 201)
  const created = ['201', '202', '203'].map((name, index) => ({ id: index + 1, name }))
  expect([snapshot().status, reported('form.savedMany')]).toEqual([
    'done',
    [{ type: 'form.savedMany', text: '3 rooms created.', created, isComplete: true }],
  ])
})

test('after a partial success the rejected names stay in the field with their reasons, and other values stay', async () => {
  const { snapshot, reported } = await partly()
  expect(select.selectDraft(snapshot())).toMatchObject({ ...filledIn, names: '202, 203' })
  expect(select.selectResults(snapshot())).toEqual([made('201', 1), taken('202'), taken('203')])
  expect(select.selectErrors(snapshot())).toEqual({
    names: '2 names were refused. Change or remove them, then try again.',
  })
  expect(reported('form.savedMany')).toEqual([
    { type: 'form.savedMany', text: '“201” created.', created: [{ id: 1, name: '201' }], isComplete: false },
  ])
})

test('after a correction only the remaining names are sent, as a new request', async () => {
  const { change, submit, sent, key, calls, snapshot, answer } = await partly()
  change({ names: '212, 213' })
  expect(select.selectErrors(snapshot())).toEqual({})
  submit()
  expect([sent('names[]'), sent('note')]).toEqual([['212', '213'], ['By the lake']])
  expect(key()).not.toBe(calls[0]?.headers.get('idempotency-key'))
  await answer({ data: { results: [made('212', 4), made('213', 5)] } }, 201)
  expect(snapshot().status).toBe('done')
})

test('a retry after a lost connection has the same key, so that it has one effect', async () => {
  const { send, change, submit, last, calls, snapshot } = start()
  change(filledIn)
  submit()
  // The client retries a write with a key a few times before it reports the failure.
  while (select.selectIsBusy(snapshot())) {
    last().fail()
    await settled()
  }
  const before = calls.length
  expect(select.selectError(snapshot())?.code).toBe('UNREACHABLE')
  send({ type: 'error.closed' })
  submit()
  expect(calls.length).toBe(before + 1)
  expect(new Set(calls.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1)
})

test("a server error appears at its field, and an error of one name at that name's field", async () => {
  const { answer, submit, change, snapshot } = start({ key: 1 })
  await answer(page(facility()))
  change({ names: '102' })
  submit()
  await answer({ message: 'Invalid', errors: { name: ['There is already a room or asset with this name'] } }, 422)
  expect(select.selectErrors(snapshot())).toEqual({ names: 'There is already a room or asset with this name' })
})

test('in a conflict both versions are shown side by side, with doors by name', async () => {
  const { answer, submit, change, snapshot, send, sent } = start({ key: 1 })
  await answer(page(facility({ connecting: [], lock_version: 1 })))
  change({ note: 'Mine', building: 'East' })
  submit()
  const theirs = facility({
    note: 'Theirs',
    connecting: [{ id: 2, name: '102' }],
    connecting_ids: [2],
    lock_version: 2,
  })
  await answer({ message: 'Stale', code: 'STALE', data: theirs }, 409)
  const fields = select.selectConflict(snapshot())?.fields.map(({ name, changedBy }) => [name, changedBy])
  expect(fields).toEqual([
    ['building', 'me'],
    ['connecting', 'them'],
    ['note', 'both'],
  ])
  send({ type: 'conflict.chosen', field: 'note', side: 'theirs' })
  send({ type: 'conflict.resolved' })
  expect([sent('note'), sent('building'), sent('connecting_ids[]'), sent('lock_version')]).toEqual([
    ['Theirs'],
    ['East'],
    ['2'],
    ['2'],
  ])
})

test('a duplicate starts with the values of the original, without its name, and is created', async () => {
  const { answer, submit, change, snapshot, last, sent, calls } = start({ copyOf: 1 })
  expect(calls[0]?.url).toContain('include_ids')
  await answer(page(facility({ building: 'East' })))
  expect(select.selectDraft(snapshot())).toMatchObject({ names: '', building: 'East' })
  change({ names: '104' })
  submit()
  expect([last().url, sent('names[]')]).toEqual(['/v1/hotel_management/properties/facilities', ['104']])
})

test('a missing record is reported', async () => {
  const { answer, snapshot } = start({ key: 1 })
  await answer(page())
  expect([select.selectHasLoadFailed(snapshot()), select.selectError(snapshot())?.message]).toEqual([
    true,
    'Facility not found',
  ])
})
