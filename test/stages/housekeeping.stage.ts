import { historyMachine } from '../../src/machines/housekeeping/history.machine.ts'
import { lineMachine } from '../../src/machines/housekeeping/line.machine.ts'
import { roomsMachine } from '../../src/machines/housekeeping/rooms.machine.ts'
import { withProperty } from '../../src/api/property-scope.ts'
import type { Action } from '../../tools/paths/action.ts'
import type { Move, Stage } from '../../tools/paths/stage.ts'
import { facility } from '../support/facility-records.ts'
import { property } from '../support/records.ts'
import { openWire } from '../support/wire.ts'
import { sectionStages } from './housekeeping-section.stage.ts'
import { tableStages } from './housekeeping-table.stage.ts'
import { workStages } from './housekeeping-work.stage.ts'
import { answer, button, day, ends, link, menuItem, press, refuse, refused, type, untold, wait } from './moves.ts'

const at = withProperty(openWire().http, property())
const section = '/hotel-management/properties/old-mint-house/housekeeping'
const past = 'POST v1/hotel_management/graphql#housekeeping_history'
const list = 'GET v1/hotel_management/properties/facilities'
const stream = 'GET v1/hotel_management/housekeeping/changes'
const house = { rooms: [facility({ id: 2087, name: '104' })], total: 1, minutes: new Map(), attendants: [] }

/** The numbers of rooms 104 and 105 of Old Mint House, both dirty. */
const [first, second] = [2087, 2088]

/** A colleague changes something of a room that nobody here has open. */
const elsewhere = (id: number, change: Readonly<Record<string, unknown>>): Action => ({
  do: 'elsewhere',
  as: 'frontdesk',
  call: 'POST v1/hotel_management/properties/update_room_status',
  body: { 'facility_ids[]': id, ...change },
})

const network: Move[] = [
  { name: 'the network is lost', event: { type: 'network.lost' }, actions: [{ do: 'network', is: 'lost' }] },
  { name: 'the network is back', event: { type: 'network.restored' }, actions: [{ do: 'network', is: 'restored' }] },
]

const wish = { room: null, from: null, to: null, cursor: null, as_of: null }
const years = 'Changed between*'

const historyStage: Stage = {
  id: 'housekeeping: the past',
  machine: historyMachine,
  as: 'manager',
  at: `${section}?view=history`,
  holds: [past],
  input: { at },
  begins: [{ type: 'history.shown', wish }],
  context: ({ wish: asked }: { wish: { from: string | null } | null }) => asked?.from,
  moves: [
    ends('fetchPast', past, { history: { data: [], next_cursor: null }, asOf: null }),
    refused('fetchPast', past, 500, 'Something broke on our side.'),
    refused('fetchPast', past, 404, 'This server has no reporting.', { code: 'NO_REPORTING' }),
    { name: 'retry', event: { type: 'history.retried' }, in: ['failed'], actions: [press(button('Retry'))] },
    {
      name: 'ask for other days',
      event: { type: 'history.shown', wish: { ...wish, from: '2026-03-01', to: '2026-03-02' } },
      in: ['loading', 'ready', 'failed', 'missing'],
      when: ({ wish: asked }: { wish: { from: string | null } | null }) => asked?.from === null,
      actions: [type(day(`Start Date, ${years}`), '01032026'), type(day(`End Date, ${years}`), '02032026')],
    },
    {
      name: 'go back to the rooms',
      event: { type: 'history.hidden' },
      in: ['loading', 'ready', 'failed', 'missing'],
      actions: [press(link('Back to the rooms'))],
    },
    {
      name: 'open the history',
      event: { type: 'history.shown', wish },
      in: ['hidden'],
      actions: [press(button('More')), press(menuItem('History'))],
    },
  ],
}

const told = (name: string, id: number, change: Readonly<Record<string, unknown>>): Move => ({
  name,
  event: { type: 'rooms.told', ids: [id] },
  when: ({ isKnown, wanted, asked }: { isKnown: boolean; wanted: ReadonlySet<number>; asked: readonly number[] }) =>
    isKnown && !wanted.has(id) && !asked.includes(id),
  actions: [elsewhere(id, change)],
})

