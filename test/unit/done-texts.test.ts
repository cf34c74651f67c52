import { expect, test } from 'vitest'
import { type Done, roomDoneText, roomsDoneText } from '../../src/machines/housekeeping/done-texts.rules.ts'

const changes: [Done, one: string, all: string, some: string][] = [
  ['undone', 'Room 101 changed back.', '3 rooms changed back.', '2 of 3 rooms changed back; 1 refused.'],
  [
    { attendants: 2 },
    'Room 101 assigned to 2 attendants.',
    '3 rooms assigned to 2 attendants.',
    '2 of 3 rooms assigned to 2 attendants; 1 refused.',
  ],
  [
    { patch: { housekeeping_status: 'clean' } },
    'Room 101 set to clean.',
    '3 rooms set to clean.',
    '2 of 3 rooms set to clean; 1 refused.',
  ],
  [
    { patch: { housekeeping_status: 'dirty', undo: 1 } },
    'Room 101 changed back to dirty.',
    '3 rooms changed back to dirty.',
    '2 of 3 rooms changed back to dirty; 1 refused.',
  ],
  [
    { patch: { service: 'dnd' } },
    'Room 101 set to “Do not disturb”.',
    '3 rooms set to “Do not disturb”.',
    '2 of 3 rooms set to “Do not disturb”; 1 refused.',
  ],
  [
    { patch: { hk_priority: 1 } },
    'Room 101 marked as rush.',
    '3 rooms marked as rush.',
    '2 of 3 rooms marked as rush; 1 refused.',
  ],
  [
    { patch: { hk_priority: 0 } },
    'Room 101 no longer marked as rush.',
    '3 rooms no longer marked as rush.',
    '2 of 3 rooms no longer marked as rush; 1 refused.',
  ],
  [
    { patch: { attendant: { id: 1, name: 'Ana Silva' } } },
    'Room 101 assigned to Ana Silva.',
    '3 rooms assigned to Ana Silva.',
    '2 of 3 rooms assigned to Ana Silva; 1 refused.',
  ],
  [
    { patch: { attendant: null } },
    'Room 101 unassigned.',
    '3 rooms unassigned.',
    '2 of 3 rooms unassigned; 1 refused.',
  ],
  [
    { patch: { reported_occupancy: 'occupied' } },
    'Room 101 reported occupied.',
    '3 rooms reported occupied.',
    '2 of 3 rooms reported occupied; 1 refused.',
  ],
  [
    { patch: { reported_occupancy: null } },
    'Room 101 no longer reported.',
    '3 rooms no longer reported.',
    '2 of 3 rooms no longer reported; 1 refused.',
  ],
]

test.each(changes)('%o has a text for one room, for all rooms and for some of them', (done, one, all, some) => {
  expect(roomDoneText(done, '101')).toBe(one)
  expect(roomsDoneText(done, { rooms: 3, done: 3 })).toBe(all)
  expect(roomsDoneText(done, { rooms: 3, done: 2 })).toBe(some)
})
