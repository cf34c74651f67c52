import { withProperty } from '../../src/api/property-scope.ts'
import { blockingMachine } from '../../src/machines/calendar/blocking.machine.ts'
import { calendarMachine } from '../../src/machines/calendar/calendar.machine.ts'
import { leakToCome, today } from './calendar-actor.ts'
import { facility } from './facility-records.ts'
import type { Walk } from './machine-walks.ts'
import { property } from './records.ts'
import { openWire } from './wire.ts'

/* What the walks of the hotel calendar do not meet: the second answer of a guard, and what is taken only from another start. */

const at = withProperty(openWire().http, property())
/** On these walks there is no parent to tell, and no child to ask. */
const untold = () => undefined
const here = '/hotel-management/properties/castle-inn'
const house = Object.assign([], { rooms: [facility()], types: [{ id: 3, name: 'Double', code: 'DBL' }] })
const rooms = [
  { id: 1, name: '101' },
  { id: 2, name: '102' },
]
const stay = { facilityId: 1, kind: 'reservation', from: '2026-03-04', to: '2026-03-05', blockingId: null }
const ended = { id: 1, ok: false, current: { state: 'cancelled' } }
const calendarUntold = {
  openFlow: untold,
  sendDropped: untold,
  askNights: untold,
  askNightsAnew: untold,
  askRooms: untold,
  askTouched: untold,
  askUndone: untold,
  reportFollowed: untold,
}
const drop = { key: 'b1', roomId: 1, from: '2026-03-04', to: '2026-03-05' }

export const calendarGuardWalks: Walk[] = [
  ...[
    { patch: { roomId: 2 }, isDropped: false },
    { patch: { to: '2026-03-01' }, isDropped: true },
    { patch: {}, isDropped: false },
  ].map((start) => ({
    machine: blockingMachine.provide({ actions: { reportApplied: untold, reportRefused: untold } }),
    input: { at, today, blocking: leakToCome(), rooms, ...start },
    outputs: [[], [stay], Object.assign([], { id: 1, ok: true }), Object.assign([], ended)],
    events: [
      { type: 'draft.changed', patch: { to: '2026-03-08' } },
      { type: 'draft.changed', patch: { reasonCode: null } },
    ],
    context: ({ draft, hits, result }: { draft: object; hits: unknown; result: typeof ended | null }) => [
      draft,
      hits,
      result?.ok,
      result?.current?.state,
    ],
  })),
  ...[true, false].map((yes) => ({
    machine: calendarMachine.provide({
      actions: calendarUntold,
      guards: {
        canOpen: () => false,
        canDrop: () => yes,
        isOverByDrop: () => yes,
        isRead: ({ event }) => event.type === 'house.told',
      },
    }),
    input: { at, property: property() },
    outputs: [house],
    events: [
      { type: 'location.changed', pathname: `${here}/hotel-calendar`, search: '' },
      { type: 'location.changed', pathname: '/hotel-management/properties', search: '' },
      { type: 'search.changed', patch: {} },
      { type: 'range.stepped', by: 1 },
      { type: 'group.toggled', id: 3 },
      { type: 'rooms.selected', roomIds: [1], from: '2026-03-02', to: '2026-03-09' },
      { type: 'chunk.read', start: '2026-03-02', bars: new Map() },
      { type: 'chunk.failed', start: '2026-03-02', error: new Error('gone') },
      {
        type: 'rooms.read',
        roomIds: [],
        nights: { from: '2026-03-02', to: '2026-03-09' },
        bars: new Map(),
        facilities: [],
      },
      { type: 'flow.opened', ask: { name: 'block' } },
      { type: 'flow.applied', text: 'Done.', failed: [] },
      { type: 'bar.dropped', ...drop },
      { type: 'minute.passed', isWatched: true },
      { type: 'minute.passed', isWatched: false },
      { type: 'undo.requested', roomIds: [1], undo: { run: () => Promise.resolve([]), text: 'As before.' } },
    ],
  })),
]
