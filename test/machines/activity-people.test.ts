import { expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { withProperty } from '../../src/api/property-scope.ts'
import * as staff from '../../src/machines/activity-log/people.machine.ts'
import { colleague, pageOf } from '../support/records.ts'
import { openWire, settled } from '../support/wire.ts'

function start() {
  const wire = openWire()
  const clock = new SimulatedClock()
  const at = withProperty(wire.http, { id: 7, prefix: 'castle-inn' })
  const people = createActor(staff.activityPeopleMachine, { input: { scope: at }, clock }).start()
  const snapshot = () => people.getSnapshot()
  const type = (query: string) => people.send({ type: 'query.typed', query })
  const choose = (...ids: number[]) => people.send({ type: 'people.chosen', ids })
  /** The query of the last call, decoded. */
  const asked = () => decodeURIComponent(wire.last().url.split('?')[1] ?? '')
  return { ...wire, people, clock, snapshot, type, choose, asked }
}
const lena = { id: 3, name: 'Lena Brandt' }

test('people are requested only when the list opens, starting with the first page of active people', async () => {
  const { people, calls, asked, last, snapshot } = start()
  expect(calls).toHaveLength(0)
  people.send({ type: 'people.opened' })
  expect(asked()).toBe('page=1&per_page=20&status[]=1')
  last().answer(pageOf([colleague()], { total: 57 }))
  await settled()
  expect(staff.selectFound(snapshot())).toEqual({
    people: [{ ...lena, description: 'Front Desk Agent' }],
    total: 57,
  })
  people.send({ type: 'people.opened' })
  expect(calls).toHaveLength(1)
})

test('a name is searched after a pause in typing, and the latest request wins', async () => {
  const { people, calls, clock, type, asked, last, snapshot } = start()
  people.send({ type: 'people.opened' })
  last().answer(pageOf([colleague(), colleague({ id: 4, first_name: 'Ana', last_name: 'Novák' })]))
  await settled()
  type('novak')
  expect(staff.selectFound(snapshot()).people.map(({ id }) => id)).toEqual([4])
  clock.increment(250)
  const older = last()
  type('le')
  expect(older.signal.aborted).toBe(true)
  clock.increment(249)
  expect(calls).toHaveLength(2)
  clock.increment(1)
  expect(asked()).toBe('page=1&per_page=20&search=le&status[]=1')
})

test('deactivated people are loaded on request and marked', async () => {
  const { people, asked, last, snapshot } = start()
  people.send({ type: 'people.opened' })
  const older = last()
  people.send({ type: 'deactivated.switched', isWanted: true })
  expect(older.signal.aborted).toBe(true)
  expect(asked()).toBe('page=1&per_page=20&status[]=0&status[]=1')
  last().answer(pageOf([colleague({ status: 0 })]))
  await settled()
  expect(staff.selectFound(snapshot()).people[0]!.description).toBe('Front Desk Agent · Deactivated')
})

test('a rejected search shows no people and the reason, and is repeated on returning to the window', async () => {
  const { people, calls, last, snapshot } = start()
  people.send({ type: 'people.opened' })
  last().answer({ message: 'You do not have permission.' }, { status: 403 })
  await settled()
  expect(staff.selectError(snapshot())?.message).toBe('You do not have permission.')
  people.send({ type: 'people.retried' })
  expect([calls.length, staff.selectError(snapshot())]).toEqual([2, null])
})

test("people in the address are named, known ones aren't requested again, and inaccessible ones stay numbers", async () => {
  const { people, calls, last, choose, snapshot } = start()
  people.send({ type: 'people.opened' })
  last().answer(pageOf([colleague()]))
  await settled()
  choose(3)
  expect(calls).toHaveLength(1)
  choose(3, 8, 9)
  expect(calls.slice(1).map(({ url }) => url)).toEqual([
    expect.stringMatching(/\/user\/8$/),
    expect.stringMatching(/\/user\/9$/),
  ])
  calls[1]!.answer({ data: colleague({ id: 8, first_name: 'Ana' }) })
  calls[2]!.answer({ message: 'User not found.' }, { status: 404 })
  await settled()
  expect(staff.selectKnown(snapshot())).toEqual([lena, { id: 8, name: 'Ana Brandt' }, { id: 9, name: '#9' }])
  expect(staff.selectIsUnnamed(snapshot())).toBe(false)
})
