import { assign } from 'xstate'
import { withProperty } from '../../../src/api/property-scope.ts'
import { blockingMachine } from '../../../src/machines/calendar/blocking.machine.ts'
import { calendarMachine } from '../../../src/machines/calendar/calendar.machine.ts'
import { roomPickerMachine } from '../../../src/machines/calendar/room-picker.machine.ts'
import { watchRoomChanges } from '../../../src/machines/calendar/event-stream.machine.ts'
import { upcomingLeak, today } from '../../support/calendar-actor.ts'
import { facility } from '../../support/facility-records.ts'
import type { MachineModel } from './core.model.ts'
import { property } from '../../support/records.ts'
import { openWire } from '../../support/wire.ts'

const at = withProperty(openWire().http, property())
/** These models run without parent and child. */
const noop = () => undefined
const week = { from: '2026-03-02', to: '2026-03-09' }
/** One value for two calls: the property's rooms and types, and the result of an undo. */
const roomsAndTypes = Object.assign([], { rooms: [facility()], types: [{ id: 3, name: 'Double', code: 'DBL' }] })
/** One value for two calls: the bookings on the nights, and the result of the change. */
const answer = (ok: boolean) => Object.assign([], { id: 1, ok })
const rooms = [
  { id: 1, name: '101' },
  { id: 2, name: '102' },
]

export const calendarModels: MachineModel[] = [
  ...[true, false].map((isDropped) => ({
    machine: blockingMachine.provide({ actions: { reportApplied: noop, reportRefused: noop } }),
    input: { scope: at, today, blocking: upcomingLeak(), rooms, patch: isDropped ? { roomId: 2 } : {}, isDropped },
    outputs: [answer(true), answer(false)],
    events: [
      { type: 'draft.changed', patch: { to: '2026-03-08' } },
      { type: 'draft.changed', patch: { to: '2026-03-01' } },
    ],
    context: ['draft'],
  })),
  {
    machine: roomPickerMachine.provide({ actions: { reportPicked: noop } }),
    events: [
      { type: 'query.typed', query: '10' },
      { type: 'room.picked', id: 1 },
      { type: 'room.removed', id: 1 },
      { type: 'picker.confirmed' },
      { type: 'picker.closed' },
    ],
    context: ({ picked, query }: { picked: readonly number[]; query: string }) => [picked.length > 0, query],
  },
  {
    machine: watchRoomChanges.provide({
      actions: {
        takeChanges: noop,
        reportMinute: noop,
        countFailure: assign(({ context }) => ({ failures: Math.min(3, context.failures + 1) })),
      },
    }),
    input: { scope: at },
    events: [
      { type: 'change.received', change: { type: 'ready', id: 'a-1', facility_ids: [] } },
      { type: 'change.received', change: { type: 'changed', id: 'a-2', facility_ids: [1] } },
      { type: 'change.received', change: { type: 'resync', id: 'b-1', facility_ids: [] } },
      { type: 'stream.ended', isOver: false },
      { type: 'stream.ended', isOver: true },
    ],
    context: ['failures'],
  },
  {
    machine: calendarMachine.provide({
      actions: {
        openDialog: noop,
        submitDrop: noop,
        requestNights: noop,
        reloadNights: noop,
        requestRooms: noop,
        requestAffectedRooms: noop,
        requestUndoneRooms: noop,
        reportLocationAccepted: noop,
      },
      guards: { canOpen: () => true, canDrop: () => true, isOverByDrop: () => false, hasBar: () => true },
    }),
    input: { scope: at, property: property() },
    outputs: [roomsAndTypes],
    events: [
      { type: 'location.changed', pathname: '/hotel-management/properties', search: '' },
      { type: 'search.changed', patch: {} },
      { type: 'range.stepped', by: 1 },
      { type: 'group.toggled', id: 3 },
      { type: 'rooms.selected', roomIds: [1], ...week },
      { type: 'chunk.read', start: week.from, bars: new Map() },
      { type: 'chunk.failed', start: week.from, error: new Error('gone') },
      { type: 'bar.opened', key: '1' },
      { type: 'bar.closed' },
      { type: 'rooms.picked', roomIds: [1] },
      { type: 'rooms.read', roomIds: [], nights: week, bars: new Map(), facilities: [] },
      { type: 'dialog.applied', text: 'Done.', failed: [] },
      { type: 'undo.requested', roomIds: [1], undo: { run: () => Promise.resolve([]), text: 'As before.' } },
    ],
  },
]
