import { expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { withProperty } from '../../src/api/property-scope.ts'
import * as lookups from '../../src/machines/facilities/facility-lookup.machine.ts'
import { nameKey } from '../../src/machines/facilities/facility-names.rules.ts'
import { facility } from '../support/facility-records.ts'
import { pageOf } from '../support/records.ts'
import { openWire, settled } from '../support/wire.ts'

function start(tab: 'rooms' | 'assets', key: number | null) {
  const wire = openWire()
  const clock = new SimulatedClock()
  const at = withProperty(wire.http, { id: 7, prefix: 'castle-inn' })
  const lookup = createActor(lookups.facilityLookupMachine, { input: { scope: at, tab, key }, clock }).start()
  const snapshot = () => lookup.getSnapshot()
  const type = (query: string) => lookup.send({ type: 'query.typed', query })
  return { ...wire, clock, snapshot, type }
}
const asked = (url: string) => new URL(url, 'http://desk.example')

test('rooms are searched after a pause in typing, without the room itself', async () => {
  const { last, clock, snapshot, type, calls } = start('rooms', 5)
  last().answer(pageOf([facility()]))
  await settled()
  type('2')
  clock.increment(100)
  type('20')
  expect([calls.length, lookups.selectIsSearching(snapshot())]).toEqual([1, true])
  clock.increment(250)
  const { searchParams } = asked(last().url)
  expect([searchParams.get('keyword'), searchParams.getAll('exclude_ids[]')]).toEqual(['20', ['5']])
  last().answer(pageOf([facility({ id: 9, name: '201', floor: '2' })]))
  await settled()
  expect([lookups.selectFound(snapshot()), lookups.selectIsSearching(snapshot())]).toEqual([
    [{ id: 9, label: '201', description: 'Double, floor 2' }],
    false,
  ])
})

test('while the answer is pending, only options that still match can be chosen', async () => {
  const { last, snapshot, type } = start('rooms', 5)
  last().answer(pageOf([facility({ id: 1, name: '101' }), facility({ id: 3, name: '103' })]))
  await settled()
  type('103')
  expect(lookups.selectFound(snapshot()).map(({ label }) => label)).toEqual(['103'])
})

test("typing doesn't reload the taken names", async () => {
  const { type, calls } = start('rooms', null)
  const already = calls.length
  type('1')
  await settled()
  expect(calls.length).toBe(already)
})

test('the latest request wins', async () => {
  const { last, clock, type, calls } = start('rooms', 5)
  type('1')
  clock.increment(250)
  const first = last()
  type('12')
  clock.increment(250)
  expect([first.signal.aborted, calls.length]).toEqual([true, 3])
})

test('a failed search is reported, and the next search is sent', async () => {
  const { last, clock, snapshot, type } = start('rooms', 5)
  last().answer({ message: 'No' }, { status: 400 })
  await settled()
  expect(lookups.selectIsFailed(snapshot())).toBe(true)
  type('1')
  clock.increment(250)
  last().answer(pageOf([facility()]))
  await settled()
  expect([lookups.selectIsFailed(snapshot()), lookups.selectFound(snapshot()).length]).toEqual([false, 1])
})

test('the form of new rooms knows the names in use, whatever their case', async () => {
  const { last, snapshot, calls } = start('assets', null)
  expect([calls.length, asked(last().url).searchParams.get('query_type')]).toEqual([1, 'assets'])
  const boats = { facility_type_id: 1, name: 'Boat', code: 'BT', facilities_count: 1 }
  last().answer({ data: [{ ...boats, facilities: [{ id: 1, name: 'Boat A', floor: null }] }] })
  await settled()
  expect([...lookups.selectTaken(snapshot())]).toEqual([nameKey('BOAT A')])
})

test('editing an asset loads nothing but its record', () => {
  const { calls, type } = start('assets', 5)
  type('1')
  expect(calls).toEqual([])
})
