import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import type { PropertyType } from '../../src/api/contract/property-type.ts'
import * as select from '../../src/machines/property-types/naming.machine.ts'
import { recorder } from '../support/recorder.ts'
import { propertyType } from '../support/records.ts'
import { openWire, settled } from '../support/wire.ts'

function start(type: PropertyType | null) {
  const wire = openWire()
  const { ref, told } = recorder()
  let keys = 0
  const input = { http: wire.http, newKey: () => `key-${(keys += 1)}`, type }
  const naming = createActor(select.namingMachine, { input, parent: ref }).start()
  const snapshot = () => naming.getSnapshot()
  const name = (text: string) => naming.send({ type: 'name.typed', name: text })
  const submit = () => naming.send({ type: 'name.submitted' })
  const key = () => wire.last().headers.get('idempotency-key')
  const saved = () => told.filter((event) => event.type === 'type.saved')
  return { ...wire, naming, snapshot, name, submit, key, saved }
}
const lines = { status: 422, fields: { errors: { name: ['Already taken'] }, message: 'Look again' } }

test('an empty name is asked for, and nothing is sent', () => {
  const { submit, snapshot, calls, name } = start(null)
  name('   ')
  submit()
  expect([select.selectNameError(snapshot()), calls.length]).toEqual(['Required', 0])
  name('Inn')
  expect(select.selectNameError(snapshot())).toBeNull()
})

test('a new type is sent with a key, told to the parent, and the dialog is done', async () => {
  const { name, submit, last, snapshot, saved, key } = start(null)
  name(' Inn ')
  submit()
  expect(select.selectIsSaving(snapshot())).toBe(true)
  expect([last().form, key()]).toEqual([[['name', ' Inn ']], 'key-2'])
  last().answer({ data: propertyType() })
  await settled()
  expect(snapshot().status).toBe('done')
  expect(saved()).toEqual([{ type: 'type.saved', text: '“Inn” added.' }])
})

test('a double submit is one request', () => {
  const { name, submit, calls } = start(null)
  name('Inn')
  submit()
  submit()
  expect(calls).toHaveLength(1)
})

test('what the server says of the name stands at the field, and nothing typed is lost', async () => {
  const { name, submit, last, snapshot, saved } = start(null)
  name('Inn')
  submit()
  last().answer(lines.fields, { status: lines.status })
  await settled()
  expect(snapshot().matches('editing')).toBe(true)
  expect([select.selectName(snapshot()), select.selectNameError(snapshot())]).toEqual(['Inn', 'Already taken'])
  expect(saved()).toEqual([])
})

test('the same name sent again keeps its key, another name has another', async () => {
  const { name, submit, last, key } = start(null)
  const keys: unknown[] = []
  name('Inn')
  for (let round = 0; round < 2; round += 1) {
    submit()
    keys.push(key())
    last().answer({ message: 'No' }, { status: 400 })
    await settled()
  }
  name('Inns')
  submit()
  keys.push(key())
  expect(keys[1]).toBe(keys[0])
  expect(keys[2]).not.toBe(keys[0])
})

test('a rename starts from the name, and carries its version', async () => {
  const { snapshot, name, submit, last, saved } = start(propertyType())
  expect([select.selectName(snapshot()), select.selectRenamed(snapshot())?.id]).toEqual(['Inn', 2])
  name('Guest house')
  submit()
  expect(last().form).toEqual([
    ['id', '2'],
    ['name', 'Guest house'],
    ['lock_version', '1'],
  ])
  last().answer({ data: propertyType({ name: 'Guest house' }) })
  await settled()
  expect(saved()).toEqual([{ type: 'type.saved', text: '“Inn” is now “Guest house”.' }])
})

test('a name that someone else changed meanwhile is not overwritten', async () => {
  const { name, submit, last, snapshot } = start(propertyType())
  name('Guest house')
  submit()
  last().answer({ message: 'Changed meanwhile.' }, { status: 409 })
  await settled()
  expect(select.selectNameError(snapshot())).toBe('Changed meanwhile. Close this and look at the current name.')
})

test('offline it says so, and the name stays', async () => {
  const { name, submit, last, snapshot } = start(propertyType())
  name('Guest house')
  submit()
  last().fail()
  await settled()
  expect(select.selectNameError(snapshot())).toContain('could not be reached')
  expect(select.selectName(snapshot())).toBe('Guest house')
})

test('closed, it is done and has told nothing', () => {
  const { naming, snapshot, saved } = start(null)
  naming.send({ type: 'naming.closed' })
  expect([snapshot().status, saved()]).toEqual(['done', []])
})
