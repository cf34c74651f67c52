import { assign } from 'xstate'
import { withProperty } from '../../../src/api/property-scope.ts'
import { ApiError } from '../../../src/api/api-error.ts'
import { historyMachine } from '../../../src/machines/housekeeping/history.machine.ts'
import { housekeepingMachine } from '../../../src/machines/housekeeping/housekeeping.machine.ts'
import { eventStreamMachine } from '../../../src/machines/housekeeping/event-stream.machine.ts'
import { queueMachine } from '../../../src/machines/housekeeping/queue.machine.ts'
import { queueStore } from '../../../src/machines/housekeeping/queue.rules.ts'
import { roomsMachine } from '../../../src/machines/housekeeping/rooms.machine.ts'
import { facility } from '../../support/facility-records.ts'
import { storageInMemory } from '../../support/storage-in-memory.ts'
import type { MachineModel } from './core.model.ts'
import { property } from '../../support/records.ts'
import { openWire } from '../../support/wire.ts'

const at = withProperty(openWire().http, property())
const { texts, open } = storageInMemory()
/** These models run without a parent. */
const noop = () => undefined
const roomsPage = { rooms: [facility()], total: 1, minutes: new Map(), attendants: [] }
const entry = {
  key: 'k',
  batch: 'b',
  at: 1,
  rooms: [{ id: 1, name: '101', basedOn: null }],
  patch: {},
  hasWaited: false,
}

export const housekeepingModels: MachineModel[] = [
  {
    machine: eventStreamMachine.provide({
      actions: {
        report: noop,
        takeChanges: noop,
        requestOnce: noop,
        countFailure: assign(({ context }) => ({ failures: Math.min(3, context.failures + 1) })),
      },
    }),
    input: { scope: at },
    events: [
      { type: 'change.received', change: { type: 'ready', id: 'a-1', facility_ids: [] } },
      { type: 'change.received', change: { type: 'changed', id: 'a-2', facility_ids: [1] } },
      { type: 'rooms.owned', ids: [1] },
    ],
    context: ['failures'],
  },
  {
    machine: queueMachine.provide({
      actions: {
        report: noop,
        share: noop,
        settle: assign({ entries: [] }),
        refuse: assign({ entries: [] }),
      },
      guards: { isTransient: ({ event }) => 'error' in event && (event.error as { status: number }).status === 400 },
    }),
    input: { scope: at, store: queueStore(texts, null, 7), lock: { locks: undefined, name: 'queue' } },
    outputs: [[]],
    events: [{ type: 'change.made', entry }],
    context: ({ entries }: { entries: unknown[] }) => entries.length > 0,
  },
  {
    machine: roomsMachine.provide({
      actions: { reportAll: noop, reportReread: noop, reportFailed: noop, reportSlow: noop },
    }),
    input: { scope: at },
    outputs: [roomsPage],
    events: [
      { type: 'rooms.changed', ids: null },
      { type: 'rooms.changed', ids: [1] },
    ],
    context: ['isKnown', 'wantsAll'],
  },
  {
    machine: historyMachine,
    input: { scope: at },
    errors: [new ApiError(404, 'No reporting', { code: 'NO_REPORTING' })],
    outputs: [{ history: { data: [], next_cursor: null }, asOf: null }],
    events: [{ type: 'history.shown', query: { room: null, from: null, to: null, cursor: null, as_of: null } }],
  },
  {
    machine: housekeepingMachine.provide({
      actions: {
        reportLocationAccepted: noop,
        passNetwork: noop,
        passToRooms: noop,
        showHistory: noop,
        storeStreamState: noop,
        passStorageChanged: noop,
        storeQueue: noop,
        takeSettled: noop,
        takeAnswer: noop,
        takeError: noop,
      },
    }),
    input: { scope: at, storage: open, property: property() },
    events: [
      { type: 'allRooms.read', data: roomsPage },
      { type: 'rooms.reread', rooms: [facility({ hk_priority: 1 })], requestedIds: [1] },
      { type: 'location.changed', pathname: '/', search: '' },
      { type: 'search.changed', patch: {} },
      { type: 'change.requested', ids: [], change: {} },
      { type: 'undo.requested', reverts: [] },
      { type: 'positions.released', ids: null },
      { type: 'selection.replaced', ids: [1] },
      { type: 'event.requested', event: 'fail', ids: [1] },
      { type: 'assignment.opened', ids: [1] },
      { type: 'reason.typed', reason: 'Dust' },
    ],
    context: ({ reasonDialog }: { reasonDialog: { reason: string } | null }) => reasonDialog?.reason,
  },
]
