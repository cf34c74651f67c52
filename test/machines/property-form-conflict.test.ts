import { expect, test } from 'vitest'
import { differingFields } from '../../src/machines/properties/property-form.rules.ts'
import * as select from '../../src/machines/properties/property-form.selectors.ts'
import { startEdit } from '../support/form-actor.ts'
import { property } from '../support/records.ts'

const theirs = property({ name: 'The Castle', address: 'Rua Dois 2', lock_version: 5 })

/** Someone else has saved `theirs` while this person changed the name. */
async function startConflict() {
  const form = await startEdit()
  form.change({ name: 'Castle' })
  form.submit()
  await form.answer({ message: 'Changed meanwhile', code: 'STALE', data: theirs }, 409)
  return form
}

test('both versions stand beside each other, and nothing has been overwritten', async () => {
  const { snapshot, draft, calls } = await startConflict()
  expect([select.selectIsConflict(snapshot()), select.selectCurrent(snapshot())]).toEqual([true, theirs])
  expect(select.theirDraft(snapshot())?.name).toBe('The Castle')
  expect(differingFields(draft(), select.theirDraft(snapshot())!)).toContain('name')
  expect(calls).toHaveLength(2)
})

test('mine kept is sent against what is there now', async () => {
  const { form, sent, answer, snapshot } = await startConflict()
  form.send({ type: 'conflict.mineKept' })
  expect([sent('name'), sent('lock_version')]).toEqual(['Castle', '5'])
  await answer({ data: property({ name: 'Castle' }) })
  expect(snapshot().status).toBe('done')
})

test('mine kept, and changed by someone once more, asks once more', async () => {
  const { form, answer, snapshot } = await startConflict()
  form.send({ type: 'conflict.mineKept' })
  await answer({ message: 'Again', data: property({ lock_version: 6 }) }, 409)
  expect([select.selectIsConflict(snapshot()), select.selectCurrent(snapshot())?.lock_version]).toEqual([true, 6])
})

test('theirs taken fills the form with it, as saved work', async () => {
  const { form, snapshot, draft, told, submit, sent } = await startConflict()
  form.send({ type: 'conflict.theirsTaken' })
  expect([snapshot().value, draft().name, select.selectCurrent(snapshot())]).toEqual(['editing', 'The Castle', null])
  expect(told.at(-1)).toEqual({ type: 'form.touched', isDirty: false })
  submit()
  expect(sent('lock_version')).toBe('5')
})

test('closed, one’s own text is still there, and a save asks again', async () => {
  const { form, snapshot, draft, submit, answer, sent } = await startConflict()
  form.send({ type: 'conflict.closed' })
  expect([snapshot().value, draft().name]).toEqual(['editing', 'Castle'])
  submit()
  expect(sent('lock_version')).toBe('4')
  await answer({ message: 'Changed meanwhile', data: theirs }, 409)
  expect(select.selectIsConflict(snapshot())).toBe(true)
})
