import { expect, test } from 'vitest'
import * as select from '../../src/machines/form/form.selectors.ts'
import { startEdit } from '../support/form-actor.ts'
import { property } from '../support/records.ts'

const theirs = property({ name: 'The Castle', address: 'Rua Dois 2', currency: 'USD', lock_version: 5 })

/** Another user has saved `theirs`; this user has changed name and currency too, and the phone number alone. */
async function startConflict() {
  const form = await startEdit()
  form.change({ name: 'Castle', currency: 'CHF', phone: '+351 1' })
  form.submit()
  await form.answer({ message: 'Changed meanwhile', code: 'STALE', data: theirs }, 409)
  const conflict = () => select.selectConflict(form.snapshot())
  const sides = () => conflict()?.fields.map(({ name, changedBy, side }) => [name, changedBy, side])
  return { ...form, conflict, sides }
}

test('both versions are shown field by field, and nothing is overwritten', async () => {
  const { conflict, sides, draft, calls } = await startConflict()
  expect(conflict()?.theirs.name).toBe('The Castle')
  expect(draft().name).toBe('Castle')
  expect(sides()).toEqual([
    ['name', 'both', 'mine'],
    ['currency', 'both', 'mine'],
    ['address', 'them', 'theirs'],
    ['phone', 'me', 'mine'],
    ['images', 'them', 'theirs'],
  ])
  expect(calls).toHaveLength(2)
})

test('a conflict has the sentence of the server about who changed the record, if it names the person', async () => {
  const named = await startEdit()
  named.change({ name: 'Castle' })
  named.submit()
  const message = 'Rafael Moreno changed this on 27 Nov, 14:05.'
  await named.answer({ message, code: 'STALE_NAMED', data: theirs }, 409)
  const saidBy = select.selectConflict(named.snapshot())
  expect([saidBy?.by, saidBy?.sentence]).toEqual(['named', message])
  const { conflict } = await startConflict()
  expect([conflict()?.by, conflict()?.sentence]).toEqual(['other', null])
})

test('the choice of each field is sent with the current version', async () => {
  const { form, sent, answer, snapshot, last } = await startConflict()
  form.send({ type: 'conflict.chosen', field: 'name', side: 'theirs' })
  form.send({ type: 'conflict.resolved' })
  expect(last().url).toBe('/v1/hotel_management/properties/update_property/7')
  const names = ['name', 'currency', 'address', 'phone', 'image_order[]', 'lock_version']
  expect(names.map(sent)).toEqual(['The Castle', 'CHF', 'Rua Dois 2', '+351 1', '', '5'])
  await answer({ data: theirs })
  expect(snapshot().status).toBe('done')
})

test('choosing a side for all applies it to every conflict, and a single field can still differ', async () => {
  const { form, sides } = await startConflict()
  const kept = () => sides()?.map(([, , side]) => side)
  form.send({ type: 'conflict.allChosen', side: 'theirs' })
  expect(kept()).toEqual(['theirs', 'theirs', 'theirs', 'mine', 'theirs'])
  form.send({ type: 'conflict.chosen', field: 'currency', side: 'mine' })
  expect(kept()).toEqual(['theirs', 'mine', 'theirs', 'mine', 'theirs'])
  form.send({ type: 'conflict.allChosen', side: 'mine' })
  expect(kept()).toEqual(['mine', 'mine', 'theirs', 'mine', 'theirs'])
})

test('a field that only one user has changed offers no choice', async () => {
  const { form, sides } = await startConflict()
  const before = sides()
  form.send({ type: 'conflict.chosen', field: 'address', side: 'mine' })
  form.send({ type: 'conflict.chosen', field: 'phone', side: 'theirs' })
  expect(sides()).toEqual(before)
})

test('a field that both have changed to the same value is no conflict', async () => {
  const form = await startEdit()
  form.change({ name: 'The Castle' })
  form.submit()
  await form.answer({ message: 'Changed meanwhile', data: { ...theirs, images: [{ id: 'a', url: '/a.jpg' }] } }, 409)
  expect(select.selectConflict(form.snapshot())?.fields.map(({ name }) => name)).toEqual(['currency', 'address'])
})

test('a further change by another user after resolving asks again against the latest version', async () => {
  const { form, answer, sides, conflict, sent } = await startConflict()
  form.send({ type: 'conflict.resolved' })
  await answer({ message: 'Again', data: { ...theirs, phone: '+351 9', lock_version: 6 } }, 409)
  expect(sides()).toEqual([
    ['name', 'me', 'mine'],
    ['currency', 'me', 'mine'],
    ['phone', 'both', 'mine'],
  ])
  expect(conflict()?.current.lock_version).toBe(6)
  form.send({ type: 'conflict.resolved' })
  expect([sent('lock_version'), sent('phone')]).toEqual(['6', '+351 1'])
})

test('two valid values that are invalid together are reported at their field in the merged form', async () => {
  const form = await startEdit()
  form.change({ bookable_date_to: '2026-03-01' })
  form.submit()
  await form.answer({ message: 'Stale', data: { ...theirs, bookable_date_from: '2026-06-01' } }, 409)
  form.form.send({ type: 'conflict.resolved' })
  expect(form.snapshot().value).toBe('editing')
  expect(select.selectErrors(form.snapshot())).toEqual({ bookable_date_to: 'Is before Bookable from' })
  expect(form.draft()).toMatchObject({ bookable_date_from: '2026-06-01', bookable_date_to: '2026-03-01' })
  form.change({ bookable_date_to: '2026-07-01' })
  form.submit()
  expect(form.sent('lock_version')).toBe('5')
})

test("closing keeps the user's own input, and saving asks again", async () => {
  const { form, snapshot, draft, submit, answer, sent, conflict, received } = await startConflict()
  form.send({ type: 'conflict.chosen', field: 'name', side: 'theirs' })
  form.send({ type: 'conflict.closed' })
  expect([snapshot().value, draft().name, conflict()]).toEqual(['editing', 'Castle', null])
  expect(received.at(-1)).toEqual({ type: 'form.touched', isDirty: true })
  submit()
  expect(sent('lock_version')).toBe('4')
  await answer({ message: 'Changed meanwhile', data: theirs }, 409)
  expect(conflict()?.fields[0]).toEqual({ name: 'name', changedBy: 'both', side: 'mine' })
})

test('my pictures keep my order, without the deleted ones', async () => {
  const form = await startEdit()
  form.form.send({ type: 'images.added', files: [new File(['1'], 'one.png')] })
  form.submit()
  await form.answer({ message: 'Stale', data: { ...property(), images: [{ id: 'b', url: '/b.jpg' }] } }, 409)
  expect(select.selectConflict(form.snapshot())?.fields).toEqual([{ name: 'images', changedBy: 'both', side: 'mine' }])
  form.form.send({ type: 'conflict.resolved' })
  expect(form.last().form.filter(([field]) => field === 'image_order[]')).toEqual([['image_order[]', 'new:0']])
})
