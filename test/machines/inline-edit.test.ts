import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { withProperty } from '../../src/api/property-scope.ts'
import { addonFormMachine, type AddonFormRef } from '../../src/machines/addons/addon-form.machine.ts'
import { addonTabMachine } from '../../src/machines/addons/addon-tab.machine.ts'
import { inlineEditMachine, selectIsSaving } from '../../src/machines/inline-edit/inline-edit.machine.ts'
import { selectEdit } from '../../src/machines/inventory-tab/inventory-tab.machine.ts'
import { addon } from '../support/addon-records.ts'
import { recorder } from '../support/recorder.ts'
import { property } from '../support/records.ts'
import { openWire, settled } from '../support/wire.ts'

const breakfast = addon({ id: 4, name: 'Breakfast', price: 1900, lock_version: 2 })

const loaded = { data: [breakfast], meta: { current_page: 1, last_page: 1, per_page: 1, total: 1 } }

/** An edit of a price, its record on its way. */
function open() {
  const wire = openWire()
  const { ref: parent, received } = recorder()
  const scope = withProperty(wire.http, property())
  const input = { http: wire.http, scope, newKey: () => 'key', key: 4, copyOf: null, currency: 'EUR' }
  const edit = createActor(inlineEditMachine, {
    input: { field: 'price', startForm: (start) => start(addonFormMachine, { id: 'form', input }) },
    parent,
  }).start()
  const form = edit.getSnapshot().context.form as AddonFormRef
  const answer = async (body: unknown, status = 200) => {
    wire.last().answer(body, { status })
    await settled()
  }
  return {
    wire,
    received,
    answer,
    send: (type: 'edit.submitted' | 'edit.left' | 'edit.cancelled') => edit.send({ type }),
    price: (value: number) => edit.send({ type: 'edit.typed', value }),
    isSaving: () => selectIsSaving(edit.getSnapshot()),
    writes: () => wire.calls.filter(({ method }) => method === 'POST'),
    isOpen: () => edit.getSnapshot().status === 'active',
    form: () => form.getSnapshot(),
  }
}

/** An edit of a price, its record loaded. */
async function start() {
  const edit = open()
  await edit.answer(loaded)
  return edit
}

test.each(['edit.submitted', 'edit.left'] as const)(
  'what is typed and saved (%s) before the record is loaded waits for it, and is saved with its version',
  async (way) => {
    const { price, send, wire, answer, writes, isSaving, isOpen } = open()
    price(2000)
    price(2100)
    send(way)
    expect([writes(), isSaving()]).toEqual([[], true])
    await answer(loaded)
    expect(wire.last().form).toEqual(
      expect.arrayContaining([
        ['price', '2100'],
        ['lock_version', '2'],
      ]),
    )
    await answer({ data: { ...breakfast, price: 2100, lock_version: 3 } })
    expect([writes().length, isOpen()]).toEqual([1, false])
  },
)

test('what is typed before the record is loaded stays typed once it is', async () => {
  const { price, answer, form, send, writes } = open()
  price(2100)
  await answer(loaded)
  expect([form().context.draft.price, form().context.base.price]).toEqual([2100, 1900])
  send('edit.submitted')
  expect(writes()).toHaveLength(1)
})

test('a record that cannot be loaded keeps what was typed, and Enter loads and saves it', async () => {
  const { price, send, answer, writes, isSaving } = open()
  price(2100)
  send('edit.submitted')
  await answer({ message: 'No luck.' }, 403)
  expect(isSaving()).toBe(false)
  send('edit.submitted')
  expect(isSaving()).toBe(true)
  await answer(loaded)
  expect(writes()).toHaveLength(1)
})

test('with nothing typed, Enter loads a record again that could not be loaded, and closes one on its way', async () => {
  const { send, answer, wire, isOpen } = open()
  await answer({ message: 'No luck.' }, 403)
  send('edit.submitted')
  expect([wire.calls.length, isOpen()]).toEqual([2, true])
  send('edit.submitted')
  expect(isOpen()).toBe(false)
})