const roomsStage: Stage = {
  id: 'housekeeping: the rooms are read',
  machine: roomsMachine.provide({
    actions: { reportHouse: untold, reportSome: untold, reportFailed: untold, reportSlow: untold },
  }),
  as: 'manager',
  at: section,
  holds: [list],
  input: { at },
  begins: [{ type: 'rooms.told', ids: null }],
  context: ({
    isKnown,
    wanted,
    asked,
  }: {
    isKnown: boolean
    wanted: ReadonlySet<number>
    asked: readonly number[]
  }) => [isKnown, [...wanted], asked],
  moves: [
    ends('fetchHouse', list, house),
    refused('fetchHouse', list, 500, 'Something broke on our side.'),
    { name: 'it takes long', event: { after: 'slow' }, actions: [wait(10_000)] },
    {
      name: 'ask again after a long wait',
      event: { type: 'rooms.retried' },
      in: ['loading'],
      when: ({ isKnown }: { isKnown: boolean }) => !isKnown,
      actions: [wait(10_000), press(button('Ask again'))],
    },
    told('a colleague changes a room', first, { hk_priority: 1 }),
    told('a colleague changes another room', second, { hk_priority: 1 }),
    { name: 'it has been quiet for a moment', event: { after: 'quiet' }, actions: [wait(250)] },
    ends('fetchSome', list, [facility()]),
    refused('fetchSome', list, 500, 'Something broke on our side.'),
    { name: 'retry', event: { type: 'rooms.retried' }, in: ['failed'], actions: [press(button('Retry'))] },
  ],
}

const ready = { type: 'ready' as const, id: 'a-1', facility_ids: [] }

const lineStage: Stage = {
  id: 'housekeeping: the line',
  machine: lineMachine.provide({ actions: { report: untold, takeTold: untold, askOnce: untold } }),
  as: 'manager',
  at: `${section}?keyword=10`,
  holds: [stream],
  input: { at },
  context: ({ failures, lastEventId }: { failures: number; lastEventId: string | undefined }) => [
    Math.min(failures, 3),
    lastEventId,
  ],
  moves: [
    {
      name: 'the stream begins',
      event: { type: 'stream.told', change: ready },
      in: ['stream.open.connecting'],
      actions: [answer(stream)],
    },
    {
      name: 'a colleague changes a room',
      event: { type: 'stream.told', change: { ...ready, type: 'changed', facility_ids: [first] } },
      in: ['stream.open.live'],
      actions: [elsewhere(first, { hk_priority: 1 })],
    },
    {
      name: 'the stream cannot be opened',
      event: { type: 'stream.over' },
      in: ['stream.open.connecting'],
      actions: [refuse(stream, 503, 'Too much to do.')],
    },
    {
      name: 'the stream falls silent',
      event: { type: 'stream.over' },
      in: ['stream.open.live'],
      actions: [wait(45_000)],
    },
    { name: 'the stream is tried again', event: { after: 'backoff' }, actions: [wait(10_000)] },
    { name: 'the rooms are asked for', event: { after: 'poll' }, actions: [wait(20_000)] },
    ...network,
    {
      name: 'hold changes back',
      event: { type: 'line.paused' },
      actions: [press(button('Pause updates'))],
    },
    {
      name: 'let changes through',
      event: { type: 'line.resumed' },
      in: ['flow.paused + stream.open', 'flow.paused + stream.waiting', 'flow.paused + stream.polling'],
      actions: [press(button('Resume updates'))],
    },
    {
      name: 'start cleaning a room',
      event: { type: 'rooms.owned', ids: [first] },
      in: ['stream.open.live + flow.flowing'],
      actions: [press({ ...button('Start cleaning *'), nth: 0 })],
    },
  ],
}

export const housekeepingStages: Stage[] = [
  historyStage,
  roomsStage,
  lineStage,
  ...sectionStages,
  ...workStages,
  ...tableStages,
]
