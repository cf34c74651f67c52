import { expect, test } from 'vitest'
import {
  holdPositions,
  releasePositions,
  withHeldPositions,
} from '../../src/machines/housekeeping/held-positions.rules.ts'
import { changedByOthers } from '../../src/machines/housekeeping/request.rules.ts'
import { type HousekeepingRoom, roomOf, withPatch } from '../../src/machines/housekeeping/room.rules.ts'
import { facility } from '../support/facility-records.ts'

const rooms = [1, 2, 3].map((id) => roomOf(facility({ id, housekeeping_status: 'dirty' }), new Map()))
const changed = (all: readonly HousekeepingRoom[], id: number, status: HousekeepingRoom['status']) =>
  all.map((room) => (room.id === id ? withPatch(room, { housekeeping_status: status }, 'sending') : room))

test('a pressed room keeps its place until it is left, and the others stay', () => {
  const places = holdPositions(new Map(), rooms, [2])
  const now = changed(changed(rooms, 2, 'cleaning'), 3, 'cleaning')
  expect(withHeldPositions(now, places).map(({ status }) => status)).toEqual(['dirty', 'dirty', 'cleaning'])
  expect(withHeldPositions(now, releasePositions(places, [1])).map(({ status }) => status)).toEqual([
    'dirty',
    'dirty',
    'cleaning',
  ])
  expect(withHeldPositions(now, releasePositions(places, [2]))).toEqual(now)
  expect(releasePositions(places, null).size).toBe(0)
})

test('pressed twice, it keeps the place of the first press, and then returns to that of the second', () => {
  const first = holdPositions(new Map(), rooms, [1])
  const second = holdPositions(first, changed(rooms, 1, 'cleaning'), [1])
  expect(second.get(1)).toMatchObject({ room: { status: 'dirty' }, before: 'cleaning' })
})

test("a room counts as changed by others unless the change is the person's own, or only its number of problems", () => {
  const base = new Map(rooms.map((room) => [room.id, room]))
  const queue = { entries: [], conflicts: [], sending: null, isStored: true }
  const reported = rooms.map((room) => ({ ...room, problems: { open: 1, urgent: 0 } }))
  expect(changedByOthers(base, reported, queue)).toBe(0)
  expect(changedByOthers(base, changed(reported, 2, 'cleaning'), queue)).toBe(1)
})
