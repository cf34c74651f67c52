import { expect, test } from 'vitest'
import { holdPositions } from '../../src/machines/housekeeping/held-positions.rules.ts'
import { myRoomsOf } from '../../src/machines/housekeeping/my-rooms.rules.ts'
import { roomOf } from '../../src/machines/housekeeping/room.rules.ts'
import { facility } from '../support/facility-records.ts'

const ana = { id: 5, name: 'Ana Lima' }
const room = (id: number, over: Parameters<typeof facility>[0] = {}) =>
  roomOf(
    facility({ id, name: String(100 + id), attendant: ana, housekeeping_status: 'dirty', ...over }),
    new Map([[3, 30]]),
  )
const groupsOf = ({ groups }: ReturnType<typeof myRoomsOf>) =>
  groups.map(({ label, rooms }) => [label, rooms.map(({ name }) => name)])

test('my rooms are by floor in walking order, rush first, those that are done last; others have none', () => {
  const rooms = [
    room(3, { floor: '2' }),
    room(2, { floor: '1', housekeeping_status: 'clean' }),
    room(1, { floor: '1' }),
    room(4, { floor: '1', hk_priority: 1 }),
    room(5, { floor: '1', attendant: null }),
  ]
  const mine = myRoomsOf(rooms, new Map(), ana.id)
  expect(groupsOf(mine)).toEqual([
    ['Floor 1', ['104', '101']],
    ['Floor 2', ['103']],
    ['Done', ['102']],
  ])
  expect(mine).toMatchObject({ total: 4, done: 1, minutes: 90, nextId: 4 })
  expect(myRoomsOf(rooms, new Map(), null)).toMatchObject({ groups: [], total: 0, nextId: null })
})

test('next is the room being cleaned, or else the first that can be started', () => {
  const first = room(1, { service: 'dnd' })
  expect(myRoomsOf([first, room(2), room(3)], new Map(), ana.id).nextId).toBe(2)
  expect(myRoomsOf([first, room(2), room(3, { housekeeping_status: 'cleaning' })], new Map(), ana.id).nextId).toBe(3)
  expect(myRoomsOf([first], new Map(), ana.id).nextId).toBeNull()
})

test('a held room stays on its floor with its present condition, and counts as done', () => {
  const before = [room(1, { housekeeping_status: 'cleaning' }), room(2)]
  const held = holdPositions(new Map(), before, [1])
  const mine = myRoomsOf([room(1, { housekeeping_status: 'clean' }), room(2)], held, ana.id)
  expect(groupsOf(mine)).toEqual([['Floor 1', ['101', '102']]])
  expect(mine.groups[0]?.rooms[0]?.status).toBe('clean')
  expect(mine).toMatchObject({ total: 2, done: 1, minutes: 30, nextId: 2 })
})
