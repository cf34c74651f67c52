import { withProperty } from '../../src/api/property-scope.ts'
import { blockingMachine } from '../../src/machines/calendar/blocking.machine.ts'
import { calendarMachine } from '../../src/machines/calendar/calendar.machine.ts'
import { leakToCome, today } from './calendar-actor.ts'
import { facility } from './facility-records.ts'
import type { Walk } from './machine-walks.ts'
import { property } from './records.ts'
import { openWire } from './wire.ts'

const at = withProperty(openWire().http, property())
/** On these walks there is no parent to tell, and no child to ask. */
const untold = () => undefined
const week = { from: '2026-03-02', to: '2026-03-09' }
/** What the house is, and what an undo ends with, in one. */
const house = Object.assign([], { rooms: [facility()], types: [{ id: 3, name: 'Double', code: 'DBL' }] })
/** What lies on the nights, and what became of the change, in one. */
const answer = (ok: boolean) => Object.assign([], { id: 1, ok })
const rooms = [
  { id: 1, name: '101' },
  { id: 2, name: '102' },
]

/** How the machines of the hotel calendar are walked. */
export const calendarWalks: Walk[] = [
  ...[true, false].map((isDropped) => ({
    machine: blockingMachine.provide({ actions: { reportApplied: untold, reportRefused: untold } }),
    input: { at, today, blocking: leakToCome(), rooms, patch: isDropped ? { roomId: 2 } : {}, isDropped },
    outputs: [answer(true), answer(false)],
    events: [
      { type: 'draft.changed', patch: { to: '2026-03-08' } },
      { type: 'draft.changed', patch: { to: '2026-03-01' } },
    ],
    context: ['draft'],
  })),
  {
    machine: calendarMachine.provide({
      actions: {
        openFlow: untold,
        sendDropped: untold,
        askNights: untold,
        askNightsAnew: untold,
        askRooms: untold,
        askTouched: untold,
        askUndone: untold,
        reportFollowed: untold,
      },
      guards: { canOpen: () => true, canDrop: () => true, isOverByDrop: () => false },
    }),
    input: { at, property: property() },
    outputs: [house],
    events: [
      { type: 'location.changed', pathname: '/hotel-management/properties', search: '' },
      { type: 'search.changed', patch: {} },
      { type: 'range.stepped', by: 1 },
      { type: 'group.toggled', id: 3 },
      { type: 'rooms.selected', roomIds: [1], ...week },
      { type: 'chunk.read', start: week.from, bars: new Map() },
      { type: 'chunk.failed', start: week.from, error: new Error('gone') },
      { type: 'rooms.read', roomIds: [], nights: week, bars: new Map(), facilities: [] },
      { type: 'flow.applied', text: 'Done.', failed: [] },
      { type: 'undo.requested', roomIds: [1], undo: { run: () => Promise.resolve([]), text: 'As before.' } },
    ],
  },
]