test('a save carries the version of the record, and is reported as a changed record, not as a submission', async () => {
  const { price, send, wire, answer, received, isOpen, writes } = await start()
  price(2100)
  send('edit.submitted')
  send('edit.submitted')
  expect(writes()).toHaveLength(1)
  expect(wire.last().form).toEqual(
    expect.arrayContaining([
      ['price', '2100'],
      ['lock_version', '2'],
    ]),
  )
  await answer({ data: { ...breakfast, price: 2100, lock_version: 3 } })
  expect(received.filter(({ type }) => type === 'edit.applied')).toEqual([
    {
      type: 'edit.applied',
      text: '“Breakfast” saved.',
      failed: [],
      created: [{ id: 4, name: 'Breakfast', isChanged: true }],
      submission: undefined,
    },
  ])
  expect(isOpen()).toBe(false)
})

test('an unchanged value closes without a request, on Enter and on leaving', async () => {
  for (const way of ['edit.submitted', 'edit.left'] as const) {
    const { send, isOpen, writes } = await start()
    send(way)
    expect([isOpen(), writes()]).toEqual([false, []])
  }
})

test('leaving saves a valid value once; a rejected one stays until it is changed or saved again', async () => {
  const { price, send, answer, isOpen, writes, form } = await start()
  price(2100)
  send('edit.left')
  await answer({ errors: { price: ['Too much'] }, message: 'Look again' }, 422)
  expect(form().context.errors).toEqual({ price: 'Too much' })
  send('edit.left')
  expect([isOpen(), writes().length]).toEqual([true, 1])
  price(2000)
  send('edit.left')
  expect(writes()).toHaveLength(2)
})

test('a refusal keeps the value, is not repeated by leaving, and is tried again on Enter', async () => {
  const { price, send, answer, isOpen, writes } = await start()
  price(2100)
  send('edit.submitted')
  await answer({ message: 'No luck.' }, 403)
  send('edit.left')
  expect([isOpen(), writes().length]).toEqual([true, 1])
  send('edit.submitted')
  expect(writes()).toHaveLength(2)
})

test('a save in progress is not cancelled, since nobody knows whether it takes effect', async () => {
  const { price, send, isOpen } = await start()
  price(2100)
  send('edit.submitted')
  send('edit.cancelled')
  expect(isOpen()).toBe(true)
})

test('a conflict is not answered by leaving, and stays open', async () => {
  const { price, send, answer, writes, isOpen, form } = await start()
  price(2100)
  send('edit.submitted')
  await answer({ message: 'Stale', code: 'STALE', data: { ...breakfast, price: 2000, lock_version: 3 } }, 409)
  send('edit.left')
  expect([form().hasTag('conflict'), isOpen(), writes().length]).toEqual([true, true, 1])
})

test('the next edit waits until the first is saved, so that it is based on the saved version', async () => {
  const wire = openWire()
  const scope = withProperty(wire.http, property())
  const { ref } = recorder()
  const input = {
    scope,
    currency: 'EUR',
    newKey: () => 'key',
    notices: ref,
    location: ref,
    http: wire.http,
    saveFile: () => undefined,
  }
  const tab = createActor(addonTabMachine, { input, parent: ref }).start()
  const edited = () => selectEdit(tab.getSnapshot())
  tab.send({ type: 'edit.opened', request: { id: 4, field: 'price' } })
  wire.last().answer({ data: [breakfast], meta: { current_page: 1, last_page: 1, per_page: 1, total: 1 } })
  await settled()
  edited()?.ref.send({ type: 'edit.typed', value: 2100 })
  edited()?.ref.send({ type: 'edit.left' })
  const save = wire.last()
  tab.send({ type: 'edit.opened', request: { id: 4, field: 'name' } })
  expect(edited()?.field).toBe('price')
  save.answer({ data: { ...breakfast, price: 2100, lock_version: 3 } })
  await settled()
  expect(edited()?.field).toBe('name')
})
