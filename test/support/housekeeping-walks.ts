import { assign } from 'xstate'
import { withProperty } from '../../src/api/property-scope.ts'
import { ApiError } from '../../src/api/api-error.ts'
import { historyMachine } from '../../src/machines/housekeeping/history.machine.ts'
import { housekeepingMachine } from '../../src/machines/housekeeping/housekeeping.machine.ts'
import { lineMachine } from '../../src/machines/housekeeping/line.machine.ts'
import { queueMachine } from '../../src/machines/housekeeping/queue.machine.ts'
import { queueStore } from '../../src/machines/housekeeping/queue.rules.ts'
import { roomConditionMachine } from '../../src/machines/housekeeping/room-condition.machine.ts'
import { roomsMachine } from '../../src/machines/housekeeping/rooms.machine.ts'
import { facility } from './facility-records.ts'
import { keptInMemory } from './kept.ts'
import type { Walk } from './machine-walks.ts'
import { property } from './records.ts'
import { openWire } from './wire.ts'

const at = withProperty(openWire().http, property())
const { kept, open } = keptInMemory()
/** On these walks there is no parent to tell. */
const untold = () => undefined
const house = { rooms: [facility()], total: 1, minutes: new Map(), attendants: [] }
const entry = {
  key: 'k',
  batch: 'b',
  at: 1,
  rooms: [{ id: 1, name: '101', basedOn: null }],
  wish: {},
  hasWaited: false,
}

/** How the machines of a property's housekeeping are walked. */
export const housekeepingWalks: Walk[] = [
  { machine: roomConditionMachine },
  {
    machine: lineMachine.provide({
      actions: {
        report: untold,
        takeTold: untold,
        askOnce: untold,
        countFailure: assign(({ context }) => ({ failures: Math.min(3, context.failures + 1) })),
      },
    }),
    input: { at },
    events: [
      { type: 'stream.told', change: { type: 'ready', id: 'a-1', facility_ids: [] } },
      { type: 'stream.told', change: { type: 'changed', id: 'a-2', facility_ids: [1] } },
      { type: 'rooms.owned', ids: [1] },
    ],
    context: ['failures'],
  },
  {
    machine: queueMachine.provide({
      actions: {
        report: untold,
        share: untold,
        settle: assign({ entries: [] }),
        refuse: assign({ entries: [] }),
      },
      guards: { isPassing: ({ event }) => 'error' in event && (event.error as { status: number }).status === 400 },
    }),
    input: { at, store: queueStore(kept, null, 7), turn: { locks: undefined, name: 'queue' } },
    outputs: [[]],
    events: [{ type: 'change.made', entry }],
    context: ({ entries }: { entries: unknown[] }) => entries.length > 0,
  },
  {
    machine: roomsMachine.provide({
      actions: { reportHouse: untold, reportSome: untold, reportFailed: untold, reportSlow: untold },
    }),
    input: { at },
    outputs: [house],
    events: [
      { type: 'rooms.told', ids: null },
      { type: 'rooms.told', ids: [1] },
    ],
    context: ['isKnown', 'wantsAll'],
  },
  {
    machine: historyMachine,
    input: { at },
    errors: [new ApiError(404, 'No reporting', { code: 'NO_REPORTING' })],
    outputs: [{ history: { data: [], next_cursor: null }, asOf: null }],
    events: [{ type: 'history.shown', wish: { room: null, from: null, to: null, cursor: null, as_of: null } }],
  },
  {
    machine: housekeepingMachine.provide({
      actions: {
        reportFollowed: untold,
        passNetwork: untold,
        passToRooms: untold,
        showHistory: untold,
        storeLine: untold,
        passKept: untold,
        storeQueue: untold,
        takeSettled: untold,
        takeAnswer: untold,
        takeRefusal: untold,
      },
    }),
    input: { at, kept: open, property: property() },
    events: [
      { type: 'house.read', house },
      { type: 'rooms.reread', rooms: [facility({ hk_priority: 1 })], asked: [1] },
      { type: 'location.changed', pathname: '/', search: '' },
      { type: 'search.changed', patch: {} },
      { type: 'change.requested', ids: [], change: {} },
      { type: 'undo.requested', back: [] },
      { type: 'places.left', ids: null },
      { type: 'selection.replaced', ids: [1] },
      { type: 'event.requested', event: 'fail', ids: [1] },
      { type: 'assignment.opened', ids: [1] },
      { type: 'reason.typed', reason: 'Dust' },
    ],
    context: ({ reasonAsk }: { reasonAsk: { reason: string } | null }) => reasonAsk?.reason,
  },
]
