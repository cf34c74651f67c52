import * as v from 'valibot'
import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { ItemResults } from '../../src/api/contract/reply.ts'
import type { Http } from '../../src/api/http.ts'
import { parseAs } from '../../src/api/parse.ts'
import { createBulkEdit } from '../../src/machines/dialog/bulk-edit.machine.ts'
import * as select from '../../src/machines/dialog/bulk-edit.rules.ts'
import { checkedBy } from '../../src/machines/form/form.rules.ts'
import { recorder } from '../support/recorder.ts'
import { openWire, settled } from '../support/wire.ts'

interface Lamp {
  id: number
  name: string
  watts: number
  place: string
}
interface LampDraft {
  watts: number | null
  place: string
}

const fields = { labels: { watts: 'Watts', place: 'Place' } }
const change = v.partial(v.strictObject({ watts: v.number('Required'), place: v.pipe(v.string(), v.maxLength(5)) }))
const lampBulkEdit = createBulkEdit<Http, Lamp, LampDraft, v.InferOutput<typeof change>>({
  id: 'lampBulkEdit',
  words: {
    done: (count) => `${count} ${count === 1 ? 'lamp' : 'lamps'} changed.`,
    partlyDone: ({ done, count, refused }) => `${done} of ${count} lamps changed; ${refused} refused.`,
  },
  fields,
  emptyDraft: { watts: null, place: '' },
  draftOf: ({ watts, place }) => ({ watts, place }),
  check: (touched) => checkedBy(fields, change, touched),
  perform: async (http, ids, body, signal) =>
    (await http.data(parseAs(ItemResults), { method: 'POST', path: '/lamps', body: { ...body, ids }, signal })).results,
})
const lamps = [
  { id: 1, name: 'Lamp 1', watts: 40, place: 'hall' },
  { id: 2, name: 'Lamp 2', watts: 60, place: 'hall' },
]

function start(items: Lamp[] = lamps) {
  const wire = openWire()
  const parent = recorder()
  const several = createActor(lampBulkEdit, { input: { input: wire.http, items }, parent: parent.ref }).start()
  const snapshot = () => several.getSnapshot()
  const touch = (field: 'watts' | 'place', isTouched = true) =>
    several.send({ type: 'field.touched', field, isTouched })
  const fill = (patch: Partial<LampDraft>) => several.send({ type: 'field.changed', patch })
  const review = () => several.send({ type: 'bulkEdit.reviewed' })
  const confirm = () => several.send({ type: 'bulkEdit.confirmed' })
  const answer = async (body: unknown, status = 200) => {
    wire.last().answer(body, { status })
    await settled()
  }
  return { ...wire, several, snapshot, touch, fill, review, confirm, answer, reported: parent.received }
}
const ok = (id: number) => ({ id, ok: true })

test('a field starts with the value that all records share, and empty if they differ', () => {
  expect(select.selectDraft(start().snapshot())).toEqual({ watts: null, place: 'hall' })
})

test('only the ticked fields are sent, and each record keeps its other values', async () => {
  const { touch, fill, review, confirm, last, answer, snapshot, reported } = start()
  touch('watts')
  fill({ watts: 75 })
  review()
  confirm()
  expect(last().form).toEqual([
    ['watts', '75'],
    ['ids[]', '1'],
    ['ids[]', '2'],
  ])
  await answer({ data: { results: [ok(1), ok(2)] } })
  expect(snapshot().status).toBe('done')
  expect(reported[0]).toEqual({ type: 'dialog.applied', text: '2 lamps changed.', failed: [] })
})

test('nothing is sent before the confirmation, and going back keeps the input', () => {
  const { several, touch, fill, review, calls, snapshot } = start()
  touch('watts')
  fill({ watts: 75 })
  review()
  expect([select.selectIsConfirming(snapshot()), calls.length]).toEqual([true, 0])
  several.send({ type: 'bulkEdit.reopened' })
  expect([select.selectIsConfirming(snapshot()), select.selectDraft(snapshot()).watts]).toEqual([false, 75])
  several.send({ type: 'bulkEdit.closed' })
  expect([snapshot().status, calls.length]).toEqual(['done', 0])
})

test('without a ticked field an error is shown until one is ticked', () => {
  const { review, touch, snapshot, calls } = start()
  review()
  expect([select.selectIsNothingChosen(snapshot()), select.selectIsConfirming(snapshot()), calls.length]).toEqual([
    true,
    false,
    0,
  ])
  touch('place')
  expect(select.selectIsNothingChosen(snapshot())).toBe(false)
})

test("an unticked field isn't sent, and starts afresh when it is ticked again", () => {
  const { touch, fill, review, confirm, last, snapshot } = start()
  touch('place')
  fill({ place: 'attic room' })
  touch('place', false)
  expect(select.selectDraft(snapshot()).place).toBe('hall')
  touch('watts')
  fill({ watts: 75 })
  review()
  confirm()
  expect(last().form.map(([name]) => name)).not.toContain('place')
})

test('an invalid value is reported at its field before sending, and the error goes with the next change', () => {
  const { touch, fill, review, snapshot, calls } = start()
  touch('place')
  touch('watts')
  fill({ place: 'attic room' })
  review()
  expect([Object.keys(select.selectErrors(snapshot())), calls.length]).toEqual([['place', 'watts'], 0])
  fill({ watts: 75 })
  touch('place', false)
  expect(select.selectErrors(snapshot())).toEqual({})
})

test('rejected records stay listed and selected', async () => {
  const { several, touch, review, confirm, answer, snapshot, reported } = start()
  touch('place')
  review()
  confirm()
  await answer({ data: { results: [ok(1), { id: 2, ok: false, message: 'Screwed in' }] } })
  expect([select.selectIsAnswered(snapshot()), reported]).toEqual([
    true,
    [{ type: 'dialog.applied', text: '1 of 2 lamps changed; 1 refused.', failed: [2] }],
  ])
  several.send({ type: 'bulkEdit.closed' })
  expect(snapshot().status).toBe('done')
})

test('a call that fails as a whole is reported, and the same request is sent again', async () => {
  const { touch, review, confirm, answer, calls, snapshot, reported } = start()
  touch('place')
  review()
  confirm()
  confirm()
  expect(calls).toHaveLength(1)
  await answer({ message: 'Busy' }, 503)
  expect([select.selectError(snapshot())?.message, reported]).toEqual(['Busy', []])
  confirm()
  expect([calls.length, calls[1]?.form]).toEqual([2, calls[0]?.form])
  await answer({ data: { results: [ok(1), ok(2)] } })
  expect(snapshot().status).toBe('done')
})

test('a server error about a field appears at the field', async () => {
  const { touch, review, confirm, answer, snapshot } = start()
  touch('place')
  review()
  confirm()
  await answer({ message: 'Invalid', code: 'INVALID', errors: { place: ['No such place'] } }, 422)
  expect([snapshot().value, select.selectErrors(snapshot()), select.selectError(snapshot())]).toEqual([
    'editing',
    { place: 'No such place' },
    null,
  ])
})
