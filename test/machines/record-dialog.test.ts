import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import type { PropertyType } from '../../src/api/contract/property-type.ts'
import * as select from '../../src/machines/dialog/record-dialog.machine.ts'
import { propertyTypeFormMachine } from '../../src/machines/property-types/property-type-form.machine.ts'
import { recorder } from '../support/recorder.ts'
import { propertyType } from '../support/records.ts'
import { openWire, settled } from '../support/wire.ts'

function start(record: PropertyType | null) {
  const wire = openWire()
  const { ref, received } = recorder()
  let keys = 0
  const input = { http: wire.http, newKey: () => `key-${(keys += 1)}` }
  const dialog = createActor(propertyTypeFormMachine, { input: { input, record }, parent: ref }).start()
  const snapshot = () => dialog.getSnapshot()
  const name = (text: string) => dialog.send({ type: 'field.changed', patch: { name: text } })
  const submit = () => dialog.send({ type: 'dialog.submitted' })
  const answer = async (body: unknown, status = 200) => {
    wire.last().answer(body, { status })
    await settled()
  }
  const back = () => dialog.send({ type: 'error.closed' })
  return {
    back,
    ...wire,
    dialog,
    snapshot,
    name,
    submit,
    answer,
    key: () => wire.last().headers.get('idempotency-key'),
    typed: () => select.selectDraft(snapshot()).name,
    nameError: () => select.selectErrors(snapshot()).name,
    applied: () => received.filter((event) => event.type === 'dialog.applied').map(({ text }) => text as string),
  }
}

/** A rename whose record has another name in the meantime. */
async function startStale(mine = 'Guest house') {
  const dialog = start(propertyType())
  dialog.name(mine)
  dialog.submit()
  await dialog.answer({ message: 'Stale', data: propertyType({ name: 'Lodge', lock_version: 5 }) }, 409)
  return dialog
}

test('an empty field is required, and nothing is sent', () => {
  const { submit, nameError, calls, name } = start(null)
  name('   ')
  submit()
  expect([nameError(), calls.length]).toEqual(['Required', 0])
  name('Inn')
  expect(nameError()).toBeUndefined()
})

test('a new record is sent with a key and reported to the parent, and the dialog is done', async () => {
  const { name, submit, last, snapshot, applied, key, answer } = start(null)
  name(' Inn ')
  submit()
  expect(select.selectIsBusy(snapshot())).toBe(true)
  expect([last().form, key()]).toEqual([[['name', 'Inn']], 'key-2'])
  await answer({ data: propertyType() })
  expect([snapshot().status, applied()]).toEqual(['done', ['“Inn” created.']])
})

test('a double submit is one request', () => {
  const { name, submit, calls } = start(null)
  name('Inn')
  submit()
  submit()
  expect(calls).toHaveLength(1)
})

test('a server error appears at its field, and the input stays', async () => {
  const { name, submit, snapshot, applied, answer, typed, nameError } = start(null)
  name('Inn')
  submit()
  await answer({ errors: { name: ['Already taken'] }, message: 'Look again' }, 422)
  expect(snapshot().value).toBe('editing')
  expect([typed(), nameError(), select.selectError(snapshot())]).toEqual(['Inn', 'Already taken', null])
  expect(applied()).toEqual([])
})

test('a retry of the same content keeps its key; other content has another key', async () => {
  const { name, submit, answer, back, key } = start(null)
  const keys: unknown[] = []
  name('Inn')
  for (let round = 0; round < 2; round += 1) {
    submit()
    keys.push(key())
    await answer({ message: 'No' }, 400)
    back()
  }
  name('Inns')
  submit()
  keys.push(key())
  expect(keys[1]).toBe(keys[0])
  expect(keys[2]).not.toBe(keys[0])
})

test('a change starts from the current record and carries its version', async () => {
  const { snapshot, name, submit, last, applied, typed, answer } = start(propertyType())
  expect([typed(), select.selectRecord(snapshot())?.id]).toEqual(['Inn', 2])
  name('Guest house')
  submit()
  expect(last().form).toEqual([
    ['id', '2'],
    ['name', 'Guest house'],
    ['lock_version', '1'],
  ])
  await answer({ data: propertyType({ name: 'Guest house' }) })
  expect(applied()).toEqual(['“Inn” is now “Guest house”.'])
})

test("saved without a change, it doesn't report a new name", async () => {
  const { submit, answer, applied } = start(propertyType())
  submit()
  await answer({ data: propertyType() })
  expect(applied()).toEqual(['“Inn” saved.'])
})

test("another user's change is reported, and not overwritten without asking", async () => {
  const { snapshot, typed, calls, applied } = await startStale()
  expect(select.selectIsStale(snapshot())).toBe(true)
  expect([select.selectRecord(snapshot())?.name, typed()]).toEqual(['Lodge', 'Guest house'])
  expect([calls.length, applied()]).toEqual([1, []])
})

test('keeping mine sends it again with the current version', async () => {
  const { dialog, last, answer, applied } = await startStale()
  dialog.send({ type: 'mine.kept' })
  expect(last().form).toContainEqual(['lock_version', '5'])
  await answer({ data: propertyType({ name: 'Guest house' }) })
  expect(applied()).toEqual(['“Lodge” is now “Guest house”.'])
})

test('taking theirs sends nothing, and refreshes the list', async () => {
  const { dialog, calls, applied, snapshot } = await startStale()
  dialog.send({ type: 'theirs.taken' })
  expect([calls.length, applied(), snapshot().status]).toEqual([1, ['“Lodge” stays as it is.'], 'done'])
})

test('typing after a conflict is a third name, based on theirs', async () => {
  const { name, submit, last } = await startStale()
  name('Farm')
  submit()
  expect(last().form).toEqual([
    ['id', '2'],
    ['name', 'Farm'],
    ['lock_version', '5'],
  ])
})

test('a 409 without a record is an ordinary error', async () => {
  const { name, submit, answer, snapshot } = start(propertyType())
  name('Guest house')
  submit()
  await answer({ message: 'Not now.', code: 'REFUSED' }, 409)
  expect([select.selectIsStale(snapshot()), select.selectError(snapshot())?.message]).toEqual([false, 'Not now.'])
})

test('offline, the dialog says so, and the input stays', async () => {
  const { name, submit, last, snapshot, typed } = start(propertyType())
  name('Guest house')
  submit()
  last().fail()
  await settled()
  expect(select.selectError(snapshot())?.message).toContain('couldn’t be reached')
  expect(typed()).toBe('Guest house')
})

test('a closed dialog is done and reports nothing', () => {
  const { dialog, snapshot, applied } = start(null)
  dialog.send({ type: 'dialog.closed' })
  expect([snapshot().status, applied()]).toEqual(['done', []])
})
