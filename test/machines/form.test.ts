import { expect, test } from 'vitest'
import * as v from 'valibot'
import { createActor } from 'xstate'
import { parseAs } from '../../src/api/parse.ts'
import { createFormMachine, type FormInput } from '../../src/machines/form/form.machine.ts'
import { checkedBy, type FormFields } from '../../src/machines/form/form.rules.ts'
import * as select from '../../src/machines/form/form.selectors.ts'
import { recorder } from '../support/recorder.ts'
import { openWire, settled } from '../support/wire.ts'

/* A minimal record: no pictures, one list field, and one submission for create and edit. */

const Amenity = v.object({ id: v.number(), name: v.string(), rooms: v.array(v.number()), lock_version: v.number() })
type Amenity = v.InferOutput<typeof Amenity>
const Change = v.object({ name: v.pipe(v.string(), v.nonEmpty('Required')), rooms: v.array(v.number()) })
type Change = v.InferOutput<typeof Change>
interface Draft {
  name: string
  rooms: number[]
}

const fields: FormFields<Draft> = { labels: { name: 'Name', rooms: 'Rooms' }, aliases: { room_ids: 'rooms' } }
const machine = createFormMachine<Amenity, Draft, FormInput, Change>({
  id: 'amenityForm',
  fields,
  emptyDraft: () => ({ name: '', rooms: [] }),
  draftOf: ({ name, rooms }) => ({ name, rooms }),
  draftOfCopy: ({ name, rooms }) => ({ name: `Copy of ${name}`, rooms }),
  load: ({ http, key, copyOf }, signal) => http.data(parseAs(Amenity), { path: `/amenity/${key ?? copyOf}`, signal }),
  check: (draft) => checkedBy(fields, Change, draft),
  save: ({ http }, body, record, idempotencyKey, signal) =>
    record
      ? http.data(parseAs(Amenity), {
          method: 'POST',
          path: `/amenity/${record.id}`,
          body: { ...body, lock_version: record.lock_version },
          signal,
        })
      : http.data(parseAs(Amenity), { method: 'POST', path: '/amenity', body, idempotencyKey, signal }),
  readCurrent: () => parseAs(Amenity),
})

const amenity: Amenity = { id: 1, name: 'Sauna', rooms: [101], lock_version: 2 }

function start(input: Pick<FormInput, 'key' | 'copyOf'>) {
  const wire = openWire()
  const parent = recorder()
  let keys = 0
  const newKey = () => `key-${(keys += 1)}`
  const form = createActor(machine, { input: { http: wire.http, newKey, ...input }, parent: parent.ref }).start()
  const answer = async (body: unknown, status = 200) => {
    wire.last().answer(body, { status })
    await settled()
  }
  const draft = () => select.selectDraft(form.getSnapshot())
  return { ...wire, form, reported: parent.received, answer, draft }
}

test('a copy is a new record: it starts with the copied values, counts as untouched, and is created with a key', async () => {
  const { form, last, answer, draft, reported } = start({ key: null, copyOf: 1 })
  expect([select.selectIsLoading(form.getSnapshot()), last().url]).toEqual([true, '/amenity/1'])
  await answer({ data: amenity })
  expect([draft(), select.selectIsNew(form.getSnapshot())]).toEqual([{ name: 'Copy of Sauna', rooms: [101] }, true])
  expect(reported.at(-1)).toEqual({ type: 'form.touched', isDirty: false })
  form.send({ type: 'form.submitted' })
  expect([last().url, last().headers.get('idempotency-key')]).toEqual(['/amenity', 'key-1'])
  await answer({ data: { ...amenity, id: 2 } })
  expect(reported).toContainEqual({ type: 'form.saved', isNew: true, record: { ...amenity, id: 2 } })
})

test('a form without pictures ignores pictures', () => {
  const { form, draft } = start({ key: null })
  form.send({ type: 'images.added', files: [new File(['1'], 'one.png')] })
  form.send({ type: 'image.moved', key: 'a', to: 0 })
  form.send({ type: 'image.removed', key: 'a' })
  expect(draft()).toEqual({ name: '', rooms: [] })
})

test("a list typed back to its original value isn't unsaved", async () => {
  const { form, answer, reported } = start({ key: 1 })
  await answer({ data: amenity })
  form.send({ type: 'field.changed', patch: { rooms: [101, 102] } })
  expect(reported.at(-1)).toEqual({ type: 'form.touched', isDirty: true })
  form.send({ type: 'field.changed', patch: { rooms: [101] } })
  expect(reported.at(-1)).toEqual({ type: 'form.touched', isDirty: false })
})

test('a server error with another name appears at the matching field', async () => {
  const { form, answer } = start({ key: 1 })
  await answer({ data: amenity })
  form.send({ type: 'form.submitted' })
  await answer({ message: 'Look again', errors: { 'room_ids.0': ['No such room'] } }, 422)
  expect(select.selectErrors(form.getSnapshot())).toEqual({ rooms: 'No such room' })
  form.send({ type: 'field.changed', patch: { rooms: [] } })
  expect(select.selectErrors(form.getSnapshot())).toEqual({})
})

test('a change made elsewhere in other fields is merged with mine', async () => {
  const { form, answer, last } = start({ key: 1 })
  await answer({ data: amenity })
  form.send({ type: 'field.changed', patch: { name: 'Steam bath' } })
  form.send({ type: 'form.submitted' })
  await answer({ message: 'Stale', data: { ...amenity, rooms: [101, 102], lock_version: 3 } }, 409)
  form.send({ type: 'conflict.resolved' })
  expect(last().form).toEqual([
    ['name', 'Steam bath'],
    ['rooms[]', '101'],
    ['rooms[]', '102'],
    ['lock_version', '3'],
  ])
})

test("only fields of the form's own draft can be changed or chosen", () => {
  const { form, draft } = start({ key: null })
  // @ts-expect-error: the compiler rejects a misspelt field
  form.send({ type: 'field.changed', patch: { nme: 'Sauna' } })
  // @ts-expect-error: and a misspelt field in a conflict
  form.send({ type: 'conflict.chosen', field: 'prefix', side: 'mine' })
  expect(draft().name).toBe('')
})
