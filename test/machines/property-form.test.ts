import { expect, test } from 'vitest'
import * as select from '../../src/machines/form/form.selectors.ts'
import { completeDraft, startEdit, startForm } from '../support/form-actor.ts'
import { property } from '../support/records.ts'
import { settled } from '../support/wire.ts'

const touched = (reported: { type: string }[]) => reported.findLast(({ type }) => type === 'form.touched')

test('a new form is ready at once, and untouched', () => {
  const { snapshot, calls, received } = startForm()
  expect([snapshot().value, select.selectIsNew(snapshot()), calls.length]).toEqual(['editing', true, 0])
  expect(touched(received)).toEqual({ type: 'form.touched', isDirty: false })
})

test('an edit loads its property first', async () => {
  const { snapshot, last, answer } = startForm('castle-inn')
  expect([select.selectIsLoading(snapshot()), last().url]).toEqual([
    true,
    '/v1/hotel_management/properties/property/castle-inn',
  ])
  await answer({ data: property() })
  expect([select.selectDraft(snapshot()).name, select.selectRecord(snapshot())?.id]).toEqual(['Castle Inn', 7])
})

test('a property that fails to load shows the reason, and loads on retry', async () => {
  const { snapshot, answer, form } = startForm('castle-inn')
  await answer({ message: 'Property not found' }, 404)
  expect([select.selectHasLoadFailed(snapshot()), select.selectError(snapshot())?.message]).toEqual([
    true,
    'Property not found',
  ])
  form.send({ type: 'load.retried' })
  await answer({ data: property() })
  expect([snapshot().value, select.selectError(snapshot())]).toEqual(['editing', null])
})

test('typing makes the form unsaved, and typing the original value back makes it clean', async () => {
  const { change, received } = await startEdit()
  change({ name: 'Castle' })
  expect(touched(received)).toMatchObject({ isDirty: true })
  change({ name: 'Castle Inn' })
  expect(touched(received)).toMatchObject({ isDirty: false })
})

test('an invalid value is reported at its field and not sent; correcting it clears the error', () => {
  const { change, submit, snapshot, calls } = startForm()
  change({ ...completeDraft, name: '', currency: 'euro' })
  submit()
  expect([snapshot().value, calls.length]).toEqual(['editing', 0])
  expect(select.selectErrors(snapshot())).toEqual({ name: 'Required', currency: 'Must be a currency code like EUR' })
  change({ name: 'Castle Inn' })
  expect(select.selectErrors(snapshot())).toEqual({ currency: 'Must be a currency code like EUR' })
})

test('a new property is sent once with a key and reported to the parent, and the form is done', async () => {
  const { change, submit, snapshot, calls, answer, received, key } = startForm()
  change(completeDraft)
  submit()
  submit()
  expect([select.selectIsBusy(snapshot()), calls.length, key()]).toEqual([true, 1, 'key-2'])
  await answer({ data: property() }, 201)
  expect(snapshot().status).toBe('done')
  expect(received).toContainEqual({ type: 'form.saved', record: property(), isNew: true })
})

test('a change is sent with the version that was loaded', async () => {
  const { change, submit, last, sent, answer, received } = await startEdit()
  change({ name: 'Castle' })
  submit()
  expect(last().url).toBe('/v1/hotel_management/properties/update_property/7')
  expect([sent('lock_version'), sent('name'), sent('prefix')]).toEqual(['4', 'Castle', undefined])
  await answer({ data: property({ name: 'Castle' }) })
  expect(received.find(({ type }) => type === 'form.saved')).toMatchObject({ isNew: false })
})

test('a field that the server rejects shows the error, and the input stays', async () => {
  const { change, submit, snapshot, answer, draft } = startForm()
  change(completeDraft)
  submit()
  await answer({ message: 'Look again', errors: { prefix: ['Already taken'] } }, 422)
  expect(select.selectErrors(snapshot())).toEqual({ prefix: 'Already taken' })
  expect(select.selectError(snapshot())).toBeNull()
  expect(draft()).toMatchObject(completeDraft)
})

test.each([
  [500, {}, ''],
  [409, { message: 'Someone is in house', code: 'REFUSED' }, 'REFUSED'],
  [409, { message: 'Stale', code: 'STALE', data: { id: 'unreadable' } }, 'STALE'],
  [403, { message: 'Forbidden', code: 'FORBIDDEN' }, 'FORBIDDEN'],
])('an error %i %o is shown above the form, and the input stays', async (status, body, code) => {
  const { form, change, submit, snapshot, answer, draft } = await startEdit()
  change({ name: 'Castle' })
  submit()
  await answer(body, status)
  expect([snapshot().value, select.selectError(snapshot())?.code, draft().name]).toEqual(['refused', code, 'Castle'])
  form.send({ type: 'error.closed' })
  expect([snapshot().value, draft().name]).toEqual(['editing', 'Castle'])
})

test('offline, a retry keeps its key, so that it has one effect; other content has another key', async () => {
  const { form, change, submit, snapshot, calls, key } = startForm()
  change(completeDraft)
  submit()
  const first = key()
  for (let attempt = 0; attempt < 3; attempt += 1) {
    expect(key()).toBe(first)
    calls.at(-1)?.fail()
    await settled()
  }
  expect(select.selectError(snapshot())?.code).toBe('UNREACHABLE')
  form.send({ type: 'error.closed' })
  submit()
  expect([key(), select.selectError(snapshot())]).toEqual([first, null])
  calls.at(-1)?.answer({ message: 'No' }, { status: 400 })
  await settled()
  form.send({ type: 'error.closed' })
  change({ name: 'Castle' })
  submit()
  expect(key()).not.toBe(first)
})

test('adding, moving and removing pictures each count as unsaved', async () => {
  const { form, draft, submit, last, received } = await startEdit()
  form.send({ type: 'images.added', files: [new File(['1'], 'one.png'), new File(['2'], 'two.png')] })
  const [a, one, two] = draft().images.map(({ key }) => key)
  form.send({ type: 'image.moved', key: two!, to: 0 })
  form.send({ type: 'image.removed', key: one! })
  expect(draft().images.map(({ key }) => key)).toEqual([two, a])
  expect(touched(received)).toMatchObject({ isDirty: true })
  submit()
  const sent = (name: string) => last().form.flatMap(([field, value]) => (field === name ? [value] : []))
  expect(sent('image_order[]')).toEqual(['new:0', 'a'])
  expect(sent('images[]')).toMatchObject([{ name: 'two.png' }])
})
