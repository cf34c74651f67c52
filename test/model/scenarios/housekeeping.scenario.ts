import { historyMachine } from '../../../src/machines/housekeeping/history.machine.ts'
import { eventStreamMachine } from '../../../src/machines/housekeeping/event-stream.machine.ts'
import { withProperty } from '../../../src/api/property-scope.ts'
import type { ScenarioStep, Scenario } from '../../../tools/test-paths/scenario.ts'
import { property } from '../../support/records.ts'
import { openWire } from '../../support/wire.ts'
import { roomsScenarios } from './housekeeping-rooms.scenario.ts'
import { sectionScenarios } from './housekeeping-section.scenario.ts'
import { roomCalls, roomIds, prioritiseElsewhere, sectionPath } from './housekeeping-scenarios.ts'
import { tabScenarios } from './housekeeping-tabs.scenario.ts'
import { tableScenarios } from './housekeeping-table.scenario.ts'
import { workScenarios } from './housekeeping-work.scenario.ts'
import { noReportingError } from './query-scenarios.ts'
import {
  answer,
  button,
  day,
  succeeds,
  link,
  menuItem,
  press,
  refuseWith,
  failsWith,
  type,
  noop,
  wait,
} from './steps.ts'

const at = withProperty(openWire().http, property())
const past = 'POST v1/hotel_management/graphql#housekeeping_history'
const { stream } = roomCalls
const first = roomIds[104]

const network: ScenarioStep[] = [
  { name: 'the network is lost', event: { type: 'network.lost' }, actions: [{ do: 'network', is: 'lost' }] },
  { name: 'the network is back', event: { type: 'network.restored' }, actions: [{ do: 'network', is: 'restored' }] },
]

const query = { room: null, from: null, to: null, cursor: null, as_of: null }
const years = 'Changed between*'

const historyScenario: Scenario = {
  id: 'housekeeping: the past',
  machine: historyMachine,
  account: 'manager',
  address: `${sectionPath}?view=history`,
  heldCalls: [past],
  input: { scope: at },
  initialEvents: [{ type: 'history.shown', query }],
  contextKey: ({ query: asked }: { query: { from: string | null } | null }) => asked?.from,
  steps: [
    succeeds('fetchPast', past, { history: { data: [], next_cursor: null }, asOf: null }),
    failsWith('fetchPast', past, 'fault of the server'),
    {
      ...failsWith('fetchPast', past, 'nothing at this address'),
      event: { failed: 'fetchPast', error: noReportingError },
    },
    { name: 'retry', event: { type: 'history.retried' }, in: ['failed'], actions: [press(button('Retry'))] },
    {
      name: 'ask for other days',
      event: { type: 'history.shown', query: { ...query, from: '2026-03-01', to: '2026-03-02' } },
      in: ['loading', 'ready', 'failed', 'missing'],
      when: ({ query: asked }: { query: { from: string | null } | null }) => asked?.from === null,
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
      event: { type: 'history.shown', query },
      in: ['hidden'],
      actions: [press(button('More')), press(menuItem('History'))],
    },
  ],
}

const ready = { type: 'ready' as const, id: 'a-1', facility_ids: [] }

const lineScenario: Scenario = {
  id: 'housekeeping: the line',
  machine: eventStreamMachine.provide({ actions: { report: noop, takeChanges: noop, requestOnce: noop } }),
  account: 'manager',
  address: `${sectionPath}?keyword=10`,
  heldCalls: [stream],
  input: { scope: at },
  contextKey: ({ failures, lastEventId }: { failures: number; lastEventId: string | undefined }) => [
    Math.min(failures, 3),
    lastEventId,
  ],
  steps: [
    {
      name: 'the stream begins',
      event: { type: 'change.received', change: ready },
      in: ['stream.open.connecting'],
      actions: [answer(stream)],
    },
    {
      name: 'a colleague changes a room',
      event: { type: 'change.received', change: { ...ready, type: 'changed', facility_ids: [first] } },
      in: ['stream.open.live'],
      actions: [prioritiseElsewhere(first)],
    },
    {
      name: 'the stream cannot be opened',
      event: { type: 'stream.ended' },
      in: ['stream.open.connecting'],
      actions: [refuseWith(stream, 'database away')],
    },
    {
      name: 'the stream falls silent',
      event: { type: 'stream.ended' },
      in: ['stream.open.live'],
      actions: [wait(45_000)],
    },
    { name: 'the stream is tried again', event: { after: 'backoff' }, actions: [wait(10_000)] },
    { name: 'the rooms are asked for', event: { after: 'poll' }, actions: [wait(20_000)] },
    ...network,
    {
      name: 'hold changes back',
      event: { type: 'stream.paused' },
      actions: [press(button('Pause updates'))],
    },
    {
      name: 'let changes through',
      event: { type: 'stream.resumed' },
      in: ['delivery.paused + stream.open', 'delivery.paused + stream.waiting', 'delivery.paused + stream.polling'],
      actions: [press(button('Resume updates'))],
    },
    {
      name: 'start cleaning a room',
      event: { type: 'rooms.owned', ids: [first] },
      in: ['stream.open.live + delivery.delivering'],
      actions: [press({ ...button('Start cleaning *'), index: 0 })],
    },
  ],
}

export const housekeepingScenarios: Scenario[] = [
  historyScenario,
  ...roomsScenarios,
  lineScenario,
  ...sectionScenarios,
  ...workScenarios,
  ...tableScenarios,
  ...tabScenarios,
]
