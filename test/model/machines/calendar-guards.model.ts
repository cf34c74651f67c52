import { withProperty } from '../../../src/api/property-scope.ts'
import { blockingMachine } from '../../../src/machines/calendar/blocking.machine.ts'
import { calendarMachine } from '../../../src/machines/calendar/calendar.machine.ts'
import { upcomingLeak, today } from '../../support/calendar-actor.ts'
import { facility } from '../../support/facility-records.ts'
import type { MachineModel } from './core.model.ts'
import { property } from '../../support/records.ts'
import { openWire } from '../../support/wire.ts'

/*
 * Covers what the other models of the hotel calendar don't: the other outcome of a guard, and transitions reached only from another
 * start.
 */

const at = withProperty(openWire().http, property())
/** These models run without parent and child. */
const noop = () => undefined
const propertyPath = '/hotel-management/properties/castle-inn'
const roomsAndTypes = Object.assign([], { rooms: [facility()], types: [{ id: 3, name: 'Double', code: 'DBL' }] })
const rooms = [
  { id: 1, name: '101' },
  { id: 2, name: '102' },
]
const stay = { facilityId: 1, kind: 'reservation', from: '2026-03-04', to: '2026-03-05', blockingId: null }
const ended = { id: 1, ok: false, current: { state: 'cancelled' } }
const calendarNoops = {
  openDialog: noop,
  submitDrop: noop,
  requestNights: noop,
  reloadNights: noop,
  requestRooms: noop,
  requestAffectedRooms: noop,
  requestUndoneRooms: noop,
  reportLocationAccepted: noop,
}
const drop = { key: 'b1', roomId: 1, from: '2026-03-04', to: '2026-03-05' }

export const calendarGuardModels: MachineModel[] = [
  ...[
    { patch: { roomId: 2 }, isDropped: false },
    { patch: { to: '2026-03-01' }, isDropped: true },
    { patch: {}, isDropped: false },
  ].map((start) => ({
    machine: blockingMachine.provide({ actions: { reportApplied: noop, reportRefused: noop } }),
    input: { scope: at, today, blocking: upcomingLeak(), rooms, ...start },
    outputs: [[], [stay], Object.assign([], { id: 1, ok: true }), Object.assign([], ended)],
    events: [
      { type: 'draft.changed', patch: { to: '2026-03-08' } },
      { type: 'draft.changed', patch: { reasonCode: null } },
    ],
    context: ({
      draft,
      affectedBookings,
      result,
    }: {
      draft: object
      affectedBookings: unknown
      result: typeof ended | null
    }) => [draft, affectedBookings, result?.ok, result?.current?.state],
  })),
  ...[true, false].map((yes) => ({
    machine: calendarMachine.provide({
      actions: calendarNoops,
      guards: {
        canOpen: () => false,
        canDrop: () => yes,
        isOverByDrop: () => yes,
        hasBar: () => false,
        isRead: ({ event }) => event.type === 'allRooms.changed',
      },
    }),
    input: { scope: at, property: property() },
    outputs: [roomsAndTypes],
    events: [
      { type: 'location.changed', pathname: `${propertyPath}/hotel-calendar`, search: '' },
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
      { type: 'bar.opened', key: '1' },
      { type: 'rooms.picked', roomIds: [1] },
      { type: 'dialog.opened', request: { name: 'block' } },
      { type: 'dialog.applied', text: 'Done.', failed: [] },
      { type: 'bar.dropped', ...drop },
      { type: 'minute.passed', isStreamLive: true },
      { type: 'minute.passed', isStreamLive: false },
      { type: 'undo.requested', roomIds: [1], undo: { run: () => Promise.resolve([]), text: 'As before.' } },
    ],
  })),
]
