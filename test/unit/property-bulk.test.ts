import { expect, test } from 'vitest'
import { type BulkItem, allowedItems, windowError } from '../../src/machines/dialog/bulk-action.rules.ts'
import { appliedText, failedIds } from '../../src/machines/dialog/dialog-report.ts'
import { propertyTasks, type PropertyTask } from '../../src/machines/properties/property-bulk-action.machine.ts'
import { bulkItemOf, deniedReasonOf, rowActions } from '../../src/screens/properties/property-actions.ts'
import { property } from '../support/records.ts'
import { openWire, settled } from '../support/wire.ts'

const items: BulkItem[] = [1, 2, 3].map((id) => ({ id, label: `House ${id}`, deniedReason: null, lockVersion: id }))
const start = (task: PropertyTask, chosen = items) => {
  const wire = openWire()
  const stop = new AbortController()
  const results = propertyTasks[task].perform(
    { http: wire.http },
    chosen,
    { from: '2026-01-01', to: null },
    stop.signal,
  )
  results.catch(() => undefined)
  return { ...wire, stop, results }
}

test.each([
  ['activate', 'update_property_status', [['status', '1']]],
  ['deactivate', 'update_property_status', [['status', '0']]],
  [
    'window',
    'update_property_bookable_date/',
    [
      ['bookable_date_from', '2026-01-01'],
      ['bookable_date_to', ''],
    ],
  ],
] as const)('%s is one call for all, with a result each', async (task, path, fields) => {
  const { last, results, calls } = start(task)
  expect(last().url).toBe(`/v1/hotel_management/properties/${path}`)
  expect(last().form).toEqual([...items.map(({ id }) => ['property_ids[]', String(id)]), ...fields])
  const answers = [
    { id: 1, ok: true },
    { id: 2, ok: false, message: 'Someone is in house' },
  ]
  last().answer({ data: { results: answers } })
  expect([await results, calls.length]).toEqual([answers, 1])
})

test('property types are deleted by one call too', () => {
  expect(start('deleteTypes').last().form).toEqual(items.map(({ id }) => ['ids[]', String(id)]))
})

test('properties are deleted one by one: a rejection is reported, and the others continue', async () => {
  const { last, results, calls } = start('delete')
  last().answer({ data: { message: 'ok' } })
  await settled()
  last().answer({ message: 'Still booked' }, { status: 409 })
  await settled()
  last().answer({ data: { message: 'ok' } })
  expect(await results).toEqual([
    { id: 1, ok: true },
    { id: 2, ok: false, message: 'Still booked' },
    { id: 3, ok: true },
  ])
  expect(calls.map(({ url }) => url.split('/').at(-1))).toEqual([1, 2, 3].map((id) => `${id}?lock_version=${id}`))
})

test('if the connection is lost at the first deletion, the whole call has failed', async () => {
  const { last, results, calls } = start('delete')
  last().fail()
  await expect(results).rejects.toMatchObject({ code: 'UNREACHABLE' })
  expect(calls).toHaveLength(1)
})

test('if it is lost later, completed deletions stay reported', async () => {
  const { last, results } = start('delete', items.slice(0, 2))
  last().answer({ data: {} })
  await settled()
  last().fail()
  expect(await results).toEqual([
    { id: 1, ok: true },
    { id: 2, ok: false, message: 'Not tried: the server couldn’t be reached.' },
  ])
})

test("items known to be rejected aren't sent", () => {
  const refused = { id: 4, label: 'Booked', deniedReason: 'Someone is in house' }
  expect(allowedItems([...items, refused])).toEqual(items)
})

test.each([
  [null, null, null],
  ['2026-01-01', null, null],
  ['2026-01-01', '2026-01-02', null],
  ['2026-01-01', '2026-01-01', 'Is before Bookable from'],
  ['2026-01-02', '2026-01-01', 'Is before Bookable from'],
])('the window %s to %s: %s', (from, to, error) => {
  expect(windowError({ from, to })).toBe(error)
})

test.each([
  ['activate', [true], '1 property activated.'],
  ['deactivate', [true, true], '2 properties deactivated.'],
  ['window', [true, false], '1 of 2 properties given new bookable dates; 1 refused.'],
  ['delete', [false], '0 of 1 property deleted; 1 refused.'],
  ['deleteTypes', [true, false, false], '1 of 3 property types deleted; 2 refused.'],
] as const)('%s with outcomes %o shows: %s', (task, outcomes, text) => {
  const results = outcomes.map((ok, id) => ({ id, ok }))
  expect(appliedText(propertyTasks[task].words, results)).toBe(text)
  expect(failedIds(results)).toHaveLength(outcomes.filter((ok) => !ok).length)
})

test('an action that would be rejected shows the reason beforehand', () => {
  const active = property({ deactivate_refusal: 'In house: 2', delete_refusal: 'Active' })
  expect((['activate', 'deactivate', 'window', 'delete'] as const).map((task) => deniedReasonOf(active, task))).toEqual(
    ['Already active', 'In house: 2', null, 'Active'],
  )
  expect(deniedReasonOf(property({ status: 0 }), 'deactivate')).toBe('Already deactivated')
  expect(deniedReasonOf(property({ status: 0 }), 'activate')).toBeNull()
  expect(deniedReasonOf(property(), 'delete')).toBeNull()
  expect(bulkItemOf(active, 'delete')).toMatchObject({
    id: 7,
    label: 'Castle Inn',
    deniedReason: 'Active',
    lockVersion: 4,
  })
  expect(rowActions(active, { editHref: '/edit', lacksDuplicate: false }).map(({ id, note }) => [id, note])).toEqual([
    ['edit', undefined],
    ['log', undefined],
    ['duplicate', undefined],
    ['deactivate', 'In house: 2'],
    ['window', undefined],
    ['delete', 'Active'],
  ])
})
