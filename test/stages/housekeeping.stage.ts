import { historyMachine } from '../../src/machines/housekeeping/history.machine.ts'
import { lineMachine } from '../../src/machines/housekeeping/line.machine.ts'
import { withProperty } from '../../src/api/property-scope.ts'
import type { Move, Stage } from '../../tools/paths/stage.ts'
import { property } from '../support/records.ts'
import { openWire } from '../support/wire.ts'
import { roomsStages } from './housekeeping-rooms.stage.ts'
import { sectionStages } from './housekeeping-section.stage.ts'
import { roomCalls, roomIds, rushElsewhere, section } from './housekeeping-stages.ts'
import { tabStages } from './housekeeping-tabs.stage.ts'
import { tableStages } from './housekeeping-table.stage.ts'
import { workStages } from './housekeeping-work.stage.ts'
import { noReportingHere } from './reading-stages.ts'
import { answer, button, day, ends, link, menuItem, press, refuse, refused, type, untold, wait } from './moves.ts'

const at = withProperty(openWire().http, property())
const past = 'POST v1/hotel_management/graphql#housekeeping_history'
const { stream } = roomCalls
const first = roomIds[104]

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
    refused('fetchPast', past, 'fault of the server'),
    {
      ...refused('fetchPast', past, 'nothing at this address'),
      event: { failed: 'fetchPast', error: noReportingHere },
    },
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
      actions: [rushElsewhere(first)],
    },
    {
      name: 'the stream cannot be opened',
      event: { type: 'stream.over' },
      in: ['stream.open.connecting'],
      actions: [refuse(stream, 'database away')],
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
  ...roomsStages,
  lineStage,
  ...sectionStages,
  ...workStages,
  ...tableStages,
  ...tabStages,
]
